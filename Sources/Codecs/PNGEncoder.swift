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
    var smallest: [UInt8] = []
    for layout in PNGLayout.candidates(for: pixmap) {
      guard let file = encode(pixmap, as: layout, scale: scale, effort: effort, jobs: jobs)
      else { continue }
      if smallest.isEmpty || file.count < smallest.count { smallest = file }
      if effort == .fast || layout.palette == nil { break }
    }
    return smallest
  }

  /// - Returns: `nil` if the layout has no place for alpha that the picture has.
  private static func encode(
    _ pixmap: Pixmap, as layout: PNGLayout, scale: Double?, effort: Effort, jobs: Int
  ) -> [UInt8]? {
    guard let parts = PNGParts(of: pixmap, as: layout, effort: effort).compressed(jobs: jobs)
    else { return nil }
    var file = PNGFileWriter()
    file.writeHeader(of: pixmap, as: layout)
    // sRGB with perceptual intent: the encoding of every pixmap.
    file.write("sRGB", [0])
    if let scale { file.writeDensity(scale: scale) }
    if let palette = layout.palette { file.write(palette) }
    file.write(parts, settings: effort.deflateSettings)
    file.write("IEND", [])
    return file.bytes
  }
}
