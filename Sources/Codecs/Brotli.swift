/// Decompresses Brotli streams (RFC 7932) whose exact length is known beforehand.
///
/// Every byte of the input is hostile: codes are checked before use, output never exceeds `expected`,
/// memory grows with the output, and each step consumes input or makes output.
package struct Brotli {
  private var output: [UInt8] = []
  private let expected: Int
  /// How far back copies may reach; what is farther is in the dictionary.
  private var window = 0
  /// The last four distances, the last one first.
  private var distances = [4, 11, 15, 16]

  private init(expected: Int) { self.expected = expected }

  /// Decompresses all of `input`, a stream of exactly `expected` bytes.
  ///
  /// The caller bounds `expected`; no more than the output itself is allocated.
  package static func decode(
    _ input: ArraySlice<UInt8>, expected: Int
  ) throws(BrotliError) -> [UInt8] {
    guard !input.isEmpty else { throw .truncated }
    return try unsafe input.withUnsafeBufferPointer { source throws(BrotliError) in
      var reader = unsafe BitReader(source, from: 0)
      var brotli = Brotli(expected: expected)
      // Most data is compressed to a quarter; more is made room for when it comes.
      brotli.output.reserveCapacity(min(expected, source.count * 4))
      do throws(BrotliError) {
        try brotli.decodeBlocks(from: &reader)
      } catch {
        throw reader.isOverrun ? .truncated : error
      }
      guard !reader.isOverrun else { throw .truncated }
      guard brotli.output.count == expected else {
        throw .length(expected: expected, atLeast: brotli.output.count)
      }
      return brotli.output
    }
  }

  private mutating func decodeBlocks(from reader: inout BitReader) throws(BrotliError) {
    window = 1 << (try Self.windowBits(from: &reader)) - 16
    var isLast = false
    while !isLast {
      guard !reader.isOverrun else { throw .truncated }
      isLast = reader.take(1) == 1
      if isLast, reader.take(1) == 1 { return }
      let nibbles = reader.take(2) + 4
      if nibbles == 7 {
        try skipMetadata(from: &reader)
        continue
      }
      let length = (0..<nibbles).reduce(0) { $0 | reader.take(4) << ($1 * 4) } + 1
      guard nibbles == 4 || length > 1 << (nibbles * 4 - 4) else { throw .header }
      guard output.count + length <= expected else {
        throw .length(expected: expected, atLeast: output.count + length)
      }
      if !isLast, reader.take(1) == 1 {
        try copyStored(length, from: &reader)
      } else {
        try decodeCommands(length, from: &reader)
      }
    }
  }

  /// §9.1.
  private static func windowBits(from reader: inout BitReader) throws(BrotliError) -> Int {
    if reader.take(1) == 0 { return 16 }
    let high = reader.take(3)
    if high > 0 { return 17 + high }
    let low = reader.take(3)
    guard low != 1 else { throw .header }
    return low == 0 ? 17 : 8 + low
  }

  private func skipMetadata(from reader: inout BitReader) throws(BrotliError) {
    guard reader.take(1) == 0 else { throw .header }
    let bytes = reader.take(2)
    let length = (0..<bytes).reduce(0) { $0 | reader.take(8) << ($1 * 8) }
    reader.alignToByte()
    guard bytes > 0 else { return }
    guard reader.remainingBytes > length else { throw .truncated }
    for _ in 0...length { _ = reader.take(8) }
  }

  private mutating func copyStored(
    _ length: Int, from reader: inout BitReader
  ) throws(BrotliError) {
    reader.alignToByte()
    guard reader.remainingBytes >= length else { throw .truncated }
    for _ in 0..<length { output.append(UInt8(truncatingIfNeeded: reader.take(8))) }
  }

  /// §5: the ranges of lengths that a command's high bits choose.
  private static let insertionCells = [0, 0, 0, 0, 8, 8, 0, 16, 8, 16, 16]
  private static let copyCells = [0, 8, 0, 8, 0, 8, 16, 0, 16, 8, 16]

  /// A block of compressed data with all its codes.
  private mutating func decodeCommands(
    _ length: Int, from reader: inout BitReader
  ) throws(BrotliError) {
    var block = try BrotliBlockHeader(from: &reader)
    let end = output.count + length
    while output.count < end {
      guard !reader.isOverrun else { throw .truncated }
      block.commands.step(from: &reader)
      reader.refill()
      let command = block.commandCodes.symbol(block.commands.type, from: &reader)
      let cell = command >> 6
      let insertion = BrotliRanges.insertions.value(
        Self.insertionCells[cell] + command >> 3 & 7, from: &reader)
      let copy = BrotliRanges.copies.value(Self.copyCells[cell] + command & 7, from: &reader)
      guard insertion <= end - output.count else { throw .header }
      try insert(insertion, block: &block, from: &reader)
      if output.count == end { return }
      let code =
        command < 128 ? 0 : block.distanceSymbol(copyLength: copy, from: &reader)
      try self.copy(copy, code: code, block, end: end, from: &reader)
    }
  }

  /// Reads literals.
  @inline(__always)
  private mutating func insert(
    _ count: Int, block: inout BrotliBlockHeader, from reader: inout BitReader
  ) throws(BrotliError) {
    var last = output.last ?? 0
    var secondLast = output.count > 1 ? output[output.count - 2] : 0
    for _ in 0..<count {
      block.literals.step(from: &reader)
      reader.refill()
      let byte = UInt8(
        truncatingIfNeeded: block.literal(after: last, secondLast, from: &reader))
      output.append(byte)
      secondLast = last
      last = byte
    }
    if reader.isOverrun { throw .truncated }
  }

  /// Copies what was there before, or a word of the dictionary.
  private mutating func copy(
    _ length: Int, code: Int, _ block: BrotliBlockHeader, end: Int, from reader: inout BitReader
  ) throws(BrotliError) {
    let distance = distance(code, block, from: &reader)
    guard distance > 0 else { throw .distance }
    let reach = min(window, output.count)
    guard distance <= reach else {
      // An empty word would be a step that neither consumes nor makes anything.
      let made = BrotliDictionary.shared.append(
        length: length, number: distance - reach - 1, to: &output)
      guard let made, made > 0 else { throw .distance }
      guard output.count <= end else {
        throw .length(expected: expected, atLeast: output.count)
      }
      return
    }
    if code != 0 {
      distances = [distance, distances[0], distances[1], distances[2]]
    }
    guard length <= end - output.count else {
      throw .length(expected: expected, atLeast: output.count + length)
    }
    var source = output.count - distance
    for _ in 0..<length {
      output.append(output[source])
      source &+= 1
    }
  }

  /// §4.
  private func distance(
    _ code: Int, _ block: BrotliBlockHeader, from reader: inout BitReader
  ) -> Int {
    switch code {
    case 0...3: return distances[code]
    case 4...15:
      // ±1, ±2, ±3 from the last distance, then from the one before it.
      let step = (code - 4) % 6
      let change = step / 2 + 1
      return distances[code < 10 ? 0 : 1] + (step & 1 == 0 ? -change : change)
    default: break
    }
    guard code - 16 >= block.directDistances else { return code - 15 }
    let code = code - 16 - block.directDistances
    let postfix = code & (1 << block.postfixBits - 1)
    let bits = 1 + code >> (block.postfixBits + 1)
    let high = 2 + code >> block.postfixBits & 1
    let offset = high << bits - 4 + reader.take(bits)
    return offset << block.postfixBits + postfix + block.directDistances + 1
  }
}
