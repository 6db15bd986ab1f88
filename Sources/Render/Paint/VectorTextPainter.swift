package import Codecs
import Components

extension TextEngine {
  /// Sets texts of pictures with the embedded fonts.
  package static let ofPictures = TextEngine()

  /// The glyphs of a text that is part of a picture, in the picture's points.
  package func commands(for text: VectorText) -> [DrawCommand] {
    var place = Point.zero
    var runs: [(line: TextLine, at: Point)] = []
    for run in text.runs {
      place.x += run.offset.x
      place.y += run.offset.y
      let font = FontRequest(
        family: Self.family(run.families), size: run.size, leading: run.size * 1.2,
        weight: run.weight, isItalic: run.isItalic)
      let style = TextRunStyle(font: font, color: run.color, tracking: run.letterSpacing)
      // A line has no spaces at its end; here another piece may follow.
      let isEnded = run.text.hasSuffix(" ")
      let words = isEnded ? run.text.dropLast() + "\u{A0}" : run.text[...]
      let styled = StyledText(
        runs: [StyledText.Run(String(words), style: style)], paragraph: ParagraphStyle())
      let line = layout(of: styled, width: .infinity, height: .infinity).lines.first
      guard let line else { continue }
      runs.append((line, place))
      place.x += line.runs.map { $0.x + $0.width }.max() ?? 0
    }
    let share: Double =
      switch text.anchor {
      case .start: 0
      case .middle: 0.5
      case .end: 1
      }
    let left = text.origin.x - place.x * share
    return runs.flatMap { line, at in
      line.runs.filter { !$0.glyphs.isEmpty && $0.color.alpha > 0 }.map { run in
        let glyphs = run.glyphs.map {
          GlyphRun.Glyph(id: $0.glyph, x: left + at.x + $0.x, y: text.origin.y + at.y + $0.y)
        }
        let drawn = GlyphRun(
          source: run.face, size: run.size, glyphs: glyphs,
          shear: run.isSlanted ? TextPainter.italicShear : 0, stretch: run.stretch)
        return .glyphs(drawn, .solid(run.color))
      }
    }
  }

  /// The first family that there is for certain; a name that is not generic may be a registered face.
  private static func family(_ names: [String]) -> FontRequest.Family {
    guard let name = names.first else { return .sans }
    switch name.lowercased() {
    case "monospace", "ui-monospace": return .monospaced
    case "ui-rounded": return .rounded
    case "serif", "ui-serif": return .serif
    case "sans-serif", "system-ui", "cursive", "fantasy", "inherit": return .sans
    default:
      if names.contains("monospace") { return .monospaced }
      return .named(name)
    }
  }
}
