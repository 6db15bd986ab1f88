extension ResolvedNode {
  /// The author's index of the node, seen through what only places or paints it.
  private var paintIndex: Double {
    guard zIndex == 0 else { return zIndex }
    switch kind {
    case .layered(_, let base):
      return children.indices.contains(base) ? children[base].paintIndex : 0
    case .frame, .padding, .aspectRatio, .fixedSize, .layoutPriority, .hitTarget, .offset,
      .effect, .element, .mark, .replaced, .guide, .trait:
      return children.count == 1 ? children[0].paintIndex : 0
    default:
      return 0
    }
  }

  /// The placed children in the order in which they are painted: by index, then as written.
  func inPaintOrder(_ placed: [PositionedNode]) -> [PositionedNode] {
    switch kind {
    case .stack, .overlay, .grid, .custom: break
    case .arranged(let style) where !style.isModifier: break
    default: return placed
    }
    let indices = children.map(\.paintIndex)
    guard indices.contains(where: { $0 != 0 }) else { return placed }
    return placed.indices.sorted { first, second in
      (indices[first], first) < (indices[second], second)
    }.map { placed[$0] }
  }
}
