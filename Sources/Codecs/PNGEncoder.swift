/// Writes PNG files whose bytes depend on nothing but the pixels, the scale and the effort.
public enum PNGEncoder {
  /// How much time to spend on a small file.
  public enum Effort: Equatable, Sendable, CaseIterable {
    /// Adaptive filters, lazy matching, and the smaller of palette and direct colour.
    case `default`
    /// One filter and greedy matching: several times faster, up to twice as large.
    case fast
  }

  /// Encodes a picture: IHDR, sRGB, pHYs if a scale is given, PLTE and tRNS where needed, one
  /// IDAT, IEND.
  ///
  /// Colour is stored with straight alpha, opaque pictures without alpha, and pictures of at most
  /// 256 colours as a palette or as grey where that is smaller. Decoding gives the same pixmap.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, stored as `scale × 72` pixels per inch; left out unless it is finite
  ///     and positive.
  ///   - jobs: how many threads may work; the bytes are the same for any number.
  public static func encode(
    _ pixmap: Pixmap, scale: Double? = nil, effort: Effort = .default, jobs: Int = 1
  ) -> [UInt8] {
    let layouts = PNGLayout.candidates(for: pixmap)
    var smallest: [UInt8] = []
    for layout in effort == .fast ? layouts.prefix(1) : layouts[...] {
      let file = encode(pixmap, as: layout, scale: scale, effort: effort, jobs: jobs)
      if smallest.isEmpty || file.count < smallest.count { smallest = file }
    }
    return smallest
  }

  private static func encode(
    _ pixmap: Pixmap, as layout: PNGLayout, scale: Double?, effort: Effort, jobs: Int
  ) -> [UInt8] {
    var file = PNGFileWriter()
    file.writeHeader(of: pixmap, as: layout)
    // sRGB with perceptual intent: the encoding of every pixmap.
    file.write("sRGB", [0])
    if let scale { file.writeDensity(scale: scale) }
    if let palette = layout.palette { file.write(palette) }
    file.writePixels(of: pixmap, as: layout, effort: effort, jobs: jobs)
    file.write("IEND", [])
    return file.bytes
  }
}
