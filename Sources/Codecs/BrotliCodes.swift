/// Prefix codes for one kind of symbol (RFC 7932 §3), all in one table.
struct BrotliCodes {
  private static let primaryBits = 8

  private var entries: [UInt32] = []
  private var starts: [Int] = []

  /// Reads as many codes over the symbols below `alphabet` as `count` says.
  init(
    _ count: Int, alphabet: Int, from reader: inout BitReader
  ) throws(BrotliError) {
    for _ in 0..<count {
      let table = try Self.table(alphabet: alphabet, from: &reader)
      starts.append(entries.count)
      entries += table.entries
    }
  }

  /// Reads a symbol with one of the codes.
  ///
  /// The reader must hold at least 15 bits.
  @inline(__always)
  func symbol(_ code: Int, from reader: inout BitReader) -> Int {
    let start = starts[code]
    var entry = entries[start &+ Int(reader.bits & 0xFF)]
    if entry & HuffmanDecodingTable.Kind.mask == HuffmanDecodingTable.Kind.subtable {
      reader.consume(Self.primaryBits)
      let mask = UInt64(1) &<< UInt64(entry >> 8 & 0xFF) &- 1
      entry = entries[start &+ Int(entry >> 16) &+ Int(reader.bits & mask)]
    }
    reader.consume(Int(entry & 0x1F))
    return Int(entry >> 16)
  }

  private static func payload(_ symbol: Int) -> UInt32 {
    HuffmanDecodingTable.Kind.literal | UInt32(symbol) << 16
  }

  private static func table(
    alphabet: Int, from reader: inout BitReader
  ) throws(BrotliError) -> HuffmanDecodingTable {
    guard !reader.isOverrun else { throw .truncated }
    var table = HuffmanDecodingTable(primaryBits: primaryBits)
    let skipped = reader.take(2)
    let lengths =
      skipped == 1
      ? try simpleLengths(alphabet: alphabet, from: &reader)
      : try lengths(alphabet: alphabet, skipped: skipped, from: &reader)
    if lengths.count == 1 {
      table.build(only: payload(Int(lengths[0])))
    } else {
      let bytes = lengths.map { UInt8($0) }
      guard table.build(bytes[...], allowsIncomplete: false, payload: payload) else {
        throw .prefixCode
      }
    }
    return table
  }

  /// A code of at most four symbols (§3.4): the length of each symbol, or the only symbol.
  private static func simpleLengths(
    alphabet: Int, from reader: inout BitReader
  ) throws(BrotliError) -> [UInt16] {
    let count = reader.take(2) + 1
    let bits = Int.bitWidth - (alphabet - 1).leadingZeroBitCount
    var symbols: [Int] = []
    for _ in 0..<count {
      let symbol = reader.take(bits)
      guard symbol < alphabet, !symbols.contains(symbol) else { throw .prefixCode }
      symbols.append(symbol)
    }
    if count == 1 { return [UInt16(symbols[0])] }
    var lengths = [UInt16](repeating: 0, count: alphabet)
    let shape: [UInt16] =
      switch count {
      case 2: [1, 1]
      case 3: [1, 2, 2]
      default: reader.take(1) == 0 ? [2, 2, 2, 2] : [1, 2, 3, 3]
      }
    for (symbol, length) in zip(symbols, shape) { lengths[symbol] = length }
    return lengths
  }

  /// The order in which the lengths of the codes of lengths come (§3.5).
  private static let order = [1, 2, 3, 4, 0, 5, 17, 6, 16, 7, 8, 9, 10, 11, 12, 13, 14, 15]

  /// A code of any number of symbols (§3.5): the length of each symbol.
  private static func lengths(
    alphabet: Int, skipped: Int, from reader: inout BitReader
  ) throws(BrotliError) -> [UInt16] {
    var codeLengths = [UInt8](repeating: 0, count: 18)
    var space = 32
    for symbol in order.dropFirst(skipped) where space > 0 {
      let length = codeLength(from: &reader)
      codeLengths[symbol] = UInt8(length)
      if length > 0 { space -= 32 >> length }
    }
    var code = HuffmanDecodingTable(primaryBits: 5)
    let used = codeLengths.indices.filter { codeLengths[$0] > 0 }
    if used.count == 1 {
      code.build(only: payload(used[0]))
    } else {
      guard code.build(codeLengths[...], allowsIncomplete: false, payload: payload) else {
        throw .prefixCode
      }
    }
    return try lengths(alphabet: alphabet, code: code, from: &reader)
  }

  /// A length of 0 to 5 in the fixed code of §3.5.
  private static func codeLength(from reader: inout BitReader) -> Int {
    reader.refill()
    let (bits, value): (Int, Int) =
      switch reader.bits & 15 {
      case 0, 4, 8, 12: (2, 0)
      case 2, 6, 10, 14: (2, 3)
      case 1, 5, 9, 13: (2, 4)
      case 3, 11: (3, 2)
      case 7: (4, 1)
      default: (4, 5)
      }
    reader.consume(bits)
    return value
  }

  private static func lengths(
    alphabet: Int, code: HuffmanDecodingTable, from reader: inout BitReader
  ) throws(BrotliError) -> [UInt16] {
    var lengths: [UInt16] = []
    lengths.reserveCapacity(alphabet)
    var space = 1 << 15
    var previous = 8
    var repeats = 0
    var repeated = 0
    while lengths.count < alphabet, space > 0 {
      reader.refill()
      let entry = code.entries[Int(reader.bits & 31)]
      reader.consume(Int(entry & 0x1F))
      let symbol = Int(entry >> 16)
      guard symbol >= 16 else {
        lengths.append(UInt16(symbol))
        repeats = 0
        if symbol > 0 {
          previous = symbol
          space -= 1 << (15 - symbol)
        }
        continue
      }
      // A repetition that follows another of its kind goes on counting where that one stopped.
      let extraBits = symbol == 16 ? 2 : 3
      let value = symbol == 16 ? previous : 0
      if repeated != value { repeats = 0 }
      repeated = value
      let before = repeats
      if repeats > 0 { repeats = (repeats - 2) << extraBits }
      repeats += reader.take(extraBits) + 3
      let times = repeats - before
      guard lengths.count + times <= alphabet else { throw .prefixCode }
      lengths.append(contentsOf: repeatElement(UInt16(value), count: times))
      if value > 0 { space -= times << (15 - value) }
    }
    guard space == 0 else { throw reader.isOverrun ? .truncated : .prefixCode }
    lengths.append(contentsOf: repeatElement(0, count: alphabet - lengths.count))
    return lengths
  }
}
