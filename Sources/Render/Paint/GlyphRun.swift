/// Where outlines of glyphs come from: a font face.
package protocol GlyphSource: AnyObject, Sendable {
  /// Names the face in dumps and in the glyph cache; different outlines need different names.
  var identifier: String { get }
  var unitsPerEm: Int { get }
  /// The outline in font units, y upwards; empty for a blank or unknown glyph.
  func glyphPath(_ glyph: UInt16) -> VectorPath
}

/// Glyphs of one face at one size, each at its own place.
package struct GlyphRun: Sendable {
  package struct Glyph: Equatable, Sendable {
    package var id: UInt16
    /// The origin on the baseline, in points of the command's coordinates.
    package var x: Double
    package var y: Double

    package init(id: UInt16, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  package var source: any GlyphSource
  /// Points per em.
  package var size: Double
  package var glyphs: [Glyph]
  /// How far a point one unit above the baseline moves to the right: a synthetic italic.
  package var shear: Double
  /// The factor by which outlines are wider than in the font; their places take it into account.
  package var stretch: Double

  package init(
    source: any GlyphSource, size: Double, glyphs: [Glyph], shear: Double = 0, stretch: Double = 1
  ) {
    self.source = source
    self.size = size
    self.glyphs = glyphs
    self.shear = shear
    self.stretch = stretch
  }
}

extension GlyphRun: Equatable {
  package static func == (lhs: GlyphRun, rhs: GlyphRun) -> Bool {
    lhs.source.identifier == rhs.source.identifier && lhs.size == rhs.size
      && lhs.shear == rhs.shear && lhs.stretch == rhs.stretch && lhs.glyphs == rhs.glyphs
  }
}
