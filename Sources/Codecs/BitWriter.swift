/// Puts bits into a byte stream, least significant end first (RFC 1951 §3.1.1).
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  /// How many bits of `pending` count; below 8 between calls.
  private var pendingCount = 0

  /// Continues after `bytes`.
  init(after bytes: [UInt8]) { self.bytes = bytes }

  /// Appends the low `count` bits of `value`, at most 32.
  mutating func put(_ value: Int, count: Int) {
    pending |= UInt64(value) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Appends the code of a symbol.
  mutating func put(_ symbol: Int, of code: HuffmanCode) {
    let entry = code.entries[symbol]
    put(Int(entry >> 8), count: Int(entry & 0xFF))
  }

  /// Fills up the last byte with zeros.
  mutating func alignToByte() {
    put(0, count: (8 - pendingCount) & 7)
  }

  /// Appends whole bytes.
  ///
  /// - Precondition: the stream ends at a byte boundary.
  @safe
  mutating func append(_ newBytes: UnsafeBufferPointer<UInt8>) {
    precondition(pendingCount == 0, "bytes start at a byte boundary")
    unsafe bytes.append(contentsOf: newBytes)
  }

  mutating func appendBigEndian(_ value: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { put(Int(value >> shift & 0xFF), count: 8) }
  }

  /// Appends the codes of `tokens`, which take `bitCount` bits in all.
  @safe
  mutating func put(
    _ tokens: UnsafeBufferPointer<DeflateToken>, literals: HuffmanCode, distances: HuffmanCode,
    bitCount: Int
  ) {
    let start = bytes.count
    // Words are stored whole, hence room past the last bit.
    bytes.append(contentsOf: repeatElement(0, count: bitCount / 8 + 16))
    var sink = TokenSink(pending: pending, pendingCount: pendingCount, position: start)
    unsafe bytes.withUnsafeMutableBytes { target in
      unsafe sink.write(tokens, literals: literals, distances: distances, to: target)
    }
    bytes.removeLast(bytes.count - sink.position)
    (pending, pendingCount) = (sink.pending, sink.pendingCount)
  }
}

/// The inner loop of writing a block.
private struct TokenSink {
  var pending: UInt64
  var pendingCount: Int
  var position: Int

  mutating func write(
    _ tokens: UnsafeBufferPointer<DeflateToken>, literals: HuffmanCode, distances: HuffmanCode,
    to target: UnsafeMutableRawBufferPointer
  ) {
    let literalEntries = literals.entries.span
    let distanceEntries = distances.entries.span
    let lengthSymbols = DeflateToken.lengthSymbols
    let lengthBases = DeflateConstants.lengthBases
    let lengthExtraBits = DeflateConstants.lengthExtraBits
    let distanceBases = DeflateConstants.distanceBases
    let distanceExtraBits = DeflateConstants.distanceExtraBits
    for index in 0..<tokens.count {
      let token = unsafe tokens[index]
      if token.isLiteral {
        put(literalEntries[token.literal])
      } else {
        let symbol = Int(lengthSymbols[token.length])
        put(literalEntries[DeflateConstants.endOfBlock + 1 + symbol])
        put(token.length &- Int(lengthBases[symbol]), count: Int(lengthExtraBits[symbol]))
        let distance = DeflateToken.distanceSymbol(token.distance)
        put(distanceEntries[distance])
        put(token.distance &- Int(distanceBases[distance]), count: Int(distanceExtraBits[distance]))
      }
      // At most 7 + 15 + 5 + 15 + 13 bits are pending.
      precondition(position &+ 8 <= target.count)
      unsafe target.storeBytes(of: pending.littleEndian, toByteOffset: position, as: UInt64.self)
      position &+= pendingCount &>> 3
      pending &>>= UInt64(truncatingIfNeeded: pendingCount & ~7)
      pendingCount &= 7
    }
  }

  @inline(__always)
  private mutating func put(_ entry: UInt32) {
    put(Int(entry &>> 8), count: Int(entry & 0xFF))
  }

  @inline(__always)
  private mutating func put(_ value: Int, count: Int) {
    pending |= UInt64(truncatingIfNeeded: value) &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
  }
}
