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
    let colr = directory.table("COLR")
    if !colr.isEmpty {
      let palette = ColorPalette(directory.table("CPAL"), isDark: isDark)
      let table = ColorTable(
        colr: colr, palette: palette, coordinates: variation.coordinates)
      if let paint = table.paint(of: glyph) { return .paint(paint) }
    }
    let bitmaps = BitmapTables(
      sbix: directory.table("sbix"), locations: directory.table("CBLC"),
      data: directory.table("CBDT"), glyphCount: glyphCount)
    return bitmaps.bitmap(of: Int(glyph), pixelsPerEm: pixelsPerEm).map { .bitmap($0) }
  }
}
