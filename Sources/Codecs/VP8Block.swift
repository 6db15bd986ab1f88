/// One macroblock after the other: its modes, its coefficients, its samples.
final class VP8Block {
  private let header: VP8Header
  private let reader: VP8CoefficientReader
  private let blocksWide: Int
  /// Modes of the 4×4 blocks above and to the left.
  private let topModes: RawBuffer<UInt8>
  private let leftModes = RawBuffer<UInt8>(count: 4, repeating: 0)
  /// Whether the blocks above and to the left have coefficients: four of luminance, two and two of
  /// chroma, one of the second transform.
  private let topFlags: RawBuffer<UInt8>
  private let leftFlags = RawBuffer<UInt8>(count: 9, repeating: 0)
  private let modes = RawBuffer<UInt8>(count: 16, repeating: 0)
  /// 16 blocks of luminance, 4 and 4 of chroma, one of first coefficients.
  private let coefficients = RawBuffer<Int16>(count: 25 * 16, repeating: 0)
  /// The place behind the last coefficient of each block.
  private let ends = RawBuffer<UInt8>(count: 24, repeating: 0)
  private let scratch = RawBuffer<UInt8>(count: 72, repeating: 0)
  private let patterns = RawBuffer<UInt8>(count: 160, repeating: 0)

  private var segment = VP8Header.Segment()
  private var isDivided = false
  private var isSkipped = false
  private var hasCoefficients = false
  private var isDirty = false
  private var mode = 0
  private var chromaMode = 0

  init(_ header: VP8Header, blocksWide: Int) {
    self.header = header
    self.blocksWide = blocksWide
    reader = VP8CoefficientReader(header.probabilities)
    topModes = RawBuffer(count: blocksWide * 4, repeating: 0)
    topFlags = RawBuffer(count: blocksWide * 9, repeating: 0)
    for index in VP8Prediction.patterns.indices { patterns[index] = VP8Prediction.patterns[index] }
  }

  var filterStrength: VP8FilterStrength {
    var strength = isDivided ? segment.filters.1 : segment.filters.0
    strength.isInner = isDivided || hasCoefficients
    return strength
  }

  func startRow() {
    for index in 0..<4 { leftModes[index] = 0 }
    for index in 0..<9 { leftFlags[index] = 0 }
  }

  // MARK: Modes (§11)

  func readModes(_ bits: inout VP8Bits, x: Int) {
    var number = 0
    if let map = header.segmentProbabilities {
      number = bits.bit(map.x) ? (bits.bit(map.z) ? 3 : 2) : bits.bit(map.y) ? 1 : 0
    }
    segment = header.segments[number]
    isSkipped = header.skipProbability.map { bits.bit($0) } ?? false
    isDivided = !bits.bit(145)
    let (above, left) = unsafe (topModes.start + 4 * x, leftModes.start)
    if isDivided {
      for y in 0..<4 {
        var last = unsafe Int(left[y])
        for x in 0..<4 {
          last = unsafe Self.smallMode(&bits, above: Int(above[x]), left: last)
          unsafe above[x] = UInt8(last)
          unsafe modes.start[4 * y + x] = UInt8(last)
        }
        unsafe left[y] = UInt8(last)
      }
    } else {
      let isUpper = !bits.bit(156)
      mode =
        isUpper
        ? (bits.bit(163) ? VP8Prediction.vertical : VP8Prediction.average)
        : (bits.bit(128) ? VP8Prediction.trueMotion : VP8Prediction.horizontal)
      for index in 0..<4 {
        unsafe above[index] = UInt8(mode)
        unsafe left[index] = UInt8(mode)
      }
    }
    chromaMode =
      !bits.bit(142)
      ? VP8Prediction.average
      : !bits.bit(114)
        ? VP8Prediction.vertical
        : bits.bit(183) ? VP8Prediction.trueMotion : VP8Prediction.horizontal
  }

  private static func smallMode(_ bits: inout VP8Bits, above: Int, left: Int) -> Int {
    let first = (above * 10 + left) * 9
    let table = VP8Tables.modeProbabilities
    func bit(_ index: Int) -> Bool { bits.bit(table[first + index]) }
    if !bit(0) { return 0 }
    if !bit(1) { return 1 }
    if !bit(2) { return 2 }
    if !bit(3) {
      if !bit(4) { return 3 }
      return bit(5) ? 5 : 4
    }
    if !bit(6) { return 6 }
    if !bit(7) { return 7 }
    return bit(8) ? 9 : 8
  }

  // MARK: Coefficients (§13)

