/// One dimension per edge of a box: margins, padding, borders or insets.
///
/// `start` and `end` are the logical edges of the node's own direction; where one is set it wins
/// over the physical edge it falls on.
public struct EdgeDimensions: Hashable, Sendable {
  /// The top edge.
  public var top: Dimension
  /// The right edge, where no logical edge falls on it.
  public var right: Dimension
  /// The bottom edge.
  public var bottom: Dimension
  /// The left edge, where no logical edge falls on it.
  public var left: Dimension
  // `content` has no meaning on an edge, so it marks a logical edge that is not set and saves
  // eight bytes a group over two optionals.
  private var logicalStart: Dimension = .content
  private var logicalEnd: Dimension = .content

  /// Makes dimensions of the physical edges.
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

  /// No length at any edge.
  public static let zero = EdgeDimensions.all(.zero)
  /// `auto` at every edge.
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
  func usedLeft(isRightToLeft: Bool, physicalWins: Bool = false) -> Dimension {
    let logical = isRightToLeft ? logicalEnd : logicalStart
    return logical == .content || physicalWins ? left : logical
  }

  /// The dimension in force on the right edge of a node of the given direction.
  func usedRight(isRightToLeft: Bool, physicalWins: Bool = false) -> Dimension {
    let logical = isRightToLeft ? logicalStart : logicalEnd
    return logical == .content || physicalWins ? right : logical
  }

  var hasPercent: Bool {
    top.isPercent || right.isPercent || bottom.isPercent || left.isPercent
      || logicalStart.isPercent || logicalEnd.isPercent
  }

  /// Whether all edges are physical lengths in points.
  var isPlain: Bool {
    !hasLogical && top.isPoints && right.isPoints && bottom.isPoints && left.isPoints
  }

  var hasLogical: Bool { logicalStart != .content || logicalEnd != .content }
}

/// Physical edges that were declared after a logical edge of their group, and so win over it as in
/// a style sheet.
struct LaterEdges: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let marginLeft = LaterEdges(rawValue: 1 << 0)
  static let marginRight = LaterEdges(rawValue: 1 << 1)
  static let paddingLeft = LaterEdges(rawValue: 1 << 2)
  static let paddingRight = LaterEdges(rawValue: 1 << 3)
  static let borderLeft = LaterEdges(rawValue: 1 << 4)
  static let borderRight = LaterEdges(rawValue: 1 << 5)
  static let insetLeft = LaterEdges(rawValue: 1 << 6)
  static let insetRight = LaterEdges(rawValue: 1 << 7)
}

// The horizontal edges in force in a node of the given direction.
extension LayoutStyle {
  func marginLeft(_ isRightToLeft: Bool) -> Dimension {
    margin.usedLeft(
      isRightToLeft: isRightToLeft, physicalWins: laterEdges.contains(.marginLeft))
  }

  func marginRight(_ isRightToLeft: Bool) -> Dimension {
    margin.usedRight(
      isRightToLeft: isRightToLeft, physicalWins: laterEdges.contains(.marginRight))
  }

  func paddingLeft(_ isRightToLeft: Bool) -> Dimension {
    padding.usedLeft(
      isRightToLeft: isRightToLeft, physicalWins: laterEdges.contains(.paddingLeft))
  }

  func paddingRight(_ isRightToLeft: Bool) -> Dimension {
    padding.usedRight(
      isRightToLeft: isRightToLeft, physicalWins: laterEdges.contains(.paddingRight))
  }

  func borderLeft(_ isRightToLeft: Bool) -> Dimension {
    border.usedLeft(
      isRightToLeft: isRightToLeft, physicalWins: laterEdges.contains(.borderLeft))
  }

  func borderRight(_ isRightToLeft: Bool) -> Dimension {
    border.usedRight(
      isRightToLeft: isRightToLeft, physicalWins: laterEdges.contains(.borderRight))
  }

  func insetLeft(_ isRightToLeft: Bool) -> Dimension {
    inset.usedLeft(
      isRightToLeft: isRightToLeft, physicalWins: laterEdges.contains(.insetLeft))
  }

  func insetRight(_ isRightToLeft: Bool) -> Dimension {
    inset.usedRight(
      isRightToLeft: isRightToLeft, physicalWins: laterEdges.contains(.insetRight))
  }
}
