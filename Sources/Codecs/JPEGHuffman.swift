/// One Huffman table of a JPEG file (ITU T.81 C.2), prepared for decoding.
@safe
final class JPEGHuffman {
  static let primaryBits = 10
  /// Set in an entry that has the value behind the code too.
  static let combined: UInt32 = 0x80

  /// For the next ten bits: the bits to consume in the low five, then the symbol, and in the upper half
  /// the value if code and value fit in ten bits (`combined`). Zero if the code is longer.
  ///
  /// Behind them stand, for each number of bits to 16, the last code of so many (or -1) and what leads from
  /// a code to its symbol; then the symbols.
  let entries: UnsafeMutablePointer<UInt32>

  private static let size = 1 << primaryBits
  private static let lengths = size
  private static let symbols = size + 2 * 17
  private static let count = symbols + 256

  /// - Parameter counts: how many codes there are of 1 to 16 bits.
  /// - Returns: `nil` if there are more codes than bits allow.
  init?(counts: ArraySlice<UInt8>, symbols: ArraySlice<UInt8>) {
    unsafe entries = .allocate(capacity: Self.count)
    unsafe entries.initialize(repeating: 0, count: Self.count)
    guard symbols.count <= 256 else { return nil }
    for (index, symbol) in symbols.enumerated() {
      unsafe entries[Self.symbols + index] = UInt32(symbol)
    }
    var code = 0
    var index = 0
    for (length, count) in zip(1...16, counts) {
      let entry = unsafe entries + Self.lengths + 2 * length
      unsafe entry[1] = UInt32(truncatingIfNeeded: index - code)
      for symbol in symbols.dropFirst(index).prefix(Int(count)) {
        guard code < 1 << length else { return nil }
        if length <= Self.primaryBits { enter(code, length: length, symbol: symbol) }
        code += 1
        index += 1
      }
      unsafe entry[0] = count > 0 ? UInt32(truncatingIfNeeded: code - 1) : .max
      code <<= 1
    }
  }

  deinit { unsafe entries.deallocate() }

  private func enter(_ code: Int, length: Int, symbol: UInt8) {
    let free = Self.primaryBits - length
    let size = Int(symbol & 15)
    for rest in 0..<1 << free {
      var entry = UInt32(length) | UInt32(symbol) << 8
      if size > 0, size <= free {
        let bits = rest >> (free - size)
        let value = bits < 1 << (size - 1) ? bits - 1 << size + 1 : bits
        entry = UInt32(length + size) | Self.combined | UInt32(symbol) << 8
        entry |= UInt32(UInt16(bitPattern: Int16(value))) << 16
      }
      unsafe entries[code << free | rest] = entry
    }
  }

  /// The symbol of a code of more than ten bits, from the next 16 bits, and its length; as
  /// an entry of the table has them, or zero.
  @inline(never)
  static func longEntry(_ entries: UnsafePointer<UInt32>, _ bits: Int) -> UInt32 {
    for length in primaryBits + 1...16 {
      let code = bits >> (16 - length)
      let last = unsafe Int(Int32(bitPattern: entries[lengths + 2 * length]))
      if code <= last {
        let offset = unsafe Int(Int32(bitPattern: entries[lengths + 2 * length + 1]))
        guard (0..<256).contains(offset + code) else { return 0 }
        return unsafe UInt32(length) | entries[symbols + offset + code] << 8
      }
    }
    return 0
  }
}

extension JPEGBits {
  /// The next symbol; `nil` if no code begins with these bits.
  @inline(__always)
  mutating func symbol(_ entries: UnsafePointer<UInt32>) -> UInt8? {
    refill()
    var entry = unsafe entries[Int(truncatingIfNeeded: word &>> 54)]
    if entry == 0 {
      entry = unsafe JPEGHuffman.longEntry(entries, Int(word &>> 48))
      guard entry != 0 else { return nil }
    }
    // Of a combined entry only the code is taken here.
    let size = entry & JPEGHuffman.combined != 0 ? Int(entry &>> 8 & 15) : 0
    consume(Int(entry & 0x1F) &- size)
    return UInt8(truncatingIfNeeded: entry &>> 8)
  }
}
