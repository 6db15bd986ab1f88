/// The bytes that Deflate can still refer to, the hash tables over them, and the tokens of the
/// current block: all memory of a compressor, allocated once.
///
/// Positions count from the start of the stream. The window holds the last 32 KB and a chunk of
/// new bytes; matches end where the chunk does, so that no byte is read before it is written and
/// the result depends on the data alone.
@safe
struct DeflateWindow: ~Copyable {
  /// How many new bytes are gathered before they are compressed.
  private static let chunkBytes = 128 * 1024
  /// Enough for Huffman codes to pay for their header, few enough for them to follow the picture.
  private static let blockTokens = 10 * 1024

  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  private var finder: MatchFinder
  private let tokens: UnsafeMutableBufferPointer<DeflateToken>
  private var tokenCount = 0
  /// The first position of the current block.
  private var blockStart = 0

  /// - Parameter pieceBytes: the most bytes that are ever appended at once.
  init(_ settings: DeflateSettings, pieceBytes: Int) {
    capacity = DeflateConstants.windowSize + Self.chunkBytes + pieceBytes
    unsafe memory = .allocate(byteCount: capacity + MatchFinder.slack, alignment: 16)
    unsafe memory.initializeMemory(
      as: UInt8.self, repeating: 0, count: capacity + MatchFinder.slack)
    unsafe finder = MatchFinder(settings, window: memory)
    unsafe tokens = .allocate(capacity: Self.blockTokens)
    unsafe tokens.initialize(repeating: DeflateToken(literal: 0))
  }

  deinit {
    unsafe memory.deallocate()
    finder.deallocate()
    unsafe tokens.deallocate()
  }

  /// Whether `count` more bytes can be appended.
  func hasRoom(for count: Int) -> Bool { finder.end - finder.base + count <= capacity }

  /// Lets `fill` write `count` bytes, and returns them.
  ///
  /// - Precondition: there is room for them.
  mutating func append(
    _ count: Int, fill: (UnsafeMutableRawPointer) -> Void
  ) -> UnsafeBufferPointer<UInt8> {
    precondition(hasRoom(for: count))
    let start = unsafe memory + (finder.end - finder.base)
    unsafe fill(start)
    finder.end += count
    return unsafe UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// Turns appended bytes into tokens.
  ///
  /// - Returns: `false` if the block is full before the bytes are used up.
  mutating func tokenize() -> Bool {
    unsafe finder.tokenize(into: tokens, count: &tokenCount)
    return finder.position == finder.end
  }

  /// Writes the tokens so far as a block and begins another.
  mutating func endBlock(to writer: inout BitWriter, isLast: Bool) {
    let raw: UnsafeBufferPointer<UInt8>?
    if blockStart >= finder.base {
      let start = unsafe memory + (blockStart - finder.base)
      unsafe raw = UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt8.self), count: finder.position - blockStart)
    } else {
      unsafe raw = nil
    }
    let block = unsafe DeflateBlock(
      tokens: UnsafeBufferPointer(rebasing: tokens[..<tokenCount]),
      rawCount: finder.position - blockStart, raw: raw)
    block.write(to: &writer, isLast: isLast)
    tokenCount = 0
    blockStart = finder.position
  }

  /// Drops all but the last 32 KB.
  ///
  /// - Precondition: every byte has been tokenized.
  mutating func slide() {
    precondition(finder.position == finder.end)
    let count = finder.end - finder.base
    let kept = min(count, DeflateConstants.windowSize)
    unsafe memory.copyMemory(from: memory + (count - kept), byteCount: kept)
    finder.base = finder.end - kept
  }

  /// Begins another stream, which refers to nothing before it.
  ///
  /// - Precondition: every byte has been tokenized, and the last block written.
  mutating func restart() {
    precondition(finder.position == finder.end && tokenCount == 0)
    finder.base = finder.end
  }
}
