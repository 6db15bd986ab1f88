import Graphics

/// SHA-256 (FIPS 180-4), for hashes in manifests and keys of what need not be rendered again.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  /// Makes the hash of no bytes.
  public init() {}

  /// Adds bytes.
  public mutating func update(_ bytes: [UInt8]) {
    byteCount += UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(64 - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == 64 else { return }
      let block = pending
      pending.removeAll(keepingCapacity: true)
      compress(block.span, at: 0)
    }
    let span = bytes.span
    while bytes.count - start >= 64 {
      compress(span, at: start)
      start += 64
    }
    pending += bytes[start...]
  }

  /// The digest of the bytes so far, as 64 lower-case hexadecimal digits.
  public consuming func finish() -> String {
    let bits = byteCount * 8
    var padding: [UInt8] = [0x80]
    padding += [UInt8](repeating: 0, count: (119 - pending.count) % 64)
    padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    update(padding)
    return state.map { hexadecimal($0, digits: 8, uppercase: false) }.joined()
  }

  /// The digest of `bytes`.
  public static func digest(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// The digest of a text's UTF-8 bytes.
  public static func digest(_ text: String) -> String { digest(Array(text.utf8)) }

  /// §6.2.2.
  private mutating func compress(_ bytes: Span<UInt8>, at offset: Int) {
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for index in 0..<16 {
      let first = offset &+ 4 &* index
      let high = UInt32(bytes[first]) &<< 24 | UInt32(bytes[first &+ 1]) &<< 16
      schedule[index] = high | UInt32(bytes[first &+ 2]) &<< 8 | UInt32(bytes[first &+ 3])
    }
    for index in 16..<64 {
      let (near, far) = (schedule[index &- 2], schedule[index &- 15])
      let small1 = Self.rotate(near, 17) ^ Self.rotate(near, 19) ^ near &>> 10
      let small0 = Self.rotate(far, 7) ^ Self.rotate(far, 18) ^ far &>> 3
      schedule[index] = small1 &+ schedule[index &- 7] &+ small0 &+ schedule[index &- 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Self.constants
    for index in 0..<64 {
      let large1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ large1 &+ choice &+ constants[index] &+ schedule[index]
      let large0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ large0 &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (§4.2.2).
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
