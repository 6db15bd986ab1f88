import Components
import Layout
import Testing

@testable import Render

@Suite("Paragraph: hostile text")
struct HostileTextTests {
  @Test("Twenty thousand combining marks on one letter are one cluster")
  func marks() {
    let specimen = Specimen("a" + String(repeating: "\u{301}", count: 20_000)) { $0.width = 50 }
    #expect(specimen.layout.lines.count == 1)
  }

  @Test("A long text without a space fills its lines")
  func noSpaces() {
    let specimen = Specimen(String(repeating: "x", count: 20_000)) { $0.width = 600 }
    #expect(specimen.layout.lines.count == 200)  // 100 characters of 6 pt each
  }

  @Test("A long joined Arabic word breaks into lines in linear time")
  func longArabicWord() {
    let specimen = Specimen(String(repeating: "ب", count: 5_000)) { $0.width = 300 }
    #expect(specimen.layout.lines.count > 10)
    #expect(specimen.boxes.allSatisfy { $0[1] <= 300.02 })
  }

  @Test("Control characters, noncharacters and unassigned ones are set without harm")
  func oddCharacters() {
    let text = "a\u{0}\u{7}\u{1B}\u{85}\u{FFFF}\u{10FFFF}\u{378}\u{202A}\u{2066}b"
    let specimen = Specimen(text) {
      $0.width = 20
      $0.text.paragraph.lineLimit = 2
    }
    #expect(specimen.layout.lines.count == 2)
  }

  @Test("Styles with impossible numbers are set as if they were sane")
  func oddStyles() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let specimen = Specimen("ab cd") {
        $0.style.font.size = value
        $0.style.font.leading = value
        $0.style.tracking = value
        $0.style.baselineOffset = value
        $0.text.paragraph.lineSpacing = value
        $0.text.paragraph.lineLimit = .min
        $0.text.paragraph.minimumScaleFactor = value
        $0.width = value
        $0.height = value
      }
      let metrics = specimen.layout.metrics
      #expect(metrics.size.width.isFinite && metrics.size.height.isFinite)
    }
  }

  @Test("One engine gives many threads the same answer")
  func threads() async {
    let engine = TextEngine()
    let specimen = Specimen("Several threads שלום measure 😀 one text") { $0.width = 90 }
    let expected = specimen.layout
    await withTaskGroup(of: TextLayout.self) { group in
      for _ in 0..<16 {
        group.addTask { engine.layout(of: specimen.text, width: 90, height: .infinity) }
      }
      for await layout in group { #expect(layout == expected) }
    }
  }
}
