/// Turns runs of characters into placed glyphs.
package enum Shaper {
  /// Shapes one run; the glyphs come in visual order, left to right.
  ///
  /// The result is a pure function of the arguments. A run that grows past 64 times its length is
  /// cut short, which only damaged or malicious fonts bring about.
  package static func shape(_ request: ShapeRequest, face: FontFace) -> [ShapedGlyph] {
    guard !request.range.isEmpty else { return [] }
    var run = ShapeRun(request, face: face)
    return run.shape()
  }
}