  func readCoefficients(_ bits: inout VP8Bits, x: Int) {
    let (top, left) = unsafe (topFlags.start + 9 * x, leftFlags.start)
    if isDirty { unsafe coefficients.start.update(repeating: 0, count: 400) }
    isDirty = false
    hasCoefficients = false
    guard !isSkipped else {
      for index in 0..<8 {
        unsafe top[index] = 0
        unsafe left[index] = 0
      }
      if !isDivided {
        unsafe top[8] = 0
        unsafe left[8] = 0
      }
      return
    }
    isDirty = true
    let blocks = unsafe coefficients.start
    var kind = VP8CoefficientReader.Kind.whole
    if !isDivided {
      kind = .withoutFirst
      let second = unsafe blocks + 384
      let end = unsafe reader.read(
        .second, context: Int(top[8] &+ left[8]), first: 0, steps: segment.second, &bits,
        to: second)
      unsafe top[8] = end > 0 ? 1 : 0
      unsafe left[8] = end > 0 ? 1 : 0
      if end > 0 { unsafe VP8Transform.spread(second, to: blocks) }
    }
    let first = isDivided ? 0 : 1
    for y in 0..<4 {
      for x in 0..<4 {
        let index = 4 &* y &+ x
        let end = unsafe reader.read(
          kind, context: Int(top[x] &+ left[y]), first: first, steps: segment.luminance, &bits,
          to: blocks + 16 &* index)
        let flag: UInt8 = end > first ? 1 : 0
        unsafe top[x] = flag
        unsafe left[y] = flag
        unsafe note(index, end: end, blocks)
      }
    }
    for channel in 0..<2 {
      let place = 4 &+ 2 &* channel
      for y in 0..<2 {
        for x in 0..<2 {
          let index = 16 &+ 4 &* channel &+ 2 &* y &+ x
          let end = unsafe reader.read(
            .chroma, context: Int(top[place &+ x] &+ left[place &+ y]), first: 0,
            steps: segment.chroma, &bits, to: blocks + 16 &* index)
          let flag: UInt8 = end > 0 ? 1 : 0
          unsafe top[place &+ x] = flag
          unsafe left[place &+ y] = flag
          unsafe note(index, end: end, blocks)
        }
      }
    }
  }

  @inline(__always)
  private func note(_ index: Int, end: Int, _ blocks: UnsafePointer<Int16>) {
    let significant = end > 1 ? end : unsafe blocks[16 &* index] != 0 ? 1 : 0
    unsafe ends.start[index] = UInt8(truncatingIfNeeded: significant)
    if significant > 0 { hasCoefficients = true }
  }

  // MARK: Samples

  func draw(
    luminance: UnsafeMutablePointer<UInt8>, _ stride: Int, blues: UnsafeMutablePointer<UInt8>,
    reds: UnsafeMutablePointer<UInt8>, _ chromaStride: Int, x: Int, y: Int
  ) {
    if isDivided {
      unsafe drawDivided(luminance, stride, x: x, y: y)
    } else {
      unsafe VP8Prediction.whole(
        luminance, stride: stride, side: 16, mode: mode, hasLeft: x > 0, hasTop: y > 0)
      if hasCoefficients {
        for index in 0..<16 {
          unsafe add(
            index, to: luminance + ((index &>> 2) &* 4 &* stride &+ (index & 3) &* 4), stride)
        }
      }
    }
    unsafe VP8Prediction.whole(
      blues, stride: chromaStride, side: 8, mode: chromaMode, hasLeft: x > 0, hasTop: y > 0)
    unsafe VP8Prediction.whole(
      reds, stride: chromaStride, side: 8, mode: chromaMode, hasLeft: x > 0, hasTop: y > 0)
    guard hasCoefficients else { return }
    for index in 0..<4 {
      let place = (index &>> 1) &* 4 &* chromaStride &+ (index & 1) &* 4
      unsafe add(16 &+ index, to: blues + place, chromaStride)
      unsafe add(20 &+ index, to: reds + place, chromaStride)
    }
  }

  @inline(__always)
  private func add(_ index: Int, to target: UnsafeMutablePointer<UInt8>, _ stride: Int) {
    let end = unsafe ends.start[index]
    guard end > 0 else { return }
    unsafe VP8Transform.add(
      coefficients.start + 16 &* index, isFlat: end == 1, to: target, stride: stride)
  }

  private func drawDivided(
    _ target: UnsafeMutablePointer<UInt8>, _ stride: Int, x: Int, y: Int
  ) {
    // What follows the row above the macroblock serves the right blocks of all four rows.
    let corner = unsafe scratch.start + 64
    let above = unsafe target - stride
    for index in 0..<4 {
      unsafe corner[index] = y > 0 && x == blocksWide - 1 ? above[15] : above[16 + index]
    }
    for index in 0..<16 {
      let (column, row) = (index & 3, index &>> 2)
      let block = unsafe target + (row &* 4 &* stride &+ column &* 4)
      let right = unsafe column == 3 ? corner : block - stride + 4
      unsafe VP8Prediction.small(
        block, stride: stride, mode: Int(modes.start[index]), right: right, scratch: scratch.start,
        patterns: patterns.start)
      if hasCoefficients { unsafe add(index, to: block, stride) }
    }
  }
}
