/// Advance widths and left side bearings (`hhea`, `hmtx`), in font units.
struct HorizontalMetrics: Sendable {
  private let table: TableView
  /// Glyphs that have an advance of their own; later ones repeat the last.
  private let advanceCount: Int
  private let glyphCount: Int
  private let defaultAdvance: Int

  init(hhea: TableView, hmtx: TableView, glyphCount: Int, unitsPerEm: Int) {
    table = hmtx
    advanceCount = hmtx.fitting(min(hhea.u16(34), glyphCount), size: 4, from: 0)
    self.glyphCount = glyphCount
    // A face without metrics gets half an em for each glyph, as HarfBuzz gives.
    defaultAdvance = advanceCount == 0 ? unitsPerEm / 2 : 0
  }

  @inline(__always)
  func advance(of glyph: Int) -> Int {
    if glyph < advanceCount { return table.u16(glyph &* 4) }
    guard advanceCount > 0 else { return defaultAdvance }
    return glyph < glyphCount ? table.u16((advanceCount &- 1) &* 4) : 0
  }

  /// The distance from the origin to the left edge; `nil` where the table does not reach.
  func leftSideBearing(of glyph: Int) -> Int? {
    guard glyph < glyphCount else { return nil }
    let position =
      glyph < advanceCount ? glyph * 4 + 2 : advanceCount * 4 + (glyph - advanceCount) * 2
    return position + 2 <= table.count ? table.i16(position) : nil
  }
}
