/// A picture at a fraction of its size, with wide channels, that is blurred across in place and down
/// while it is written.
///
/// A cell is the mean of `factor`² pixels as four 8.8 fixed-point numbers in 32-bit lanes: sums by
/// weights of 65,536 in all never overflow. Threads share the rows among them. One cell lies around the
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

  func fill(from surface: Surface, jobs: Int) {
    let low = surface.rect.minX - rect.minX
    let high = surface.rect.maxX - rect.minX
    // Cells whose pixels all lie on the surface; the others follow the edge rule.
    let first = (max(low, 0) + factor - 1) / factor + 1
    let last = min(high, rect.width) / factor
    forEachRow(jobs: jobs) { [self] in
      RowScratch(width: max(1, (last - first + 1) * factor))
    } body: { [self] sums, row in
      let top = rect.minY + (row - 1) * factor
      let isInside = top >= surface.rect.minY && top + factor <= surface.rect.maxY
      let line = unsafe cells + row * columns
      if isInside, first <= last {
        let x = rect.minX + (first - 1) * factor
        unsafe fillInside(
          surface.target.pointer(x: x, y: top), surface.rect.width, sums, last - first + 1,
          into: line + first)
      }
      for column in 0..<columns where !isInside || column < first || column > last {
        unsafe line[column] = edgeMean(surface, row: row, column: column)
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

  /// Means of `count` blocks side by side: first down the columns of pixels, then across.
  private func fillInside(
    _ start: PixelPointer, _ stride: Int, _ sums: RowScratch, _ count: Int,
    into line: UnsafeMutablePointer<Cell>
  ) {
    let width = count * factor
    // Two channels to a word: up to 257 rows of bytes fit 16 bits.
    let (even, odd) = unsafe (sums.colors, sums.coverage)
    unsafe even.update(repeating: 0, count: width)
    unsafe odd.update(repeating: 0, count: width)
    for y in 0..<factor {
      let source = unsafe start + y * stride
      for x in 0..<width {
        let pixel = unsafe source[x]
        unsafe even[x] &+= pixel & 0x00FF_00FF
        unsafe odd[x] &+= (pixel &>> 8) & 0x00FF_00FF
      }
    }
    var x = 0
    for column in 0..<count {
      var (red, green, blue, alpha) = (0 as UInt32, 0 as UInt32, 0 as UInt32, 0 as UInt32)
      for _ in 0..<factor {
        let (first, second) = unsafe (even[x], odd[x])
        red &+= first & 0xFFFF
        blue &+= first &>> 16
        green &+= second & 0xFFFF
        alpha &+= second &>> 16
        x &+= 1
      }
      unsafe line[column] = normalized(Cell(red, green, blue, alpha))
    }
  }

  /// The mean of a block that leaves the surface.
  private func edgeMean(_ surface: Surface, row: Int, column: Int) -> Cell {
    let bounds = surface.rect
    var sum = Cell.zero
    for dy in 0..<factor {
      for dx in 0..<factor {
        let x = rect.minX + (column - 1) * factor + dx
        let y = rect.minY + (row - 1) * factor + dy
        let isInside = x >= bounds.minX && x < bounds.maxX && y >= bounds.minY && y < bounds.maxY
        if !isInside, edges == .transparent { continue }
        let place = unsafe surface.target.pointer(
          x: min(max(x, bounds.minX), bounds.maxX - 1),
          y: min(max(y, bounds.minY), bounds.maxY - 1))
        sum &+= unsafe Cell(pixel: place.pointee)
      }
    }
    return normalized(sum)
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
