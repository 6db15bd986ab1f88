import Layout

@MainActor
extension Placement {
  /// Where the nodes lie that wait for their places or are marked.
  func geometry(of root: ResolvedNode, width: Double?, height: Double?) -> GeometryIndex {
    let laid = laidOut(root, width: width, height: height)
    var survey = GeometrySurvey()
    survey.visit(laid.root, laid.lowered.content, in: laid, origin: .zero)
    return survey.complete
  }
}

/// A walk through a laid-out tree that notes down where things are.
@MainActor
private struct GeometrySurvey {
  private var index = GeometryIndex()
  private var spaces: [PlacedGeometry.NamedFrame] = []

  mutating func visit(
    _ node: ResolvedNode, _ box: LoweredNode, in laid: LaidOutTree, origin: Point
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
    } else {
      for (child, childBox) in zip(node.children, box.children) {
        var inner = childBox.id == box.id ? origin : frame.origin
        if case .offset(let x, let y) = node.kind { inner = inner + Point(x: x, y: y) }
        visit(child, childBox, in: laid, origin: inner)
      }
    }
    spaces.removeSubrange(depth...)
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
