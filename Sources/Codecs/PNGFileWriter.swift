/// Appends chunks to a PNG file.
struct PNGFileWriter {
  private(set) var bytes: [UInt8]

  /// - Parameter bytes: the file so far.
  init(continuing bytes: [UInt8] = PNGChunkReader.signature) { self.bytes = bytes }

  mutating func write(_ name: String, _ data: [UInt8]) {
    appendBigEndian(UInt32(data.count))
    let start = bytes.count
    bytes += Array(name.utf8)
    bytes += data
    appendChecksum(from: start)
  }

  mutating func writeHeader(width: Int, height: Int, as layout: PNGLayout) {
    write(
      "IHDR",
      Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
        + [UInt8(layout.bitDepth), layout.colorType.rawValue, 0, 0, 0])
  }

  /// Pixels per metre: 72 points make an inch of 0.0254 m.
  mutating func writeDensity(scale: Double) {
    guard scale.isFinite, scale > 0 else { return }
    let density = min(max((scale * 72 / 0.0254).rounded(), 1), 2_147_483_647)
    write("pHYs", Self.bigEndian(UInt32(density)) + Self.bigEndian(UInt32(density)) + [1])
  }

  mutating func write(_ palette: PNGPalette) {
    let reciprocals = StraightColor.reciprocals
    let colors = palette.colors.map { StraightColor.straight($0, reciprocals) }
    write(
      "PLTE",
      colors.flatMap { color in
        [color, color >> 8, color >> 16].map { UInt8(truncatingIfNeeded: $0) }
      })
    let alphas = colors.map { UInt8(truncatingIfNeeded: $0 >> 24) }.prefix { $0 < 255 }
    if !alphas.isEmpty { write("tRNS", Array(alphas)) }
  }

  /// One IDAT.
  mutating func write(_ parts: [ZlibStream.CompressedPart], settings: DeflateSettings) {
    // Two bytes before the parts of a stream, four behind them.
    appendBigEndian(UInt32(parts.reduce(6) { $0 + $1.bytes.count }))
    let start = bytes.count
    bytes += Array("IDAT".utf8)
    ZlibStream.write(parts, settings: settings, to: &bytes)
    appendChecksum(from: start)
  }

  private mutating func appendChecksum(from start: Int) {
    var crc = CRC32()
    crc.update(bytes, in: start..<bytes.count)
    appendBigEndian(crc.value)
  }

  private mutating func appendBigEndian(_ value: UInt32) { bytes += Self.bigEndian(value) }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: value >> shift) }
  }
}
