/// The checksum of a zlib stream (RFC 1950 §8.2): two sums modulo 65,521.
struct Adler32: Sendable {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  /// The checksum of the bytes so far.
  var value: UInt32 { high << 16 | low }

  /// Adds bytes, sixteen a step: `low` is the plain sum, `high` the sum weighted by how many bytes
  /// still follow.
  @safe
  mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    let raw = unsafe UnsafeRawPointer(start)
    var offset = 0
    while bytes.count - offset >= 16 {
      let steps = min((bytes.count - offset) / 16, Self.stepsPerBlock)
      unsafe addBlock(raw + offset, steps: steps)
      offset += steps * 16
    }
    while offset < bytes.count {
      low += UInt32(unsafe bytes[offset])
      high += low
      offset += 1
    }
    low %= Self.modulus
    high %= Self.modulus
  }

  /// Adds `count` zeros: each adds `low` once more to `high`.
  mutating func updateWithZeros(_ count: Int) {
    high = UInt32((UInt64(high) + UInt64(count) * UInt64(low)) % UInt64(Self.modulus))
  }

  /// Adds `count` bytes whose checksum is `other`: each adds `low` once more to `high`, and both sums
  /// of `other` began with a one.
  mutating func append(_ other: Adler32, count: Int) {
    let modulus = UInt64(Self.modulus)
    let rest = UInt64(count) % modulus * UInt64(low + Self.modulus - 1)
    high = UInt32((UInt64(high) + UInt64(other.high) + rest) % modulus)
    low = (low + other.low + Self.modulus - 1) % Self.modulus
  }

  private static let modulus: UInt32 = 65_521

  /// With 22 steps a lane's prefix sum is at most 255 · (0 + 1 + … + 21) = 58,905: below 2^16.
  private static let stepsPerBlock = 22

  /// Adds `16 * steps` bytes. Lanes hold sums of even and odd bytes; the byte of step `k` and lane
  /// `j` is followed by `16·(steps − 1 − k) + (15 − j)` others, and a lane's prefix sum counts its
  /// byte of step `k` exactly `steps − 1 − k` times.
  private mutating func addBlock(_ start: UnsafeRawPointer, steps: Int) {
    #if DEBUG
      // Without optimisation a vector is a loop over its lanes: words of eight bytes are faster.
      unsafe addWords(start, steps: steps)
    #else
      unsafe addVectors(start, steps: steps)
    #endif
  }

  #if DEBUG
    /// The same sums in the lanes of words: the first and the second eight bytes of each step.
    private mutating func addWords(_ start: UnsafeRawPointer, steps: Int) {
      let mask: UInt64 = 0xFF_00FF_00FF_00FF
      var (even, odd, laterEven, laterOdd): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      var (prefixEven, prefixOdd): (UInt64, UInt64) = (0, 0)
      var (prefixLaterEven, prefixLaterOdd): (UInt64, UInt64) = (0, 0)
      var index = 0
      while index < 2 &* steps {
        let word = unsafe start.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
        let later = unsafe start.loadUnaligned(fromByteOffset: index &* 8 &+ 8, as: UInt64.self)
        prefixEven &+= even
        prefixOdd &+= odd
        prefixLaterEven &+= laterEven
        prefixLaterOdd &+= laterOdd
        even &+= word & mask
        odd &+= word &>> 8 & mask
        laterEven &+= later & mask
        laterOdd &+= later &>> 8 & mask
        index &+= 2
      }
      var (whole, weighted, plain): (UInt32, UInt32, UInt32) = (0, 0, 0)
      let sums = [
        (even, prefixEven, 16), (odd, prefixOdd, 15), (laterEven, prefixLaterEven, 8),
        (laterOdd, prefixLaterOdd, 7),
      ]
      for (sum, prefix, first) in sums {
        for lane in 0..<4 {
          let value = UInt32(sum >> (16 * lane) & 0xFFFF)
          plain += value
          weighted += value * UInt32(first - 2 * lane)
          whole += UInt32(prefix >> (16 * lane) & 0xFFFF)
        }
      }
      high = (high + low * UInt32(16 * steps) + 16 * whole + weighted) % Self.modulus
      low = (low + plain) % Self.modulus
    }
  #endif

  private mutating func addVectors(_ start: UnsafeRawPointer, steps: Int) {
    // Most of a filtered picture is zero.
    var all = SIMD2<UInt64>.zero
    for step in 0..<steps {
      all |= unsafe start.loadUnaligned(fromByteOffset: step * 16, as: SIMD2<UInt64>.self)
    }
    if all[0] | all[1] == 0 {
      high = (high + low * UInt32(16 * steps)) % Self.modulus
      return
    }
    var even = SIMD8<UInt16>(repeating: 0)
    var odd = even
    var prefix = (even: even, odd: even)
    for step in 0..<steps {
      let pairs = unsafe start.loadUnaligned(fromByteOffset: step * 16, as: SIMD8<UInt16>.self)
      prefix.even &+= even
      prefix.odd &+= odd
      even &+= pairs & 0xFF
      odd &+= pairs &>> 8
    }
    let whole = Self.sum(prefix.even) + Self.sum(prefix.odd)
    let weighted =
      Self.sum(even, weights: SIMD8(16, 14, 12, 10, 8, 6, 4, 2))
      + Self.sum(odd, weights: SIMD8(15, 13, 11, 9, 7, 5, 3, 1))
    high = (high + low * UInt32(16 * steps) + 16 * whole + weighted) % Self.modulus
    low = (low + Self.sum(even) + Self.sum(odd)) % Self.modulus
  }

  /// The sum of the lanes; high and low bytes apart, so that sixteen bits hold each.
  private static func sum(_ lanes: SIMD8<UInt16>) -> UInt32 {
    UInt32((lanes &>> 8).wrappedSum()) << 8 + UInt32((lanes & 0xFF).wrappedSum())
  }

  private static func sum(_ lanes: SIMD8<UInt16>, weights: SIMD8<UInt16>) -> UInt32 {
    UInt32(((lanes &>> 8) &* weights).wrappedSum()) << 8
      + UInt32(((lanes & 0xFF) &* weights).wrappedSum())
  }
}
