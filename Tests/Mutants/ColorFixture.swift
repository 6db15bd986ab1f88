import Components
import Foundation
import Graphics
package import Render
package import Typography

/// A small font with glyphs in colour, and what Chromium draws of some.
package struct ColorFixture: Sendable {
  package struct Drawn: Sendable {
    package let glyph: UInt16
    package let name: String
    /// RRGGBB at 25 points of the glyph's page, rows first; dashes where an edge is near.
    package let colors: String
  }

  package let name: String
  /// The file in base64.
  package let file: String
  package let drawn: [Drawn]

  package static func named(_ name: String) -> ColorFixture? { all.first { $0.name == name } }

  package var bytes: [UInt8] { Data(base64Encoded: file).map { [UInt8]($0) } ?? [] }

  /// What a glyph looks like at 128 pixels per em on a white page of 130 by 131 pixels, as the judge
  /// draws it.
  package static func list(
    _ glyph: UInt16, of face: FontFace, size: Double = 128
  ) -> DisplayList {
    let unit = size / 128
    let run = GlyphRun(
      source: face, size: size, glyphs: [GlyphRun.Glyph(id: glyph, x: unit, y: 104 * unit)])
    return DisplayList(
      size: Size(width: 130 * unit, height: 131 * unit), background: .white,
      commands: ColorGlyphPainter.commands(
        for: run, of: face, .solid(.black), color: .black, scheme: .light, scale: 1))
  }
}
