/// One step of the coded picture.
struct WebPToken: BitwiseCopyable {
  /// The colour, the place in the cache, or the code of the distance.
  let code: UInt32
  /// Of a copy, in pixels.
  private let long: UInt16
  /// The prefix symbols of a copy's length and distance.
  let (lengthSymbol, distanceSymbol): (UInt8, UInt8)

  private static let literalMark: UInt16 = 0xFFFF

  private init(code: UInt32, long: UInt16, lengthSymbol: UInt8 = 0, distanceSymbol: UInt8 = 0) {
    (self.code, self.long) = (code, long)
    (self.lengthSymbol, self.distanceSymbol) = (lengthSymbol, distanceSymbol)
  }

  static func literal(_ color: UInt32) -> WebPToken { .init(code: color, long: literalMark) }
  /// The place of a recent colour in the cache.
  static func cached(_ slot: Int) -> WebPToken {
    .init(code: UInt32(truncatingIfNeeded: slot), long: 0)
  }
  static func copy(length: Int, distanceCode: Int) -> WebPToken {
    .init(
      code: UInt32(truncatingIfNeeded: distanceCode), long: UInt16(truncatingIfNeeded: length),
      lengthSymbol: UInt8(truncatingIfNeeded: WebPPrefix(length).symbol),
      distanceSymbol: UInt8(truncatingIfNeeded: WebPPrefix(distanceCode).symbol))
  }

  var isLiteral: Bool { long == Self.literalMark }
  var isCached: Bool { long == 0 }
  /// How many pixels the step codes.
  var length: Int { isLiteral || isCached ? 1 : Int(long) }
}

/// Finds earlier pixels that a lossless WebP can copy.
struct WebPMatcher {
  /// The longest copy (RFC 9649 §5.2.2).
  private static let longest = 4_096
  private static let hashBits: UInt32 = 16
  /// How many earlier places with the same pixels are compared.
  private static let chainDepth = 8
  /// Distances beyond cost more bits than they save.
  private static let farthest = 1 << 19
  /// A copy of so many pixels is taken at once.
  private static let enough = 96
  /// Roughly the bits of a pixel on its own; of a copy from a place with a short code; and of one from
  /// further away, beside the low bits of its distance.
  private static let (pixelBits, nearBits, farBits) = (6, 7, 10)
  /// How much less the copy that begins at the next pixel may be worth.
  private static let patience = 3

  private let pixels: RawBuffer<UInt32>
  private let width: Int
  private let heads: RawBuffer<Int32>
  /// Of each place that was entered the one before with the same hash; others are never read.
  private let previous: RawBuffer<Int32>

  init(_ image: WebPPixels) {
    pixels = image.argb
    width = image.width
    heads = RawBuffer(count: 1 << Int(Self.hashBits), repeating: -1)
    previous = RawBuffer(uninitialized: image.count)
  }

  private struct Match {
    var length = 0
    var code = 0
    /// Roughly the bits saved against single pixels.
    var gain = 0
    /// The length from which on a copy from a near place is worth more.
    var least = WebPMatcher.leastLength(0, WebPMatcher.nearBits)
  }

  /// The least length at which a copy that costs so many bits gains more than another one.
  private static func leastLength(_ gain: Int, _ cost: Int) -> Int {
    (gain &+ cost) / pixelBits &+ 1
  }

  func tokens(cacheBits: Int) -> [WebPToken] {
    var tokens: [WebPToken] = []
    tokens.reserveCapacity(pixels.count / 8)
    let cache = cacheBits > 0 ? WebPColorCache(bits: cacheBits) : nil
    let start = unsafe pixels.start
    let count = pixels.count
    var position = 0
    var known: Match?
    while position < count {
      let match = known ?? best(at: position)
      known = nil
      var isTaken = match.gain > 0
      if isTaken, match.length < Self.enough, position &+ 1 < count {
        // The next pixel may begin a copy that is worth more than this one.
        insert(position)
        let next = best(at: position &+ 1)
        if next.gain &+ Self.patience > match.gain, next.gain > 0 {
          isTaken = false
          known = next
        }
      } else {
        insert(position)
      }
      guard isTaken else {
        let color = unsafe start[position]
        tokens.append(cache?.token(for: color) ?? .literal(color))
        position &+= 1
        continue
      }
      tokens.append(.copy(length: match.length, distanceCode: match.code))
      let end = position &+ match.length
      cache?.insert(pixels, position..<end)
      // Of long copies only the ends are entered: their insides are found through the original.
      if match.length <= 64 {
        for place in position &+ 1..<end { insert(place) }
      } else {
        for place in position &+ 1..<position &+ 16 { insert(place) }
        for place in end &- 16..<end { insert(place) }
      }
      position = end
    }
    return tokens
  }

