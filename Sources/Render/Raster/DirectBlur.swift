/// The Gaussian at the picture's own size, for deviations of a few pixels.
///
/// Whole weights that sum to 256 keep four pixels of two channels in sixteen-bit lanes: down the
/// columns the sums are exact, and across they are taken apart into high and low bytes. Rows depend
/// on the source alone, so that bands are independent.
enum DirectBlur {
  /// The Gaussian's weights from its centre to its reach; with both sides they sum to 256.
  ///
  /// What is rounded is the weight of everything from a tap outwards, so that the profile of a
  /// straight edge is within half a level everywhere.
  static func weights(sigma: Double) -> [UInt16] {
    let values = GaussianBlur.values(sigma: sigma)
    let total = values.dropFirst().reduce(values[0]) { $0 + 2 * $1 }
    var weights: [UInt16] = []
    var (tail, roundedTail) = (0.0, 0.0)
    for value in values.dropFirst().reversed() {
      tail += value / total * 256
      let rounded = tail.rounded(.toNearestOrEven)
      weights.append(UInt16(rounded - roundedTail))
      roundedTail = rounded
    }
    weights.append(256 - 2 * UInt16(roundedTail))
    return weights.reversed()
  }

  /// Blurs `source` into `target`, which is as large or, by the reach of the weights, larger.
  static func blur(
    _ source: Surface, into target: Surface, weights: [UInt16], edges: GaussianBlur.Edges,
    jobs: Int
  ) {
    let height = target.rect.height
    let bands = (height + BandScheduler.rows - 1) / BandScheduler.rows
    BandScheduler.run(bands: bands, jobs: jobs) {
      DirectBlurRow(source, target, weights: weights, edges: edges)
    } body: { row, band in
      let first = band * BandScheduler.rows
      for y in first..<min(first + BandScheduler.rows, height) { row.blur(target.rect.minY + y) }
    }
  }
}

/// One row at a time; every thread has one.
@safe private final class DirectBlurRow {
  private typealias Lanes = SIMD8<UInt16>

  private let source: Surface
  private let target: Surface
  private let weights: [UInt16]
  private let edges: GaussianBlur.Edges
  private let reach: Int
  /// Pixels of a line before the first and behind the last of the source.
  private let pad: Int
  /// High and low bytes of the column sums, even and odd channels: a word to a pixel in each.
  private let lines: [RowScratch]
  /// A row of nothing, and the rows around the current one.
  private let nothing: RowScratch
  private var rows: [PixelPointer]

  init(_ source: Surface, _ target: Surface, weights: [UInt16], edges: GaussianBlur.Edges) {
    self.source = source
    self.target = target
    self.weights = weights
    self.edges = edges
    reach = weights.count - 1
    pad = reach + source.rect.minX - target.rect.minX
    let width = source.rect.width + 2 * pad
    lines = (0..<2).map { _ in RowScratch(width: width) }
    nothing = RowScratch(width: source.rect.width)
    unsafe rows = []
  }

  func blur(_ y: Int) {
    unsafe rows.removeAll(keepingCapacity: true)
    let bounds = source.rect
    for place in y - reach...y + reach {
      let isInside = place >= bounds.minY && place < bounds.maxY
      if !isInside, edges == .transparent {
        unsafe rows.append(nothing.colors)
      } else {
        unsafe rows.append(
          source.target.pointer(
            x: bounds.minX, y: min(max(place, bounds.minY), bounds.maxY - 1)))
      }
    }
    let (evenHigh, evenLow) = unsafe (lines[0].colors, lines[0].coverage)
    let (oddHigh, oddLow) = unsafe (lines[1].colors, lines[1].coverage)
    unsafe sumColumns(evenHigh + pad, evenLow + pad, oddHigh + pad, oddLow + pad)
    unsafe extend(evenHigh)
    unsafe extend(evenLow)
    unsafe extend(oddHigh)
    unsafe extend(oddLow)
    unsafe sumAcross(
      evenHigh, evenLow, oddHigh, oddLow, into: target.target.pointer(x: target.rect.minX, y: y))
  }

