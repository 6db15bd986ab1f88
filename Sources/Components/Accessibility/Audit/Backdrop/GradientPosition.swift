import Layout

extension ResolvedPaint {
  /// The colour of the paint at a point of the rectangle that it fills; `nil` for a material.
  func color(at point: Point, in frame: Rect) -> ResolvedColor? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, let start, let end):
      GradientRamp(stops).color(
        at: linearPosition(of: point, from: frame.point(at: start), to: frame.point(at: end)))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      radial(
        stops, at: point - frame.point(at: center), from: startRadius, to: endRadius, aspect: 1)
    case .ellipticalGradient(let stops, let center, let startFraction, let endFraction):
      radial(
        stops, at: point - frame.point(at: center), from: startFraction * frame.width,
        to: endFraction * frame.width,
        aspect: frame.width > 0 ? frame.height / frame.width : 1)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      GradientRamp(stops).color(
        at: angularPosition(
          of: point - frame.point(at: center), from: startAngle / 360, to: endAngle / 360))
    case .mesh(let mesh):
      mesh.color(
        at: Point(
          x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0,
          y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0))
    case .material: nil
    }
  }

  /// Whether the paint is one colour everywhere.
  var isUniform: Bool {
    if case .color = self { return true }
    return false
  }

  private func linearPosition(of point: Point, from start: Point, to end: Point) -> Double {
    let (along, offset) = (end - start, point - start)
    let squared = along.x * along.x + along.y * along.y
    // A gradient without length shows its last colour.
    return squared > 0 ? (offset.x * along.x + offset.y * along.y) / squared : 1
  }

  private func radial(
    _ stops: [GradientStop], at offset: Point, from start: Double, to end: Double, aspect: Double
  ) -> ResolvedColor {
    let ramp = GradientRamp(stops)
    guard end != start, aspect > 0 else { return ramp.color(at: 1) }
    let y = offset.y / aspect
    let distance = (offset.x * offset.x + y * y).squareRoot()
    return ramp.color(at: (distance - start) / (end - start))
  }

  /// The place of a direction between two angles in turns; beyond them the nearer end holds.
  private func angularPosition(of offset: Point, from start: Double, to end: Double) -> Double {
    let isReversed = end < start
    let span = (end - start).magnitude
    let turns = turnsClockwise(of: offset)
    var around = (isReversed ? start - turns : turns - start)
    around -= around.rounded(.down)
    guard span > 0 else { return 1 }
    // Of more than one turn only the last is shown.
    if span > 1 {
      let last = span - 1
      var rest = around - last
      rest -= rest.rounded(.down)
      return (last + rest) / span
    }
    if around <= span { return around / span }
    return around - span < (1 - span) / 2 ? 1 : 0
  }

  /// The angle of a direction in turns, clockwise from the positive x axis, in `0..<1`.
  ///
  /// Halving finds it to 1e-13 with exact arithmetic and no arctangent.
  private func turnsClockwise(of offset: Point) -> Double {
    guard offset.x != 0 || offset.y != 0 else { return 0 }
    var (low, high) = offset.y < 0 ? (0.5, 1.0) : (0.0, 0.5)
    if offset.y == 0 { return offset.x < 0 ? 0.5 : 0 }
    for _ in 0..<42 {
      let middle = (low + high) / 2
      let (x, y) = UnitCircle.point(degrees: middle * 360)
      // The direction lies beyond the middle where it turns clockwise from it.
      if x * offset.y - y * offset.x > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// The colours of a gradient from its start at 0 to its end at 1.
struct GradientRamp {
  private let stops: [ResolvedPaint.GradientStop]

  /// Locations are clamped to `0...1`, and one below an earlier one counts as lying at that one.
  init(_ stops: [ResolvedPaint.GradientStop]) {
    var floor = 0.0
    self.stops = stops.map { stop in
      floor = max(floor, stop.location > 0 ? min(stop.location, 1) : 0)
      return ResolvedPaint.GradientStop(color: stop.color, location: floor)
    }
  }

  func color(at position: Double) -> ResolvedColor {
    guard let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location > position }) else { return last.color }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let share = (position - from.location) / (to.location - from.location)
    // Straight components and alpha run evenly, as the renderer draws them.
    func part(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return ResolvedColor(
      red: part(from.color.red, to.color.red), green: part(from.color.green, to.color.green),
      blue: part(from.color.blue, to.color.blue), alpha: part(from.color.alpha, to.color.alpha))
  }
}
