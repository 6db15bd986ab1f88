extension FontFace {
  /// How far a glyph moves the pen in vertical lines (negative: down), and how high over the baseline
  /// its vertical origin is, in font units.
  ///
  /// A face without vertical metrics gets its line height as advance, and glyphs centred in it.
  package func vertical(of glyph: UInt16) -> (advance: Int, originY: Int) {
    let glyph = Int(glyph)
    let vertical = VerticalMetrics(
      directory, glyphCount: glyphCount, unitsPerEm: metrics.unitsPerEm)
    let line = metrics.ascender - metrics.descender
    let advance = vertical.advance(of: glyph, at: coordinates) ?? -line
    if let origin = vertical.originY(of: glyph, at: coordinates) { return (advance, origin) }
    guard let box = extents(of: UInt16(glyph)) else { return (advance, metrics.ascender) }
    guard let bearing = vertical.topSideBearing(of: glyph) else {
      return (advance, box.yBearing + (line + box.height) >> 1)
    }
    return (advance, box.yBearing + bearing)
  }

  /// The normalised coordinate of each axis with 14 fractional bits; empty for the default instance.
  package var coordinates: [Int] { variation.coordinates }
}
