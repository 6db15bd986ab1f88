/// Advances down and vertical origins of glyphs (`vhea`, `vmtx`, `VORG`, `VVAR`).
struct VerticalMetrics: Sendable {
  private let metrics: HorizontalMetrics?
  private let origins: TableView
  private let variations: MetricVariations

  init(_ directory: FontDirectory, glyphCount: Int, unitsPerEm: Int) {
    let vhea = directory.table("vhea")
    let vmtx = directory.table("vmtx")
    metrics =
      vhea.count >= 36 && !vmtx.isEmpty
      ? HorizontalMetrics(
        hhea: vhea, hmtx: vmtx, glyphCount: glyphCount, unitsPerEm: unitsPerEm) : nil
    let vorg = directory.table("VORG")
    origins = vorg.u16(0) == 1 ? vorg : .empty
    variations = MetricVariations(directory.table("VVAR"))
  }

  /// How far a glyph moves the pen down, as a negative number; `nil` if the face does not say.
  func advance(of glyph: Int, at coordinates: [Int]) -> Int? {
    guard let metrics else { return nil }
    let delta = variations.advanceDelta(of: glyph, at: coordinates)
    return -metrics.advance(of: glyph) - Int(roundedToInt32(delta))
  }

  /// The distance from the top edge of a glyph to its vertical origin; `nil` if the face does not say.
  func topSideBearing(of glyph: Int) -> Int? { metrics?.leftSideBearing(of: glyph) }

  /// The height of a glyph's vertical origin over the baseline; `nil` without `VORG`.
  func originY(of glyph: Int, at coordinates: [Int]) -> Int? {
    guard !origins.isEmpty else { return nil }
    let count = origins.fitting(origins.u16(6), size: 4, from: 8)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if origins.u16(8 + middle * 4) < glyph { low = middle + 1 } else { high = middle }
    }
    let isListed = low < count && origins.u16(8 + low * 4) == glyph
    let origin = isListed ? origins.i16(10 + low * 4) : origins.i16(4)
    return origin + Int(roundedToInt32(variations.originDelta(of: glyph, at: coordinates)))
  }
}
