import Foundation
import Testing

@testable import Typography

/// Lines as ICU breaks them (recorded by scripts/generate-icu-lines.py).
@Suite("Unicode: lines of ICU")
struct DictionaryBreakTests {
  private struct Recording: Decodable {
    struct Case: Decodable {
      let language: String
      let lineBreak: String
      let text: String
      let breaks: [Int]
    }
    let cases: [Case]
  }

  private struct Tally {
    var equal = 0
    var different = 0
    var examples: [String] = []
  }

  /// How many breaks of each language and strictness are ICU's, and how many are not.
  private static func tallies() throws -> [String: Tally] {
    let path =
      ProcessInfo.processInfo.environment["STILLFRAME_ICU_LINES"]
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Text/icu-lines.json").path
    let recording = try JSONDecoder().decode(
      Recording.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    var tallies: [String: Tally] = [:]
    for text in recording.cases {
      let rules = LineBreakRules(
        strictness: text.lineBreak == "strict"
          ? .strict : text.lineBreak == "normal" ? .normal : .loose,
        isChineseOrJapanese: text.language == "ja" || text.language == "zh")
      let found = lineBreakOpportunities(in: text.text.unicodeScalars.map(\.value), rules: rules)
      let ours = Set(found.indices.filter { found[$0] != .prohibited })
      let theirs = Set(text.breaks.filter { $0 > 0 })
      var tally = tallies["\(text.language) \(text.lineBreak)"] ?? Tally()
      tally.equal += ours.intersection(theirs).count
      tally.different += ours.symmetricDifference(theirs).count
      if ours != theirs { tally.examples.append(text.text) }
      tallies["\(text.language) \(text.lineBreak)"] = tally
    }
    return tallies
  }

  @Test("Thai, Lao, Khmer and Burmese break between the words of ICU's dictionaries")
  func words() throws {
    let tallies = try Self.tallies()
    for language in ["th strict", "lo strict", "km strict", "my strict"] {
      let tally = try #require(tallies[language])
      #expect(tally.equal > 200)
      // What differs is a hyphen or a number, which ICU ties to what follows.
      #expect(
        tally.different * 500 <= tally.equal,
        "\(language): \(tally.different) differ, \(tally.examples.prefix(3))")
    }
  }

  @Test("Chinese, Japanese and Korean lines end as strictly as asked")
  func strictness() throws {
    let tallies = try Self.tallies()
    for language in ["ja", "zh", "ko"] {
      for strictness in ["strict", "normal", "loose"] {
        let tally = try #require(tallies["\(language) \(strictness)"])
        #expect(tally.equal > 200)
        #expect(
          tally.different * 50 <= tally.equal,
          "\(language) \(strictness): \(tally.different) differ, \(tally.examples.prefix(3))")
      }
    }
  }

  @Test("The Thai signs of omission and repetition belong to the word before them")
  func suffixes() {
    func words(_ text: String) -> [String] {
      let scalars = Array(text.unicodeScalars)
      var words: [String] = []
      for (index, place) in lineBreakOpportunities(in: scalars.map(\.value)).enumerated() {
        if index == 0 || place != .prohibited { words.append("") }
        words[words.count - 1].unicodeScalars.append(scalars[index])
      }
      return words
    }
    // Words by PyICU 2.17 over ICU 72.1.
    #expect(words("กรุงเทพฯสวยมาก") == ["กรุงเทพฯ", "สวย", "มาก"])
    #expect(words("เด็กๆเล่นน้ำ") == ["เด็กๆ", "เล่น", "น้ำ"])
    #expect(words("ไทย") == ["ไทย"])
  }

  @Test("A long run of letters that are in no word is gone through once")
  func nonsense() {
    for letter in ["\u{0E01}", "\u{0EC0}", "\u{1780}", "\u{1031}"] {
      let run = Array(String(repeating: letter, count: 100_000).unicodeScalars.map(\.value))
      #expect(lineBreakOpportunities(in: run).count == run.count)
    }
  }
}
