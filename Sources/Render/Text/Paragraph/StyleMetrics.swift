import Components
import Typography

/// The line box of a style and the lines drawn through it, from its primary face.
///
/// Fallback faces never move a baseline: a line of Hebrew is as high as a line of English.
struct StyleMetrics: Equatable, Sendable {
  /// From the baseline up to the top of the style's line box.
  let above: TextUnit
  /// From the baseline down to the bottom of the style's line box.
  let below: TextUnit
  /// The room between a line and the one above it; negative where lines are closer than they are high.
  let gap: TextUnit
  /// The distance between tab stops: eight spaces (CSS Text §4.2).
  let tabWidth: TextUnit
  let underline: Stroke
  let strikethrough: Stroke

  /// A horizontal stroke; `top` counts down from the baseline.
  struct Stroke: Equatable, Sendable {
    let top: TextUnit
    let thickness: TextUnit
  }

  init(_ style: TextRunStyle, primary face: FontFace) {
    let metrics = face.metrics
    let scale = FontScale(size: style.font.size, unitsPerEm: metrics.unitsPerEm)
    let leading = TextUnit(points: style.font.leading)
    let offset = TextUnit(points: style.baselineOffset)
    let ascent = scale.units(metrics.ascender)
    let descent = scale.units(-metrics.descender)
    let height: TextUnit
    let aboveBaseline: TextUnit
    switch style.font.lineBox {
    case .leading:
      height = leading
      // Half of the leading's surplus goes above, so that the face's extent is centred in the box.
      let surplus = leading - ascent - descent
      aboveBaseline = ascent + TextUnit(raw: surplus.raw >> 1)
      gap = .zero
    case .extent(let ascent, let descent):
      aboveBaseline = TextUnit(points: ascent)
      height = aboveBaseline + TextUnit(points: descent)
      gap = leading - height
    case .face:
      aboveBaseline = ascent
      height = ascent + descent
      gap = scale.units(metrics.lineGap)
    }
    above = aboveBaseline + offset
    below = height - aboveBaseline - offset
    let space = face.glyph(for: 0x20).map { scale.units(face.advance(of: $0)) } ?? .zero
    let fallback = TextUnit(points: style.font.size)
    tabWidth = TextUnit(raw: max((space > .zero ? space : fallback).raw * 8, 1))
    underline = Stroke(
      top: scale.units(-metrics.underlinePosition) - offset,
      thickness: scale.units(metrics.underlineThickness))
    strikethrough = Stroke(
      top: scale.units(-metrics.strikeoutPosition) - offset,
      thickness: scale.units(metrics.strikeoutThickness))
  }
  var lineBox: (above: TextUnit, below: TextUnit, gap: TextUnit) { (above, below, gap) }
}
