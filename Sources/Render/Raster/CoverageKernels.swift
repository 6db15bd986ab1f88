/// Signed-area cells of one band, and the running sum that turns them into coverage.
///
/// Coordinates are fixed point relative to the window's top-left corner: 1/1024 of a pixel across,
/// where the error is then an eighth of a level, and 1/4096 down. A segment adds, to
/// the cell it is in, its height times the area to its right, and to the next cell the rest; a
/// running sum along the row is then the covered area of every pixel. All sums are integers, so
/// their order is free and a closed contour returns to exactly zero.
///
/// Twice the area of a whole pixel is 2^23, and winding numbers up to 255 fit.
@safe final class CellBuffer {
  static let wholePixel: Int32 = 1 << 23

  let rows: Int
  let stride: Int
  let marksPerRow: Int
  let cells: UnsafeMutablePointer<Int32>
  /// One bit for every four cells that may be other than zero.
  let marks: UnsafeMutablePointer<UInt64>
  /// One row of coverage, 0...65,536, handed to sinks.
  let coverage: UnsafeMutablePointer<UInt32>
  /// Vertices of a contour on their way to the cells.
  let points: UnsafeMutablePointer<SIMD2<Int64>>
  static let pointCapacity = 1_024

  init(width: Int, rows: Int) {
    self.rows = rows
    // Room for the cell after the last one, in whole groups, and for whole words of marks.
    stride = (width + 8) & ~3
    marksPerRow = (stride >> 8) + 1
    unsafe cells = .allocate(capacity: stride * rows)
    unsafe cells.initialize(repeating: 0, count: stride * rows)
    unsafe marks = .allocate(capacity: marksPerRow * rows)
    unsafe marks.initialize(repeating: 0, count: marksPerRow * rows)
    unsafe coverage = .allocate(capacity: stride)
    unsafe coverage.initialize(repeating: 0, count: stride)
    unsafe points = .allocate(capacity: Self.pointCapacity)
    unsafe points.initialize(repeating: .zero, count: Self.pointCapacity)
  }

  /// Whether all cells of a row of this width are read without looking at marks.
  static func isNarrow(_ width: Int) -> Bool { width <= 32 }

  deinit {
    unsafe cells.deallocate()
    unsafe marks.deallocate()
    unsafe coverage.deallocate()
    unsafe points.deallocate()
  }
}

/// Adds line segments to a window of a `CellBuffer`.
@safe struct CellWriter {
  let cells: UnsafeMutablePointer<Int32>
  let marks: UnsafeMutablePointer<UInt64>
  let stride: Int
  let marksPerRow: Int
  /// The window, in pixels; what is above, below or to the right of it leaves no trace.
  let width: Int
  let height: Int
  /// The window's height in 1/4096.
  let bottom: Int
  /// The window's width in 1/1024.
  let right: Int
  /// Whether cells are marked; in a narrow window finding them would cost more than reading all.
  private let keepsMarks: Bool
  /// Rows that upright edges leave out, for they are drawn as boxes.
  private let bars: Range<Int>

  init(_ buffer: CellBuffer, width: Int, height: Int, bars: Range<Int>) {
    unsafe cells = buffer.cells
    unsafe marks = buffer.marks
    stride = buffer.stride
    marksPerRow = buffer.marksPerRow
    self.width = width
    self.height = height
    bottom = height << 12
    right = width << 10
    keepsMarks = !CellBuffer.isNarrow(width)
    self.bars = bars
  }

