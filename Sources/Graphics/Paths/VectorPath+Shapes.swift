/// The weight that makes a conic a quarter of an ellipse: the cosine of an eighth of a turn.
private let quarterArcWeight = 0.5.squareRoot()

/// The steps of a rectangle with four circular corners: all of them share these arrays.
private let circularCornerVerbs: [VectorPath.Verb] =
  [.move] + repeatElement([.line, .conic], count: 4).joined() + [.close]
private let circularCornerWeights = [Double](repeating: quarterArcWeight, count: 4)

extension VectorPath {
  /// A rectangle, clockwise from its top-left corner.
  package static func rect(_ rect: Rect) -> VectorPath {
    polygon([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// A closed contour through the points.
  package static func polygon(_ corners: [Point]) -> VectorPath {
    var path = VectorPath()
    guard let first = corners.first else { return path }
    path.move(to: first)
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }

  /// An ellipse of four exact arcs, clockwise from its right-most point.
  package static func ellipse(in rect: Rect) -> VectorPath {
    var path = VectorPath()
    path.move(to: Point(x: rect.maxX, y: rect.midY))
    path.addQuarterArc(
      to: Point(x: rect.midX, y: rect.maxY), corner: Point(x: rect.maxX, y: rect.maxY))
    path.addQuarterArc(
      to: Point(x: rect.minX, y: rect.midY), corner: Point(x: rect.minX, y: rect.maxY))
    path.addQuarterArc(
      to: Point(x: rect.midX, y: rect.minY), corner: Point(x: rect.minX, y: rect.minY))
    path.addQuarterArc(
      to: Point(x: rect.maxX, y: rect.midY), corner: Point(x: rect.maxX, y: rect.minY))
    path.close()
    return path
  }

  /// A quarter of an axis-aligned ellipse from the current point, tangent to both sides of `corner`.
  package mutating func addQuarterArc(to end: Point, corner: Point) {
    addConic(to: end, control: corner, weight: quarterArcWeight)
  }

  /// An arc of a circle, joined to the current point by a line.
  ///
  /// Angles are in turns clockwise from +x, as the y axis points down.
  package mutating func addArc(
    center: Point, radius: Double, startTurns: Double, endTurns: Double
  ) {
    guard startTurns.isFinite, endTurns.isFinite, radius.isFinite else { return }
    let sweep = min(max(endTurns - startTurns, -1), 1)
    func unit(_ turns: Double) -> Point {
      let (cosine, sine) = UnitCircle.point(turns: turns)
      return Point(x: cosine, y: sine)
    }
    func onCircle(_ direction: Point, _ factor: Double = 1) -> Point {
      Point(
        x: center.x + radius * direction.x * factor, y: center.y + radius * direction.y * factor)
    }
    let start = onCircle(unit(startTurns))
    if isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
    let pieces = max(1, Int((sweep.magnitude * 4).rounded(.up)))
    let step = sweep / Double(pieces)
    let weight = UnitCircle.point(turns: step / 2).cosine
    for index in 0..<pieces {
      let from = startTurns + step * Double(index)
      addConic(
        to: onCircle(unit(from + step)), control: onCircle(unit(from + step / 2), 1 / weight),
        weight: weight)
    }
  }

  /// A rectangle with rounded corners, clockwise from the left end of its top edge.
  package static func roundedRect(
    _ rect: Rect, radii: CornerRadii, style: CornerStyle = .circular
  ) -> VectorPath {
    let corners = RoundedCorners(rect: rect, radii: radii)
    guard corners.radii.largest > 0 else { return .rect(rect) }
    if style == .circular, let path = circular(corners) { return path }
    var path = VectorPath()
    path.move(to: corners.topEdgeStart(style))
    for corner in corners.clockwiseFromTopRight {
      path.addLine(to: corner.point(along: corner.extent(style), inward: 0))
      guard corner.radius > 0 else { continue }
      if style == .circular || corner.smoothness == 0 {
        path.addQuarterArc(
          to: corner.point(along: 0, inward: corner.radius), corner: corner.vertex)
      } else {
        for piece in corner.curve {
          path.addCubic(to: piece.end, control1: piece.control1, control2: piece.control2)
        }
      }
    }
    path.close()
    return path
  }

  /// `nil` where a corner is sharp.
  private static func circular(_ corners: RoundedCorners) -> VectorPath? {
    let clockwise = corners.clockwiseFromTopRight
    guard clockwise.allSatisfy({ $0.radius > 0 }) else { return nil }
    func start(_ corner: Int) -> Point {
      clockwise[corner].point(along: clockwise[corner].radius, inward: 0)
    }
    func end(_ corner: Int) -> Point {
      clockwise[corner].point(along: 0, inward: clockwise[corner].radius)
    }
    return VectorPath(
      verbs: circularCornerVerbs,
      points: [
        end(3), start(0), clockwise[0].vertex, end(0), start(1), clockwise[1].vertex, end(1),
        start(2), clockwise[2].vertex, end(2), start(3), clockwise[3].vertex, end(3),
      ],
      weights: circularCornerWeights)
  }
}
