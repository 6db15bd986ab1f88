/// Compresses bytes into zlib streams (RFC 1950) of parts that know nothing of one another, so that
/// they can be made on several threads.
enum ZlibStream {
  /// A part of a stream in the making: Deflate blocks that refer to nothing before them.
  struct Part: ~Copyable {
    private var window: DeflateWindow
    private var writer = BitWriter(after: [])
    private var adler = Adler32()
    private var count = 0

    /// - Parameter pieceBytes: the most bytes that are ever appended at once.
    init(settings: DeflateSettings, pieceBytes: Int) {
      window = DeflateWindow(settings, pieceBytes: pieceBytes)
    }

    /// Lets `fill` write the next `count` bytes; it returns behind how many of them are only zeros.
    mutating func append(_ count: Int, fill: (UnsafeMutableRawPointer) -> Int) {
      if !window.hasRoom(for: count) {
        compress()
        window.slide()
      }
      var used = count
      let bytes = unsafe window.append(count) { unsafe used = fill($0) }
      unsafe adler.update(UnsafeBufferPointer(rebasing: bytes[..<used]))
      adler.updateWithZeros(count - used)
      self.count += count
    }

    /// The blocks, which end at a byte boundary; another part may follow in the same memory.
    ///
    /// - Parameter isLast: whether no other part follows in the stream.
    mutating func finish(isLast: Bool) -> CompressedPart {
      compress()
      window.endBlock(to: &writer, isLast: isLast)
      if isLast { writer.alignToByte() } else { DeflateBlock.writeBoundary(to: &writer) }
      defer {
        window.restart()
        writer = BitWriter(after: [])
        adler = Adler32()
        count = 0
      }
      return CompressedPart(bytes: writer.bytes, adler: adler, count: count)
    }

    private mutating func compress() {
      while !window.tokenize() { window.endBlock(to: &writer, isLast: false) }
    }
  }

  /// A finished part.
  struct CompressedPart: Sendable {
    let bytes: [UInt8]
    /// The checksum of the bytes it stands for, and how many these are.
    let adler: Adler32
    let count: Int
  }

  /// Appends a stream of `parts` to `bytes`.
  static func write(_ parts: [CompressedPart], settings: DeflateSettings, to bytes: inout [UInt8]) {
    // Deflate with a 32 KB window; 0x78DA and 0x7801 are multiples of 31.
    bytes += [0x78, settings.chainDepth == 0 ? 0x01 : 0xDA]
    var adler = Adler32()
    for part in parts {
      bytes += part.bytes
      adler.append(part.adler, count: part.count)
    }
    bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: adler.value >> $0) }
  }

  /// Compresses one piece: for small data and tests.
  static func compress(_ bytes: [UInt8], settings: DeflateSettings) -> [UInt8] {
    var part = Part(settings: settings, pieceBytes: 65_536)
    var start = 0
    while start < bytes.count {
      let count = min(bytes.count - start, 65_536)
      unsafe part.append(count) { target in
        unsafe bytes.withUnsafeBytes { source in
          let piece = unsafe UnsafeRawBufferPointer(rebasing: source[start..<start + count])
          unsafe UnsafeMutableRawBufferPointer(start: target, count: count).copyMemory(from: piece)
        }
        return count
      }
      start += count
    }
    var stream: [UInt8] = []
    write([part.finish(isLast: true)], settings: settings, to: &stream)
    return stream
  }
}
