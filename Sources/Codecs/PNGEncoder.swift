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
    encode(pixmap, scale: scale, effort: effort, jobs: jobs, rgb: nil)
  }

  /// - Parameter rgb: the file that the picture is as RGB, where that is known.
  package static func encode(
    _ pixmap: Pixmap, scale: Double?, effort: Effort = .default, jobs: Int, rgb: [UInt8]?
  ) -> [UInt8] {
    var smallest: [UInt8] = []
    for layout in PNGLayout.candidates(for: pixmap) {
      let known = layout.colorType == .rgb ? rgb : nil
      guard
        let file = known
          ?? encode(pixmap, as: layout, scale: scale, effort: effort, jobs: jobs)
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
    let parts = PNGParts(width: pixmap.width, height: pixmap.height, as: layout, effort: effort)
    let compressed = unsafe pixmap.bytes.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.flatMap { start in
        let pixels = unsafe PixelRows(at: start, width: pixmap.width)
        return parts.compressed(jobs: jobs) { _ in pixels }
      }
    }
    return compressed.map {
      file(
        of: $0, width: pixmap.width, height: pixmap.height, as: layout, scale: scale,
        settings: effort.deflateSettings)
    }
  }

  static func file(
    of parts: [ZlibStream.CompressedPart], width: Int, height: Int, as layout: PNGLayout,
    scale: Double?, settings: DeflateSettings
  ) -> [UInt8] {
    var file = PNGFileWriter()
    file.writeHeader(width: width, height: height, as: layout)
    // sRGB with perceptual intent: the encoding of every pixmap.
    file.write("sRGB", [0])
    if let scale { file.writeDensity(scale: scale) }
    if let palette = layout.palette { file.write(palette) }
    file.write(parts, settings: settings)
    file.write("IEND", [])
    return file.bytes
  }
}
