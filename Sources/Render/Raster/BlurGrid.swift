/// A picture at a fraction of its size, with wide channels, that is blurred across in place and down
/// while it is written.
///
/// A cell is the mean of `factor`² pixels as four 8.8 fixed-point numbers in 32-bit lanes: sums by
/// weights of 65,536 in all never overflow. Threads share the rows among them. One cell is around the
/// picture on every side, so that each pixel is between the centres of four cells.
@safe final class BlurGrid: @unchecked Sendable {
  typealias Cell = SIMD4<UInt32>

  let rect: PixelRect
  let factor: Int
  let edges: GaussianBlur.Edges
  let columns: Int
  let rows: Int
  let cells: UnsafeMutablePointer<Cell>

  init(showing rect: PixelRect, factor: Int, edges: GaussianBlur.Edges) {
    self.rect = rect
    self.factor = factor
    self.edges = edges
    columns = (rect.width + factor - 1) / factor + 2
    rows = (rect.height + factor - 1) / factor + 2
    unsafe cells = .allocate(capacity: columns * rows)
    unsafe cells.initialize(repeating: .zero, count: columns * rows)
  }

  deinit { unsafe cells.deallocate() }

  // MARK: Making it small

  /// Takes the means of a picture's pixels; what the picture leaves open follows the edge rule.
  func fill(from source: PixelTarget, jobs: Int) {
    let width = columns * factor
    forEachRow(jobs: jobs) {
      RowScratch(width: width)
    } body: { [self] sums, row in
      // Two channels to a word: up to 257 rows of bytes fit 16 bits.
      let (even, odd) = unsafe (sums.colors, sums.coverage)
      unsafe sumColumns(of: source, row: row, even, odd)
      var x = 0
      for column in 0..<columns {
        var sum = Cell.zero
        for _ in 0..<factor {
          let (first, second) = unsafe (even[x], odd[x])
          sum &+= Cell(first & 0xFFFF, second & 0xFFFF, first &>> 16, second &>> 16)
          x &+= 1
        }
        unsafe cells[row &* columns &+ column] = normalized(sum)
      }
    }
  }

  /// Calls `body` for every row, on up to `jobs` threads.
  private func forEachRow<Worker>(
    jobs: Int, makeWorker: @Sendable () -> Worker, body: @Sendable (Worker, Int) -> Void
  ) {
    let rowsPerBand = 16
    let rows = rows
    BandScheduler.run(
      bands: (rows + rowsPerBand - 1) / rowsPerBand, jobs: jobs, makeWorker: makeWorker
    ) { worker, band in
      for row in band * rowsPerBand..<min((band + 1) * rowsPerBand, rows) { body(worker, row) }
    }
  }

  /// Adds up the `factor` rows of pixels that make one row of cells.
  private func sumColumns(
    of source: PixelTarget, row: Int, _ even: PixelPointer, _ odd: PixelPointer
  ) {
    let bounds = source.rect
    let top = rect.minY + (row - 1) * factor
    var lines = unsafe [PixelPointer]()
    for y in top..<top + factor {
      if edges == .transparent, y < bounds.minY || y >= bounds.maxY { continue }
      unsafe lines.append(
        source.pointer(x: bounds.minX, y: min(max(y, bounds.minY), bounds.maxY - 1)))
    }
    // Columns of pixels on the picture, counted from the first cell's first.
    let width = columns * factor
    let left = rect.minX - factor
    let first = min(max(bounds.minX - left, 0), width)
    let end = max(min(bounds.maxX - left, width), first)
    let skipped = left + first - bounds.minX
    unsafe lines.withUnsafeBufferPointer { lines in
      @inline(__always)
      func sum(_ x: Int, _ count: Int) {
        var sum = ChannelPairs(even: .zero, odd: .zero)
        for index in 0..<lines.count {
          unsafe sum = sum &+ ChannelPairs(loadPixels(lines[index] + (skipped &+ x), count))
        }
        let place = first &+ x
        unsafe storePixels(unsafeBitCast(sum.even, to: SIMD4<UInt32>.self), even + place, count)
        unsafe storePixels(unsafeBitCast(sum.odd, to: SIMD4<UInt32>.self), odd + place, count)
      }
      let count = end - first
      var x = 0
      while x &+ 4 <= count {
        sum(x, 4)
        x &+= 4
      }
      if x < count { sum(x, count &- x) }
    }
    let isOpen = edges == .transparent || first == end
    func extend(_ sums: PixelPointer) {
      unsafe sums.update(repeating: isOpen ? 0 : sums[first], count: first)
      unsafe (sums + end).update(repeating: isOpen ? 0 : sums[end - 1], count: width - end)
    }
    unsafe extend(even)
    unsafe extend(odd)
  }

