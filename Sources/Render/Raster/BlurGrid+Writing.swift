extension BlurGrid {
  /// Blurs the columns and writes the pixels of a surface inside the rectangle, interpolated between
  /// cells.
  ///
  /// - Parameter tone: what is done to the cells before; interpolating and rounding come after it.
  func write(into surface: Surface, weights: [UInt32], tone: BackdropTone? = nil, jobs: Int) {
    let height = surface.rect.height
    let blends = blendWeights()
    BandScheduler.run(
      bands: (height + BandScheduler.rows - 1) / BandScheduler.rows, jobs: jobs
    ) {
      BlurGridRows(self, tone: tone)
    } body: { [self] scratch, band in
      let first = band * BandScheduler.rows
      for y in first..<min(first + BandScheduler.rows, height) {
        write(row: surface.rect.minY + y, into: surface, weights, blends, scratch)
      }
    }
  }

  private func write(
    row y: Int, into surface: Surface, _ weights: [UInt32],
    _ blends: [(left: SIMD8<UInt16>, right: SIMD8<UInt16>)], _ scratch: BlurGridRows
  ) {
    // Positions between two cell centres are odd multiples of 1/(2·factor).
    let unit = UInt32(2 * factor)
    let shift = UInt32(unit.trailingZeroBitCount)
    let (even, odd, line) = unsafe (scratch.even.colors, scratch.odd.colors, scratch.line.colors)
    let (row, offset) = DownscaledBlur.position(y - rect.minY, factor: factor)
    scratch.load(row + 1, of: self, weights)
    let (upper, lower) = unsafe (scratch.upper.cells, scratch.lower.cells)
    let down = UInt32(offset)
    // The centre of the first cell is half a cell before the rectangle's first pixel.
    let left = surface.rect.minX - rect.minX + factor / 2
    let shown = left / factor..<(left + surface.rect.width - 1) / factor + 2
    for x in shown {
      // 8.8 to as many fractional bits as the products across leave room for.
      let value = unsafe (upper[x] &* (unit &- down) &+ lower[x] &* down) &>> (2 &* shift)
      unsafe even[x] = value[0] | value[2] &<< 16
      unsafe odd[x] = value[1] | value[3] &<< 16
    }
    unsafe interpolate(even, odd, shown, blends, into: line)
    unsafe surface.target.pointer(x: surface.rect.minX, y: y)
      .update(from: line + left % factor, count: surface.rect.width)
  }

  /// For every group of four pixels between two centres, how much the left and right cell weigh.
  private func blendWeights() -> [(left: SIMD8<UInt16>, right: SIMD8<UInt16>)] {
    stride(from: 0, to: factor, by: 4).map { start in
      var right = SIMD8<UInt16>.zero
      for lane in 0..<8 { right[lane] = UInt16(2 * (start + lane / 2) + 1) }
      return (SIMD8(repeating: UInt16(2 * factor)) &- right, right)
    }
  }

  private func interpolate(
    _ even: PixelPointer, _ odd: PixelPointer, _ shown: Range<Int>,
    _ weights: [(left: SIMD8<UInt16>, right: SIMD8<UInt16>)], into line: PixelPointer
  ) {
    unsafe weights.withUnsafeBufferPointer { weights in
      func channels(_ column: Int) -> ChannelPairs {
        unsafe ChannelPairs(
          even: unsafeBitCast(SIMD4(repeating: even[column]), to: SIMD8<UInt16>.self),
          odd: unsafeBitCast(SIMD4(repeating: odd[column]), to: SIMD8<UInt16>.self))
      }
      var left = channels(shown.lowerBound)
      var place = unsafe line
      for column in shown.dropFirst() {
        let right = channels(column)
        for index in 0..<weights.count {
          let weight = unsafe weights[index]
          let mixed = left.multiplied(by: weight.left) &+ right.multiplied(by: weight.right)
          // Where a cell is only two pixels wide the next cell overwrites the other two.
          unsafe storePixels((mixed &+ .half).pixelsFromFixedPoint, place + index &* 4, 4)
        }
        unsafe place += factor
        left = right
      }
    }
  }
}

/// The two blurred rows of a grid that the current pixels are between, and room for one row of
/// pixels; every thread has one.
@safe private final class BlurGridRows {
  var upper: LineBuffer
  var lower: LineBuffer
  let even: RowScratch
  let odd: RowScratch
  let line: RowScratch
  private let tone: BackdropTone?
  private var row = -1

  init(_ grid: BlurGrid, tone: BackdropTone?) {
    self.tone = tone
    upper = LineBuffer(grid.columns)
    lower = LineBuffer(grid.columns)
    even = RowScratch(width: grid.columns)
    odd = RowScratch(width: grid.columns)
    line = RowScratch(width: grid.columns * grid.factor + 8)
  }

  /// Makes `upper` the row of this number and `lower` the next one.
  func load(_ wanted: Int, of grid: BlurGrid, _ weights: [UInt32]) {
    if wanted == row { return }
    if wanted == row + 1, row >= 0 {
      swap(&upper, &lower)
    } else {
      load(wanted, of: grid, weights, into: upper)
    }
    load(wanted + 1, of: grid, weights, into: lower)
    row = wanted
  }

  private func load(_ row: Int, of grid: BlurGrid, _ weights: [UInt32], into line: LineBuffer) {
    unsafe grid.convolveDown(weights, row: row, into: line.cells)
    guard let tone else { return }
    for column in 0..<grid.columns {
      unsafe line.cells[column] = tone.apply(to: line.cells[column])
    }
  }
}
