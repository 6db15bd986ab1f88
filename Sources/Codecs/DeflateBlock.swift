/// One block of a Deflate stream: its tokens, and the raw bytes they stand for.
@safe
struct DeflateBlock {
  private let tokens: UnsafeBufferPointer<DeflateToken>
  private let rawCount: Int
  private let raw: UnsafeBufferPointer<UInt8>?
  /// How often each literal and length symbol occurs, the end of the block included.
  private var literalFrequencies: [UInt32]
  private var distanceFrequencies: [UInt32]

  /// - Parameter raw: the `rawCount` bytes of the block, where they are still at hand.
  init(
    tokens: UnsafeBufferPointer<DeflateToken>, rawCount: Int, raw: UnsafeBufferPointer<UInt8>?
  ) {
    unsafe self.tokens = unsafe tokens
    self.rawCount = rawCount
    unsafe self.raw = unsafe raw
    literalFrequencies = [UInt32](repeating: 0, count: DeflateConstants.literalLengthSymbols)
    distanceFrequencies = [UInt32](repeating: 0, count: DeflateConstants.distanceSymbols + 1)
    literalFrequencies[DeflateConstants.endOfBlock] = 1
    Self.count(tokens, &literalFrequencies, &distanceFrequencies)
    distanceFrequencies.removeLast()
  }

  @safe
  private static func count(
    _ tokens: UnsafeBufferPointer<DeflateToken>, _ literalFrequencies: inout [UInt32],
    _ distanceFrequencies: inout [UInt32]
  ) {
    let (symbols, distanceSymbols) = (DeflateToken.symbols, DeflateToken.distanceSymbols)
    var literals = literalFrequencies.mutableSpan
    var distances = distanceFrequencies.mutableSpan
    for index in 0..<tokens.count {
      let token = unsafe tokens[index]
      // Literals have a distance as well, which is not used: whether a token is one is a matter of
      // chance, and a branch would be dearer.
      literals[token.symbol(symbols)] &+= 1
      distances[Int(distanceSymbols[token.distanceSlot])] &+= 1
    }
  }

  /// Appends the block in whichever of the three forms is smallest (RFC 1951 §3.2.3).
  func write(to writer: inout BitWriter, isLast: Bool) {
    let dynamic = DynamicCodes(literals: literalFrequencies, distances: distanceFrequencies)
    let dynamicBits = dynamic.headerBits + bits(dynamic.literals, dynamic.distances)
    let fixedBits = bits(Self.fixedLiterals, Self.fixedDistances)
    let storedBits = rawCount * 8 + (rawCount / 65_535 + 1) * 40
    if let raw = unsafe raw, storedBits < min(dynamicBits, fixedBits) {
      return Self.writeStored(raw, to: &writer, isLast: isLast)
    }
    let isFixed = fixedBits <= dynamicBits
    writer.put(isLast ? 1 : 0, count: 1)
    writer.put(isFixed ? 1 : 2, count: 2)
    let codes =
      isFixed
      ? (Self.fixedLiterals, Self.fixedDistances) : (dynamic.literals, dynamic.distances)
    if !isFixed { dynamic.writeHeader(to: &writer) }
    unsafe writer.put(
      tokens, literals: codes.0, distances: codes.1, bitCount: min(fixedBits, dynamicBits))
    writer.put(DeflateConstants.endOfBlock, of: codes.0)
  }

  private static let fixedLiterals = HuffmanCode(lengths: DeflateConstants.fixedLiteralLengths)
  private static let fixedDistances = HuffmanCode(lengths: DeflateConstants.fixedDistanceLengths)

  /// The bits of all symbols and their extra bits.
  private func bits(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Int {
    var bits = 0
    for (symbol, count) in literalFrequencies.enumerated() where count > 0 {
      let length = symbol - DeflateConstants.endOfBlock - 1
      let extra = length < 0 ? 0 : Int(DeflateConstants.lengthExtraBits[length])
      bits += Int(count) * (Int(literals.lengths[symbol]) + extra)
    }
    for (symbol, count) in distanceFrequencies.enumerated() where count > 0 {
      let extra = Int(DeflateConstants.distanceExtraBits[symbol])
      bits += Int(count) * (Int(distances.lengths[symbol]) + extra)
    }
    return bits
  }

  /// Fills up the last byte: an empty stored block begins and ends at a byte boundary.
  static func writeBoundary(to writer: inout BitWriter) {
    unsafe writeStored(UnsafeBufferPointer(start: nil, count: 0), to: &writer, isLast: false)
  }

  /// RFC 1951 §3.2.4: pieces of at most 65,535 bytes.
  @safe
  private static func writeStored(
    _ raw: UnsafeBufferPointer<UInt8>, to writer: inout BitWriter, isLast: Bool
  ) {
    var start = 0
    repeat {
      let count = min(raw.count - start, 65_535)
      writer.put(isLast && start + count == raw.count ? 1 : 0, count: 1)
      writer.put(0, count: 2)
      writer.alignToByte()
      writer.put(count, count: 16)
      writer.put(count ^ 0xFFFF, count: 16)
      writer.append(unsafe UnsafeBufferPointer(rebasing: raw[start..<start + count]))
      start += count
    } while start < raw.count
  }
}
