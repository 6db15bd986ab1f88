/// Decompresses zlib streams (RFC 1950) whose exact length is known beforehand.
///
/// Every byte of the input is hostile: codes are checked before use, matches stay inside what was
/// written, output never exceeds `expected`, and each step consumes input or fills output.
package struct Inflate {
  private var literals = HuffmanDecodingTable(primaryBits: 11)
  private var distances = HuffmanDecodingTable(primaryBits: 9)
  private var codeLengths = HuffmanDecodingTable(primaryBits: 7)

  /// The most bytes that `compressed` bytes can stand for: a match of 258 bytes takes two bits.
  ///
  /// Callers refuse a larger promise before they allocate memory for it.
  static func maximumOutput(compressed: Int) -> Int { compressed * 1032 }

  /// Decompresses all of `input`, a zlib stream of exactly `expected` bytes.
  package static func zlib(
    _ input: ArraySlice<UInt8>, expected: Int
  ) throws(InflateError) -> [UInt8] {
    try zlib(input, room: expected, isExact: true)
  }

  /// Decompresses all of `input`, a zlib stream of any length up to `limit` bytes.
  ///
  /// - Parameter ignoresTail: whether bytes may follow the stream.
  static func zlib(
    _ input: ArraySlice<UInt8>, limit: Int, ignoresTail: Bool = false
  ) throws(InflateError) -> [UInt8] {
    try zlib(
      input, room: min(limit, maximumOutput(compressed: input.count)), isExact: false,
      ignoresTail: ignoresTail)
  }

  private static func zlib(
    _ input: ArraySlice<UInt8>, room expected: Int, isExact: Bool, ignoresTail: Bool = false
  ) throws(InflateError) -> [UInt8] {
    guard input.count >= 6 else { throw .truncated }
    let (method, flags) = (Int(input[input.startIndex]), Int(input[input.startIndex + 1]))
    guard method & 0x0F == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0,
      flags & 0x20 == 0
    else { throw .header }
    guard expected <= maximumOutput(compressed: input.count) else { throw .truncated }

    var output = [UInt8](repeating: 0, count: expected)
    var length = 0
    try unsafe input.withUnsafeBufferPointer { source throws(InflateError) in
      try unsafe output.withUnsafeMutableBufferPointer { target throws(InflateError) in
        var reader = unsafe BitReader(source, from: 2)
        var writer = unsafe InflateOutput(target)
        var inflate = Inflate()
        do throws(InflateError) {
          try inflate.decodeBlocks(from: &reader, into: &writer)
        } catch {
          throw reader.isOverrun ? .truncated : error
        }
        reader.alignToByte()
        guard !reader.isOverrun, reader.remainingBytes >= 4 else { throw .truncated }
        guard reader.remainingBytes == 4 || ignoresTail else {
          throw .trailingBytes(reader.remainingBytes - 4)
        }
        guard writer.position == expected || !isExact else {
          throw .length(expected: expected, atLeast: writer.position)
        }
        length = writer.position
        let stored = (0..<4).reduce(UInt32(0)) { sum, _ in sum << 8 | UInt32(reader.take(8)) }
        var adler = Adler32()
        unsafe adler.update(UnsafeBufferPointer(rebasing: target[..<length]))
        guard adler.value == stored else {
          throw .checksum(stored: stored, computed: adler.value)
        }
      }
    }
    output.removeLast(expected - length)
    return output
  }

  private mutating func decodeBlocks(
    from reader: inout BitReader, into output: inout InflateOutput
  ) throws(InflateError) {
    var isLast = false
    while !isLast {
      isLast = reader.take(1) == 1
      switch reader.take(2) {
      case 0: try copyStored(from: &reader, into: &output)
      case 1:
        try buildFixedTables()
        try decodeCodes(from: &reader, into: &output)
      case 2:
        try readDynamicTables(from: &reader)
        try decodeCodes(from: &reader, into: &output)
      default: throw .reservedBlockType
      }
      if reader.isOverrun { throw .truncated }
    }
  }

  /// RFC 1951 §3.2.4.
  private func copyStored(
    from reader: inout BitReader, into output: inout InflateOutput
  ) throws(InflateError) {
    reader.alignToByte()
    let length = reader.take(16)
    guard length == reader.take(16) ^ 0xFFFF else { throw .storedLengthMismatch }
    guard reader.remainingBytes >= length else { throw .truncated }
    for _ in 0..<length {
      try output.append(UInt8(truncatingIfNeeded: reader.take(8)))
    }
  }

  // MARK: Tables

  private mutating func buildFixedTables() throws(InflateError) {
    try buildTables(
      literals: DeflateConstants.fixedLiteralLengths[...],
      distances: DeflateConstants.fixedDistanceLengths[...])
  }

  /// RFC 1951 §3.2.7.
  private mutating func readDynamicTables(from reader: inout BitReader) throws(InflateError) {
    let literalCount = reader.take(5) + 257
    let distanceCount = reader.take(5) + 1
    let codeLengthCount = reader.take(4) + 4
    guard literalCount <= DeflateConstants.literalLengthSymbols,
      distanceCount <= DeflateConstants.distanceSymbols
    else { throw .codeLengths }

    var lengths = [UInt8](repeating: 0, count: 19)
    for symbol in DeflateConstants.codeLengthOrder.prefix(codeLengthCount) {
      lengths[symbol] = UInt8(reader.take(3))
    }
    guard
      codeLengths.build(
        lengths[...], allowsIncomplete: false,
        payload: { HuffmanDecodingTable.Kind.literal | UInt32($0) << 16 })
    else { throw .codeLengths }

    let all = try readCodeLengths(literalCount + distanceCount, from: &reader)
    try buildTables(literals: all[..<literalCount], distances: all[literalCount...])
  }

  private func readCodeLengths(
    _ count: Int, from reader: inout BitReader
  ) throws(InflateError) -> [UInt8] {
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    while lengths.count < count {
      reader.refill()
      let entry = codeLengths.entries[Int(reader.bits & 0x7F)]
      guard entry != HuffmanDecodingTable.Kind.none else { throw .codeLengths }
      reader.consume(Int(entry & 0x1F))
      let symbol = Int(entry >> 16)
      var value = UInt8(0)
      var times = 1
      switch symbol {
      case 16:
        guard let previous = lengths.last else { throw .codeLengths }
        value = previous
        times = reader.take(2) + 3
      case 17: times = reader.take(3) + 3
      case 18: times = reader.take(7) + 11
      default: value = UInt8(symbol)
      }
      guard lengths.count + times <= count else { throw .codeLengths }
      lengths.append(contentsOf: repeatElement(value, count: times))
    }
    return lengths
  }

  private mutating func buildTables(
    literals literalLengths: ArraySlice<UInt8>, distances distanceLengths: ArraySlice<UInt8>
  ) throws(InflateError) {
    let endOfBlock = literalLengths.startIndex + DeflateConstants.endOfBlock
    guard literalLengths[endOfBlock] > 0,
      literals.build(
        literalLengths, allowsIncomplete: false, payload: Self.literalLengthPayload),
      distances.build(distanceLengths, allowsIncomplete: true, payload: Self.distancePayload)
    else { throw .codeLengths }
  }

  /// Symbols 286 and 287 have codes in the fixed set and never occur: they stay without a kind.
  private static func literalLengthPayload(_ symbol: Int) -> UInt32 {
    if symbol < DeflateConstants.endOfBlock {
      return HuffmanDecodingTable.Kind.literal | UInt32(symbol) << 16
    }
    if symbol == DeflateConstants.endOfBlock { return HuffmanDecodingTable.Kind.endOfBlock }
    let index = symbol - DeflateConstants.endOfBlock - 1
    guard index < DeflateConstants.lengthBases.count else { return 0 }
    return HuffmanDecodingTable.Kind.base
      | UInt32(DeflateConstants.lengthExtraBits[index]) << 8
      | UInt32(DeflateConstants.lengthBases[index]) << 16
  }

  private static func distancePayload(_ symbol: Int) -> UInt32 {
    guard symbol < DeflateConstants.distanceSymbols else { return 0 }
    return HuffmanDecodingTable.Kind.base
      | UInt32(DeflateConstants.distanceExtraBits[symbol]) << 8
      | UInt32(DeflateConstants.distanceBases[symbol]) << 16
  }

  // MARK: Codes

  /// RFC 1951 §3.2.3: literals and matches up to the end of the block.
  private func decodeCodes(
    from reader: inout BitReader, into output: inout InflateOutput
  ) throws(InflateError) {
    let literalEntries = literals.entries.span
    let distanceEntries = distances.entries.span
    while true {
      // 56 bits hold the longest code of a match: 15 + 5 + 15 + 13.
      reader.refill()
      var entry = literalEntries[Int(reader.bits & 0x7FF)]
      if entry & HuffmanDecodingTable.Kind.mask == HuffmanDecodingTable.Kind.subtable {
        entry = Self.follow(entry, in: literalEntries, from: &reader)
      }
      if entry & HuffmanDecodingTable.Kind.literal != 0 {
        reader.consume(Int(entry & 0x1F))
        try output.append(UInt8(truncatingIfNeeded: entry &>> 16))
        continue
      }
      guard entry & HuffmanDecodingTable.Kind.base != 0 else {
        guard entry & HuffmanDecodingTable.Kind.endOfBlock != 0 else { throw .symbol }
        reader.consume(Int(entry & 0x1F))
        return
      }
      let length = Self.value(of: entry, from: &reader)
      entry = distanceEntries[Int(reader.bits & 0x1FF)]
      if entry & HuffmanDecodingTable.Kind.mask == HuffmanDecodingTable.Kind.subtable {
        entry = Self.follow(entry, in: distanceEntries, from: &reader)
      }
      guard entry & HuffmanDecodingTable.Kind.base != 0 else { throw .symbol }
      try output.copy(length: length, distance: Self.value(of: entry, from: &reader))
    }
  }

  private static func follow(
    _ link: UInt32, in entries: Span<UInt32>, from reader: inout BitReader
  ) -> UInt32 {
    reader.consume(Int(link & 0x1F))
    let mask = UInt64(1) &<< UInt64(link >> 8 & 0xFF) - 1
    return entries[Int(link >> 16) + Int(reader.bits & mask)]
  }

  /// Consumes a code and its extra bits.
  @inline(__always)
  private static func value(of entry: UInt32, from reader: inout BitReader) -> Int {
    reader.consume(Int(entry & 0x1F))
    let extraBits = Int(entry &>> 8 & 0xFF)
    let extra = Int(truncatingIfNeeded: reader.bits & (UInt64(1) &<< UInt64(extraBits) &- 1))
    reader.consume(extraBits)
    return Int(entry &>> 16) &+ extra
  }
}