  /// Adds the lines between points whose lower halves are fixed point and below 2^28 in magnitude.
  @inline(never)
  func addLines(
    _ points: UnsafePointer<SIMD2<Int64>>, _ count: Int, origin: SIMD2<Int64>
  ) {
    let (originX, originY) = (Int(origin.x), Int(origin.y))
    @inline(__always) func x(_ index: Int) -> Int {
      unsafe Int(Int32(truncatingIfNeeded: points[index].x)) &- originX
    }
    @inline(__always) func y(_ index: Int) -> Int {
      unsafe Int(Int32(truncatingIfNeeded: points[index].y)) &- originY
    }
    guard count > 1 else { return }
    var (x0, y0) = (x(0), y(0))
    for index in 1..<count {
      let (x1, y1) = (x(index), y(index))
      addLine(x0, y0, x1, y1)
      (x0, y0) = (x1, y1)
    }
  }

  @inline(__always)
  private func addLine(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 == y1 { return }
    // One orientation for both directions, so that reversing a contour negates its cells exactly.
    if y0 < y1 {
      addDownward(x0, y0, x1, y1, 1)
    } else {
      addDownward(x1, y1, x0, y0, -1)
    }
  }

  @inline(__always)
  private func addDownward(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    if UInt(bitPattern: x0) <= UInt(bitPattern: right),
      UInt(bitPattern: x1) <= UInt(bitPattern: right)
    {
      let row = y0 >> 12
      let last = (y1 &- 1) >> 12
      if last == row {
        if UInt(bitPattern: row) < UInt(bitPattern: height) {
          addInRow(row, x0, x1, (y1 &- y0) &* sign)
        }
      } else if x0 == x1 {
        addVertical(x0, y0, y1, sign)
      } else {
        addAcrossRows(x0, y0, x1, y1, sign)
      }
    } else if y1 > 0, y0 < bottom, min(x0, x1) < right {
      addClipped(x0, y0, x1, y1, sign)
    }
  }

  /// A segment within one row and within the window; `height` is signed.
  @inline(__always)
  private func addInRow(_ row: Int, _ x0: Int, _ x1: Int, _ height: Int) {
    let column = x0 >> 10
    if x1 >> 10 == column {
      add(row, column, height, (x0 & 1_023) &+ (x1 & 1_023))
    } else {
      addAcrossCells(row, min(x0, x1), max(x0, x1), height)
    }
  }

  /// `height` of edge in one cell, whose x fractions at both ends sum to `sum`.
  @inline(__always)
  private func add(_ row: Int, _ column: Int, _ height: Int, _ sum: Int) {
    let cell = unsafe cells + (row &* stride &+ column)
    let rest = height &* sum
    unsafe cell[0] &+= Int32(truncatingIfNeeded: height &* 2_048 &- rest)
    unsafe cell[1] &+= Int32(truncatingIfNeeded: rest)
    guard keepsMarks else { return }
    let group = column >> 2
    let word = unsafe marks + (row &* marksPerRow &+ (group >> 6))
    unsafe word[0] |= 1 &<< UInt64(truncatingIfNeeded: group & 63)
    if column & 3 == 3 {
      let next = group &+ 1
      unsafe marks[row &* marksPerRow &+ (next >> 6)] |= 1 &<< UInt64(truncatingIfNeeded: next & 63)
    }
  }

  /// A segment in one row from cell to cell, left to right: its height is shared by x.
  @inline(never)
  private func addAcrossCells(_ row: Int, _ x0: Int, _ x1: Int, _ height: Int) {
    let size = Int(height.magnitude)
    let sign = height < 0 ? -1 : 1
    let last = x1 >> 10
    var column = x0 >> 10
    let slope = Double(size) / Double(x1 &- x0)
    var done = 0
    var sum = (x0 & 1_023) &+ 1_024
    while column < last {
      // The height reached where the segment leaves this cell, to the nearest unit.
      let reached = nearestInteger(slope * Double((column &+ 1) &<< 10 &- x0))
      add(row, column, (reached &- done) &* sign, sum)
      done = reached
      sum = 1_024
      column &+= 1
    }
    add(row, column, (size &- done) &* sign, x1 & 1_023)
  }

