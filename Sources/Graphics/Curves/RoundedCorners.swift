/// The four corners of a rectangle with radii that fit it.
package struct RoundedCorners {
  package let rect: Rect
  /// Not negative, and reduced by one common factor until two on a side fit it (CSS Backgrounds §5.5).
  package let radii: CornerRadii

  package init(rect: Rect, radii: CornerRadii) {
    self.rect = rect
    func usable(_ radius: Double) -> Double { radius > 0 ? min(radius, 1e9) : 0 }
    let given = CornerRadii(
      topLeft: usable(radii.topLeft), topRight: usable(radii.topRight),
      bottomRight: usable(radii.bottomRight), bottomLeft: usable(radii.bottomLeft))
    var factor = 1.0
    for (side, sum) in [
      (rect.width, given.topLeft + given.topRight),
      (rect.width, given.bottomLeft + given.bottomRight),
      (rect.height, given.topLeft + given.bottomLeft),
      (rect.height, given.topRight + given.bottomRight),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    factor = max(factor, 0)
    self.radii = CornerRadii(
      topLeft: given.topLeft * factor, topRight: given.topRight * factor,
      bottomRight: given.bottomRight * factor, bottomLeft: given.bottomLeft * factor)
  }

  /// One corner, seen along the clockwise outline: towards it, then away from it.
  package struct Corner {
    package let vertex: Point
    /// From the vertex back along the edge the outline arrives on.
    package let back: Point
    /// From the vertex along the edge the outline leaves on.
    package let onward: Point
    package let radius: Double
    /// How far the curve may reach along either edge: its share of the edge, by the radii on it.
    package let room: Double

    package func point(along: Double, inward: Double) -> Point {
      Point(
        x: vertex.x + back.x * along + onward.x * inward,
        y: vertex.y + back.y * along + onward.y * inward)
    }
  }

  package var clockwiseFromTopRight: [Corner] {
    let left = Point(x: -1, y: 0)
    let right = Point(x: 1, y: 0)
    let up = Point(x: 0, y: -1)
    let down = Point(x: 0, y: 1)
    return [
      Corner(
        vertex: Point(x: rect.maxX, y: rect.minY), back: left, onward: down,
        radius: radii.topRight,
        room: room(radii.topRight, beside: radii.topLeft, above: radii.bottomRight)),
      Corner(
        vertex: Point(x: rect.maxX, y: rect.maxY), back: up, onward: left,
        radius: radii.bottomRight,
        room: room(radii.bottomRight, beside: radii.bottomLeft, above: radii.topRight)),
      Corner(
        vertex: Point(x: rect.minX, y: rect.maxY), back: right, onward: up,
        radius: radii.bottomLeft,
        room: room(radii.bottomLeft, beside: radii.bottomRight, above: radii.topLeft)),
      Corner(
        vertex: Point(x: rect.minX, y: rect.minY), back: down, onward: right,
        radius: radii.topLeft,
        room: room(radii.topLeft, beside: radii.topRight, above: radii.bottomLeft)),
    ]
  }

  private func room(_ radius: Double, beside: Double, above: Double) -> Double {
    guard radius > 0 else { return 0 }
    return min(rect.width * radius / (radius + beside), rect.height * radius / (radius + above))
  }

  package func topEdgeStart(_ style: CornerStyle) -> Point {
    let corner = clockwiseFromTopRight[3]
    let extent = corner.extent(style)
    return corner.point(along: 0, inward: extent)
  }
}
