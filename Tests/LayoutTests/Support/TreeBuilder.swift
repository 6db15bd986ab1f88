import Layout

/// A box to build a tree from: `Box { $0.width = 10 }`, with children behind it.
struct Box {
  var style = LayoutStyle()
  var children: [Box] = []
  /// Measured content: a text of the square-glyph model.
  var text: String?

  init(_ configure: (inout LayoutStyle) -> Void = { _ in }, _ children: [Box] = []) {
    configure(&style)
    self.children = children
  }

  init(_ children: [Box]) { self.children = children }

  /// A box of a fixed size.
  init(_ width: Double, _ height: Double, _ configure: (inout LayoutStyle) -> Void = { _ in }) {
    style.width = .points(width)
    style.height = .points(height)
    configure(&style)
  }

  /// A measured leaf.
  init(text: String, _ configure: (inout LayoutStyle) -> Void = { _ in }) {
    configure(&style)
    self.text = text
  }
}

/// A tree built from boxes, with what its leaves measure.
struct TestTree {
  var tree = LayoutTree()
  private(set) var root: NodeID
  /// All nodes in document order.
  private(set) var nodes: [NodeID] = []
  private(set) var texts: [NodeID: SquareText] = [:]

  init(_ box: Box) throws {
    root = tree.makeNode(box.style, isMeasured: box.text != nil)
    nodes = [root]
    if let text = box.text { texts[root] = SquareText(text) }
    try add(box.children, to: root)
  }

  private mutating func add(_ boxes: [Box], to parent: NodeID) throws {
    for box in boxes {
      let node = tree.makeNode(box.style, isMeasured: box.text != nil)
      nodes.append(node)
      if let text = box.text { texts[node] = SquareText(text) }
      try tree.appendChild(node, to: parent)
      try add(box.children, to: node)
    }
  }

  /// Adds a box with its children as the last one of a node.
  mutating func append(_ box: Box, to parent: NodeID) throws { try add([box], to: parent) }

  /// The same tree, built and laid out for the first time.
  func fromScratch(direction: LayoutStyle.Direction = .leftToRight) throws -> TestTree {
    var fresh = try TestTree(box(of: root))
    try fresh.layOut(direction: direction)
    return fresh
  }

  private func box(of node: NodeID) -> Box {
    var box = Box(tree.children(of: node).map { self.box(of: $0) })
    box.style = tree[style: node]
    box.text = texts[node]?.text
    return box
  }

  /// Gives a node another style.
  mutating func setStyle(_ style: LayoutStyle, of node: NodeID) { tree[style: node] = style }

  mutating func setText(_ text: String, of node: NodeID) {
    texts[node] = SquareText(text)
    tree.markDirty(node)
  }

  /// Lays out and returns how often a leaf was measured.
  @discardableResult
  mutating func layOut(
    width: AvailableSpace = .definite(1000), height: AvailableSpace = .definite(1000),
    direction: LayoutStyle.Direction = .leftToRight
  ) throws -> Int {
    var count = 0
    let texts = texts
    try tree.computeLayout(root: root, width: width, height: height, direction: direction) {
      node, request in
      count += 1
      return texts[node]?.measure(request) ?? LeafMetrics(size: .zero)
    }
    return count
  }

  var dump: String { tree.dump(root) }

  func frames() -> [Rect] { nodes.map { tree.frame(of: $0) } }
}

/// The dump of a box laid out in 1000 × 1000 pt.
func dump(_ box: Box, direction: LayoutStyle.Direction = .leftToRight) throws -> String {
  var tree = try TestTree(box)
  try tree.layOut(direction: direction)
  return tree.dump
}
