import Components
import Foundation
import Testing

@testable import Render
@testable import Typography

/// Lines of ten languages as Chromium breaks them, in the font files it was given (recorded by
/// scripts/generate-chromium-script-lines.py; the fonts are too large for the repository).
@Suite("Paragraph: lines of Chromium")
struct LinesOfChromiumTests {
  private struct Recording: Decodable {
    struct Case: Decodable {
      let language: String
      let font: String
      let size: Double
      let width: Double
      let text: String
      let starts: [Int]
    }
    let chromium: String
    let cases: [Case]
  }

  private static let path = ProcessInfo.processInfo.environment["STILLFRAME_CHROMIUM_LINES"]

  @Test("Breaks of each language", .enabled(if: path != nil))
  func breaks() throws {
    let file = URL(fileURLWithPath: try #require(Self.path))
    let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
    let cases = Dictionary(grouping: recording.cases, by: \.language)
    for (language, cases) in cases.sorted(by: { $0.key < $1.key }) {
      let font = try Data(contentsOf: URL(fileURLWithPath: try #require(cases.first).font))
      let face = try FontFace(bytes: [UInt8](font))
      let fonts = FontCollection().registering(face, family: language)
      let shaper = RunShaper()
      var equal = 0
      var different = 0
      var examples: [String] = []
      for text in cases {
        let font = FontRequest(family: .named(language), size: text.size, leading: text.size * 3)
        let styled = StyledText(
          runs: [StyledText.Run(text.text, style: TextRunStyle(font: font, color: .black))],
          paragraph: ParagraphStyle(locale: language))
        let paragraph = ParagraphText(
          TextSource(styled), style: styled.paragraph, fonts: fonts, shaper: shaper)
        let lines = paragraph.lines(width: TextUnit(points: text.width), height: .unlimited).lines
        let ours = Set(lines.dropFirst().map(\.content.lowerBound))
        let theirs = Set(text.starts)
        equal += ours.intersection(theirs).count
        different += max(ours.subtracting(theirs).count, theirs.subtracting(ours).count)
        if ours != theirs {
          examples.append("\(text.width) \(ours.sorted()) \(theirs.sorted()) \(text.text)")
        }
      }
      let share = Double(equal) / Double(equal + different)
      print("\(language): \(equal) breaks equal, \(different) not, \(share)")
      #expect(share >= 0.98, "\(language): \(examples.prefix(8).joined(separator: "\n"))")
    }
  }
}
