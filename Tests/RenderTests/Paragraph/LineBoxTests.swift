import Components
import Layout
import Testing

@testable import Render
@testable import Typography

/// Line boxes by a font's own extent, tracking that belongs to a font, and sizes in whole pixels.
@Suite("Paragraph: line boxes and tracking of fonts")
struct LineBoxTests {
  /// Ten points up, three down, lines 20 apart.
  private func specimen(_ text: String, _ edit: (inout Specimen) -> Void = { _ in }) -> Specimen {
    Specimen(text) { specimen in
      specimen.style.font.lineBox = .extent(ascent: 10, descent: 3)
      edit(&specimen)
    }
  }

  @Test("n lines are n − 1 distances and one extent high")
  func pitch() {
    for (text, height) in [("a", 13.0), ("a\nb", 33), ("a\nb\nc", 53)] {
      let metrics = specimen(text).layout.metrics
      #expect(metrics.size.height == height)
      #expect(metrics.firstBaseline == 10)
      #expect(metrics.lastBaseline == height - 3)
    }
  }

  @Test("Line spacing is added between lines, and room for lines is kept by the same measure")
  func spacing() {
    let spaced = specimen("a\nb") { $0.text.paragraph.lineSpacing = 4 }
    #expect(spaced.layout.metrics.size.height == 37)
    let reserved = specimen("a") {
      $0.text.paragraph.lineLimit = 3
      $0.text.paragraph.reservedLines = 3
    }
    #expect(reserved.layout.metrics.size.height == 53)
  }

  @Test("Lines closer than they are high overlap")
  func overlap() {
    let text = specimen("a\nb") { $0.style.font.leading = 11 }
    #expect(text.layout.metrics.size.height == 24)
    #expect(text.layout.lines.map(\.frame.minY) == [0, 11])
  }

  @Test("Lines that the height has no room for are dropped")
  func room() {
    #expect(specimen("a\nb\nc") { $0.height = 33 }.layout.lines.count == 2)
    #expect(specimen("a\nb\nc") { $0.height = 32 }.layout.lines.count == 1)
  }

  @Test("A line with two fonts holds both boxes, and is as far from the other as the larger asks")
  func mixed() {
    let text = specimen("ab") { specimen in
      var large = specimen.style
      large.font.size = 20
      large.font.leading = 40
      large.font.lineBox = .extent(ascent: 20, descent: 6)
      specimen.text.runs[0].text = "a\nb"
      specimen.text.runs.append(StyledText.Run("c", style: large))
    }
    // The second line is 26 high and 14 below the first, which is 13 high.
    #expect(text.layout.lines.map(\.frame.minY) == [0, 27])
    #expect(text.layout.metrics.size.height == 53)
  }

  @Test("A face's own box has its ascent, descent and gap")
  func face() throws {
    let text = Specimen("a\nb") { $0.style.font.lineBox = .face }
    let metrics = try #require(EmbeddedFonts.face(named: "StillframeMono-Regular")).metrics
    let extent = Double(metrics.ascender - metrics.descender) / 100
    let height = 2 * extent + Double(metrics.lineGap) / 100
    #expect(abs(text.layout.metrics.size.height - height) < 0.001)
  }

  @Test("Sizes are rounded up to device pixels, where the paragraph says so")
  func pixels() {
    // Three characters are 18 points wide: 18.4 with tracking of 0.4 / 3. Layout counts in 1/64 points,
    // so that two thirds of a point are 42 of them.
    for (scale, width, height) in [
      (0.0, 18.40625, 13.0), (1, 19, 13), (2, 18.5, 13), (3, 18.65625, 13),
    ] {
      let text = specimen("abc") {
        $0.style.tracking = 0.4 / 3
        $0.text.paragraph.pixelsPerPoint = scale
      }
      #expect(abs(text.layout.metrics.size.width - width) < 0.001, "\(scale)")
      #expect(text.layout.metrics.size.height == height)
      #expect(abs(text.minimumWidth - width) < 0.001)
    }
    let high = specimen("a") {
      $0.style.font.lineBox = .extent(ascent: 10.1, descent: 3)
      $0.text.paragraph.pixelsPerPoint = 2
    }
    #expect(high.layout.metrics.size.height == 13.5)
  }

