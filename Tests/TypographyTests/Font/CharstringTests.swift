import Testing

@testable import Typography

/// Charstrings that no tool would write, in a table made byte by byte.
@Suite("Font: charstrings")
struct CharstringTests {
  /// A CFF table of one font with these charstrings and global subroutines.
  private func face(_ charstrings: [[UInt8]], subroutines: [[UInt8]] = []) throws -> FontFace {
    func index(_ items: [[UInt8]]) -> [UInt8] {
      guard !items.isEmpty else { return [0, 0] }
      var offsets: [UInt8] = []
      var end = 1
      for item in [[]] + items {
        end += item.count
        offsets += big16(end)
      }
      return big16(items.count) + [2] + offsets + items.flatMap { $0 }
    }
    let header: [UInt8] = [1, 0, 4, 2]
    let names = index([Array("Made".utf8)])
    let strings = index([])
    let global = index(subroutines)
    // One operand of five bytes and one operator: the offset of the charstrings.
    let topSize = index([[UInt8](repeating: 0, count: 6)]).count
    let place = header.count + names.count + topSize + strings.count + global.count
    let top = index([[29] + big32(place) + [17]])
    var font = TestFont(glyphCount: charstrings.count)
    font.remove("glyf")
    font.remove("loca")
    font.set("CFF ", header + names + top + strings + global + index(charstrings))
    return try FontFace(bytes: font.bytes)
  }

  /// A number from −107 to 107 in one byte.
  private func n(_ value: Int) -> UInt8 { UInt8(139 + value) }

  @Test("Subroutines call one another ten deep, and no deeper")
  func depth() throws {
    // Subroutine i calls i + 1 (biased by 107); the last one draws.
    func chain(_ length: Int) throws -> GlyphOutline {
      var subroutines = (1..<length).map { [n($0 - 107), 29] }
      subroutines.append([n(10), n(20), 5])
      return try face([[n(1), n(2), 21, n(-107), 29, 14]], subroutines: subroutines).outline(of: 0)
    }
    #expect(
      try chain(10).segments == [.move(x: 1, y: 2), .line(x: 11, y: 22), .close])
    #expect(try chain(11).isEmpty)
  }

  @Test("Subroutines that double at every level end with the budget")
  func doubling() throws {
    let calls = (1...9).map { [n($0 - 107), 29] }
    let subroutines = calls.map { Array(repeatElement($0, count: 20).joined()) } + [[n(1), 6]]
    let glyph = [n(1), n(2), 21, n(-107), 29, 14]
    #expect(try face([glyph], subroutines: subroutines).outline(of: 0).isEmpty)
  }

  @Test("A stack that is empty, too full, or asked for what it cannot hold makes a blank glyph")
  func stack() throws {
    let damaged: [[UInt8]] = [
      [21, 14], [n(5), 22, 12, 10, 14], [n(3), 12, 29, 14], [n(99), 12, 21, 14],
      [n(1), n(100), n(1), 12, 30, 14], [UInt8](repeating: n(1), count: 514) + [5, 14],
      [n(1), n(2), n(3), n(4), n(5), 12, 35, 14], [n(5), 10, 14],
    ]
    for glyph in damaged { #expect(try face([glyph]).outline(of: 0).isEmpty, "\(glyph)") }
  }

  @Test("Numbers that grow without end make a blank glyph, and division by zero gives zero")
  func numbers() throws {
    // 107 squared eight times is 107 to the power of 256.
    let squares = [UInt8](repeatElement([12, 27, 12, 24], count: 8).joined())
    #expect(try face([[n(107)] + squares + [22, n(1), 6, 14]]).outline(of: 0).isEmpty)
    let divided = try face([[n(7), n(0), 12, 12, 22, n(1), 6, 14]]).outline(of: 0)
    #expect(divided.segments == [.move(x: 0, y: 0), .line(x: 1, y: 0), .close])
  }

  @Test("A mask takes as many bytes as there are hints, also those before it without an operator")
  func masks() throws {
    // Eight hints by hstemhm (16 operands) and one more before the mask: two bytes of mask.
    let hints = [UInt8](repeating: n(1), count: 16) + [18, n(1), n(1), 19, 14, 14]
    let outline = try face([hints + [n(3), 22, n(4), 7, 14]]).outline(of: 0)
    #expect(outline.segments == [.move(x: 3, y: 0), .line(x: 3, y: 4), .close])
  }

  @Test("A table without charstrings is refused")
  func withoutCharstrings() {
    var font = TestFont()
    font.remove("glyf")
    font.set("CFF ", [1, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(
      throws: FontError.invalid(table: "CFF ", reason: "it has no charstrings")
    ) {
      try FontFace(bytes: font.bytes)
    }
  }
}
