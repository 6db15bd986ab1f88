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
      """
      a picture of \(width)×\(height) pixels cannot be drawn: each side must be in \
      1…\(Pixmap.maximumSide); choose a smaller size or scale
      """
    case .overBudget(let error): "\(error)"
    }
  }
}
