import Foundation
import Testing
import Typography

@Suite("Shaping: HarfBuzz's glyphs in many scripts")
struct ShapingScriptTests {
  /// A line of Tests/Fixtures/Shaping/Scripts/words.txt, which scripts/shape-script-fixtures.py
  /// writes.
  struct Word {
    var run: ShapeConformanceRun
    var rows: [[Int]]

    init?(_ line: Substring) {
      let sides = line.split(separator: "|")
      let parts = sides.first?.split(separator: " ") ?? []
      guard !line.hasPrefix("#"), sides.count == 2, parts.count > 2 else { return nil }
      run = ShapeConformanceRun(
        scalars: parts.dropFirst(2).compactMap { UInt32($0, radix: 16) },
        script: String(parts[0]), direction: String(parts[1]))
      rows = sides[1].split(separator: " ").map { $0.split(separator: ":").compactMap { Int($0) } }
    }
  }

  static func words() throws -> [String: [Word]] {
    let words = try ShapingFixtures.lines(of: "Scripts/words.txt").compactMap(Word.init)
    return Dictionary(grouping: words, by: \.run.script)
  }

  static func face(_ script: String) throws -> FontFace {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Shaping/Scripts/\(script).ttf")
    return try FontFace(bytes: [UInt8](Data(contentsOf: url)))
  }

  @Test("Real words and random strings have exactly HarfBuzz's glyphs, clusters and positions")
  func words() throws {
    let words = try Self.words()
    #expect(words.count >= 24)
    for (script, examples) in words.sorted(by: { $0.key < $1.key }) {
      let face = try Self.face(script)
      for word in examples {
        let codes = word.run.scalars.map { String($0, radix: 16) }.joined(separator: " ")
        #expect(try word.run.glyphRows(with: face) == word.rows, "\(script) \(codes)")
      }
    }
  }

  @Test("A lone vowel sign sits on a dotted circle, and the sign i goes before its consonant")
  func devanagari() throws {
    let face = try Self.face("Deva")
    func glyphs(_ scalars: [UInt32]) throws -> [Int] {
      try ShapeConformanceRun(scalars: scalars, script: "Deva", direction: "ltr")
        .glyphRows(with: face).map { $0[0] }
    }
    let circle = try #require(face.glyph(for: 0x25CC).map(Int.init))
    #expect(try glyphs([0x20, 0x93E]).contains(circle))
    // Ka and the sign i: two glyphs of one cluster, the consonant last.
    let consonant = try #require(face.glyph(for: 0x915).map(Int.init))
    #expect(try glyphs([0x915, 0x93F]).last == consonant)
  }

  @Test("Two thousand marks and halants end soon in every script")
  func longSyllables() throws {
    for script in try Self.words().keys.sorted() {
      let face = try Self.face(script)
      let own = try Self.words()[script].map { $0.flatMap(\.run.scalars) } ?? []
      let marks = own.filter { scalar in
        let category = Unicode.Scalar(scalar)?.properties.generalCategory
        return category == .nonspacingMark || category == .spacingMark
      }
      guard let first = own.first, !marks.isEmpty else { continue }
      var scalars = [first]
      while scalars.count < 2000 { scalars += marks }
      let request = ShapeRequest(
        scalars: scalars, script: FontTag(script), direction: .leftToRight)
      #expect(Shaper.shape(request, face: face).count >= 1)
    }
  }
}
