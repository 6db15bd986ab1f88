/// One Huffman table of a JPEG file (ITU T.81 C.2), prepared for decoding.
@safe
final class JPEGHuffman {
  static let primaryBits = 10
  /// Set in an entry that has the value behind the code too.
  static let combined: UInt32 = 0x80

  /// For the next ten bits: the bits to consume in the low five, then the symbol, and in the upper half
  /// the value if code and value fit in ten bits (`combined`). Zero if the code is longer.
  let entries: UnsafeMutablePointer<UInt32>
  private var lastCodes = [Int](repeating: -1, count: 18)
  private var offsets = [Int](repeating: 0, count: 18)
  private let symbols: [UInt8]

  /// - Parameter counts: how many codes there are of 1 to 16 bits.
  /// - Returns: `nil` if there are more codes than bits allow.
  init?(counts: ArraySlice<UInt8>, symbols: ArraySlice<UInt8>) {
    self.symbols = Array(symbols)
    let size = 1 << Self.primaryBits
    unsafe entries = .allocate(capacity: size)
    unsafe entries.initialize(repeating: 0, count: size)
    var code = 0
    var index = 0
    for (length, count) in zip(1...16, counts) {
      offsets[length] = index - code
      for _ in 0..<Int(count) {
        guard code < 1 << length, index < self.symbols.count else { return nil }
        if length <= Self.primaryBits { enter(code, length: length, symbol: self.symbols[index]) }
        code += 1
        index += 1
      }
      if count > 0 { lastCodes[length] = code - 1 }
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

  /// The symbol of a code of more than ten bits, from the next 16 bits, and its length.
  @inline(never)
  func longSymbol(_ bits: Int) -> (symbol: UInt8, length: Int)? {
    for length in Self.primaryBits + 1...16 {
      let code = bits >> (16 - length)
      if code <= lastCodes[length] {
        let index = offsets[length] + code
        return symbols.indices.contains(index) ? (symbols[index], length) : nil
      }
    }
    return nil
  }
}

extension JPEGBits {
  /// The next symbol; `nil` if no code begins with these bits.
  @inline(__always)
  mutating func symbol(_ table: JPEGHuffman) -> UInt8? {
    refill()
    let entry = unsafe table.entries[Int(truncatingIfNeeded: word &>> 54)]
    guard entry == 0 else {
      // Of a combined entry only the code is taken here.
      let size = entry & JPEGHuffman.combined != 0 ? Int(entry &>> 8 & 15) : 0
      consume(Int(entry & 0x1F) &- size)
      return UInt8(truncatingIfNeeded: entry &>> 8)
    }
    guard let (symbol, length) = table.longSymbol(Int(word &>> 48)) else { return nil }
    consume(length)
    return symbol
  }
}
