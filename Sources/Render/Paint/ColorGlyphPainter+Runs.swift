package import Components
package import Graphics
package import Typography

extension ColorGlyphPainter {
  /// The commands of a run in a face that has glyphs in colour; those without colours are outlines.
  ///
  /// A picture is never slanted. It takes the alpha of the text, and its colour only where it says so.
  ///
  /// - Parameters:
  ///   - paint: what outlines are painted with.
  ///   - color: one colour for it.
  ///   - scale: pixels per point, which decides where a picture may be.
  package static func commands(
    for run: GlyphRun, of face: FontFace, _ paint: Paint, color: ResolvedColor,
    scheme: ColorScheme, scale: Double
  ) -> [DrawCommand] {
    let unit = run.size / Double(face.unitsPerEm)
    var (alpha, foreground) = (1.0, paint)
    let opaque = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
    if case .solid(let solid) = paint { (alpha, foreground) = (solid.alpha, .solid(opaque)) }
    var commands: [DrawCommand] = []
    var outlines = run
    outlines.glyphs = []
    func flush() {
      if !outlines.glyphs.isEmpty { commands.append(.glyphs(outlines, paint)) }
      outlines.glyphs.removeAll()
    }
    for glyph in run.glyphs {
      // Where an outline would be drawn, if nothing turns or scales the text.
      let x = (glyph.x * scale * 4 + 0.5).rounded(.down) / 4 / scale
      let y = (glyph.y * scale + 0.5).rounded(.down) / scale
      let picture = Self.commands(
        for: glyph.id, of: face,
        toPage: PlaneTransform(a: unit * run.stretch, b: 0, c: 0, d: -unit, tx: x, ty: y),
        pixelsPerEm: run.size * scale, scheme: scheme, foreground: foreground, color: opaque)
      guard let picture else {
        outlines.glyphs.append(glyph)
        continue
      }
      flush()
      guard !picture.isEmpty, alpha < 1 else {
        commands += picture
        continue
      }
      commands.append(.pushLayer(LayerStyle(opacity: alpha)))
      commands += picture
      commands.append(.popLayer)
    }
    flush()
    return commands
  }
}
