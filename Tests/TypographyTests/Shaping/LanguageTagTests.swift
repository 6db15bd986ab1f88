import Testing

@testable import Typography

@Suite("Shaping: OpenType's language systems")
struct LanguageTagTests {
  @Test("Languages have HarfBuzz's tags, also with scripts, regions and variants")
  func tags() throws {
    // scripts/generate-language-tags.py --fixture: a language and its tags, best first.
    let lines = try ShapingFixtures.lines(of: "languages.txt")
    #expect(lines.count > 1500)
    for line in lines {
      let parts = line.split(separator: " ").map(String.init)
      let tags = LanguageTags.openTypeTags(of: parts[0])
      #expect(tags == parts.dropFirst().map { FontTag($0) }, "\(line)")
    }
  }

  @Test("What is no language has no tags")
  func nonsense() {
    for text in ["", "-", "_", "x", "en1", "12", "--hk", String(repeating: "a-", count: 100)] {
      #expect(LanguageTags.openTypeTags(of: text) == [], "\(text)")
    }
    #expect(LanguageTags.openTypeTags(of: nil) == [])
  }
}
