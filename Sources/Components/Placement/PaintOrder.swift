extension ResolvedNode {
  /// The author's index of the node, seen through what only places or paints it.
  private var paintIndex: Double {
    let given: Double? = first { node in
      node.zIndex == 0 ? node.stepInside() : .found(node.zIndex)
    }
    return given ?? 0
  }

  /// The placed children in the order in which they are painted: by index, then as written.
  func inPaintOrder<Node>(_ placed: [Node]) -> [Node] {
    guard kind.traits.contains(.ordersChildren) else { return placed }
    let nodes = children
    guard nodes.contains(where: { $0.paintIndex != 0 }) else { return placed }
    let indices = nodes.map(\.paintIndex)
    return placed.indices.sorted { first, second in
      (indices[first], first) < (indices[second], second)
    }.map { placed[$0] }
  }

  /// The children in the order in which they are painted.
  var childrenInPaintOrder: [ResolvedNode] { inPaintOrder(children) }
}
