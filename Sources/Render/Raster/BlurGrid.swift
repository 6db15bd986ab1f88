/// A picture at a fraction of its size, with wide channels, that is blurred in place.
///
/// A cell is the mean of `factor`² pixels as four 8.8 fixed-point numbers in 32-bit lanes: a running
/// sum and its product with a weight of at most 65,536 then never overflow. One cell lies around the
/// picture on every side, so that each pixel is between the centres of four cells.
@safe final class BlurGrid {
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

  func fill(from surface: Surface) {
    let low = surface.rect.minX - rect.minX
    let high = surface.rect.maxX - rect.minX
    // Cells whose pixels all lie on the surface; the others follow the edge rule.
    let first = (max(low, 0) + factor - 1) / factor + 1
    let last = min(high, rect.width) / factor
    let sums = RowScratch(width: max(1, (last - first + 1) * factor))
    for row in 0..<rows {
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

  /// Three boxes across and three down.
  func box(_ kernel: BoxKernel) {
    let pad = kernel.radius + 1
    let line = LineBuffer(columns + 2 * pad)
    let other = LineBuffer(columns + 2 * pad)
    for row in 0..<rows {
      let start = unsafe cells + row * columns
      unsafe line.load(start, columns, pad, edges)
      unsafe boxPass(line.cells, columns, kernel, into: other.cells + pad)
      other.extend(columns, pad, edges)
      unsafe boxPass(other.cells, columns, kernel, into: line.cells + pad)
      line.extend(columns, pad, edges)
      unsafe boxPass(line.cells, columns, kernel, into: start)
    }
    for _ in 0..<3 { boxDown(kernel) }
  }

  /// One box along a line that begins `radius + 1` cells before the first result.
  @inline(__always)
  private func boxPass(
    _ source: UnsafeMutablePointer<Cell>, _ count: Int, _ kernel: BoxKernel,
    into target: UnsafeMutablePointer<Cell>
  ) {
    let width = 2 &* kernel.radius &+ 1
    var sum = Cell.zero
    for index in 1..<width { unsafe sum &+= source[index] }
    let (inner, end) = (Cell(repeating: kernel.inner), Cell(repeating: kernel.end))
    for index in 0..<count {
      unsafe sum &+= source[index &+ width]
      let ends = unsafe source[index] &+ source[index &+ width &+ 1]
      unsafe target[index] = (sum &* inner &+ ends &* end &+ Cell(repeating: 32_768)) &>> 16
      unsafe sum &-= source[index &+ 1]
    }
  }

  /// One box down all columns at once; rows already replaced are kept in a ring.
  private func boxDown(_ kernel: BoxKernel) {
    let radius = kernel.radius
    let depth = radius + 2
    let ring = LineBuffer(columns * depth)
    let sums = LineBuffer(columns)
    let nothing = LineBuffer(columns)
    let top = LineBuffer(columns)
    unsafe top.cells.update(from: cells, count: columns)
    let (inner, end) = (Cell(repeating: kernel.inner), Cell(repeating: kernel.end))
    /// A row as it was before this pass, when row `current` is about to be replaced.
    func original(_ row: Int, _ current: Int) -> UnsafeMutablePointer<Cell> {
      if row < 0 { return unsafe edges == .transparent ? nothing.cells : top.cells }
      if row < current { return unsafe ring.cells + (row % depth) * columns }
      if row < rows { return unsafe cells + row * columns }
      return unsafe edges == .transparent ? nothing.cells : cells + (rows - 1) * columns
    }
    for row in -radius..<radius {
      let line = unsafe original(row, 0)
      for x in 0..<columns { unsafe sums.cells[x] &+= line[x] }
    }
    for row in 0..<rows {
      let line = unsafe cells + row * columns
      let entering = unsafe original(row + radius, row)
      let after = unsafe original(row + radius + 1, row)
      let before = unsafe original(row - radius - 1, row)
      let leaving = unsafe radius == 0 ? line : original(row - radius, row)
      let kept = unsafe ring.cells + (row % depth) * columns
      for x in 0..<columns {
        let sum = unsafe sums.cells[x] &+ entering[x]
        let ends = unsafe before[x] &+ after[x]
        unsafe sums.cells[x] = sum &- leaving[x]
        unsafe kept[x] = line[x]
        unsafe line[x] = (sum &* inner &+ ends &* end &+ Cell(repeating: 32_768)) &>> 16
      }
    }
  }

  /// A short symmetric kernel across and down, for small deviations.
  func convolve(_ weights: [UInt32]) {
    let reach = weights.count - 1
    let line = LineBuffer(max(columns, rows) + 2 * reach)
    func run(_ start: UnsafeMutablePointer<Cell>, _ count: Int, step: Int) {
      for index in 0..<count { unsafe line.cells[reach + index] = start[index * step] }
      line.extend(count, reach, edges)
      for index in 0..<count {
        let middle = unsafe line.cells + reach + index
        var sum = unsafe weights[0] &* middle[0] &+ Cell(repeating: 32_768)
        for k in 1..<max(weights.count, 1) {
          unsafe sum &+= weights[k] &* (middle[k] &+ middle[-k])
        }
        unsafe start[index * step] = sum &>> 16
      }
    }
    for row in 0..<rows { unsafe run(cells + row * columns, columns, step: 1) }
    for column in 0..<columns { unsafe run(cells + column, rows, step: columns) }
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
