public import Components

/// Why a picture cannot be drawn at all.
public enum RasterError: Error, Equatable, Sendable {
  /// A side of the picture is not in `1...Pixmap.maximumSide`.
  case sizeOutOfRange(width: Int, height: Int)
  /// The picture asks for more work than its budget.
  case overBudget(BudgetError)
}

extension RasterError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .sizeOutOfRange(let width, let height):
      PixmapSizeError(width: width, height: height).description
    case .overBudget(let error): "\(error)"
    }
  }
}

extension Pixmap {
  /// A fully transparent pixmap to draw on.
  ///
  /// - Throws: `RasterError.sizeOutOfRange` unless both sides are in `1...maximumSide`.
  package static func canvas(width: Int, height: Int) throws(RasterError) -> Pixmap {
    do {
      return try Pixmap(width: width, height: height)
    } catch {
      throw .sizeOutOfRange(width: width, height: height)
    }
  }
}
