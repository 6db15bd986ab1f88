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
  /// Rows one after another: cells, and then their marks, a byte for every four cells that is 1 where they may be
  /// other than zero.
  let rowsStart: UnsafeMutableRawPointer
  /// Bytes from a row to the next, and from a row to its marks.
  let pitch: Int
  let marksOffset: Int
  /// One row of coverage, 0...65,536, handed to sinks.
  let coverage: UnsafeMutablePointer<UInt32>
  /// Vertices of a contour on their way to the cells.
  let points: UnsafeMutablePointer<SIMD2<Int64>>
  static let pointCapacity = 1_024

  init(width: Int, rows: Int) {
    self.rows = rows
    // Room for the cell after the last one, in whole groups, and for whole words of marks.
    let stride = (width + 8) & ~3
    marksOffset = stride * 4
    pitch = marksOffset + ((stride >> 5) + 1) * 8
    unsafe rowsStart = .allocate(byteCount: pitch * rows, alignment: 16)
    for row in 0..<rows {
      let cells = unsafe rowsStart + row * pitch
      unsafe cells.initializeMemory(as: Int32.self, repeating: 0, count: stride)
      unsafe (cells + marksOffset).initializeMemory(
        as: UInt8.self, repeating: 0, count: pitch - marksOffset)
    }
    unsafe coverage = .allocate(capacity: stride)
    unsafe coverage.initialize(repeating: 0, count: stride)
    // Each is written before it is read.
    unsafe points = .allocate(capacity: Self.pointCapacity)
  }

  deinit {
    unsafe rowsStart.deallocate()
    unsafe coverage.deallocate()
    unsafe points.deallocate()
  }
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
  /// A mask value for each of `count` pixels, 65,535 for a whole one; `scratch` has room for as many coverages.
  mutating func mask(
    x: Int, count: Int, values: UnsafePointer<UInt16>, scratch: UnsafeMutablePointer<UInt32>)
  /// Whether four pixels at a time are better than the whole of a run that varies.
  static var prefersGroups: Bool { get }
  /// A coverage for each of four pixels, or of `count` where it is less.
  mutating func group(x: Int, count: Int, coverage: SIMD4<UInt32>)
  /// One coverage but for the ends, for `count` pixels, at least one, of each of `rows`.
  mutating func block(x: Int, count: Int, rows: Range<Int>, coverage: BlockCoverage)
}

/// The coverage of a row of a box: of its first pixel, of its last, and of those between; of one pixel the
/// first.
struct BlockCoverage {
  var first: UInt32
  var inner: UInt32
  var last: UInt32

  init(first: UInt32, inner: UInt32, last: UInt32) {
    self.first = first
    self.inner = inner
    self.last = last
  }

  init(even coverage: UInt32) { self.init(first: coverage, inner: coverage, last: coverage) }

  func scaled(by weight: UInt32) -> BlockCoverage {
    BlockCoverage(
      first: product(first, weight), inner: product(inner, weight), last: product(last, weight))
  }
}

extension SpanSink {
  static var prefersGroups: Bool { false }

  mutating func mask(
    x: Int, count: Int, values: UnsafePointer<UInt16>, scratch: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count { unsafe scratch[index] = maskWeight(values[index]) }
    unsafe varying(x: x, count: count, coverage: scratch)
  }

  mutating func group(x: Int, count: Int, coverage: SIMD4<UInt32>) {
    var lanes = coverage
    unsafe withUnsafeMutableBytes(of: &lanes) { bytes in
      let values = unsafe bytes.bindMemory(to: UInt32.self)
      if let first = values.baseAddress {
        unsafe varying(x: x, count: min(count, 4), coverage: first)
      }
    }
  }

