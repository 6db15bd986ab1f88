import Typography
import Testing

@Suite("Shaping: texts meant to break it")
struct HostileShapingTests {
  private func shape(_ scalars: [UInt32], _ name: String, _ script: FontTag) throws -> [ShapedGlyph]
  {
    let face = try #require(EmbeddedFonts.face(named: name))
    let isRightToLeft = script == "Arab" || script == "Hebr"
    return Shaper.shape(
      ShapeRequest(
        scalars: scalars, script: script, direction: isRightToLeft ? .rightToLeft : .leftToRight),
      face: face)
  }

  @Test("Twenty thousand marks on one letter stay in its cluster")
  func manyMarks() throws {
    let marks = [UInt32](repeating: 0x0301, count: 20_000)
    let glyphs = try shape([0x65] + marks, "StillframeSans-Regular", "Latn")
    // The first mark composes with the letter.
    #expect(glyphs.count == 20_000)
    #expect(glyphs.allSatisfy { $0.cluster == 0 })
    let arabic = try shape(
      [0x0644] + [UInt32](repeating: 0x064E, count: 20_000), "StillframeSansArabic-Regular",
      "Arab")
    #expect(arabic.count == 20_001)
  }

  @Test("Surrogates and numbers beyond Unicode become the glyph of missing characters")
  func noCharacters() throws {
    let scalars: [UInt32] = [0xD800, 0xDFFF, 0x11_0000, .max, 0x10_FFFF]
    let glyphs = try shape(scalars, "StillframeSansHebrew-Regular", "Zyyy")
    let face = try #require(EmbeddedFonts.face(named: "StillframeSansHebrew-Regular"))
    let missing = face.glyph(for: 0xFFFD) ?? 0
    #expect(glyphs.map(\.glyph) == [missing, missing, missing, missing, 0])
  }

  @Test("Invisible characters alone leave blank glyphs without width")
  func invisibleText() throws {
    let glyphs = try shape(
      [0x200D, 0x200C, 0x2060, 0xFEFF, 0x034F, 0xE0061, 0xFE0F], "StillframeSans-Regular", "Zyyy")
    let face = try #require(EmbeddedFonts.face(named: "StillframeSans-Regular"))
    let space = try #require(face.glyph(for: 0x20))
    #expect(glyphs.allSatisfy { $0.glyph == space && $0.xAdvance == 0 })
  }

  @Test("The same text gives the same glyphs from several threads at once")
  func threads() async throws {
    let scalars = Array("AVATAR 1⁄2 x\u{301}\u{323}".unicodeScalars.map(\.value))
    let expected = try shape(scalars, "StillframeSans-Bold", "Latn")
    let results = await withTaskGroup(of: [ShapedGlyph].self) { group in
      for _ in 0..<16 {
        group.addTask { (try? shape(scalars, "StillframeSans-Bold", "Latn")) ?? [] }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected })
  }
}
