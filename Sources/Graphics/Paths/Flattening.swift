/// Receives the straight pieces of an outline, and the curves that it wants whole.
@usableFromInline
package protocol LineSink {
  mutating func move(to point: SIMD2<Double>)
  mutating func line(to point: SIMD2<Double>)
  /// A line to a point inside a curve.
  mutating func curvePoint(_ point: SIMD2<Double>)
  /// Takes a quadratic curve whole, `p0` being the current point; `false` if it wants lines instead.
  mutating func quad(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>) -> Bool
  /// Ends a contour; `line(to:)` may follow from its first point.
  mutating func close()
  /// Whether a curve within these limits must be followed; if not, it becomes one line.
  func needsCurve(minimum: SIMD2<Double>, maximum: SIMD2<Double>) -> Bool
}

extension LineSink {
  @inlinable @inline(__always)
  package mutating func curvePoint(_ point: SIMD2<Double>) { line(to: point) }

  @inlinable @inline(__always)
  package mutating func quad(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>
  ) -> Bool { false }
}

/// Turns curves into lines that stay within a tolerance of them.
///
/// Points are evaluated one by one from the polynomial, never by adding differences up, so a curve
/// gives the same lines wherever it is drawn from.
///
/// Chords between points of a curve are all on its inner side, which would make every round shape
/// too small by two thirds of their error. Vertices inside a curve are therefore moved outwards by
/// that much, B″·step²/12: chords then cross the curve, the area is right to the next order, and the
/// largest distance is two thirds of what it was. A curve's ends stay where they are, so the first
/// and last piece are √½ as long as the others, which gives them the same balance.
@usableFromInline
package struct Flattening {
  /// How far a line may be from its curve, in the units of the transformed path.
  ///
  /// An edge that is off by 0.004 pixels is off by one level; errors alternate along a curve, so
  /// that a pixel sees far less than this.
  @usableFromInline package static let deviceTolerance = 0.006
  /// What a single curve may become, however large it is.
  @usableFromInline package static let maximumPieces = 2_048.0

  @usableFromInline package var tolerance: Double

  @inlinable
  package init(tolerance: Double = Self.deviceTolerance) {
    self.tolerance = tolerance
  }

  @inlinable @inline(__always)
  package func flatten<Sink: LineSink>(
    _ path: VectorPath, by map: PlaneTransform, into sink: inout Sink
  ) {
    let columnX = SIMD2(map.a, map.b)
    let columnY = SIMD2(map.c, map.d)
    let offset = SIMD2(map.tx, map.ty)
    var next = 0
    var nextWeight = 0
    var current = SIMD2<Double>.zero
    var start = current
    unsafe path.withUnsafeParts { verbs, points, weights in
      @inline(__always) func point(_ index: Int) -> SIMD2<Double> {
        let point = unsafe points[index]
        return columnX * point.x + columnY * point.y + offset
      }
      for index in 0..<verbs.count {
        switch unsafe verbs[index] {
        case .move:
          current = point(next)
          start = current
          sink.move(to: current)
          next &+= 1
        case .line:
          current = point(next)
          sink.line(to: current)
          next &+= 1
        case .quad:
          let (control, end) = (point(next), point(next &+ 1))
          flattenQuad(current, control, end, into: &sink)
          current = end
          next &+= 2
        case .conic:
          let (control, end) = (point(next), point(next &+ 1))
          unsafe flattenConic(current, control, end, weights[nextWeight], into: &sink)
          current = end
          next &+= 2
          nextWeight &+= 1
        case .cubic:
          let (control1, control2, end) = (point(next), point(next &+ 1), point(next &+ 2))
          flattenCubic(current, control1, control2, end, into: &sink)
          current = end
          next &+= 3
        case .close:
          sink.close()
          current = start
        }
      }
    }
  }

  /// Pieces of a curve.
  @usableFromInline struct Pieces {
    @usableFromInline let count: Int
    /// The parameter's length of every piece but the first and the last.
    @usableFromInline let step: Double

    @inlinable
    init(count: Int, step: Double) {
      self.count = count
      self.step = step
    }

    /// Where the piece before vertex `index` ends.
    @inlinable @inline(__always)
    func parameter(_ index: Int) -> Double { (Double(index) - (1 - 0.5.squareRoot())) * step }
  }

  /// Pieces for a curve whose second derivative is at most 8·b: a chord over a step of the parameter is within
  /// b·step² of the curve, and within two thirds of that once moved.
  ///
  /// Few pieces are counted without a root, for which the branch on their number would have to wait.
  ///
  /// - Parameter squareOfBend: b².
  @inlinable @inline(__always)
  func pieces(squareOfBend: Double) -> Pieces {
    let shorter = 2 - 2.0.squareRoot()
    let fourthPower = squareOfBend * (1 / (1.5 * tolerance * 1.5 * tolerance))
    let needed = SIMD8<Double>(1, 2, 3, 4, 5, 6, 7, 8) - shorter
    let limits = needed * needed * (needed * needed)
    let count: Int
    if fourthPower < limits[7] {
      let isReached = SIMD8<Int64>.zero.replacing(with: .one, where: limits .<= fourthPower)
      count = Int(isReached.wrappedSum()) &+ 1
    } else {
      let needed = fourthPower.squareRoot().squareRoot() + shorter
      count = needed < Self.maximumPieces ? Int(needed) &+ 1 : Int(Self.maximumPieces)
    }
    return Pieces(count: count, step: 1 / (Double(count) - shorter))
  }

  @inlinable @inline(__always)
  func squaredLength(_ vector: SIMD2<Double>) -> Double {
    vector.x * vector.x + vector.y * vector.y
  }

  @inlinable @inline(__always)
  func flattenQuad<Sink: LineSink>(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, into sink: inout Sink
  ) {
    let low = pointwiseMin(p0, pointwiseMin(p1, p2))
    let high = pointwiseMax(p0, pointwiseMax(p1, p2))
    guard sink.needsCurve(minimum: low, maximum: high) else { return sink.line(to: p2) }
    if sink.quad(p0, p1, p2) { return }
    let second = p0 - 2 * p1 + p2
    let first = 2 * (p1 - p0)
    let pieces = pieces(squareOfBend: squaredLength(second) / 16)
    let start = p0 - second * (pieces.step * pieces.step / 6)
    for index in 1..<max(pieces.count, 1) {
      let t = pieces.parameter(index)
      sink.curvePoint((second * t + first) * t + start)
    }
    sink.line(to: p2)
  }

  @inlinable @inline(__always)
  func flattenConic<Sink: LineSink>(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ weight: Double,
    into sink: inout Sink
  ) {
    let low = pointwiseMin(p0, pointwiseMin(p1, p2))
    let high = pointwiseMax(p0, pointwiseMax(p1, p2))
    guard weight > 0, sink.needsCurve(minimum: low, maximum: high) else {
      return sink.line(to: p2)
    }
    // By then the curve is where its control points' lines are, and larger weights overflow.
    guard weight < 1e12 else {
      sink.line(to: p1)
      return sink.line(to: p2)
    }
    // For arcs up to a quarter turn the polynomial's bound holds; sharper ones get more pieces.
    let sharpness = max(1, max(weight, 0.7 / weight))
    let square = sharpness * sharpness
    let pieces = pieces(
      squareOfBend: squaredLength(p0 - 2 * p1 + p2) / 16 * square * square)
    // P = N/D, both quadratic: N = (a·t + b)·t + p0, D = (c·t − c)·t + 1.
    let a = p0 - 2 * weight * p1 + p2
    let b = 2 * weight * p1 - 2 * p0
    let c = 2 - 2 * weight
    let outwards = pieces.step * pieces.step / 12
    for index in 1..<max(pieces.count, 1) {
      let t = pieces.parameter(index)
      let divisor = (c * t - c) * t + 1
      let point = ((a * t + b) * t + p0) / divisor
      let slope = 2 * c * t - c
      let first = (2 * a * t + b - point * slope) / divisor
      let second = (2 * a - 2 * slope * first - 2 * c * point) / divisor
      sink.curvePoint(point - second * outwards)
    }
    sink.line(to: p2)
  }

  @inlinable @inline(__always)
  func flattenCubic<Sink: LineSink>(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>,
    into sink: inout Sink
  ) {
    let low = pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3))
    let high = pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
    guard sink.needsCurve(minimum: low, maximum: high) else { return sink.line(to: p3) }
    let bend = max(squaredLength(p0 - 2 * p1 + p2), squaredLength(p1 - 2 * p2 + p3))
    let pieces = pieces(squareOfBend: bend * 0.5625)
    let square = pieces.step * pieces.step
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 3 * (p0 - 2 * p1 + p2)
    let c = 3 * (p1 - p0) - a * (square / 2)
    let start = p0 - b * (square / 6)
    for index in 1..<max(pieces.count, 1) {
      let t = pieces.parameter(index)
      sink.curvePoint(((a * t + b) * t + c) * t + start)
    }
    sink.line(to: p3)
  }
}

extension VectorPath {
  /// The path's arrays without bounds checks or copies, for the flattening loop.
  @inlinable @inline(__always)
  func withUnsafeParts(
    _ body: (
      UnsafeBufferPointer<Verb>, UnsafeBufferPointer<Point>, UnsafeBufferPointer<Double>
    ) -> Void
  ) {
    unsafe verbs.withUnsafeBufferPointer { verbs in
      unsafe points.withUnsafeBufferPointer { points in
        unsafe weights.withUnsafeBufferPointer { weights in
          unsafe body(verbs, points, weights)
        }
      }
    }
  }
}

extension Flattening {
  /// Whether every coordinate of a path, mapped, is a finite number of a usable size.
  ///
  /// Device coordinates past a hundred million pixels say nothing about a picture that is at most
  /// 16,384 wide, and would lose their fractions; such paths draw nothing.
  package static func isDrawable(_ bounds: Rect) -> Bool {
    let limit = 1e8
    return bounds.minX > -limit && bounds.minY > -limit && bounds.maxX < limit
      && bounds.maxY < limit
  }
}
