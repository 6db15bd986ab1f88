/// Adds lines and quadratic curves to a window of a `CellBuffer`.
@safe struct CellWriter {
  let rows: Rows
  /// The window's height in 1/4096: what is above or below leaves no trace, and neither does what is to the
  /// right.
  let bottom: Int
  /// The window's width in 1/1024.
  let right: Int
  /// Rows that upright edges leave out, for they are drawn as boxes.
  private let bars: Range<Int>

  init(_ buffer: CellBuffer, width: Int, height: Int, bars: Range<Int>) {
    rows = Rows(buffer)
    bottom = height << 12
    right = width << 10
    self.bars = bars
  }

  /// Adds the lines between points whose lower halves are fixed point and below 2^28 in magnitude.
  @inline(never)
  func addLines(_ points: UnsafePointer<SIMD2<Int64>>, _ count: Int) {
    @inline(__always) func x(_ index: Int) -> Int {
      unsafe Int(Int32(truncatingIfNeeded: points[index].x))
    }
    @inline(__always) func y(_ index: Int) -> Int {
      unsafe Int(Int32(truncatingIfNeeded: points[index].y))
    }
    guard count > 1 else { return }
    // Copies: what is written to the cells might else be these.
    let (right, bottom, rows) = (right, bottom, rows)
    var (x0, y0) = (x(0), y(0))
    var index = 1
    while index < count {
      let (x1, y1) = (x(index), y(index))
      if (x0 ^ x1) >> 10 | (y0 ^ y1) >> 12 == 0, UInt(bitPattern: x0) < UInt(bitPattern: right),
        UInt(bitPattern: y0) < UInt(bitPattern: bottom)
      {
        // Within one cell, as most lines of small shapes are.
        rows[y0 >> 12].add(x0 >> 10, y1 &- y0, (x0 & 1_023) &+ (x1 & 1_023))
      } else {
        // One orientation for both directions, so that reversing a contour negates its cells exactly; and
        // without a branch, for which way an edge goes is nothing that a processor foretells.
        let upwards = (y1 &- y0) >> 63
        let (turnX, turnY) = ((x0 ^ x1) & upwards, (y0 ^ y1) & upwards)
        let (startX, startY) = (x0 ^ turnX, y0 ^ turnY)
        let (endX, endY) = (x1 ^ turnX, y1 ^ turnY)
        let sign = 1 | upwards
        if startY < endY, endY > 0, startY < bottom {
          if UInt(bitPattern: x0) <= UInt(bitPattern: right),
            UInt(bitPattern: x1) <= UInt(bitPattern: right)
          {
            if x0 == x1 {
              addVertical(x0, startY, endY, sign)
            } else {
              Self.addSloping(startX, startY, endX, endY, sign, bottom, rows)
            }
          } else if min(x0, x1) < right {
            addClipped(startX, startY, endX, endY, sign)
          }
        }
      }
      (x0, y0) = (x1, y1)
      index &+= 1
    }
  }

  /// The cells and marks of all rows.
  @safe struct Rows {
    private let first: UnsafeMutableRawPointer
    private let pitch: Int
    private let marks: Int

    init(_ buffer: CellBuffer) {
      unsafe first = buffer.rowsStart
      pitch = buffer.pitch
      marks = buffer.marksOffset
    }

    @inline(__always)
    subscript(index: Int) -> Row { unsafe Row(cells: first + index &* pitch, marks: marks) }

    @inline(__always)
    func row(after row: Row) -> Row { unsafe Row(cells: row.cells + pitch, marks: marks) }
  }

  /// The cells of a row and, behind them, its marks.
  @safe struct Row {
    let cells: UnsafeMutableRawPointer
    private let marks: Int

    init(cells: UnsafeMutableRawPointer, marks: Int) {
      unsafe self.cells = cells
      self.marks = marks
    }

    /// `height` of edge in one cell, whose x fractions at both ends sum to `sum`.
    @inline(__always)
    func add(_ column: Int, _ height: Int, _ sum: Int) {
      add(column, height, rest: height &* sum)
    }

    /// - Parameters:
    ///   - column: from 0 to the window's width.
    ///   - rest: twice the area to its left.
    @inline(__always)
    func add(_ column: Int, _ height: Int, rest: Int) {
      let cell = unsafe (cells + column &* 4).assumingMemoryBound(to: Int32.self)
      unsafe cell[0] &+= Int32(truncatingIfNeeded: height &* 2_048 &- rest)
      unsafe cell[1] &+= Int32(truncatingIfNeeded: rest)
      let marks = unsafe (cells + marks).assumingMemoryBound(to: UInt8.self)
      unsafe marks[column >> 2] = 1
      unsafe marks[(column &+ 1) >> 2] = 1
    }

    /// A segment within the row and the window: `size` of height, downwards or, by its sign, upwards.
    ///
    /// - Parameter isNarrow: it is known to be within one cell.
    @inline(__always)
    func add(_ x0: Int, _ x1: Int, size: Int, sign: Int, isNarrow: Bool = false) {
      let column = x0 >> 10
      if isNarrow || x1 >> 10 == column {
        add(column, size &* sign, (x0 & 1_023) &+ (x1 & 1_023))
      } else {
        addAcrossCells(min(x0, x1), max(x0, x1), size, sign)
      }
    }

