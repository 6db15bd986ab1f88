import Layout

/// The parts of a path's lines that are inside or outside an area.
struct PathLines {
  private let area: [[Point]]
  private let isEvenOdd: Bool

  init(area: VectorPath, isEvenOdd: Bool) {
    self.area = area.areaLines.map(\.corners)
    self.isEvenOdd = isEvenOdd
  }

  func parts(of path: VectorPath, inside wanted: Bool) -> VectorPath {
    var result = VectorPath()
    var end: Point?
    for line in path.areaLines {
      end = nil
      var points = line.corners
      if line.isClosed, let first = points.first { points.append(first) }
      for (a, b) in zip(points, points.dropFirst()) {
        let cuts = [0] + crossings(a, b).sorted() + [1]
        for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-9 {
          guard contains(between(a, b, (from + to) / 2)) == wanted else {
            end = nil
            continue
          }
          let (start, stop) = (between(a, b, from), between(a, b, to))
          if end != start { result.move(to: start) }
          result.addLine(to: stop)
          end = stop
        }
      }
    }
    return result
  }

  private func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
    if t == 0 { return a }
    if t == 1 { return b }
    return Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private func forEachEdge(_ visit: (Point, Point) -> Void) {
    for contour in area {
      for index in contour.indices {
        visit(contour[index], contour[(index + 1) % contour.count])
      }
    }
  }

  /// Where a line crosses the outline of the area, as fractions of its length.
  private func crossings(_ a: Point, _ b: Point) -> [Double] {
    var found: [Double] = []
    forEachEdge { c, d in
      let (x, y) = (b.x - a.x, b.y - a.y)
      let (u, v) = (d.x - c.x, d.y - c.y)
      let area = x * v - y * u
      guard area != 0 else { return }
      let t = ((c.x - a.x) * v - (c.y - a.y) * u) / area
      let s = ((c.x - a.x) * y - (c.y - a.y) * x) / area
      if t > 0, t < 1, s >= 0, s <= 1 { found.append(t) }
    }
    return found
  }

  func contains(_ point: Point) -> Bool {
    var winding = 0
    forEachEdge { c, d in
      guard (c.y <= point.y) != (d.y <= point.y) else { return }
      let x = c.x + (point.y - c.y) / (d.y - c.y) * (d.x - c.x)
      guard x > point.x else { return }
      winding += c.y < d.y ? 1 : -1
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }
}
