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
    try canvas(width: width, height: height) { [UInt8](repeating: 0, count: $0) }
  }

  /// A pixmap that holds anything, for whoever clears it.
  static func undefinedCanvas(width: Int, height: Int) throws(RasterError) -> Pixmap {
    try canvas(width: width, height: height) { count in
      unsafe [UInt8](unsafeUninitializedCapacity: count) { _, filled in filled = count }
    }
  }

  private static func canvas(
    width: Int, height: Int, bytes: (Int) -> [UInt8]
  ) throws(RasterError) -> Pixmap {
    try checkSize(width: width, height: height)
    return Pixmap(checkedWidth: width, height: height, bytes: bytes(width * height * 4))
  }

  /// Refuses sides that are not in `1...maximumSide`.
  static func checkSize(width: Int, height: Int) throws(RasterError) {
    let sides = 1...maximumSide
    guard sides.contains(width), sides.contains(height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
  }
}
