/// Compresses bytes, piece by piece, into a zlib stream (RFC 1950).
struct ZlibStream: ~Copyable {
  private var window: DeflateWindow
  private var writer: BitWriter
  private var adler = Adler32()

  /// - Parameters:
  ///   - bytes: what stands before the stream.
  ///   - pieceBytes: the most bytes that are ever appended at once.
  init(after bytes: [UInt8], settings: DeflateSettings, pieceBytes: Int) {
    window = DeflateWindow(settings, pieceBytes: pieceBytes)
    writer = BitWriter(after: bytes)
    // Deflate with a 32 KB window; 0x78DA and 0x7801 are multiples of 31.
    writer.put(0x78, count: 8)
    writer.put(settings.chainDepth == 0 ? 0x01 : 0xDA, count: 8)
  }

  /// Lets `fill` write the next `count` bytes.
  mutating func append(_ count: Int, fill: (UnsafeMutableRawPointer) -> Void) {
    if !window.hasRoom(for: count) {
      compress()
      window.slide()
    }
    unsafe adler.update(window.append(count, fill: fill))
  }

  /// Everything that stood before the stream, and the stream.
  consuming func finish() -> [UInt8] {
    compress()
    window.endBlock(to: &writer, isLast: true)
    writer.alignToByte()
    writer.appendBigEndian(adler.value)
    return writer.bytes
  }

  private mutating func compress() {
    while !window.tokenize() { window.endBlock(to: &writer, isLast: false) }
  }

  /// Compresses one piece: for small data and tests.
  static func compress(_ bytes: [UInt8], settings: DeflateSettings) -> [UInt8] {
    var stream = ZlibStream(after: [], settings: settings, pieceBytes: 65_536)
    var start = 0
    while start < bytes.count {
      let count = min(bytes.count - start, 65_536)
      unsafe stream.append(count) { target in
        unsafe bytes.withUnsafeBytes { source in
          let piece = unsafe UnsafeRawBufferPointer(rebasing: source[start..<start + count])
          unsafe UnsafeMutableRawBufferPointer(start: target, count: count).copyMemory(from: piece)
        }
      }
      start += count
    }
    return stream.finish()
  }
}