  /// A segment that spans rows and is between the left and right edges.
  @inline(never)
  private func addAcrossRows(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    let slope = Double(x1 &- x0) / Double(y1 &- y0)
    var row = max(y0, 0) >> 12
    let last = (min(y1, bottom) &- 1) >> 12
    var y = max(y0, 0)
    var x = y == y0 ? x0 : x0 &+ nearestInteger(slope * Double(y &- y0))
    while row <= last {
      let edge = min((row &+ 1) &<< 12, y1)
      let next = edge == y1 ? x1 : x0 &+ nearestInteger(slope * Double(edge &- y0))
      addInRow(row, x, next, (edge &- y) &* sign)
      x = next
      y = edge
      row &+= 1
    }
  }

  /// A vertical segment between the left and right edges.
  @inline(never)
  private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, _ sign: Int) {
    let end = min(y1, bottom)
    var y = max(y0, 0)
    let column = x >> 10
    let sum = (x & 1_023) &* 2
    while y < end {
      let row = y >> 12
      if row == bars.lowerBound, !bars.isEmpty {
        y = bars.upperBound &<< 12
        continue
      }
      let edge = min((row &+ 1) &<< 12, end)
      add(row, column, (edge &- y) &* sign, sum)
      y = edge
    }
  }

  /// A segment that leaves the window sideways: what is to the left counts as lying on the left
  /// edge, and what is to the right does not matter.
  @inline(never)
  private func addClipped(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    if x0 <= 0, x1 <= 0 { return addVertical(0, y0, y1, sign) }
    let slope = Double(x1 &- x0) / Double(y1 &- y0)
    func x(at y: Int) -> Int {
      y == y1 ? x1 : x0 &+ nearestInteger(slope * Double(y &- y0))
    }
    var y = max(y0, 0)
    let end = min(y1, bottom)
    var left = x(at: y)
    while y < end {
      let row = y >> 12
      let next = min((row &+ 1) &<< 12, end)
      let right = x(at: next)
      addClippedInRow(row, left, right, (next &- y) &* sign)
      left = right
      y = next
    }
  }

  private func addClippedInRow(_ row: Int, _ x0: Int, _ x1: Int, _ height: Int) {
    let low = min(x0, x1)
    let high = max(x0, x1)
    if low >= right { return }
    if high <= 0 { return add(row, 0, height, 0) }
    let size = Int(height.magnitude)
    let sign = height < 0 ? -1 : 1
    let slope = Double(size) / Double(max(high &- low, 1))
    // The parts of the height on the left of the window and up to its right edge.
    let before = low < 0 ? nearestInteger(slope * Double(0 &- low)) : 0
    let after = high > right ? nearestInteger(slope * Double(right &- low)) : size
    if before > 0 { add(row, 0, before &* sign, 0) }
    if after > before { addInRow(row, max(low, 0), min(high, right), (after &- before) &* sign) }
  }
}

/// The nearest whole number, ties to even, of a value below 2^31: adding 1.5 · 2^52 leaves it in the
/// lowest bits.
@inline(__always)
private func nearestInteger(_ value: Double) -> Int {
  Int(
    Int32(truncatingIfNeeded: Int64(bitPattern: (value + 6_755_399_441_055_744).bitPattern)))
}

/// Receives the coverage of one row after another, left to right; a whole pixel is 65,536.
///
/// Positions are relative to the window. What is not mentioned has no coverage.
protocol SpanSink {
  mutating func beginRow(_ row: Int)
  /// One coverage, above 0, for `count` pixels.
  mutating func solid(x: Int, count: Int, coverage: UInt32)
  /// A coverage for each of `count` pixels, from `coverage[0]`; the sink may overwrite them.
  mutating func varying(x: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>)
  /// One coverage but for the ends, for `count` pixels, at least one, of each of `rows`.
  mutating func block(x: Int, count: Int, rows: Range<Int>, coverage: BlockCoverage)
}

