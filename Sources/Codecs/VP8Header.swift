/// The header of a key frame (RFC 6386 §9).
struct VP8Header {
  struct Segment {
    var luminance: SIMD2<Int32> = .zero
    var second: SIMD2<Int32> = .zero
    var chroma: SIMD2<Int32> = .zero
    /// For whole and for divided blocks.
    var filters: (VP8FilterStrength, VP8FilterStrength) = (.none, .none)
  }

  private(set) var segments = [Segment](repeating: Segment(), count: 4)
  /// Probabilities of the segment numbers, if blocks have them.
  private(set) var segmentProbabilities: SIMD4<UInt8>?
  private(set) var isSimpleFilter = false
  private(set) var hasFilter = false
  /// The probability that a block has coefficients, if blocks say so.
  private(set) var skipProbability: UInt8?
  private(set) var partitionCount = 1
  private(set) var probabilities = VP8Tables.coefficientProbabilities

  /// The first ten bytes: kind and length of the first partition, start code, sides in 14 bits.
  static func size(of bytes: [UInt8], in range: Range<Int>) throws(PictureError) -> (Int, Int) {
    guard range.count >= 10 else { throw .truncated(.webp, offset: range.upperBound) }
    let first = range.lowerBound
    guard bytes[first] & 1 == 0, bytes[first + 3..<first + 6].elementsEqual([0x9D, 0x01, 0x2A])
    else {
      throw .damaged(.webp, offset: first, reason: "its lossy data is no key frame")
    }
    let width = (Int(bytes[first + 7]) << 8 | Int(bytes[first + 6])) & 0x3FFF
    let height = (Int(bytes[first + 9]) << 8 | Int(bytes[first + 8])) & 0x3FFF
    guard width > 0, height > 0 else {
      throw .damaged(.webp, offset: first + 6, reason: "\(width)×\(height) is no size")
    }
    return (width, height)
  }

  init(_ bits: inout VP8Bits) {
    // Colour space and clamping: there is one of each.
    _ = bits.number(2)
    var usesSegments = false
    var isAbsolute = false
    var qualities = [0, 0, 0, 0]
    var levels = [0, 0, 0, 0]
    if bits.flag() {
      usesSegments = true
      let hasMap = bits.flag()
      if bits.flag() {
        isAbsolute = bits.flag()
        for index in 0..<4 { qualities[index] = bits.optionalSigned(7) }
        for index in 0..<4 { levels[index] = bits.optionalSigned(6) }
      }
      if hasMap {
        var map = SIMD4<UInt8>(repeating: 255)
        for index in 0..<3 where bits.flag() { map[index] = UInt8(bits.number(8)) }
        segmentProbabilities = map
      }
    }
    isSimpleFilter = bits.flag()
    let level = bits.number(6)
    let sharpness = bits.number(3)
    var (referenceDelta, modeDelta) = (0, 0)
    if bits.flag(), bits.flag() {
      for index in 0..<8 {
        let delta = bits.optionalSigned(6)
        if index == 0 { referenceDelta = delta }
        if index == 4 { modeDelta = delta }
      }
    }
    hasFilter = level > 0
    partitionCount = 1 << bits.number(2)

    let quality = bits.number(7)
    let deltas = (0..<5).map { _ in bits.optionalSigned(4) }
    for index in 0..<4 {
      let own = usesSegments ? qualities[index] + (isAbsolute ? 0 : quality) : quality
      segments[index] = Self.segment(quality: own, deltas: deltas)
      let base = usesSegments ? levels[index] + (isAbsolute ? 0 : level) : level
      segments[index].filters = (
        VP8FilterStrength(level: base + referenceDelta, sharpness: sharpness, isDivided: false),
        VP8FilterStrength(
          level: base + referenceDelta + modeDelta, sharpness: sharpness, isDivided: true)
      )
    }
    // Whether probabilities hold for later frames.
    _ = bits.flag()
    for index in probabilities.indices where bits.bit(VP8Tables.updateProbabilities[index]) {
      probabilities[index] = UInt8(bits.number(8))
    }
    if bits.flag() { skipProbability = UInt8(bits.number(8)) }
  }

  /// §9.6: steps of the first and the other coefficients.
  private static func segment(quality: Int, deltas: [Int]) -> Segment {
    func step(_ table: [Int32], _ delta: Int, _ limit: Int = 127) -> Int32 {
      table[min(max(quality + delta, 0), limit)]
    }
    var segment = Segment()
    segment.luminance = SIMD2(step(VP8Tables.dcSteps, deltas[0]), step(VP8Tables.acSteps, 0))
    segment.second = SIMD2(
      step(VP8Tables.dcSteps, deltas[1]) * 2,
      max(step(VP8Tables.acSteps, deltas[2]) * 155 / 100, 8))
    segment.chroma = SIMD2(
      step(VP8Tables.dcSteps, deltas[3], 117), step(VP8Tables.acSteps, deltas[4]))
    return segment
  }
}

/// How strongly the edges of a block are smoothed (RFC 6386 §15.2).
struct VP8FilterStrength: BitwiseCopyable {
  /// Zero where nothing is smoothed.
  var limit: Int32 = 0
  var interior: Int32 = 0
  var variance: Int32 = 0
  /// Whether edges inside the block are smoothed too.
  var isInner = false

  static let none = VP8FilterStrength()

  private init() {}

  init(level: Int, sharpness: Int, isDivided: Bool) {
    let level = Int32(min(max(level, 0), 63))
    isInner = isDivided
    guard level > 0 else { return }
    interior = level
    if sharpness > 0 {
      interior = min(interior >> (sharpness > 4 ? 2 : 1), 9 - Int32(sharpness))
    }
    interior = max(interior, 1)
    limit = 2 * level + interior
    variance = level >= 40 ? 2 : level >= 15 ? 1 : 0
  }
}
