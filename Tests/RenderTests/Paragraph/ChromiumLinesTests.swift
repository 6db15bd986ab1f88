import Components
import Foundation
import Testing

@testable import Render

/// Compares lines with those Chromium sets in the same faces (scripts/generate-chromium-lines.py).
@Suite("Paragraph: a browser's lines")
struct ChromiumLinesTests {
  private struct Fixture: Decodable {
    struct Case: Decodable {
      struct Line: Decodable {
        let text: String
        let width: Double
      }

      let text: String
      let lang: String
      let direction: String
      let size: Double
      let width: Double
      let lines: [Line]
    }

    let cases: [Case]
  }

  @Test("Sentences in five languages break where they break in Chromium and are as wide")
  func lines() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Text/chromium-lines.json")
    let fixture = try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: url))
    for item in fixture.cases {
      let lines = Self.lines(of: item)
      #expect(lines.map(\.text) == item.lines.map(\.text), "\(item.size) in \(item.width)")
      for (line, expected) in zip(lines, item.lines) where line.text == expected.text {
        // Chromium rounds each run of a line to 1/64 px.
        #expect(
          abs(line.width - expected.width) < 0.1, "\(line.text): \(line.width) \(expected.width)")
      }
    }
  }

  private static func lines(of item: Fixture.Case) -> [(text: String, width: Double)] {
    let font = FontRequest(size: item.size, leading: item.size * 1.5)
    let text = StyledText(
      runs: [StyledText.Run(item.text, style: TextRunStyle(font: font, color: .black))],
      paragraph: ParagraphStyle(
        layoutDirection: item.direction == "rtl" ? .rightToLeft : .leftToRight, locale: item.lang))
    let paragraph = ParagraphText(
      TextSource(text), style: text.paragraph, fonts: FontLibrary(), shaper: RunShaper())
    let broken = paragraph.lines(width: TextUnit(points: item.width), height: .unlimited)
    return broken.lines.map { line in
      let scalars = line.text.source.scalars[line.content].compactMap(Unicode.Scalar.init)
      return (String(String.UnicodeScalarView(scalars)), line.width.points)
    }
  }
}
