import Components

/// The elements of a placed tree in the order in which a screen reader reads them.
struct ReadingOrder {
  private var positions: [NodePath: Int] = [:]

  init(_ tree: PositionedTree) {
    var waiting = [tree.root]
    while let node = waiting.popLast() { waiting += visit(node).reversed() }
  }

  /// The position of a node from 1, or `nil` where it is no element of its own.
  subscript(path: NodePath) -> Int? { positions[path] }

  /// Numbers an element; the nodes that are read in place of one that is none.
  private mutating func visit(_ node: PositionedNode) -> [PositionedNode] {
    guard !node.semantics.isHidden else { return [] }
    if isElement(node) {
      if positions[node.path] == nil { positions[node.path] = positions.count + 1 }
      return []
    }
    // Higher priorities come first; equal ones keep the order of the tree.
    let children = node.children.enumerated().sorted {
      ($1.element.elementPriority, $0.offset) < ($0.element.elementPriority, $1.offset)
    }
    return children.map(\.element)
  }

  /// Whether the node is read as one thing, with everything in it.
  private func isElement(_ node: PositionedNode) -> Bool {
    let semantics = node.semantics
    if semantics.isInteractive || semantics.children == .ignore || semantics.children == .combine {
      return true
    }
    if semantics.children == .contain { return false }
    if semantics.label != nil, semantics.role?.holdsOthers != true { return true }
    guard case .text(let content) = node.kind else { return false }
    return content.text.plainText.unicodeScalars.contains { !$0.properties.isWhitespace }
  }
}

extension AccessibilityRole {
  /// Whether elements of the role are containers whose content is read on its own.
  fileprivate var holdsOthers: Bool {
    switch self {
    case .list, .grid, .navigation, .tabBar, .dialog, .menu: true
    default: false
    }
  }
}
