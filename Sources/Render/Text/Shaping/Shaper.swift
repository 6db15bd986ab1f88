/// Turns runs of characters into placed glyphs.
package enum Shaper {
  /// Shapes one run; the glyphs come in visual order, left to right.
  package static func shape(_ request: ShapeRequest, face: FontFace) -> [ShapedGlyph] {
    let glyphs = request.range.map { index in
      let glyph = face.characters.glyph(for: request.scalars[index])
      return ShapedGlyph(
        glyph: glyph, cluster: index, xAdvance: Int32(face.advance(of: glyph)))
    }
    return request.direction == .rightToLeft ? glyphs.reversed() : glyphs
  }
}
