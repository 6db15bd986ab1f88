/// A canonical Huffman code (RFC 1951 §3.2.2) as a table that a few peeked bits index.
///
/// Codes no longer than `primaryBits` are found in one look; longer ones lead to a second table
/// behind the first. Every entry packs what the inner loop needs:
/// bits 0–7 code length to consume, 8–15 number of extra bits, 16–30 value, and a kind.
struct HuffmanDecodingTable {
  /// What an entry stands for, in bits 5–7 of its low byte.
  enum Kind {
    static let literal: UInt32 = 1 << 5
    static let base: UInt32 = 1 << 6
    static let endOfBlock: UInt32 = 1 << 7
    static let subtable: UInt32 = 3 << 6
    /// No code has this pattern: an entry of zero.
    static let none: UInt32 = 0
    static let mask: UInt32 = 7 << 5
  }

  private(set) var entries: [UInt32] = []
  let primaryBits: Int

  init(primaryBits: Int) { self.primaryBits = primaryBits }

  /// Builds the table for `lengths[symbol]`, 0 meaning that a symbol is unused.
  ///
  /// - Parameters:
  ///   - payload: the entry of a symbol without its code length.
  ///   - allowsIncomplete: accepts no code at all, or a single code of one bit, as RFC 1951 §3.2.7
  ///     does for distances.
  /// - Returns: `false` for a set that is over-subscribed or incomplete.
  mutating func build(
    _ lengths: ArraySlice<UInt8>, allowsIncomplete: Bool, payload: (Int) -> UInt32
  ) -> Bool {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    guard Self.isAcceptable(counts, allowsIncomplete: allowsIncomplete) else { return false }
    let longest = counts.indices.last { $0 > 0 && counts[$0] > 0 } ?? 0

    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: repeatElement(0, count: 1 << primaryBits))
    var code = 0
    for length in stride(from: 1, through: longest, by: 1) {
      code <<= 1
      guard counts[length] > 0 else { continue }
      for (symbol, own) in zip(0..., lengths) where Int(own) == length {
        place(payload(symbol), code: code, length: length, rest: counts)
        counts[length] -= 1
        code += 1
      }
    }
    return true
  }

  /// Builds the table of a code of one symbol, which takes no bits (RFC 7932 §3.4).
  mutating func build(only payload: UInt32) {
    entries = [UInt32](repeating: payload, count: 1 << primaryBits)
  }

  /// How many bits the codes from one of `length` on need that begin with the same primary bits.
  private func subtableBits(length: Int, rest: [Int]) -> Int {
    var bits = length - primaryBits
    var free = 1 << bits - rest[length]
    while free > 0, bits + primaryBits < 15 {
      bits += 1
      free = free * 2 - rest[bits + primaryBits]
    }
    return bits
  }

  /// Kraft's inequality must hold with equality, up to the exception of RFC 1951.
  private static func isAcceptable(_ counts: [Int], allowsIncomplete: Bool) -> Bool {
    var free = 1
    for length in 1...15 {
      free = free * 2 - counts[length]
      if free < 0 { return false }
    }
    if free == 0 { return true }
    let used = counts[1...15].reduce(0, +)
    return allowsIncomplete && (used == 0 || (used == 1 && counts[1] == 1))
  }

  /// - Parameter rest: how many codes of each length are not placed yet.
  private mutating func place(_ payload: UInt32, code: Int, length: Int, rest: [Int]) {
    let reversed = Self.reverse(code, bits: length)
    guard length > primaryBits else {
      var index = reversed
      while index < 1 << primaryBits {
        entries[index] = payload | UInt32(length)
        index += 1 << length
      }
      return
    }
    let slot = reversed & ((1 << primaryBits) - 1)
    if entries[slot] == 0 {
      let start = entries.count
      let subtableBits = subtableBits(length: length, rest: rest)
      entries.append(contentsOf: repeatElement(0, count: 1 << subtableBits))
      entries[slot] =
        UInt32(start) << 16 | UInt32(subtableBits) << 8 | Kind.subtable | UInt32(primaryBits)
    }
    let start = Int(entries[slot] >> 16)
    let subtableBits = Int(entries[slot] >> 8 & 0xFF)
    var index = reversed >> primaryBits
    while index < 1 << subtableBits {
      entries[start + index] = payload | UInt32(length - primaryBits)
      index += 1 << (length - primaryBits)
    }
  }

  /// Deflate sends a code's most significant bit first, into the least significant bit free.
  static func reverse(_ code: Int, bits: Int) -> Int {
    var word = UInt16(truncatingIfNeeded: code)
    word = (word & 0x5555) &<< 1 | (word &>> 1) & 0x5555
    word = (word & 0x3333) &<< 2 | (word &>> 2) & 0x3333
    word = (word & 0x0F0F) &<< 4 | (word &>> 4) & 0x0F0F
    return Int(word.byteSwapped &>> UInt16(truncatingIfNeeded: 16 &- bits))
  }
}