    /// A segment from cell to cell, left to right: its height is shared by x.
    @inline(__always)
    private func addAcrossCells(_ x0: Int, _ x1: Int, _ size: Int, _ sign: Int) {
      let last = x1 >> 10
      var column = x0 >> 10
      let slope = double(size) / double(x1 &- x0)
      var done = 0
      var sum = (x0 & 1_023) &+ 1_024
      while column < last {
        // The height reached where the segment leaves this cell, to the nearest unit.
        let reached = nearestInteger(slope * double((column &+ 1) &<< 10 &- x0))
        add(column, (reached &- done) &* sign, sum)
        done = reached
        sum = 1_024
        column &+= 1
      }
      add(column, (size &- done) &* sign, x1 & 1_023)
    }

    /// A segment from cell to cell, left to right, that begins left of the window or ends right of it: what is
    /// within is what it would be in a wider window.
    func addAcrossEdges(_ x0: Int, _ x1: Int, _ size: Int, _ sign: Int, right: Int) {
      let slope = double(size) / double(x1 &- x0)
      func reached(_ x: Int) -> Int { nearestInteger(slope * double(x &- x0)) }
      var column = x0 >> 10
      var done = 0
      var sum = (x0 & 1_023) &+ 1_024
      if x0 < 0 {
        done = reached(0)
        add(0, done &* sign, 0)
        (column, sum) = (0, 1_024)
      }
      let (last, end) = (x1 >> 10, right >> 10)
      while column < min(last, end) {
        let next = reached((column &+ 1) &<< 10)
        add(column, (next &- done) &* sign, sum)
        (done, sum) = (next, 1_024)
        column &+= 1
      }
      if column < end { add(column, (size &- done) &* sign, x1 & 1_023) }
    }
  }

  /// A segment that is neither level nor upright, between the left and right edges and not all above or
  /// below the window.
  @inline(__always)
  private static func addSloping(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int, _ bottom: Int, _ rows: Rows
  ) {
    // Known at once, unlike where the segment leaves each row.
    let isNarrow = (x0 ^ x1) >> 10 == 0
    let end = min(y1, bottom)
    var (x, y, last) = (x0, max(y0, 0), x1)
    var row = rows[y >> 12]
    var edge = (y | 4_095) &+ 1
    if edge < end || y0 < 0 || end < y1 {
      let slope = double(x1 &- x0) / double(y1 &- y0)
      @inline(__always) func reached(_ height: Double) -> Int {
        x0 &+ nearestInteger(slope * height)
      }
      if y0 < 0 { x = reached(double(0 &- y0)) }
      if end < y1 { last = reached(double(end &- y0)) }
      var height = double(edge &- y0)
      while edge < end {
        let next = reached(height)
        row.add(x, next, size: edge &- y, sign: sign, isNarrow: isNarrow)
        x = next
        y = edge
        edge &+= 4_096
        height += 4_096
        row = rows.row(after: row)
      }
    }
    row.add(x, last, size: end &- y, sign: sign, isNarrow: isNarrow)
  }

  /// An upright segment between the left and right edges.
  @inline(never)
  private func addVertical(_ x: Int, _ y0: Int, _ y1: Int, _ sign: Int) {
    let end = min(y1, bottom)
    var y = max(y0, 0)
    let column = x >> 10
    let sum = (x & 1_023) &* 2
    while y < end {
      let index = y >> 12
      if index == bars.lowerBound, !bars.isEmpty {
        y = bars.upperBound &<< 12
        continue
      }
      let edge = min((index &+ 1) &<< 12, end)
      rows[index].add(column, (edge &- y) &* sign, sum)
      y = edge
    }
  }

  /// A segment that leaves the window sideways: what is to the left counts as lying on the left
  /// edge, and what is to the right does not matter.
  @inline(never)
  private func addClipped(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    if x0 <= 0, x1 <= 0 { return addVertical(0, y0, y1, sign) }
    let slope = double(x1 &- x0) / double(y1 &- y0)
    func x(at y: Int) -> Int {
      y == y1 ? x1 : x0 &+ nearestInteger(slope * double(y &- y0))
    }
    var y = max(y0, 0)
    let end = min(y1, bottom)
    var left = x(at: y)
    while y < end {
      let index = y >> 12
      let next = min((index &+ 1) &<< 12, end)
      let right = x(at: next)
      addClipped(rows[index], left, right, next &- y, sign)
      left = right
      y = next
    }
  }

  private func addClipped(_ row: Row, _ x0: Int, _ x1: Int, _ size: Int, _ sign: Int) {
    let low = min(x0, x1)
    let high = max(x0, x1)
    if low >= right { return }
    if high <= 0 { return row.add(0, size &* sign, 0) }
    if low >= 0, high <= right { return row.add(low, high, size: size, sign: sign) }
    row.addAcrossEdges(low, high, size, sign, right: right)
  }
}

/// The nearest whole number, ties to even, of a value below 2^31: adding 1.5 · 2^52 leaves it in the
/// lowest bits.
@inline(__always)
func nearestInteger(_ value: Double) -> Int {
  Int(
    Int32(truncatingIfNeeded: Int64(bitPattern: (value + 6_755_399_441_055_744).bitPattern)))
}

/// A whole number below 2^51 in magnitude: `nearestInteger` backwards. The conversion of x86 waits for what the
/// register held before.
@inline(__always)
func double(_ value: Int) -> Double {
  Double(bitPattern: UInt64(bitPattern: Int64(value &+ 0x4338_0000_0000_0000)))
    - 6_755_399_441_055_744
}
