import Typography
import Testing

@Suite("Font: character maps")
struct CharacterMapTests {
  private func face(cmap: [UInt8], glyphCount: Int = 100) throws -> FontFace {
    var font = TestFont(glyphCount: glyphCount)
    font.set("cmap", cmap)
    return try FontFace(bytes: font.bytes)
  }

  /// A `cmap` with one subtable per (platform, encoding).
  private func table(_ subtables: [(platform: Int, encoding: Int, bytes: [UInt8])]) -> [UInt8] {
    var records: [UInt8] = []
    var content: [UInt8] = []
    for subtable in subtables {
      records += big16(subtable.platform) + big16(subtable.encoding)
      records += big32(4 + subtables.count * 8 + content.count)
      content += subtable.bytes
    }
    return big16(0) + big16(subtables.count) + records + content
  }

  private func groups(_ format: Int, _ groups: [(Int, Int, Int)]) -> [UInt8] {
    let content = groups.flatMap { big32($0.0, $0.1, $0.2) }
    return big16(format, 0) + big32(16 + content.count, 0, groups.count) + content
  }

  @Test("Format 12 maps a range to consecutive glyphs, format 13 to one")
  func segmentedCoverage() throws {
    let many = try face(
      cmap: table([(3, 10, groups(12, [(0x41, 0x43, 5), (0x1F600, 0x1F602, 20)]))]))
    #expect(many.glyph(for: 0x43) == 7)
    #expect(many.glyph(for: 0x44) == nil)
    #expect(many.glyph(for: 0x1F602) == 22)
    let one = try face(
      cmap: table([(0, 4, groups(13, [(0x41, 0x43, 5), (0x2_0000, 0x2_FFFF, 6)]))]))
    #expect(one.glyph(for: 0x43) == 5)
    #expect(one.glyph(for: 0x2_1234) == 6)
  }

  @Test(
    "Characters are found however many are beyond the first plane, before and behind what is unfolded"
  )
  func manySupplementaryCharacters() throws {
    // Every 100th character of four planes: 2,560 groups in 1,024 pages, more than are unfolded.
    let codes = Array(stride(from: 0x1_0000, to: 0x5_0000, by: 100))
    let listed = codes.enumerated().map { ($1, $1, $0 % 90 + 1) }
    let face = try face(cmap: table([(3, 10, groups(12, [(0x41, 0x43, 5)] + listed))]))
    #expect(face.glyph(for: 0x42) == 6)
    for (index, code) in codes.enumerated() {
      #expect(face.glyph(for: UInt32(code)) == UInt16(index % 90 + 1))
      #expect(face.glyph(for: UInt32(code + 1)) == nil)
    }
    #expect(face.glyph(for: 0x11_0000) == nil)
    #expect(face.glyph(for: .max) == nil)
  }

  @Test("Format 6 maps one dense range")
  func trimmedArray() throws {
    let bytes = big16(6, 14, 0, 0x61, 2, 9, 0)
    let face = try face(cmap: table([(3, 1, bytes)]))
    #expect(face.glyph(for: 0x61) == 9)
    #expect(face.glyph(for: 0x62) == nil)
  }

  @Test("Symbol fonts answer for the characters below U+F000, too")
  func symbols() throws {
    let face = try face(cmap: table([(3, 0, groups(12, [(0xF041, 0xF042, 3)]))]))
    #expect(face.glyph(for: 0xF042) == 4)
    #expect(face.glyph(for: 0x42) == 4)
  }

  @Test("Format 14: a selector asks for the nominal glyph, for another, or is unknown")
  func variationSequences() throws {
    let defaults: [UInt8] = big32(1) + [0, 0, 0x41, 1]
    let others: [UInt8] = big32(1) + [0, 0, 0x43] + big16(50)
    // Header 10 bytes and one record of 11 bytes come before the two tables.
    let selector: [UInt8] = [0, 0xFE, 0x0F]
    let selectors =
      big16(14) + big32(0, 1) + selector + big32(21, 21 + defaults.count) + defaults + others
    let face = try face(
      cmap: table([(0, 5, selectors), (3, 10, groups(12, [(0x41, 0x43, 5)]))]))
    #expect(face.glyph(for: 0x42, variationSelector: 0xFE0F) == 6)
    #expect(face.glyph(for: 0x43, variationSelector: 0xFE0F) == 50)
    #expect(face.glyph(for: 0x44, variationSelector: 0xFE0F) == nil)
    #expect(face.glyph(for: 0x43, variationSelector: 0xFE0E) == nil)
    // In shaping the pair is one glyph with the cluster of the character.
    let request = ShapeRequest(
      scalars: [0x43, 0xFE0F, 0x42], script: "Zyyy", direction: .leftToRight)
    let glyphs = Shaper.shape(request, face: face)
    #expect(glyphs.map(\.glyph) == [50, 6])
    #expect(glyphs.map(\.cluster) == [0, 2])
  }

  @Test("Lying counts and overlapping ranges are read as far as they go")
  func lyingTables() throws {
    var lying = groups(12, [(0x41, 0xFFFF_FFFF, 5), (0x20, 0x50, 9)])
    lying.replaceSubrange(12..<16, with: big32(0xFFFF_FFFF))
    let face = try face(cmap: table([(3, 10, lying)]))
    #expect(face.glyph(for: 0x41) == 5)
    #expect(face.glyph(for: 0xFFFF) != nil)
  }
}
