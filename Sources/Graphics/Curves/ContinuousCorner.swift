// The smooth corner of Apple platforms, from published measurements and made symmetric. In units of
// the radius, as (along the edge, inward) from the corner: three cubics joined by two short lines.
private let half: [(Double, Double)] = [
  (1.52866483, 0), (1.08849323, 0), (0.86840689, 0), (0.66993427, 0.065496),
  (0.63149399, 0.074911), (0.37282392, 0.16905899),
]

/// How far the curve reaches along an edge, in radii.
package let continuousCornerExtent = 1.52866483

extension RoundedCorners.Corner {
  /// 1 where the whole curve fits, 0 where only a circle does.
  ///
  /// Between a radius of half the side and that divided by 1.5287 the control points move straight
  /// from the circle's to the curve's, so that the curve always ends where its share of the edge does.
  package var smoothness: Double {
    guard radius > 0 else { return 0 }
    return min(max((room / radius - 1) / (continuousCornerExtent - 1), 0), 1)
  }

  /// How far this corner's curve reaches along its edges, in points.
  package func extent(_ style: CornerStyle) -> Double {
    guard style == .continuous else { return radius }
    return radius * (1 + (continuousCornerExtent - 1) * smoothness)
  }

  /// One piece of a corner's curve; it begins where the last one ends.
  package typealias Cubic = (control1: Point, control2: Point, end: Point)

  /// The smooth corner as five cubics, the first of them from where the straight edge ends.
  package var curve: [Cubic] {
    let smoothness = smoothness
    let points = zip(ContinuousCorner.curve, ContinuousCorner.circle).map { curve, circle in
      point(
        along: radius * (circle.x + (curve.x - circle.x) * smoothness),
        inward: radius * (circle.y + (curve.y - circle.y) * smoothness))
    }
    return stride(from: 1, through: 13, by: 3).map { index in
      (points[index], points[index + 1], points[index + 2])
    }
  }
}

/// The corner and the quarter circle as five cubics each, control point for control point.
package enum ContinuousCorner {
  package static let curve: [Point] = {
    let first = half.map { Point(x: $0.0, y: $0.1) }
    let mirrored = first.reversed().map { Point(x: $0.y, y: $0.x) }
    // start, C C P, (line) P, C | C, P, (line) P, C C end: lines become cubics with even handles.
    let knots = Array(first) + mirrored
    return [
      knots[0], knots[1], knots[2], knots[3],
      between(knots[3], knots[4], 1 / 3), between(knots[3], knots[4], 2 / 3), knots[4],
      knots[5], knots[6], knots[7],
      between(knots[7], knots[8], 1 / 3), between(knots[7], knots[8], 2 / 3), knots[8],
      knots[9], knots[10], knots[11],
    ]
  }()

  /// The quarter circle cut where the curve's pieces meet; off by less than 1e-5 of the radius.
  package static let circle: [Point] = {
    // Directions from the centre, as (along, inward) parts of a unit vector pointing outwards.
    let sines = [0, 1 - half[3].0, 1 - half[4].0]
    let angles = sines.map { Point(x: $0, y: (1 - $0 * $0).squareRoot()) }
    let directions = angles + angles.reversed().map { Point(x: $0.y, y: $0.x) }
    var points: [Point] = [onCircle(directions[0])]
    for (from, to) in zip(directions, directions.dropFirst()) {
      // A handle of (4/3)·tan(Δ/4) radii, from the cosine of Δ by half-angle formulas.
      let cosine = from.x * to.x + from.y * to.y
      let tangentOfHalf = ((1 - cosine) / (1 + cosine)).squareRoot()
      let handle = 4 / 3 * tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
      points.append(onCircle(Point(x: from.x + handle * from.y, y: from.y - handle * from.x)))
      points.append(onCircle(Point(x: to.x - handle * to.y, y: to.y + handle * to.x)))
      points.append(onCircle(to))
    }
    return points
  }()

  private static func onCircle(_ direction: Point) -> Point {
    Point(x: 1 - direction.x, y: 1 - direction.y)
  }

  private static func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
