/// Collects the contours of a path as polylines without repeated points.
package struct PolylineSink: LineSink {
  package private(set) var lines: [Polyline] = []
  private var current = Polyline()
  private var start = SIMD2<Double>.zero
  /// The contour's first point while nothing has been drawn from it.
  private var pending: SIMD2<Double>?

  package init() {}

  package mutating func move(to point: SIMD2<Double>) {
    finish()
    start = point
    pending = point
  }

  package mutating func line(to point: SIMD2<Double>) { add(point, isSmooth: false) }

  package mutating func curvePoint(_ point: SIMD2<Double>) { add(point, isSmooth: true) }

  private mutating func add(_ point: SIMD2<Double>, isSmooth: Bool) {
    if let first = pending {
      current.vertices = [.init(point: first, isSmooth: false)]
      pending = nil
    }
    append(point, isSmooth)
  }

  package mutating func close() {
    guard pending == nil, !current.vertices.isEmpty else { return }
    if current.vertices.count > 1, current.vertices[current.vertices.count - 1].point == start {
      // The closing point is the first one; how the contour turns there is the last one's to say.
      current.vertices.removeLast()
    }
    current.isClosed = current.vertices.count > 1
    lines.append(current)
    current = Polyline()
    pending = start
  }

  /// Ends an open contour.
  package mutating func finish() {
    if !current.vertices.isEmpty { lines.append(current) }
    current = Polyline()
    pending = nil
  }

  package func needsCurve(minimum: SIMD2<Double>, maximum: SIMD2<Double>) -> Bool { true }

  private mutating func append(_ point: SIMD2<Double>, _ isSmooth: Bool) {
    guard current.vertices.last.map({ $0.point != point }) ?? true else { return }
    current.vertices.append(.init(point: point, isSmooth: isSmooth))
  }
}
