import Typography
import Testing

@Suite("Font: files that are refused or only half read")
struct FontErrorTests {
  private func error(_ bytes: [UInt8], index: Int = 0) -> FontError? {
    do {
      _ = try FontFace(bytes: bytes, index: index)
      return nil
    } catch {
      return error
    }
  }

  @Test("Each refusal says what is wrong")
  func refusals() {
    #expect(error([]) == .truncated(table: "the header", needed: 12, present: 0))
    #expect(error(Array("GIF89a, not a font".utf8)) == .notAFont(signature: "GIF8"))
    #expect(
      error(Array("OTTO".utf8) + [UInt8](repeating: 0, count: 12))
        == .missingTable("head"))
    #expect(
      error(Array("wOF2".utf8) + [UInt8](repeating: 0, count: 12))
        == .damagedContainer(format: "WOFF2", reason: "the Brotli data ends early"))
    // 60 tables need 12 + 60 · 16 bytes.
    #expect(
      error([0, 1, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0])
        == .truncated(table: "the table directory", needed: 972, present: 12))
    #expect(error(TestFont().bytes, index: 1) == .noSuchFace(index: 1, count: 1))
    let limit = 64 * 1024 * 1024
    #expect(
      error([UInt8](repeating: 0, count: limit + 1)) == .tooLarge(bytes: limit + 1, limit: limit))
  }

  @Test("What a packed file would be unpacked to is bounded by its size before memory is taken")
  func unpackedSizes() {
    // A megabyte and ten times the file's bytes.
    func limit(_ bytes: [UInt8]) -> Int { 1_048_576 + bytes.count * 10 }
    // 48 bytes of header, of which one table is said to be there; a `cmap` of 2^21 bytes.
    let header = Array("wOF2".utf8) + [0, 1, 0, 0] + [UInt8](repeating: 0, count: 4) + [0, 1]
    let plain = header + [UInt8](repeating: 0, count: 34) + [0, 0x81, 0x80, 0x80, 0]
    #expect(
      error(plain)
        == .damagedContainer(
          format: "WOFF2",
          reason:
            "its tables would be 2097152 bytes, more than the \(limit(plain)) that are accepted")
    )
    // A collection whose only face names its table of 1,024 bytes 2,000 times.
    let start = Array("wOF2ttcf".utf8) + [UInt8](repeating: 0, count: 4) + [0, 1]
    let face: [UInt8] = [0, 1, 0, 0, 1, 253, 0x07, 0xD0, 0, 1, 0, 0]
    let often =
      start + [UInt8](repeating: 0, count: 34) + [0, 0x88, 0x00] + face
      + [UInt8](repeating: 0, count: 2_000)
    #expect(
      error(often)
        == .damagedContainer(
          format: "WOFF2",
          reason:
            "its tables would be 2048000 bytes, more than the \(limit(often)) that are accepted")
    )
  }

  @Test("A missing, short or contradictory table is named")
  func tables() {
    for tag in ["head", "maxp", "hhea", "cmap"] {
      var font = TestFont()
      font.remove(tag)
      #expect(error(font.bytes) == .missingTable(tag))
    }
    var font = TestFont()
    font.set("head", [0, 1])
    #expect(error(font.bytes) == .truncated(table: "head", needed: 54, present: 2))
    font = TestFont()
    font.set("head", [UInt8](repeating: 0, count: 54))
    #expect(
      error(font.bytes)
        == .invalid(table: "head", reason: "unitsPerEm is 0, not in 16...16384"))
    font = TestFont(glyphCount: 0)
    #expect(error(font.bytes) == .invalid(table: "maxp", reason: "the font has no glyphs"))
  }

  @Test("Messages say what to do")
  func messages() {
    #expect(
      FontError.unsupported(format: "Type 1").description
        == "fonts of the kind Type 1 are not read; convert the font to TrueType outlines (.ttf)")
    #expect(
      FontError.damagedContainer(format: "WOFF", reason: "it ends early").description
        == "WOFF file is damaged: it ends early")
    #expect(
      FontError.missingTable("cmap").description
        == "font has no 'cmap' table, which every font needs; the file is damaged")
  }

  @Test("A composite that contains itself, or doubles at every level, is blank")
  func compositeRecursion() throws {
    /// A composite of two components without offsets.
    func composite(of glyph: Int) -> [UInt8] {
      let header = big16(-1) + [UInt8](repeating: 0, count: 8)
      let component = big16(glyph) + [0, 0]
      return header + big16(0x0022) + component + big16(0x0002) + component
    }
    let size = composite(of: 0).count
    for levels in [1, 40] {
      var font = TestFont(glyphCount: levels)
      // Glyph n is glyph n + 1 twice; the last is the first again.
      font.set("glyf", (0..<levels).flatMap { composite(of: ($0 + 1) % levels) })
      font.set("loca", (0...levels).flatMap { big16($0 * size / 2) })
      let face = try FontFace(bytes: font.bytes)
      #expect(face.outline(of: 0).isEmpty)
    }
  }

  @Test("A glyph that promises more points than there are bytes is blank")
  func lyingGlyph() throws {
    var font = TestFont()
    let glyph =
      big16(1) + [UInt8](repeating: 0, count: 8) + big16(0xFFFE) + big16(0) + [0x01, 0x01]
    font.set("glyf", glyph)
    font.set("loca", big16(0) + big16(glyph.count / 2) + big16(0) + big16(0) + big16(0))
    let face = try FontFace(bytes: font.bytes)
    #expect(face.outline(of: 0).isEmpty)
    #expect(face.outline(of: 3).isEmpty)
    #expect(face.outline(of: 60_000).isEmpty)
    #expect(face.advance(of: 60_000) == 0)
  }
}
