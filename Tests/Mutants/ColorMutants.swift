import Components
import Foundation
import Render
import Typography

/// Damaged copies of the fonts with glyphs in colour, and of those with cubic, variable and packed outlines, whose
/// glyphs are painted; the same for a seed on every machine.
package struct ColorMutants {
  /// The fonts that there are mutants of.
  package static let names = ColorFixture.all.map(\.name) + OutlineFonts.files.map(\.name)

  private let mutants: FontMutants
  private let glyphs: UInt16

  /// - Parameter fixture: one of `names`.
  package init?(fixture: String) {
    guard let file = ColorFixture.named(fixture)?.bytes ?? OutlineFonts.file(named: fixture),
      let face = try? FontFace(bytes: file)
    else { return nil }
    mutants = FontMutants(file: file)
    glyphs = UInt16(face.glyphCount)
  }

  /// Opens mutants and paints glyphs of those that open.
  ///
  /// - Returns: how many opened, how many of their glyphs had colours, and the most seconds of the
  ///   processor that a mutant took.
  package func use(_ seeds: Range<Int>) -> (opened: Int, colored: Int, longest: Double) {
    var (opened, colored, longest) = (0, 0, 0.0)
    for seed in seeds {
      var random = SeededRandom(UInt64(seed))
      let file = mutants.mutate(&random)
      let start = clock()
      guard let face = try? FontFace(bytes: file) else { continue }
      opened += 1
      for _ in 0..<6 {
        let glyph = UInt16.random(in: 0..<glyphs, using: &random)
        let list = ColorFixture.list(glyph, of: face, size: 16)
        if !list.commands.isEmpty, face.hasColorGlyphs { colored += 1 }
        _ = try? Rasterizer.render(list, scale: 1)
      }
      longest = max(longest, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    return (opened, colored, longest)
  }
}
