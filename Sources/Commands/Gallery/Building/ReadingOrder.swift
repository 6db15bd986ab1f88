import Components

/// The elements of a placed tree in the order in which a screen reader reads them.
struct ReadingOrder {
  private var positions: [NodePath: Int] = [:]

  init(_ tree: PositionedTree) {
    visit(tree.root)
  }

  /// The position of a node from 1, or `nil` where it is no element of its own.
  subscript(path: NodePath) -> Int? { positions[path] }

  private mutating func visit(_ node: PositionedNode) {
    guard !node.semantics.isHidden else { return }
    if isElement(node) {
      if positions[node.path] == nil { positions[node.path] = positions.count + 1 }
      return
    }
    // Higher priorities come first; equal ones keep the order of the tree.
    let children = node.children.enumerated().sorted {
      ($1.element.readingPriority, $0.offset) < ($0.element.readingPriority, $1.offset)
    }
    for (_, child) in children { visit(child) }
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

extension PositionedNode {
  /// The priority of the node, or of the only element that it places or paints.
  fileprivate var readingPriority: Double {
    if semantics.sortPriority != 0 || children.count != 1 { return semantics.sortPriority }
    return children[0].readingPriority
  }
}
