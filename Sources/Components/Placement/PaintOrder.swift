extension ResolvedNode {
  /// The author's index of the node, seen through what only places or paints it.
  private var paintIndex: Double {
    let given: Double? = first { node in
      guard node.zIndex == 0 else { return .found(node.zIndex) }
      switch node.kind {
      case .layered(_, let base): return .child(base)
      case .frame, .padding, .aspectRatio, .fixedSize, .layoutPriority, .hitTarget, .offset,
        .effect, .element, .mark, .replaced, .guide, .trait:
        return .onlyChild(of: node)
      default: return .found(nil)
      }
    }
    return given ?? 0
  }

  /// The placed children in the order in which they are painted: by index, then as written.
  func inPaintOrder(_ placed: [PositionedNode]) -> [PositionedNode] {
    switch kind {
    case .stack, .overlay, .grid, .custom: break
    case .arranged(let style) where !style.isModifier: break
    default: return placed
    }
    let nodes = children
    guard nodes.contains(where: { $0.paintIndex != 0 }) else { return placed }
    let indices = nodes.map(\.paintIndex)
    return placed.indices.sorted { first, second in
      (indices[first], first) < (indices[second], second)
    }.map { placed[$0] }
  }
}
