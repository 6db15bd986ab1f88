import Layout

@MainActor
extension Placement {
  /// Where the nodes are that wait for their places or are marked.
  ///
  /// - Parameters:
  ///   - origin: where the tree is on the canvas.
  ///   - spaces: the named spaces around it, outermost first.
  func geometry(
    of root: ResolvedNode, width: Double?, height: Double?, at origin: Point = .zero,
    in spaces: [PlacedGeometry.NamedFrame] = []
  ) -> GeometryIndex {
    let laid = laidOut(root, width: width, height: height)
    var survey = GeometrySurvey(spaces: spaces)
    survey.visit(laid.root, laid.lowered.content, in: laid, origin: origin)
    var index = survey.complete
    index.size = laid.layout.frame(of: laid.lowered.root).size
    return index
  }
}

/// A walk through a laid-out tree that notes down where things are.
@MainActor
private struct GeometrySurvey {
  private var index = GeometryIndex()
  private var spaces: [PlacedGeometry.NamedFrame]

  init(spaces: [PlacedGeometry.NamedFrame]) { self.spaces = spaces }

  /// A node whose children are being visited.
  private struct OpenNode {
    let node: ResolvedNode
    let box: LoweredNode
    let boxes: ArraySlice<LoweredNode>
    let origin: Point
    let frame: Rect
    /// How many spaces hold around the node.
    let spaces: Int
    var next = 0
  }

  mutating func visit(
    _ node: ResolvedNode, _ box: LoweredNode, in laid: LaidOutTree, origin: Point
  ) {
    var open: [OpenNode] = []
    enter(node, box, in: laid, origin: origin, &open)
    while let last = open.indices.last {
      let parent = open[last]
      guard parent.next < min(parent.node.children.count, parent.boxes.count) else {
        spaces.removeSubrange(parent.spaces...)
        open.removeLast()
        continue
      }
      open[last].next += 1
      let box = parent.boxes[parent.boxes.startIndex + parent.next]
      var inner = box.id == parent.box.id ? parent.origin : parent.frame.origin
      if case .offset(let x, let y) = parent.node.kind { inner = inner + Point(x: x, y: y) }
      enter(parent.node.children[parent.next], box, in: laid, origin: inner, &open)
    }
  }

  private mutating func enter(
    _ node: ResolvedNode, _ box: LoweredNode, in laid: LaidOutTree, origin: Point,
    _ open: inout [OpenNode]
  ) {
    let frame = laid.layout.frame(of: box.id).offsetBy(dx: origin.x, dy: origin.y)
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
    if case .custom(let run) = laid.lowered.leaves[box.id.index], !node.kind.sharesBox {
      visit(run, in: frame)
      spaces.removeSubrange(depth...)
    } else {
      open.append(
        OpenNode(
          node: node, box: box, boxes: laid.lowered.children(of: box), origin: origin,
          frame: frame, spaces: depth))
    }
  }

  /// The views of a container with custom arrangement, each laid out by itself.
  private mutating func visit(_ run: CustomRun, in frame: Rect) {
    run.place(in: frame.size)
    for (subview, place) in zip(run.subviews, run.frames) {
      let laid = subview.placed(in: frame.size).laid
      let own = laid.layout.frame(of: laid.lowered.content.id)
      let origin = Point(
        x: frame.minX + place.minX - own.minX, y: frame.minY + place.minY - own.minY)
      visit(laid.root, laid.lowered.content, in: laid, origin: origin)
    }
  }

  var complete: GeometryIndex {
    guard !index.marks.isEmpty else { return index }
    var complete = index
    let frames = index.marks.mapValues(\.frame)
    for position in complete.waiting.indices { complete.waiting[position].marks = frames }
    complete.marks = index.marks.mapValues { place in
      var place = place
      place.marks = frames
      return place
    }
    return complete
  }
}
