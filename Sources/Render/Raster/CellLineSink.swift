import Layout

/// Feeds flattened contours to a `CellWriter`, closing each.
struct CellLineSink: LineSink {
  private let writer: CellWriter
  /// The window in device coordinates, as the curves' culling test needs it.
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  /// The window's corner in 24.8.
  private let originX: Int
  private let originY: Int
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0

  init(writer: CellWriter, window: PixelRect) {
    self.writer = writer
    low = SIMD2(Double(window.minX), Double(window.minY))
    high = SIMD2(Double(window.maxX), Double(window.maxY))
    originX = window.minX << 8
    originY = window.minY << 8
  }

  /// Whether 24.8 arithmetic is safe for an outline with these bounds.
  static func accepts(_ bounds: Rect) -> Bool {
    bounds.minX > -32_768 && bounds.minY > -32_768 && bounds.maxX < 32_768
      && bounds.maxY < 32_768
  }

  @inline(__always)
  mutating func move(to point: SIMD2<Double>) {
    closeContour()
    x = fixed(point.x) &- originX
    y = fixed(point.y) &- originY
    startX = x
    startY = y
  }

  @inline(__always)
  mutating func line(to point: SIMD2<Double>) {
    let nextX = fixed(point.x) &- originX
    let nextY = fixed(point.y) &- originY
    writer.addLine(x, y, nextX, nextY)
    x = nextX
    y = nextY
  }

  @inline(__always)
  mutating func close() { closeContour() }

  @inline(__always)
  private mutating func closeContour() {
    writer.addLine(x, y, startX, startY)
    x = startX
    y = startY
  }

  mutating func finish() { closeContour() }

  @inline(__always)
  func needsCurve(minimum: SIMD2<Double>, maximum: SIMD2<Double>) -> Bool {
    maximum.y > low.y && minimum.y < high.y && minimum.x < high.x && maximum.x > low.x
  }

  /// 24.8 fixed point, ties to even: adding 1.5 · 2^44 leaves 256ths in the lowest bits.
  @inline(__always)
  fileprivate func fixed(_ value: Double) -> Int {
    Int(Int32(truncatingIfNeeded: Int64(bitPattern: (value + 26_388_279_066_624).bitPattern)))
  }
}

/// Cuts the lines of a far-reaching outline to the surroundings of the window before they are fed.
///
/// Above and below, lines are dropped; to either side they become vertical lines outside the
/// window, which keeps winding numbers right.
struct ClippingLineSink: LineSink {
  private var sink: CellLineSink
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  private var current = SIMD2<Double>.zero
  private var start = SIMD2<Double>.zero

  init(_ sink: CellLineSink, window: PixelRect) {
    self.sink = sink
    low = SIMD2(Double(window.minX - 64), Double(window.minY - 64))
    high = SIMD2(Double(window.maxX + 64), Double(window.maxY + 64))
  }

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

extension CellLineSink {
  /// Adds one line with no contour around it.
  func addSegment(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    writer.addLine(
      fixed(from.x) &- originX, fixed(from.y) &- originY, fixed(to.x) &- originX,
      fixed(to.y) &- originY)
  }
}
