import Graphics

/// Where along its stops a gradient of a glyph is, by point: the arithmetic behind `SpreadGradient`.
struct SpreadField: Sendable {
  private let geometry: SpreadGradient.Geometry
  private let spread: SpreadGradient.Spread
  /// The positions of the first and the last stop.
  private let low: Double
  private let high: Double
  /// The first and the last position of circles that are seen.
  private let seen: (first: Double, last: Double)

  init(_ gradient: SpreadGradient) {
    geometry = gradient.geometry
    spread = gradient.spread
    low = gradient.stops.first?.location ?? 0
    high = gradient.stops.last?.location ?? 1
    let leavesOut = gradient.spread == .extend
    seen = (
      leavesOut && gradient.stops.first?.color.alpha == 0 ? low : -.infinity,
      leavesOut && gradient.stops.last?.color.alpha == 0 ? high : .infinity
    )
  }

  /// Stops at positions of 0...1 between the first and the last.
  func ramp(_ stops: [GradientStop]) -> [GradientStop] {
    let span = high - low
    guard span > 0 else {
      // An edge half-way: what is before and what is after.
      return stops.map { GradientStop(color: $0.color, location: 0.5) }
    }
    return stops.map { GradientStop(color: $0.color, location: ($0.location - low) / span) }
  }

  /// How long the way from the first stop to the last is, in the gradient's coordinates.
  var length: Double {
    let span = max(high - low, 0)
    switch geometry {
    case .line(let start, let end): return start.distance(to: end) * span
    case .circles(let start, let end):
      let grown = (end.radius - start.radius).magnitude
      return (start.center.distance(to: end.center) + grown) * span
    case .turn: return 4_096
    }
  }

  /// The position between the first stop at 0 and the last at 1, outside of which their colours hold;
  /// `nil` for a point that is left free.
  func position(at point: Point) -> Double? {
    guard let along = along(point) else { return nil }
    let span = high - low
    guard span > 0 else { return spread.goesOn ? (along < low ? 0 : 1) : nil }
    let position = (along - low) / span
    switch spread {
    case .pad, .extend: return position
    case .repeat: return position - position.rounded(.down)
    case .reflect:
      let half = position / 2
      let turn = (half - half.rounded(.down)) * 2
      return turn > 1 ? 2 - turn : turn
    }
  }

  /// The position with the start of the geometry at 0 and its end at 1.
  private func along(_ point: Point) -> Double? {
    switch geometry {
    case .line(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let squared = dx * dx + dy * dy
      guard squared > 0 else { return nil }
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared
    case .turn(let center, let start, let end):
      let turns = turnsClockwise(x: point.x - center.x, y: point.y - center.y)
      guard end != start else {
        return spread.goesOn ? (turns < start ? -1e9 : 1e9) : nil
      }
      return (turns - start) / (end - start)
    case .circles(let start, let end):
      let origin = start.center
      return circle(
        through: Point(x: point.x - origin.x, y: point.y - origin.y), start.radius,
        center: Point(x: end.center.x - origin.x, y: end.center.y - origin.y),
        grown: end.radius - start.radius)
    }
  }

  /// The largest `t` that is seen for which the circle about `t · center` of the radius
  /// `radius + t · grown`, which is not negative, goes through a point.
  private func circle(
    through point: Point, _ radius: Double, center: Point, grown: Double
  ) -> Double? {
    // |p − t·c| = r + t·g, squared: a·t² − 2·b·t + k = 0.
    let a = center.x * center.x + center.y * center.y - grown * grown
    let b = point.x * center.x + point.y * center.y + radius * grown
    let k = point.x * point.x + point.y * point.y - radius * radius
    func visible(_ t: Double) -> Double? {
      radius + t * grown >= 0 && t >= seen.first && t <= seen.last ? t : nil
    }
    // Less than this is rounding.
    guard a.magnitude > 1e-10 * (center.x * center.x + center.y * center.y + grown * grown) else {
      return b == 0 ? nil : visible(k / (2 * b))
    }
    let square = b * b - a * k
    guard square >= 0 else { return nil }
    let root = square.squareRoot()
    let (first, second) = ((b + root) / a, (b - root) / a)
    return visible(max(first, second)) ?? visible(min(first, second))
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension SpreadGradient.Spread {
  /// Whether the colours at the ends go on.
  var goesOn: Bool { self == .pad || self == .extend }
}