  /// 8.8 fixed point from a sum over a block.
  @inline(__always)
  private func normalized(_ sum: Cell) -> Cell {
    let area = UInt32(factor.trailingZeroBitCount * 2)
    return area <= 8 ? sum &<< (8 &- area) : sum &>> (area &- 8)
  }

  // MARK: Blurring

  /// Blurs every row.
  func convolveAcross(_ weights: [UInt32], jobs: Int) {
    let reach = weights.count - 1
    let columns = columns
    forEachRow(jobs: jobs) {
      LineBuffer(columns + 2 * reach)
    } body: { [self] line, row in
      let start = unsafe cells + row * columns
      unsafe line.load(start, columns, reach, edges)
      unsafe weights.withUnsafeBufferPointer { weights in
        for column in 0..<columns {
          let middle = unsafe line.cells + (reach &+ column)
          var sum = unsafe middle[0] &* weights[0] &+ Cell(repeating: 32_768)
          for k in 1..<weights.count {
            unsafe sum &+= (middle[k] &+ middle[0 &- k]) &* weights[k]
          }
          unsafe start[column] = sum &>> 16
        }
      }
    }
  }

  /// One row as it is blurred down.
  func convolveDown(_ weights: [UInt32], row: Int, into line: UnsafeMutablePointer<Cell>) {
    let columns = columns
    let middle = unsafe cells + row * columns
    unsafe weights.withUnsafeBufferPointer { weights in
      for column in 0..<columns {
        unsafe line[column] = middle[column] &* weights[0] &+ Cell(repeating: 32_768)
      }
      for k in 1..<weights.count {
        for side in [row - k, row + k] {
          if edges == .transparent, side < 0 || side >= rows { continue }
          let other = unsafe cells + min(max(side, 0), rows - 1) * columns
          for column in 0..<columns {
            unsafe line[column] &+= other[column] &* weights[k]
          }
        }
      }
      for column in 0..<columns { unsafe line[column] = line[column] &>> 16 }
    }
  }
}

extension SIMD4<UInt32> {
  /// The four channels of a pixel, in levels.
  @inline(__always)
  init(pixel: UInt32) {
    self.init(pixel & 255, (pixel &>> 8) & 255, (pixel &>> 16) & 255, pixel &>> 24)
  }
}

/// A line of cells with room on both sides.
@safe final class LineBuffer {
  let cells: UnsafeMutablePointer<BlurGrid.Cell>

  init(_ count: Int) {
    unsafe cells = .allocate(capacity: max(count, 1))
    unsafe cells.initialize(repeating: .zero, count: max(count, 1))
  }

  deinit { unsafe cells.deallocate() }

  func load(
    _ source: UnsafeMutablePointer<BlurGrid.Cell>, _ count: Int, _ pad: Int,
    _ edges: GaussianBlur.Edges
  ) {
    unsafe (cells + pad).update(from: source, count: count)
    extend(count, pad, edges)
  }

  /// Fills the room around `count` cells by the edge rule.
  func extend(_ count: Int, _ pad: Int, _ edges: GaussianBlur.Edges) {
    let first = unsafe edges == .transparent ? .zero : cells[pad]
    let last = unsafe edges == .transparent ? .zero : cells[pad + count - 1]
    for index in 0..<pad {
      unsafe cells[index] = first
      unsafe cells[pad + count + index] = last
    }
  }
}
