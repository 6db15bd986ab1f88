/// A tree of the layout conformance files, built node by node and laid out as they prescribe.
///
/// Every node starts with `display: flex; position: relative; box-sizing: border-box`. A node with
/// text is a flex container around an anonymous measured item. The root is an absolutely positioned
/// box without insets in a containing block of 10,000 × 10,000 pt.
public struct ConformanceTree: Sendable {
  /// The side of the root's containing block, in points.
  public static let viewport = 10_000.0

  var tree = LayoutTree()
  /// The nodes of the file in document order, without the anonymous items.
  private var elements: [NodeID] = []
  /// By arena index; only anonymous items have text.
  private var texts: [SquareText?] = []

  /// Makes a tree without nodes.
  public init() {}

  /// Adds a node; the first one is the root, every other one names an earlier node as its parent.
  ///
  /// - Parameters:
  ///   - parent: the position of the parent in document order, or `nil` for the root.
  ///   - text: the text inside; such a node takes no children.
  /// - Returns: the node's position in document order.
  public mutating func addNode(
    _ style: LayoutStyle, parent: Int?, text: String? = nil
  ) throws(LayoutError) -> Int {
    let id = tree.makeNode(style)
    texts.append(nil)
    if let parent {
      guard elements.indices.contains(parent) else {
        throw .unknownNode(index: Int32(clamping: parent))
      }
      try tree.appendChild(id, to: elements[parent])
    }
    if let text {
      let item = tree.makeNode(LayoutStyle(), isMeasured: true)
      texts.append(SquareText(text))
      try tree.appendChild(item, to: id)
    }
    elements.append(id)
    return elements.count - 1
  }

  /// Lays the tree out and returns the border boxes in document order, each relative to its parent's
  /// border box; the root's is relative to the containing block.
  ///
  /// - Parameter direction: the root's direction, unless its style sets one.
  public mutating func layout(
    direction: LayoutStyle.Direction
  ) throws(LayoutError) -> [Rect] {
    guard let root = elements.first else { return [] }
    let texts = texts
    try tree.computeLayout(
      root: root, width: .definite(Self.viewport), height: .definite(Self.viewport),
      direction: direction
    ) { id, request in
      texts[id.slot]?.measure(request) ?? LeafMetrics(size: .zero)
    }
    return elements.map { tree.frame(of: $0) }
  }
}