  @Test("A text set in the width that it took has the same lines", arguments: [1.0, 2, 3])
  func steady(scale: Double) {
    let text = specimen("some words that are set") {
      $0.style.tracking = 0.137
      $0.text.paragraph.pixelsPerPoint = scale
    }
    let wide = text.layout
    let again = specimen("some words that are set") {
      $0.style.tracking = 0.137
      $0.text.paragraph.pixelsPerPoint = scale
      $0.width = wide.metrics.size.width
    }
    #expect(again.layout.lines.count == 1)
    #expect(again.layout.metrics == wide.metrics)
  }

  @Test("A font's tracking is its own face's, and a run's is added to it")
  func tracking() {
    #expect(specimen("abc") { $0.style.font.tracking = -1 }.layout.metrics.size.width == 15)
    let both = specimen("abc") {
      $0.style.font.tracking = -1
      $0.style.tracking = 2
    }
    #expect(both.layout.metrics.size.width == 21)
    // The characters of another face keep their advances.
    let plain = specimen("שלום").layout.metrics.size.width
    #expect(specimen("שלום") { $0.style.font.tracking = -1 }.layout.metrics.size.width == plain)
  }

  @Test("Glyphs are where they were measured")
  func drawn() throws {
    let text = specimen("abc") { $0.style.font.tracking = -1 }
    let run = try #require(text.layout.lines.first?.runs.first)
    #expect(run.glyphs.map(\.x) == [0, 5, 10])
  }

  @Test("A font's tracking shrinks with it")
  func shrunk() {
    let text = specimen("abcdefghij") {
      $0.style.font.tracking = -1
      $0.width = 25
      $0.text.paragraph.lineLimit = 1
      $0.text.paragraph.minimumScaleFactor = 0.5
    }
    // Ten characters of five points at half their size.
    #expect(text.layout.scale == 0.5)
    #expect(text.layout.metrics.size.width == 25)
    #expect(text.layout.metrics.size.height == 6.5)
  }

  @Test("The display cut is a face of each weight with the text cut's characters")
  func displayCut() throws {
    for weight in ["Regular", "Medium", "SemiBold", "Bold"] {
      let text = try #require(EmbeddedFonts.face(named: "StillframeSans-\(weight)"))
      let display = try #require(EmbeddedFonts.face(named: "StillframeSansDisplay-\(weight)"))
      #expect(text.metrics.unitsPerEm == display.metrics.unitsPerEm)
      for scalar in UInt32(0x20)...0x2FFF {
        #expect((text.glyph(for: scalar) == nil) == (display.glyph(for: scalar) == nil))
      }
    }
    let faces = Specimen("Ab", family: .sansDisplay).layout.lines.flatMap(\.runs)
    #expect(faces.map(\.face.identifier) == ["StillframeSansDisplay-Regular"])
  }

  @Test("The rounded cut has a face of each weight with the text cut's advances")
  func roundedCut() throws {
    for weight in ["Regular", "Medium", "SemiBold", "Bold"] {
      let text = try #require(EmbeddedFonts.face(named: "StillframeSans-\(weight)"))
      let rounded = try #require(EmbeddedFonts.face(named: "StillframeSansRounded-\(weight)"))
      #expect(text.metrics.unitsPerEm == rounded.metrics.unitsPerEm)
      for scalar in UInt32(0x20)...0x24F {
        let advances = [text, rounded].map { face in face.glyph(for: scalar).map(face.advance) }
        #expect(advances[0] == advances[1])
      }
    }
    let runs = Specimen("Ab ש", family: .rounded).layout.lines.flatMap(\.runs)
    #expect(
      runs.map(\.face.identifier) == [
        "StillframeSansRounded-Regular", "StillframeSansHebrew-Regular",
      ])
  }
}
