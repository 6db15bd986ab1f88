/// A glyph that is a picture.
package enum ColorGlyph: Equatable, Sendable {
  case paint(ColorPaint)
  case bitmap(BitmapGlyph)
}

extension FontFace {
  /// Whether a file has a table of glyphs in colour, which says nothing of any one glyph.
  static func hasColors(_ directory: FontDirectory) -> Bool {
    ["COLR", "sbix", "CBDT"].contains { !directory.table($0).isEmpty }
  }

  /// A glyph in colour; `nil` for one that is an outline. Paints win over bitmaps.
  ///
  /// - Parameters:
  ///   - isDark: whether it is seen on a dark background, for which a face may have a palette.
  ///   - pixelsPerEm: the size of the em, which decides which of several bitmaps is used.
  package func colorGlyph(
    _ glyph: UInt16, isDark: Bool, pixelsPerEm: Double
  ) -> ColorGlyph? {
    guard hasColorGlyphs else { return nil }
    if let paint = colorTable(isDark: isDark)?.paint(of: glyph) { return .paint(paint) }
    let bitmaps = BitmapTables(
      sbix: directory.table("sbix"), locations: directory.table("CBLC"),
      data: directory.table("CBDT"), glyphCount: glyphCount)
    return bitmaps.bitmap(of: Int(glyph), pixelsPerEm: pixelsPerEm).map { .bitmap($0) }
  }

  /// The box around a glyph in colour as the font states it; marks without anchors go by it.
  func colorExtents(of glyph: UInt16) -> GlyphExtents? {
    guard hasColorGlyphs, let box = colorTable(isDark: false)?.box(of: Int(glyph)) else {
      return nil
    }
    let (left, top) = (Int(roundedToInt32(box.minX)), Int(roundedToInt32(box.maxY)))
    return GlyphExtents(
      xBearing: left, yBearing: top, width: Int(roundedToInt32(box.maxX)) - left,
      height: Int(roundedToInt32(box.minY)) - top)
  }

  private func colorTable(isDark: Bool) -> ColorTable? {
    let colr = directory.table("COLR")
    guard !colr.isEmpty else { return nil }
    return ColorTable(
      colr: colr, palette: ColorPalette(directory.table("CPAL"), isDark: isDark),
      coordinates: variation.coordinates)
  }
}
