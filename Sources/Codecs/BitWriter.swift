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
    let codes = TokenCodes(literals: literals, distances: distances)
    // Words are stored whole, hence room past the last bit.
    bytes.append(contentsOf: repeatElement(0, count: bitCount / 8 + 16))
    var sink = TokenSink(pending: pending, pendingCount: pendingCount, position: start)
    unsafe bytes.withUnsafeMutableBytes { target in
      unsafe sink.write(tokens, codes: codes, to: target)
    }
    bytes.removeLast(bytes.count - sink.position)
    (pending, pendingCount) = (sink.pending, sink.pendingCount)
  }
}

/// The bits of a block's tokens.
private struct TokenCodes {
  /// By a token's literal or length: `bits << 8 | count`, a length's extra bits after its code.
  let values: [UInt32]
  /// By distance slot: `code << 16 | extra bits << 8 | count`; zero for that of literals.
  let distances: [UInt32]

  init(literals: HuffmanCode, distances: HuffmanCode) {
    var values = [UInt32](repeating: 0, count: DeflateToken.symbols.count)
    for value in values.indices {
      let symbol = Int(DeflateToken.symbols[value])
      let entry = literals.entries[symbol]
      let length = symbol - DeflateConstants.endOfBlock - 1
      // No token has a length below the first symbol's.
      guard length >= 0, value - 256 >= DeflateConstants.minimumMatch else {
        values[value] = entry
        continue
      }
      let rest = UInt32(value - 256 - Int(DeflateConstants.lengthBases[length]))
      values[value] =
        entry + rest << (8 + entry & 0xFF) + UInt32(DeflateConstants.lengthExtraBits[length])
    }
    self.values = values
    let codes = zip(DeflateConstants.distanceExtraBits, distances.entries).map { extra, entry in
      (entry >> 8) << 16 | UInt32(extra) << 8 | entry & 0xFF
    }
    self.distances = DeflateToken.distanceSymbols.map { symbol in
      Int(symbol) < codes.count ? codes[Int(symbol)] : 0
    }
  }
}

/// The inner loop of writing a block.
private struct TokenSink {
  var pending: UInt64
  var pendingCount: Int
  var position: Int

  mutating func write(
    _ tokens: UnsafeBufferPointer<DeflateToken>, codes: TokenCodes,
    to target: UnsafeMutableRawBufferPointer
  ) {
    let values = codes.values.span
    let distances = codes.distances.span
    // A copy: what is stored through `target` cannot change it.
    var sink = self
    defer { self = sink }
    for index in 0..<tokens.count {
      // Literals put a distance of no bits: whether a token is one is a matter of chance, and a
      // branch would be dearer.
      let token = unsafe tokens[index]
      let value = values[token.value]
      sink.put(value &>> 8, count: value & 0xFF)
      let distance = distances[token.distanceSlot]
      let (extra, count) = (distance &>> 8 & 0xFF, distance & 0xFF)
      // What a distance's symbol leaves of it are the low bits of one less.
      let rest = UInt32(truncatingIfNeeded: token.distance &- 1) & (1 &<< extra &- 1)
      sink.put(distance &>> 16 | rest &<< count, count: count &+ extra)
      // At most 7 + 15 + 5 + 15 + 13 bits are pending.
      precondition(sink.position &+ 8 <= target.count)
      unsafe target.storeBytes(
        of: sink.pending.littleEndian, toByteOffset: sink.position, as: UInt64.self)
      sink.position &+= sink.pendingCount &>> 3
      sink.pending &>>= UInt64(truncatingIfNeeded: sink.pendingCount & ~7)
      sink.pendingCount &= 7
    }
  }

  @inline(__always)
  private mutating func put(_ bits: UInt32, count: UInt32) {
    pending |= UInt64(bits) &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= Int(count)
  }
}
