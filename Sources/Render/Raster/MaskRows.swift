/// Rows of a 16-bit mask from the corner of a window; 65,535 is a whole pixel.
@safe struct MaskRows {
  private let base: UnsafeMutablePointer<UInt16>
  private let stride: Int
  /// For every row the longest known run of whole pixels, relative to the window.
  private let wholeRuns: UnsafePointer<Range<Int>>?
  private let offsetX: Int

  init(
    base: UnsafeMutablePointer<UInt16>, stride: Int, wholeRuns: UnsafePointer<Range<Int>>?,
    offsetX: Int
  ) {
    unsafe self.base = base
    self.stride = stride
    unsafe self.wholeRuns = wholeRuns
    self.offsetX = offsetX
  }

  @inline(__always)
  func row(_ index: Int) -> UnsafeMutablePointer<UInt16> { unsafe base + index &* stride }

  @inline(__always)
  func wholeRun(_ index: Int) -> Range<Int> {
    guard let wholeRuns = unsafe wholeRuns else { return 0..<0 }
    let run = unsafe wholeRuns[index]
    return (run.lowerBound &- offsetX)..<(run.upperBound &- offsetX)
  }
}

/// The mask of one clip, with all its parents, in one band.
@safe final class BandMask {
  let rect: PixelRect
  private let values: UnsafeMutablePointer<UInt16>
  private let wholeRuns: UnsafeMutablePointer<Range<Int>>

  /// A mask of zeros.
  init(_ rect: PixelRect) {
    self.rect = rect
    let count = max(1, rect.width * rect.height)
    unsafe values = .allocate(capacity: count)
    unsafe values.initialize(repeating: 0, count: count)
    unsafe wholeRuns = .allocate(capacity: max(1, rect.height))
    unsafe wholeRuns.initialize(repeating: 0..<0, count: max(1, rect.height))
  }

  deinit {
    unsafe values.deallocate()
    unsafe wholeRuns.deallocate()
  }

  /// The rows of a window, which must be in the mask's rectangle.
  func rows(of window: PixelRect) -> MaskRows {
    let x = window.minX - rect.minX
    let y = window.minY - rect.minY
    return unsafe MaskRows(
      base: values + (y * rect.width + x), stride: rect.width, wholeRuns: wholeRuns + y,
      offsetX: x)
  }

  func invert() {
    for index in 0..<rect.width * rect.height { unsafe values[index] = ~values[index] }
  }

  /// Multiplies by another mask of the same rectangle.
  func multiply(by other: BandMask) {
    for index in 0..<rect.width * rect.height {
      unsafe values[index] = maskValue(
        product(maskWeight(values[index]), maskWeight(other.values[index])))
    }
  }

  /// The first place from `start` on with another value, four values a step.
  private func skip(_ value: UInt16, _ row: UnsafeMutablePointer<UInt16>, from start: Int) -> Int {
    let four = UInt64(value) &* 0x0001_0001_0001_0001
    var x = start
    while x &+ 4 <= rect.width,
      unsafe UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self) == four
    {
      x &+= 4
    }
    while x < rect.width, unsafe row[x] == value { x &+= 1 }
    return x
  }

  /// Notes where each row is whole: the run around its middle whole pixel, if it has one.
  func findWholeRuns() {
    for y in 0..<rect.height {
      let row = unsafe values + y * rect.width
      var best = 0..<0
      var x = 0
      while x < rect.width {
        x = unsafe skip(0, row, from: x)
        let start = x
        x = unsafe skip(0xFFFF, row, from: x)
        if x - start > best.count { best = start..<x }
        if x == start { x += 1 }
      }
      unsafe wholeRuns[y] = best
    }
  }
}
