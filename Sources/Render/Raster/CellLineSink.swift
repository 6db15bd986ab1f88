import Layout

/// Feeds contours to a `CellWriter`, closing each.
///
/// The points of lines are collected first and turned into cells at the end of a contour or before a curve: two short
/// loops keep their values in registers where one long one cannot.
@safe struct CellLineSink: LineSink {
  private let writer: CellWriter
  private let points: UnsafeMutablePointer<SIMD2<Int64>>
  /// The window in device coordinates, as the curves' culling test needs it.
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  /// Added to a point, this leaves in the low 32 bits how far it is from the window's corner, in 1/1024 across and
  /// 1/4096 down, ties to even: 1.5 · 2^42 and 1.5 · 2^40, less that corner.
  private let shift: SIMD2<Double>
  private var count = 0
  private var start = SIMD2<Int64>.zero

  init(writer: CellWriter, window: PixelRect, points: UnsafeMutablePointer<SIMD2<Int64>>) {
    self.writer = writer
    unsafe self.points = points
    low = SIMD2(Double(window.minX), Double(window.minY))
    high = SIMD2(Double(window.maxX), Double(window.maxY))
    shift = SIMD2(6_597_069_766_656, 1_649_267_441_664) - low
  }

  /// Whether fixed-point arithmetic is safe for an outline with these bounds.
  static func accepts(_ bounds: Rect) -> Bool {
    bounds.minX > -32_768 && bounds.minY > -32_768 && bounds.maxX < 32_768
      && bounds.maxY < 32_768
  }

  @inline(__always)
  mutating func move(to point: SIMD2<Double>) {
    close()
    start = fixed(point)
    unsafe points[0] = start
    count = 1
  }

  @inline(__always)
  mutating func line(to point: SIMD2<Double>) {
    if count == CellBuffer.pointCapacity { flush() }
    unsafe points[count] = fixed(point)
    count &+= 1
  }

  @inline(__always)
  mutating func quad(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>) -> Bool {
    let (low, high) = (
      pointwiseMin(p0, pointwiseMin(p1, p2)), pointwiseMax(p0, pointwiseMax(p1, p2))
    )
    guard all(high - low .<= CellWriter.curveLimit) else { return false }
    if count > 1 { flush() }
    let end = fixed(p2)
    writer.addQuad(p0, p1, p2, fixed: (fixed(p0), end), corner: self.low, shift: shift)
    unsafe points[0] = end
    count = 1
    return true
  }

  @inline(__always)
  mutating func close() {
    guard count > 0 else { return }
    if count == CellBuffer.pointCapacity { flush() }
    unsafe points[count] = start
    count &+= 1
    flush()
    unsafe points[0] = start
  }

  mutating func finish() { close() }

  /// Adds the collected lines and keeps the last point.
  private mutating func flush() {
    unsafe writer.addLines(points, count)
    unsafe points[0] = points[count &- 1]
    count = 1
  }

  /// Adds one line with no contour around it.
  func addSegment(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    unsafe points[0] = fixed(from)
    unsafe points[1] = fixed(to)
    unsafe writer.addLines(points, 2)
  }

  @inline(__always)
  func needsCurve(minimum: SIMD2<Double>, maximum: SIMD2<Double>) -> Bool {
    // What is rounded to the window's upper or left edge is within it.
    let unit = 0x1p-10
    return maximum.y > low.y - unit && minimum.y < high.y && minimum.x < high.x
      && maximum.x > low.x - unit
  }

  /// Where cells have an upright edge at `x`: at the nearest 1024th of a pixel, if the error of a few
  /// sums cannot change which.
  static func column(of x: Double) -> Double? {
    let places = x * 1_024
    let nearest = places.rounded(.toNearestOrEven)
    return (places - nearest).magnitude < 0.499 ? nearest / 1_024 : nil
  }

  /// A point's place in the window, in the lower halves.
  @inline(__always)
  private func fixed(_ point: SIMD2<Double>) -> SIMD2<Int64> {
    unsafe unsafeBitCast(point + shift, to: SIMD2<Int64>.self)
  }
}

/// Cuts the lines of a far-reaching outline to what fixed point can hold before they are fed; the window has no
/// part in where.
///
/// Above and below, lines are dropped; to either side they become vertical lines, which keeps winding
/// numbers right.
struct ClippingLineSink: LineSink {
  private var sink: CellLineSink
  private let low = SIMD2<Double>(repeating: -32_767)
  private let high = SIMD2<Double>(repeating: 32_767)
  private var current = SIMD2<Double>.zero
  private var start = SIMD2<Double>.zero

  init(_ sink: CellLineSink) { self.sink = sink }

  mutating func move(to point: SIMD2<Double>) {
    close()
    current = point
    start = point
  }

  mutating func line(to point: SIMD2<Double>) {
    addClipped(current, point)
    current = point
  }

  mutating func close() {
    addClipped(current, start)
    current = start
  }

  mutating func finish() { close() }

  func needsCurve(minimum: SIMD2<Double>, maximum: SIMD2<Double>) -> Bool {
    sink.needsCurve(minimum: minimum, maximum: maximum)
  }

  private mutating func addClipped(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    guard from.y != to.y, max(from.y, to.y) > low.y, min(from.y, to.y) < high.y else { return }
    func x(at y: Double) -> Double {
      y == from.y
        ? from.x : y == to.y ? to.x : from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
    }
    let firstY = min(max(from.y, low.y), high.y)
    let lastY = min(max(to.y, low.y), high.y)
    let first = SIMD2(x(at: firstY), firstY)
    let last = SIMD2(x(at: lastY), lastY)
    // Cut where the line crosses either side, in the order of travel.
    var cuts = [first]
    let sides = first.x < last.x ? [low.x, high.x] : [high.x, low.x]
    for side in sides where min(first.x, last.x) < side && side < max(first.x, last.x) {
      let y = first.y + (last.y - first.y) * ((side - first.x) / (last.x - first.x))
      cuts.append(SIMD2(side, y))
    }
    cuts.append(last)
    for (a, b) in zip(cuts, cuts.dropFirst()) {
      sink.addSegment(clampedX(a), clampedX(b))
    }
  }

  private func clampedX(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(max(point.x, low.x), high.x), point.y)
  }
}
