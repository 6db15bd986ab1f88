/// The blocks into which one kind of symbol is divided (RFC 7932 §6): which one it is and how long.
struct BrotliBlocks {
  /// How many types of blocks there are.
  let count: Int
  /// The type of the current block.
  private(set) var type = 0
  private var previous = 1
  private var rest = 1 << 24
  private var types: BrotliCodes?
  private var lengths: BrotliCodes?

  init(from reader: inout BitReader) throws(BrotliError) {
    count = Self.count(from: &reader)
    guard count > 1 else { return }
    types = try BrotliCodes(1, alphabet: count + 2, from: &reader)
    lengths = try BrotliCodes(1, alphabet: BrotliRanges.blockLengths.count, from: &reader)
    readLength(from: &reader)
  }

  /// A number from 1 to 256 (§9.2).
  static func count(from reader: inout BitReader) -> Int {
    guard reader.take(1) == 1 else { return 1 }
    let bits = reader.take(3)
    return 1 << bits + reader.take(bits) + 1
  }

  /// Counts a symbol; first moves to the next block if the current one is used up.
  @inline(__always)
  mutating func step(from reader: inout BitReader) {
    if rest == 0 { next(from: &reader) }
    rest &-= 1
  }

  private mutating func next(from reader: inout BitReader) {
    guard let types else { return }
    reader.refill()
    let code = types.symbol(0, from: &reader)
    let next = code == 0 ? previous : code == 1 ? (type + 1) % count : code - 2
    previous = type
    type = next
    readLength(from: &reader)
  }

  private mutating func readLength(from reader: inout BitReader) {
    guard let lengths else { return }
    reader.refill()
    rest = BrotliRanges.blockLengths.value(lengths.symbol(0, from: &reader), from: &reader)
  }
}

/// Numbers as a symbol and further bits; each range begins where the one before ends.
struct BrotliRanges: Sendable {
  private let bases: [Int]
  private let extraBits: [Int]

  private init(from first: Int, extraBits: [Int]) {
    var base = first
    var bases: [Int] = []
    for bits in extraBits {
      bases.append(base)
      base += 1 << bits
    }
    self.bases = bases
    self.extraBits = extraBits
  }

  var count: Int { bases.count }

  @inline(__always)
  func value(_ symbol: Int, from reader: inout BitReader) -> Int {
    bases[symbol] &+ reader.take(extraBits[symbol])
  }

  /// §6.
  static let blockLengths = BrotliRanges(
    from: 1,
    extraBits: [
      2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 24,
    ])
  /// §5: how many literals are inserted.
  static let insertions = BrotliRanges(
    from: 0,
    extraBits: [
      0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 14, 24,
    ])
  /// §5: how many bytes are copied.
  static let copies = BrotliRanges(
    from: 2,
    extraBits: [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 24,
    ])
}
