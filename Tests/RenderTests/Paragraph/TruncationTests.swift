import Components
import Layout
import Testing

@testable import Render

@Suite("Paragraph: truncation")
struct TruncationTests {
  private func truncated(
    _ text: String, _ mode: ParagraphStyle.Truncation, width: Double, lines: Int = 1,
    direction: LayoutDirection = .leftToRight
  ) -> Specimen {
    Specimen(text) {
      $0.width = width
      $0.text.paragraph.lineLimit = lines
      $0.text.paragraph.truncation = mode
      $0.text.paragraph.layoutDirection = direction
    }
  }

  @Test("The ellipsis takes the place of what does not fit, at a grapheme boundary")
  func leftToRight() {
    // 8 cells of 6 pt: 7 characters and the ellipsis.
    #expect(truncated("abcdefghijkl", .tail, width: 48).lines == ["abcdefg…"])
    #expect(truncated("abcdefghijkl", .head, width: 48).lines == ["…fghijkl"])
    #expect(truncated("abcdefghijkl", .middle, width: 48).lines == ["abcd…jkl"])
    #expect(truncated("abcdefe\u{301}ghijkl", .tail, width: 42).lines == ["abcdef…"])
  }

  @Test("Spaces beside the ellipsis go with what is cut")
  func spaces() {
    #expect(truncated("abc defghij", .tail, width: 30).lines == ["abc…"])
    #expect(truncated("abcdefg hij", .head, width: 30).lines == ["…hij"])
  }

  @Test(
    "Only the last line is cut; its tail ends at its own hard break, its head at the text's end")
  func severalLines() {
    #expect(truncated("ab cd ef gh ij", .tail, width: 30, lines: 2).lines == ["ab cd", "ef g…"])
    #expect(truncated("ab\ncd\nef", .tail, width: 60, lines: 2).lines == ["ab", "cd…"])
    #expect(truncated("ab\ncd\nef", .head, width: 60, lines: 2).lines == ["ab", "…ef"])
    #expect(truncated("ab\ncd\nef", .middle, width: 60, lines: 2).lines == ["ab", "cd…ef"])
  }

  @Test("Without room for anything the ellipsis stays")
  func noRoom() {
    for mode in [ParagraphStyle.Truncation.tail, .head, .middle] {
      #expect(truncated("abc", mode, width: 2).lines == ["…"])
    }
  }

  @Test("In a right-to-left paragraph the ellipsis ends the line on the left")
  func rightToLeft() {
    let specimen = truncated("שלום abcdefghijkl", .tail, width: 60, direction: .rightToLeft)
    let first = specimen.layout.lines.first?.runs.first
    #expect(first?.text.visible.contains("…") == true)
    #expect(first?.x == specimen.layout.lines.first?.frame.minX)
    // Latin text of a right-to-left paragraph keeps its beginning.
    #expect(specimen.lines.first?.contains("|ab") == true)
  }

  @Test("What the cut leaves open is closed, so the ellipsis keeps to the paragraph's end")
  func openIsolates() {
    // An isolate with Hebrew in it, cut in the middle.
    let isolate = truncated("ab \u{2067}שלום עולם\u{2069} cd", .tail, width: 48)
    #expect(isolate.visibleRuns.last?.text.visible == "…")
    // An override, cut in the middle.
    let override = truncated("ab \u{202E}cdefghijk\u{202C} lm", .tail, width: 48)
    #expect(override.visibleRuns.last?.text.visible == "…")
  }

  @Test("A truncated head opens again what was open at the cut")
  func reopenedOverride() {
    // The override sets its letters from right to left; so does what is left of it.
    let specimen = truncated("\u{202E}abcdefghijkl\u{202C}", .head, width: 36)
    let runs = specimen.visibleRuns
    #expect(runs.first?.text.visible == "…")
    #expect(runs.last?.isRightToLeft == true)
  }

  @Test("Arabic letters at the cut take their final form")
  func arabicForms() {
    // بببب cut after some letters: the last one kept is shaped as if the word ended there, so
    // the glyph before the ellipsis is that of the final form of a shorter word.
    let cut = Specimen("بببببببببببب") {
      $0.width = 60
      $0.text.paragraph.lineLimit = 1
      $0.text.paragraph.layoutDirection = .rightToLeft
    }.layout
    let word = Specimen("ببب") { $0.text.paragraph.layoutDirection = .rightToLeft }.layout
    let last = cut.lines.first?.runs.first { $0.text.contains("ب") }?.glyphs.first?.glyph
    #expect(last != nil)
    #expect(last == word.lines.first?.runs.first?.glyphs.first?.glyph)
  }
}
