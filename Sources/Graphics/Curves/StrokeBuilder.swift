/// Builds the outline of a line around polylines.
///
/// A closed contour gives two closed outlines that run in opposite directions, an open one a single
/// outline: out along the left side, around the cap, and back. Filled with the non-zero rule.
package struct StrokeBuilder {
  /// The closed outlines since the last were taken, each by its corners.
  private var contours: [[SIMD2<Double>]] = []
  private let half: Double
  private let cap: Pen.Cap
  private let join: Pen.Join
  private let miterLimit: Double
  private let tolerance: Double
  private var outline: [SIMD2<Double>] = []

  /// - Parameter tolerance: how far round joins and ends may be from their circles, in points.
  package init(_ pen: Pen, tolerance: Double) {
    half = pen.width / 2
    cap = pen.cap
    join = pen.join
    miterLimit = pen.miterLimit
    self.tolerance = tolerance
  }

  package mutating func add(_ line: Polyline) {
    guard line.vertices.count > 1 else {
      if let only = line.vertices.first { addDot(only.point) }
      return
    }
    let vertices = line.vertices
    let directions = line.pieces.map { direction(vertices[$0.0].point, vertices[$0.1].point) }
    let lengths = line.pieces.map { distance(vertices[$0.0].point, vertices[$0.1].point) }
    if line.isClosed {
      let count = vertices.count
      for side in [1.0, -1.0] {
        let order = side > 0 ? Array(0..<count) : Array((0..<count).reversed())
        for index in order {
          let before = (index + count - 1) % count
          addJoin(
            vertices[index], side, directions[before], directions[index], lengths[before],
            lengths[index])
        }
        finishContour()
      }
      return
    }
    let last = vertices.count - 1
    for index in 1..<max(last, 1) {
      addJoin(
        vertices[index], 1, directions[index - 1], directions[index], lengths[index - 1],
        lengths[index])
    }
    addCap(vertices[last].point, directions[last - 1])
    for index in (1..<max(last, 1)).reversed() {
      addJoin(
        vertices[index], -1, directions[index - 1], directions[index], lengths[index - 1],
        lengths[index])
    }
    addCap(vertices[0].point, -directions[0])
    finishContour()
  }

  private func direction(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    let length = distance(a, b)
    return length > 0 ? (b - a) / length : SIMD2(1, 0)
  }

  /// To the left of a direction as seen on the page, where y points down.
  private func normal(_ direction: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(direction.y, -direction.x)
  }

  /// The outlines of what was added since the last were taken: those of many dashes are not held at once.
  package mutating func takeContours() -> [[SIMD2<Double>]] {
    defer { contours = [] }
    return contours
  }

  private mutating func finishContour() {
    contours.append(outline)
    outline.removeAll(keepingCapacity: true)
  }

  // MARK: Joins

  /// The turn from direction `a` to `b` on one side; the right side (−1) is walked backwards.
  private mutating func addJoin(
    _ vertex: Polyline.Vertex, _ side: Double, _ a: SIMD2<Double>, _ b: SIMD2<Double>,
    _ lengthA: Double, _ lengthB: Double
  ) {
    let point = vertex.point
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    let n0 = (side > 0 ? normal(a) : -normal(b))
    let n1 = (side > 0 ? normal(b) : -normal(a))
    // Turning right, the left side is the outer one; so it is where the line turns straight back.
    let isOuter = side > 0 ? cross >= 0 : cross < 0
    if !isOuter {
      let eaten = dot > -1 ? half * cross.magnitude / (1 + dot) : .infinity
      if eaten <= min(lengthA, lengthB) {
        outline.append(point + (n0 + n1) * (half / (1 + dot)))
      } else {
        // The inner edges do not meet: by way of the vertex the winding stays right.
        outline.append(point + n0 * half)
        outline.append(point)
        outline.append(point + n1 * half)
      }
      return
    }
    outline.append(point + n0 * half)
    switch vertex.isSmooth ? .round : join {
    case .round: addArc(point, n0, n1)
    case .miter:
      // The miter is 1/cos(half the turn) half-widths long: (1 + cos)/2 is that cosine squared.
      if dot > -1, 2 <= miterLimit * miterLimit * (1 + dot), cross != 0 {
        outline.append(point + (n0 + n1) * (half / (1 + dot)))
      }
    case .bevel: break
    }
    outline.append(point + n1 * half)
  }

  /// Points between two normals on the circle around a vertex, by halving.
  private mutating func addArc(
    _ center: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, depth: Int = 0
  ) {
    let dot = from.x * to.x + from.y * to.y
    let cosineOfHalf = max(0, (1 + dot) / 2).squareRoot()
    guard half * (1 - cosineOfHalf) > tolerance, depth < 12 else { return }
    let sum = from + to
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    // Opposite normals have no middle: a line that turns back goes around its end.
    let middle = length > 1e-9 ? sum / length : SIMD2(-from.y, from.x)
    addArc(center, from, middle, depth: depth + 1)
    outline.append(center + middle * half)
    addArc(center, middle, to, depth: depth + 1)
  }

  // MARK: Ends

  /// The end of an open line that arrives in `direction`: from its left side to its right.
  private mutating func addCap(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) {
    let left = normal(direction)
    outline.append(point + left * half)
    switch cap {
    case .butt: break
    case .square:
      outline.append(point + (left + direction) * half)
      outline.append(point + (direction - left) * half)
    case .round:
      addArc(point, left, direction)
      outline.append(point + direction * half)
      addArc(point, direction, -left)
    }
    outline.append(point - left * half)
  }

  /// A line without length shows its caps.
  private mutating func addDot(_ point: SIMD2<Double>) {
    guard cap != .butt else { return }
    addCap(point, SIMD2(1, 0))
    addCap(point, SIMD2(-1, 0))
    finishContour()
  }
}
