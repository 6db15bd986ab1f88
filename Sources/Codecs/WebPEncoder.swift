/// Writes lossless WebP files (RFC 9649, VP8L), which are a third to half the size of the PNG.
///
/// The bytes depend on nothing but the pixels. Of the format's means it uses those that pay for
/// pictures of interfaces: colours relative to green, a cache of recent colours, copies of earlier
/// pixels and one set of prefix codes.
package enum WebPEncoder {
  /// Encodes a picture; decoding gives the same straight-alpha pixels.
  package static func encode(_ pixmap: Pixmap) -> [UInt8] {
    let straight = StraightPixmap(pixmap)
    let pixels = WebPPixels(straight)
    let cacheBits = pixels.argb.count < 20_000 ? 7 : 10
    let tokens = WebPMatcher(pixels).tokens(cacheBits: cacheBits)

    var writer = BitWriter(after: [])
    writer.put(0x2F, count: 8)
    writer.put(straight.width - 1, count: 14)
    writer.put(straight.height - 1, count: 14)
    writer.put(pixels.isOpaque ? 0 : 1, count: 1)
    writer.put(0, count: 3)
    // One transform: red and blue as differences from green (§4.3).
    writer.put(1, count: 1)
    writer.put(2, count: 2)
    writer.put(0, count: 1)
    // A colour cache, and one group of codes for the whole picture (§5.2.3, §6.2).
    writer.put(1, count: 1)
    writer.put(cacheBits, count: 4)
    writer.put(0, count: 1)
    WebPCodes(tokens, cacheBits: cacheBits).write(tokens, to: &writer)
    writer.alignToByte()
    return container(writer.bytes)
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

/// The pixels as the format codes them: alpha, red − green, green, blue − green.
struct WebPPixels {
  let width: Int
  let argb: [UInt32]
  let isOpaque: Bool

  init(_ straight: StraightPixmap) {
    width = straight.width
    let bytes = straight.bytes.span
    var transparency: UInt8 = 0
    var argb: [UInt32] = []
    argb.reserveCapacity(bytes.count / 4)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let (green, alpha) = (bytes[start &+ 1], bytes[start &+ 3])
      let (red, blue) = (bytes[start] &- green, bytes[start &+ 2] &- green)
      transparency |= ~alpha
      argb.append(
        UInt32(alpha) &<< 24 | UInt32(red) &<< 16 | UInt32(green) &<< 8 | UInt32(blue))
    }
    self.argb = argb
    isOpaque = transparency == 0
  }
}

/// One step of the coded picture.
enum WebPToken {
  case literal(UInt32)
  /// The place of a recent colour in the cache.
  case cached(Int)
  /// So many pixels, the code of their distance.
  case copy(length: Int, distanceCode: Int)
}
