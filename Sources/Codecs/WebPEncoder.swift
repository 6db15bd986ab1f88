/// Writes lossless WebP files (RFC 9649, VP8L), which are a third to half the size of the PNG.
///
/// The bytes depend on nothing but the pixels. Of the format's means it uses those that pay for
/// pictures of interfaces: palettes, colours relative to green, a cache of recent colours, copies of
/// earlier pixels, and codes of their own for parts of the picture that need others. Predictions made
/// none of a hundred pictures smaller.
package enum WebPEncoder {
  /// Encodes a picture; decoding gives the same straight-alpha pixels.
  package static func encode(_ pixmap: Pixmap) -> [UInt8] {
    let straight = StraightPixmap(pixmap)
    let pixels = WebPPixels(straight)
    var writer = header(of: pixels)
    let coded = transformed(pixels, &writer)
    writer.put(0, count: 1)
    let tokens = WebPTokens(coded, cacheBits: coded.count < 20_000 ? 7 : 9)
    tokens.write(to: &writer, mayHaveGroups: true)
    writer.alignToByte()
    return container(writer.bytes)
  }

  /// Encodes pixels as they are, without transforms and without a cache of colours.
  static func encodePlain(_ pixels: WebPPixels) -> [UInt8] {
    var writer = header(of: pixels)
    writer.put(0, count: 1)
    WebPTokens(pixels, cacheBits: 0).write(to: &writer, mayHaveGroups: true)
    writer.alignToByte()
    return container(writer.bytes)
  }

  /// Signature, sizes, whether there is alpha, and the version (§3.4).
  private static func header(of pixels: WebPPixels) -> BitWriter {
    var writer = BitWriter(after: [])
    writer.put(0x2F, count: 8)
    writer.put(pixels.width - 1, count: 14)
    writer.put(pixels.height - 1, count: 14)
    writer.put(pixels.isOpaque ? 0 : 1, count: 1)
    writer.put(0, count: 3)
    return writer
  }

  /// Writes the transforms that fit the picture, and makes them.
  private static func transformed(_ pixels: WebPPixels, _ writer: inout BitWriter) -> WebPPixels {
    if let palette = WebPPalette(of: pixels) {
      palette.write(to: &writer)
      return palette.indices(of: pixels)
    }
    // Red and blue as differences from green (§4.3).
    writer.put(1, count: 1)
    writer.put(2, count: 2)
    pixels.subtractGreen()
    return pixels
  }

  /// Writes a picture that belongs to a transform: without transforms or groups of its own (§5.2).
  static func writePart(_ part: WebPPixels, to writer: inout BitWriter) {
    WebPTokens(part, cacheBits: 0).write(to: &writer, mayHaveGroups: false)
  }

  /// The RIFF container around the one chunk (§2.3, §2.6).
  private static func container(_ data: [UInt8]) -> [UInt8] {
    let padding = data.count & 1
    var bytes = Array("RIFF".utf8)
    append(UInt32(data.count + padding + 12), to: &bytes)
    bytes += Array("WEBPVP8L".utf8)
    append(UInt32(data.count), to: &bytes)
    bytes += data
    if padding == 1 { bytes.append(0) }
    return bytes
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}

/// The pixels as the format codes them: alpha, red, green, blue, from the highest byte down.
struct WebPPixels {
  let width: Int
  let height: Int
  let argb: RawBuffer<UInt32>
  let isOpaque: Bool

  var count: Int { argb.count }

  init(width: Int, height: Int, argb: RawBuffer<UInt32>, isOpaque: Bool = true) {
    (self.width, self.height, self.argb, self.isOpaque) = (width, height, argb, isOpaque)
  }

  init(_ straight: StraightPixmap) {
    (width, height) = (straight.width, straight.height)
    let count = width * height
    argb = RawBuffer(uninitialized: count)
    var everything: UInt32 = 0xFFFF_FFFF
    let target = unsafe argb.start
    unsafe straight.bytes.withUnsafeBytes { bytes in
      precondition(bytes.count >= count * 4)
      for index in 0..<count {
        let word = unsafe UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
        everything &= word
        // R, G, B, A in memory: red and blue change places.
        unsafe target[index] = word & 0xFF00_FF00 | (word & 0xFF) &<< 16 | word &>> 16 & 0xFF
      }
    }
    isOpaque = everything >> 24 == 255
  }

  /// Makes red and blue differences from green.
  func subtractGreen() {
    let start = unsafe argb.start
    for index in 0..<count {
      let color = unsafe start[index]
      let green = color &>> 8 & 0xFF
      let red = (color &>> 16 &- green) & 0xFF
      let blue = (color &- green) & 0xFF
      unsafe start[index] = color & 0xFF00_FF00 | red &<< 16 | blue
    }
  }
}
