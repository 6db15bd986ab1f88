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
    guard glyph < glyphCount else { return (advance, metrics.ascender) }
    if let bearing = vertical.topSideBearing(of: glyph) {
      guard cubics == nil else { return (advance, bearing + (top(of: glyph)?.yBearing ?? 0)) }
      // As with its left edge, the file says where the top of the default instance is.
      let box = glyphs.box(of: glyph)
      var loader = OutlineLoader(self)
      let rise = variation.isActive ? Int(roundedToInt32(loader.verticalRise(of: glyph))) : 0
      return (advance, bearing + max(box?.yMin ?? 0, box?.yMax ?? 0) + rise)
    }
    let box = top(of: glyph)
    return (advance, (box?.yBearing ?? 0) + (line + (box?.height ?? 0)) >> 1)
  }

  private func top(of glyph: Int) -> GlyphExtents? {
    extents(of: UInt16(truncatingIfNeeded: glyph))
  }

  /// The normalised coordinate of each axis with 14 fractional bits; empty for the default instance.
  package var coordinates: [Int] { variation.coordinates }
}
