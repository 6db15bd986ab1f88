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

  /// A straight piece of a line.
  private struct Piece {
    let direction: SIMD2<Double>
    let length: Double

    init(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
      length = distance(a, b)
      direction = length > 0 ? (b - a) / length : SIMD2(1, 0)
    }
  }

  package mutating func add(_ line: Polyline) {
    let vertices = line.vertices
    guard vertices.count > 1 else {
      if let only = vertices.first { addDot(only.point) }
      return
    }
    let last = vertices.count - 1
    var pieces: [Piece] = []
    pieces.reserveCapacity(vertices.count)
    for index in 0..<last { pieces.append(Piece(vertices[index].point, vertices[index + 1].point)) }
    if line.isClosed {
      pieces.append(Piece(vertices[last].point, vertices[0].point))
      for index in 0...last {
        addJoin(vertices[index], 1, pieces[index > 0 ? index - 1 : last], pieces[index])
      }
      finishContour()
      for index in (0...last).reversed() {
        addJoin(vertices[index], -1, pieces[index > 0 ? index - 1 : last], pieces[index])
      }
      finishContour()
      return
    }
    for index in 1..<max(last, 1) { addJoin(vertices[index], 1, pieces[index - 1], pieces[index]) }
    addCap(vertices[last].point, pieces[last - 1].direction)
    for index in (1..<max(last, 1)).reversed() {
      addJoin(vertices[index], -1, pieces[index - 1], pieces[index])
    }
    addCap(vertices[0].point, -pieces[0].direction)
    finishContour()
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
    outline = []
  }

  // MARK: Joins

  /// The turn from a piece to the next on one side; the right side (−1) is walked backwards.
  private mutating func addJoin(
    _ vertex: Polyline.Vertex, _ side: Double, _ before: Piece, _ after: Piece
  ) {
    let point = vertex.point
    let (a, b) = (before.direction, after.direction)
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    let n0 = (side > 0 ? normal(a) : -normal(b))
    let n1 = (side > 0 ? normal(b) : -normal(a))
    // Turning right, the left side is the outer one; so it is where the line turns straight back.
    let isOuter = side > 0 ? cross >= 0 : cross < 0
    if !isOuter {
      let eaten = dot > -1 ? half * cross.magnitude / (1 + dot) : .infinity
      if eaten <= min(before.length, after.length) {
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
