/// One dimension per edge of a box: margins, padding, borders or insets.
///
/// `start` and `end` are the logical edges of the node's own direction; where one is set it wins
/// over the physical edge it falls on.
public struct EdgeDimensions: Hashable, Sendable {
  public var top: Dimension
  public var right: Dimension
  public var bottom: Dimension
  public var left: Dimension
  // `content` has no meaning on an edge, so it marks a logical edge that is not set and saves
  // eight bytes a group over two optionals.
  private var logicalStart: Dimension = .content
  private var logicalEnd: Dimension = .content

  public init(top: Dimension, right: Dimension, bottom: Dimension, left: Dimension) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Logical edges: `start` is left in a left-to-right node and right in a right-to-left one.
  public init(
    top: Dimension = .zero, start: Dimension, bottom: Dimension = .zero, end: Dimension
  ) {
    self.init(top: top, right: .zero, bottom: bottom, left: .zero)
    self.start = start
    self.end = end
  }

  /// The same dimension on all four edges.
  public static func all(_ dimension: Dimension) -> EdgeDimensions {
    EdgeDimensions(top: dimension, right: dimension, bottom: dimension, left: dimension)
  }

  public static let zero = EdgeDimensions.all(.zero)
  public static let auto = EdgeDimensions.all(.auto)

  /// The leading edge, or `nil` when only physical edges count.
  public var start: Dimension? {
    get { logicalStart == .content ? nil : logicalStart }
    set { logicalStart = newValue ?? .content }
  }

  /// The trailing edge, or `nil` when only physical edges count.
  public var end: Dimension? {
    get { logicalEnd == .content ? nil : logicalEnd }
    set { logicalEnd = newValue ?? .content }
  }
}

extension EdgeDimensions {
  /// The dimension in force on the left edge of a node of the given direction.
  func usedLeft(isRightToLeft: Bool) -> Dimension {
    let logical = isRightToLeft ? logicalEnd : logicalStart
    return logical == .content ? left : logical
  }

  /// The dimension in force on the right edge of a node of the given direction.
  func usedRight(isRightToLeft: Bool) -> Dimension {
    let logical = isRightToLeft ? logicalStart : logicalEnd
    return logical == .content ? right : logical
  }

  var hasPercent: Bool {
    top.isPercent || right.isPercent || bottom.isPercent || left.isPercent
      || logicalStart.isPercent || logicalEnd.isPercent
  }
}
