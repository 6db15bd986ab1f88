import Layout

extension Placement {
  /// Where the nodes lie that wait for their places or are marked.
  func geometry(of root: ResolvedNode, width: Double?, height: Double?) -> GeometryIndex {
    let (lowered, layout) = laidOut(root, width: width, height: height)
    var index = GeometryIndex()
    var spaces: [PlacedGeometry.NamedFrame] = []
    func visit(_ node: ResolvedNode, _ box: LoweredNode, origin: Point) {
      let frame = layout.frame(of: box.id).offsetBy(dx: origin.x, dy: origin.y)
      if node.kind.waitsForSize {
        index.waiting.append(PlacedGeometry(frame: frame, spaces: spaces))
      }
      let depth = spaces.count
      switch node.kind {
      case .mark(let mark):
        index.marks[mark] = PlacedGeometry(frame: frame, spaces: spaces)
        if let name = mark.space { spaces.append(.init(name: name, frame: frame)) }
      case .scroll:
        spaces.append(.init(name: NamedCoordinateSpace.scrollName, frame: frame))
      default: break
      }
      for (child, childBox) in zip(node.children, box.children) {
        var inner = childBox.id == box.id ? origin : frame.origin
        if case .offset(let x, let y) = node.kind { inner = inner + Point(x: x, y: y) }
        visit(child, childBox, origin: inner)
      }
      spaces.removeSubrange(depth...)
    }
    visit(root, lowered.content, origin: .zero)
    guard !index.marks.isEmpty else { return index }
    let frames = index.marks.mapValues(\.frame)
    for position in index.waiting.indices { index.waiting[position].marks = frames }
    for (mark, _) in frames { index.marks[mark]?.marks = frames }
    return index
  }
}