  private func best(at position: Int) -> Match {
    var best = Match()
    let limit = min(Self.longest, pixels.count &- position)
    // The nearest places in the plane, in the format's order: their distances cost least.
    if width > 4 {
      consider(width, code: 1, at: position, limit, &best)
      if best.length >= Self.enough { return best }
      consider(1, code: 2, at: position, limit, &best)
      if best.length >= Self.enough { return best }
      consider(width &+ 1, code: 3, at: position, limit, &best)
      consider(width &- 1, code: 4, at: position, limit, &best)
      consider(2 &* width, code: 5, at: position, limit, &best)
      consider(2, code: 6, at: position, limit, &best)
      consider(width &+ 2, code: 9, at: position, limit, &best)
      consider(width &- 2, code: 10, at: position, limit, &best)
    }
    guard best.length < Self.enough, limit > 1 else { return best }
    var candidate = unsafe Int(heads.start[hash(position)])
    var depth = 0
    while candidate >= 0, depth < Self.chainDepth, position &- candidate <= Self.farthest {
      let distance = position &- candidate
      if distance != width, distance != 1 {
        consider(distance, code: nil, at: position, limit, &best)
        if best.length >= Self.enough { break }
      }
      candidate = unsafe Int(previous.start[candidate])
      depth &+= 1
    }
    return best
  }

  /// The code of a distance: near places in the plane have short ones of their own (§5.2.2).
  private func code(of distance: Int) -> Int {
    let rows = Int(UInt32(truncatingIfNeeded: distance &+ 7) / UInt32(truncatingIfNeeded: width))
    let columns = distance &- rows &* width
    guard rows < 8, columns <= 8 else { return distance &+ 120 }
    let code = Int(Self.planeCodes[rows &* 16 &+ 8 &- columns])
    return code > 0 ? code : distance &+ 120
  }

  /// The codes of the format's list of neighbours, by rows up and columns to the left as the list has them.
  private static let planeCodes: [UInt8] = {
    var codes = [UInt8](repeating: 0, count: 128)
    for (index, place) in WebPLosslessDecoder.neighbours.enumerated() {
      codes[Int(place)] = UInt8(index + 1)
    }
    return codes
  }()

  /// Takes the copy from a distance where it is worth more than the best one so far.
  ///
  /// - Parameter code: that of the distance, if it is known.
  @inline(__always)
  private func consider(
    _ distance: Int, code: Int?, at position: Int, _ limit: Int, _ best: inout Match
  ) {
    guard distance > 0, distance <= position else { return }
    let here = unsafe pixels.start + position
    let there = unsafe here - distance
    // What is worth more is as long at least, and agrees there.
    var least = best.least
    guard least <= limit, unsafe here[least &- 1] == there[least &- 1] else { return }
    let known = code ?? self.code(of: distance)
    var cost = Self.nearBits
    if known > 12 {
      cost = Self.farBits &+ Int.bitWidth &- known.leadingZeroBitCount &- 2
      least = Self.leastLength(best.gain, cost)
      guard least <= limit, unsafe here[least &- 1] == there[least &- 1] else { return }
    }
    var length = 0
    while length &+ 1 < limit,
      unsafe UnsafeRawPointer(here + length).loadUnaligned(as: UInt64.self)
        == UnsafeRawPointer(there + length).loadUnaligned(as: UInt64.self)
    {
      length &+= 2
    }
    if length < limit, unsafe here[length] == there[length] { length &+= 1 }
    guard length >= least else { return }
    let gain = length &* Self.pixelBits &- cost
    best = Match(
      length: length, code: known, gain: gain, least: Self.leastLength(gain, Self.nearBits))
  }

  @inline(__always)
  private func hash(_ position: Int) -> Int {
    let mixed =
      unsafe pixels.start[position] &* 0x9E37_79B1 ^ pixels.start[position &+ 1] &* 0x85EB_CA6B
    return Int((mixed &* 0xC2B2_AE35) &>> (32 &- Self.hashBits))
  }

  @inline(__always)
  private func insert(_ position: Int) {
    guard position &+ 1 < pixels.count else { return }
    let slot = hash(position)
    unsafe previous.start[position] = heads.start[slot]
    unsafe heads.start[slot] = Int32(truncatingIfNeeded: position)
  }
}

/// Recent colours by a hash of their bits (RFC 9649 §5.2.3).
final class WebPColorCache {
  /// A colour with a mark above it, zero where there is none yet.
  private let colors: RawBuffer<UInt64>
  private let shift: UInt32

  init(bits: Int) {
    colors = RawBuffer(count: 1 << bits, repeating: 0)
    shift = UInt32(32 - bits)
  }

  @inline(__always)
  private func slot(of color: UInt32) -> Int { Int((0x1E35_A7BD &* color) &>> shift) }

  func token(for color: UInt32) -> WebPToken {
    let slot = slot(of: color)
    let entry = UInt64(color) | 1 &<< 32
    if unsafe colors.start[slot] == entry { return .cached(slot) }
    unsafe colors.start[slot] = entry
    return .literal(color)
  }

  func insert(_ pixels: RawBuffer<UInt32>, _ run: Range<Int>) {
    let start = unsafe pixels.start
    var last = unsafe ~start[run.lowerBound]
    for index in run {
      let color = unsafe start[index]
      guard color != last else { continue }
      last = color
      unsafe colors.start[slot(of: color)] = UInt64(color) | 1 &<< 32
    }
  }
}
