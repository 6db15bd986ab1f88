import Typography
import Testing

@Suite("Shaping: runs within a text")
struct ShapingContextTests {
  private let beh: UInt32 = 0x0628

  @Test("Letters join with what is before and after the run, though only the run is shaped")
  func joinsAcrossRunBoundaries() throws {
    let face = try #require(EmbeddedFonts.face(named: "StillframeSansArabic-Regular"))
    let whole = shape([beh, beh, beh], nil, face)
    let middle = shape([beh, beh, beh], 1..<2, face)
    let alone = shape([beh], nil, face)
    // Right to left: the whole run's glyphs are final, medial, initial.
    #expect(middle.map(\.glyph) == [whole[1].glyph])
    #expect(middle.map(\.cluster) == [1])
    #expect(alone[0].glyph != middle[0].glyph)
  }

  @Test("A mark in the middle of a text gets no dotted circle")
  func dottedCircleOnlyAtTheStart() throws {
    let face = try #require(EmbeddedFonts.face(named: "StillframeSansHebrew-Regular"))
    let circle = try #require(face.glyph(for: 0x25CC))
    let atStart = shape([0x05B8], nil, face, script: "Hebr")
    let within = shape([0x05D0, 0x05B8], 1..<2, face, script: "Hebr")
    #expect(atStart.map(\.glyph).contains(circle))
    #expect(!within.map(\.glyph).contains(circle))
  }

  @Test("Cutting inside a joined word is unsafe, between words it is safe")
  func unsafeToBreak() throws {
    let face = try #require(EmbeddedFonts.face(named: "StillframeSansArabic-Regular"))
    let glyphs = shape([beh, beh, 0x20, beh], nil, face)
    let unsafe = glyphs.filter(\.isUnsafeToBreak).map(\.cluster)
    #expect(unsafe == [1])
  }

  @Test("Letters with their marks form one cluster, a non-joiner stays apart")
  func clusters() throws {
    let face = try #require(EmbeddedFonts.face(named: "StillframeSansArabic-Regular"))
    let glyphs = shape([beh, 0x064E, 0x200C, beh], nil, face)
    #expect(glyphs.map(\.cluster) == [3, 2, 0, 0])
  }

  @Test("Ranges are clamped and an empty run has no glyphs")
  func ranges() throws {
    let face = try #require(EmbeddedFonts.face(named: "StillframeSans-Regular"))
    #expect(shape([0x41], 0..<9, face).count == 1)
    #expect(shape([0x41], 4..<9, face).isEmpty)
    #expect(shape([], nil, face).isEmpty)
  }

  @Test("A language chooses its own forms: Catalan's middle dot, Romanian's comma below")
  func languages() throws {
    let face = try #require(EmbeddedFonts.face(named: "StillframeSans-Regular"))
    // U+015F, s with cedilla, which Romanian text wants with a comma below.
    let plain = shape([0x015F], nil, face, language: nil)
    let romanian = shape([0x015F], nil, face, language: "ro-RO")
    let unknown = shape([0x015F], nil, face, language: "tlh")
    #expect(plain != romanian)
    #expect(plain == unknown)
  }

  private func shape(
    _ scalars: [UInt32], _ range: Range<Int>?, _ face: FontFace, script: FontTag? = nil,
    language: String? = nil
  ) -> [ShapedGlyph] {
    let isArabic = scalars.first.map { (0x0600...0x06FF).contains($0) } ?? false
    let isHebrew = script == "Hebr"
    return Shaper.shape(
      ShapeRequest(
        scalars: scalars, range: range, script: script ?? (isArabic ? "Arab" : "Latn"),
        direction: isArabic || isHebrew ? .rightToLeft : .leftToRight, language: language),
      face: face)
  }
}
