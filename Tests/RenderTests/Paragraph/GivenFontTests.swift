import Components
import Layout
import Testing

@testable import Render
@testable import Typography

@Suite("Paragraph: given fonts")
struct GivenFontTests {
  private func specimen(
    _ text: String, _ fonts: [GivenFont], family: FontRequest.Family = .monospaced,
    locale: String = "en", _ edit: (inout Specimen) -> Void = { _ in }
  ) -> Specimen {
    Specimen(text, family: family) {
      $0.style.font.fonts = FontSet(fonts.map(\.file))
      $0.text.paragraph.locale = locale
      edit(&$0)
    }
  }

  private func families(_ specimen: Specimen) -> [String] {
    specimen.layout.lines.flatMap(\.runs).map(\.face.names.family)
  }

  private let thai = GivenFont(family: "Thai", characters: [0xE01: 0x61, 0xE02: 0x62])

  @Test("The asked family, the look's, the given fonts in their order, then the embedded ones")
  func order() {
    // ก is in both, alef in the embedded Hebrew face and the second font, β in the look's family.
    let other = GivenFont(
      family: "Other", characters: [0xE01: 0x63, 0x5D0: 0x63, 0x3B2: 0x63, 0x61: 0x63])
    #expect(families(specimen("ก", [thai, other])) == ["Thai"])
    #expect(families(specimen("ก", [other, thai])) == ["Other"])
    #expect(families(specimen("א", [thai, other])) == ["Other"])
    #expect(families(specimen("א", [thai])) == ["Stillframe Sans Hebrew"])
    #expect(families(specimen("β", [other])) == ["Stillframe Sans"])
    #expect(families(specimen("β", [other], family: .sans)) == ["Stillframe Sans"])
    // Letters of two scripts are set one after the other.
    #expect(families(specimen("aβ", [other], family: .named("Other"))) == ["Other", "Other"])
    #expect(specimen("ก", []).layout.metrics.missing == ["ก"])
    #expect(specimen("ก", [thai]).layout.metrics.missing == [])
  }

  @Test("A grapheme is of one face: a letter with its mark goes where both are")
  func graphemes() {
    // U+0E31 is a mark; only the second font has it.
    let marks = GivenFont(family: "Marks", characters: [0xE01: 0x63, 0xE31: 0x64])
    #expect(families(specimen("ขกั", [thai, marks])) == ["Thai", "Marks"])
    #expect(families(specimen("กั", [thai])) == ["Thai"])
    #expect(specimen("กั", [thai]).layout.metrics.missing == ["กั"])
  }

  @Test("Han is drawn in the font of the paragraph's language")
  func han() {
    let fonts = [
      GivenFont(family: "Set SC", characters: [0x9AA8: 0x61]),
      GivenFont(family: "Set JP", characters: [0x9AA8: 0x61]),
    ]
    #expect(families(specimen("骨", fonts, locale: "ja")) == ["Set JP"])
    #expect(families(specimen("骨", fonts, locale: "zh-Hans")) == ["Set SC"])
    #expect(families(specimen("骨", fonts, locale: "en")) == ["Set SC"])
  }

  @Test("A fallback face of a given font makes its line as high as it reaches, and no other line")
  func lineHeight() {
    // 10 pt: the face reaches 15 pt up and 8 pt down; the style's box reaches 13.6 up and 6.4 down.
    var tall = thai
    tall.ascent = 1500
    tall.descent = 800
    let text = specimen("ab\nกข\nab", [tall])
    #expect(text.layout.lines.map(\.frame.height) == [20, 23, 20])
    #expect(text.layout.lines.map(\.frame.minY) == [0, 20, 43])
    #expect(text.layout.lines.map { ($0.baseline * 10).rounded() } == [136, 350, 566])
    // Only below: 9 pt up are in the box.
    tall.ascent = 900
    let low = specimen("กข", [tall]).layout.lines
    #expect(low.map { ($0.frame.height * 10).rounded() } == [216])
    // The asked family itself is centred in the leading, however high it is.
    #expect(
      specimen("กข", [tall], family: .named("Thai")).layout.lines.map(\.frame.height) == [20])
  }

  @Test("A real italic is preferred to a slant")
  func italics() {
    var italic = thai
    italic.isItalic = true
    func slants(_ fonts: [GivenFont]) -> [Bool] {
      let text = specimen("ก", fonts, family: .named("Thai")) { $0.style.font.isItalic = true }
      return text.layout.lines.flatMap(\.runs).map(\.isSlanted)
    }
    #expect(slants([thai, italic]) == [false])
    #expect(slants([thai]) == [true])
  }

  @Test("Whether a text is covered is asked before anything is drawn")
  func covers() {
    let fonts = FontSet([thai.file])
    let renderer = Renderer()
    #expect(renderer.missingGlyphs(in: "ก a ข", locale: "th", fonts: fonts) == [])
    #expect(renderer.missingGlyphs(in: "ก a ค ค ฆ", locale: "th", fonts: fonts) == ["ค", "ฆ"])
    #expect(renderer.missingGlyphs(in: "Ω \u{200D}\n✓", locale: "en", fonts: .none) == [])
  }
}