extension CellBuffer {
  /// Turns the window's cells into coverage by a running sum, row by row, and clears them; the rows of
  /// `bars` have none.
  ///
  /// Non-zero winding clamps the area to one pixel; even-odd folds it. Where contours of one path
  /// overlap inside a pixel both are approximations, as in every exact-area rasterizer.
  @inline(__always)
  func sweep<Sink: SpanSink>(
    width: Int, height: Int, bars: Range<Int>, rule: FillRule, into sink: inout Sink
  ) {
    let words = ((width + 1) >> 8) + 1
    // A bit for every group up to that of the cell after the last.
    let allGroups: UInt64? = Self.isNarrow(width) ? 2 &<< UInt64((width + 1) >> 2) &- 1 : nil
    for row in 0..<height where !bars.contains(row) {
      let rowMarks = unsafe marks + row &* marksPerRow
      let rowCells = unsafe cells + row &* stride
      var isEmpty = true
      var area: Int32 = 0
      var next = 0
      for word in 0..<words {
        var bits: UInt64
        if let allGroups {
          bits = allGroups
        } else {
          bits = unsafe rowMarks[word]
          if bits == 0 { continue }
          unsafe rowMarks[word] = 0
        }
        if isEmpty {
          sink.beginRow(row)
          isEmpty = false
        }
        while bits != 0 {
          let start = bits.trailingZeroBitCount
          let length = (~(bits &>> UInt64(truncatingIfNeeded: start))).trailingZeroBitCount
          let run = min(length, 64 &- start)
          bits = run == 64 ? 0 : bits & ~((1 &<< UInt64(run) &- 1) &<< UInt64(start))
          let first = (word &* 64 &+ start) &* 4
          if first > next {
            let level = Self.coverage(of: SIMD4(repeating: area), rule: rule)[0]
            if level > 0, next < width {
              sink.solid(x: next, count: min(first, width) &- next, coverage: level)
            }
          }
          next = first &+ run &* 4
          var x = first
          while x < next {
            let cell = unsafe UnsafeMutableRawPointer(rowCells + x)
            var sum = unsafe cell.loadUnaligned(as: SIMD4<Int32>.self)
            unsafe cell.storeBytes(of: .zero, as: SIMD4<Int32>.self)
            // Two steps of a parallel prefix sum; the first adds within pairs by a 64-bit shift.
            let pairs = unsafe unsafeBitCast(sum, to: SIMD2<UInt64>.self) &<< 32
            sum &+= unsafe unsafeBitCast(pairs, to: SIMD4<Int32>.self)
            sum &+= SIMD4(0, 0, sum[1], sum[1])
            sum &+= SIMD4(repeating: area)
            area = sum[3]
            unsafe UnsafeMutableRawPointer(coverage + x)
              .storeBytes(of: Self.coverage(of: sum, rule: rule), as: SIMD4<UInt32>.self)
            x &+= 4
          }
          if first < width {
            unsafe sink.varying(
              x: first, count: min(next, width) &- first, coverage: coverage + first)
          }
        }
      }
      if !isEmpty, next < width {
        let level = Self.coverage(of: SIMD4(repeating: area), rule: rule)[0]
        if level > 0 { sink.solid(x: next, count: width &- next, coverage: level) }
      }
    }
  }

  /// Covered parts of pixels in 1/65,536 from signed areas.
  @inline(__always)
  private static func coverage(of area: SIMD4<Int32>, rule: FillRule) -> SIMD4<UInt32> {
    let whole = SIMD4(repeating: wholePixel)
    let sign = area &>> 31
    var size = (area ^ sign) &- sign
    if rule == .evenOdd {
      size &= SIMD4(repeating: wholePixel &* 2 &- 1)
      size.replace(with: whole &* 2 &- size, where: size .> whole)
    }
    size.replace(with: whole, where: size .> whole)
    return unsafe unsafeBitCast(size &>> 7, to: SIMD4<UInt32>.self)
  }
}