  @inline(__always)
  mutating func block(x: Int, count: Int, rows: Range<Int>, coverage: BlockCoverage) {
    // The pixels of the first and of the last coverage; those of the inner one are between them.
    let start = coverage.first == coverage.inner ? 0 : 1
    let end = coverage.last == coverage.inner || count == start ? count : count &- 1
    for row in rows {
      beginRow(row)
      if start > 0, coverage.first > 0 { solid(x: x, count: start, coverage: coverage.first) }
      if start < end, coverage.inner > 0 {
        solid(x: x &+ start, count: end &- start, coverage: coverage.inner)
      }
      if end < count, coverage.last > 0 {
        solid(x: x &+ end, count: count &- end, coverage: coverage.last)
      }
    }
  }
}

extension CellBuffer {
  /// Turns the window's cells into coverage by a running sum, row by row, and clears them; the rows of
  /// `bars` have none.
  ///
  /// Non-zero winding clamps the area to one pixel; even-odd folds it. Where contours of one path
  /// overlap inside a pixel both are approximations, as in every exact-area rasterizer.
  @inline(__always)
  func sweep<Sink: SpanSink>(
    width: Int, height: Int, bars: Range<Int>, rule: FillRule, into target: inout Sink
  ) {
    let words = ((width + 1) >> 5) + 1
    var sink = target
    defer { target = sink }
    var row = bars.lowerBound > 0 || bars.isEmpty ? 0 : bars.upperBound
    while row < height {
      defer { row = row &+ 1 == bars.lowerBound ? bars.upperBound : row &+ 1 }
      let rowCells = unsafe rowsStart + row &* pitch
      let rowMarks = unsafe rowCells + marksOffset
      var isEmpty = true
      // The area of what is to the left, in every lane.
      var area = SIMD4<Int32>.zero
      // The first pixel that is not done, and the first one of a run that waits in `coverage`.
      var next = 0
      var start = 0
      var place = -8
      while place &+ 8 < words &* 8 {
        place &+= 8
        var bits = unsafe rowMarks.load(fromByteOffset: place, as: UInt64.self)
        if bits == 0 { continue }
        unsafe rowMarks.storeBytes(of: 0, toByteOffset: place, as: UInt64.self)
        if isEmpty {
          sink.beginRow(row)
          isEmpty = false
        }
        while bits != 0 {
          let x = (place &+ bits.trailingZeroBitCount &>> 3) &* 4
          bits &= bits &- 1
          if x > next {
            if !Sink.prefersGroups, start < next {
              unsafe sink.varying(x: start, count: next &- start, coverage: coverage + start)
            }
            let level = Self.coverage(of: area, rule: rule)[0]
            if level > 0, next < width {
              sink.solid(x: next, count: min(x, width) &- next, coverage: level)
            }
            start = x
          }
          let cell = unsafe rowCells + x &* 4
          var sum = unsafe cell.loadUnaligned(as: SIMD4<Int32>.self)
          unsafe cell.storeBytes(of: .zero, as: SIMD4<Int32>.self)
          // Two steps of a parallel prefix sum; the first adds within pairs by a 64-bit shift.
          let pairs = unsafe unsafeBitCast(sum, to: SIMD2<UInt64>.self) &<< 32
          sum &+= unsafe unsafeBitCast(pairs, to: SIMD4<Int32>.self)
          sum &+= SIMD4(repeating: sum[1]) & SIMD4(0, 0, -1, -1)
          sum &+= area
          area = SIMD4(repeating: sum[3])
          let covered = Self.coverage(of: sum, rule: rule)
          next = x &+ 4
          if Sink.prefersGroups {
            if x < width { sink.group(x: x, count: width &- x, coverage: covered) }
          } else {
            unsafe UnsafeMutableRawPointer(coverage + x).storeBytes(
              of: covered, as: SIMD4<UInt32>.self)
          }
        }
      }
      guard !isEmpty else { continue }
      if !Sink.prefersGroups, start < min(next, width) {
        unsafe sink.varying(
          x: start, count: min(next, width) &- start, coverage: coverage + start)
      }
      if next < width {
        let level = Self.coverage(of: area, rule: rule)[0]
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
