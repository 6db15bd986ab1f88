import Typography
import Testing

@Suite("Shaping: HarfBuzz's glyphs")
struct ShapingConformanceTests {
  @Test("Written-out runs have exactly HarfBuzz's glyphs, clusters and positions")
  func shownRuns() throws {
    let shown = try ShapingFixtures.shown()
    #expect(shown.count > 100)
    for example in shown {
      let face = try #require(EmbeddedFonts.face(named: example.face))
      let glyphs = ShapingFixtures.shape(example.run, with: face).map { glyph in
        ShapingFixtures.numbers(of: glyph).map(String.init).joined(separator: ":")
      }
      #expect(glyphs == example.glyphs, "\(example.title), \(example.face)")
    }
  }

  /// Weights share their tables: beside the regular ones they are tested with every fifth run.
  @Test("Thousands of runs agree in every embedded face", arguments: EmbeddedFonts.names)
  func allRuns(name: String) throws {
    let face = try #require(EmbeddedFonts.face(named: name))
    let runs = try ShapingFixtures.runs()
    let expected = try #require(try ShapingFixtures.digests().first { $0.face == name }).digests
    #expect(runs.count == expected.count)
    var different: [Int] = []
    for index in stride(from: 0, to: runs.count, by: name.hasSuffix("Regular") ? 1 : 5) {
      let glyphs = ShapingFixtures.shape(runs[index], with: face)
      if ShapingFixtures.digest(of: glyphs) != expected[index] { different.append(index + 1) }
    }
    #expect(
      different.isEmpty,
      "lines of runs.txt; scripts/shape-compare.py shows the glyphs: \(different.prefix(10))")
  }

  @Test("A conformance run gives rows of six numbers and refuses what it cannot read")
  func conformanceRows() throws {
    let face = try #require(EmbeddedFonts.face(named: "StillframeSans-Regular"))
    var run = ShapeConformanceRun(scalars: [0x41], script: "Latn", direction: "ltr")
    let glyph = try #require(face.glyph(for: 0x41))
    // One letter: its glyph, cluster 0, its own advance, no offsets.
    #expect(try run.glyphRows(with: face) == [[Int(glyph), 0, face.advance(of: glyph), 0, 0, 0]])
    run.direction = "up"
    #expect(throws: ShapeConformanceError.invalidDirection("up")) {
      try run.glyphRows(with: face)
    }
    run.direction = "rtl"
    run.script = "Latin"
    #expect(throws: ShapeConformanceError.invalidScript("Latin")) {
      try run.glyphRows(with: face)
    }
    run.script = "Latn"
    run.features = [("kerning", 0)]
    #expect(throws: ShapeConformanceError.invalidFeature("kerning")) {
      try run.glyphRows(with: face)
    }
  }
}