  private func sumColumns(
    _ evenHigh: PixelPointer, _ evenLow: PixelPointer, _ oddHigh: PixelPointer,
    _ oddLow: PixelPointer
  ) {
    let (reach, width) = (reach, source.rect.width)
    unsafe rows.withUnsafeBufferPointer { rows in
      unsafe weights.withUnsafeBufferPointer { weights in
        @inline(__always)
        func sum(_ x: Int, _ count: Int) {
          let middle = unsafe ChannelPairs(loadPixels(rows[reach] + x, count))
          var even = unsafe middle.even &* weights[0]
          var odd = unsafe middle.odd &* weights[0]
          for k in 1..<max(weights.count, 1) {
            let above = unsafe ChannelPairs(loadPixels(rows[reach &- k] + x, count))
            let below = unsafe ChannelPairs(loadPixels(rows[reach &+ k] + x, count))
            unsafe even &+= (above.even &+ below.even) &* weights[k]
            unsafe odd &+= (above.odd &+ below.odd) &* weights[k]
          }
          unsafe store(even &>> 8, evenHigh + x)
          unsafe store(even & 0xFF, evenLow + x)
          unsafe store(odd &>> 8, oddHigh + x)
          unsafe store(odd & 0xFF, oddLow + x)
        }
        var x = 0
        while x &+ 4 <= width {
          sum(x, 4)
          x &+= 4
        }
        if x < width { sum(x, width &- x) }
      }
    }
  }

  private func sumAcross(
    _ evenHigh: PixelPointer, _ evenLow: PixelPointer, _ oddHigh: PixelPointer,
    _ oddLow: PixelPointer, into place: PixelPointer
  ) {
    let (reach, width) = (reach, target.rect.width)
    unsafe weights.withUnsafeBufferPointer { weights in
      let half = Lanes(repeating: 128)
      for x in stride(from: 0, to: width, by: 4) {
        let middle = x &+ reach
        var high = unsafe load(evenHigh + middle) &* weights[0]
        var low = unsafe load(evenLow + middle) &* weights[0]
        var highOdd = unsafe load(oddHigh + middle) &* weights[0]
        var lowOdd = unsafe load(oddLow + middle) &* weights[0]
        for k in 1..<max(weights.count, 1) {
          let (before, after) = (middle &- k, middle &+ k)
          let weight = unsafe Lanes(repeating: weights[k])
          unsafe high &+= (load(evenHigh + before) &+ load(evenHigh + after)) &* weight
          unsafe low &+= (load(evenLow + before) &+ load(evenLow + after)) &* weight
          unsafe highOdd &+= (load(oddHigh + before) &+ load(oddHigh + after)) &* weight
          unsafe lowOdd &+= (load(oddLow + before) &+ load(oddLow + after)) &* weight
        }
        let even = high &+ ((low &+ half) &>> 8)
        let odd = highOdd &+ ((lowOdd &+ half) &>> 8)
        let pixels = (ChannelPairs(even: even, odd: odd) &+ .half).pixelsFromFixedPoint
        unsafe storePixels(pixels, place + x, width &- x)
      }
    }
  }

  /// Fills the room on both sides of a line by the edge rule.
  private func extend(_ line: PixelPointer) {
    let behind = unsafe line + pad + source.rect.width
    let first = unsafe edges == .transparent ? 0 : line[pad]
    let last = unsafe edges == .transparent ? 0 : behind[-1]
    unsafe line.update(repeating: first, count: pad)
    unsafe behind.update(repeating: last, count: pad)
  }

  @inline(__always)
  private func load(_ place: PixelPointer) -> Lanes {
    unsafe UnsafeRawPointer(place).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private func store(_ lanes: Lanes, _ place: PixelPointer) {
    unsafe UnsafeMutableRawPointer(place).storeBytes(of: lanes, as: Lanes.self)
  }
}
