import Foundation
import Testing

@testable import Resources

@Suite("Resources: plural rules")
struct PluralRulesTests {
  @Test("Every sample number of CLDR is in its category, in every language that CLDR has")
  func samples() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/plural-samples.txt")
    var languages = 0
    var numbers = 0
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      let category = try #require(
        PluralCategory(rawValue: parts[1].trimmingCharacters(in: .whitespaces)))
      for locale in parts[0].split(separator: " ") {
        languages += 1
        for number in parts[2].split(separator: " ") {
          numbers += 1
          let found = PluralCategory.of(String(number), language: String(locale))
          if found != category {
            Issue.record("\(locale) \(number): \(found) in place of \(category)")
          }
        }
      }
    }
    #expect(languages > 400 && numbers > 10_000)
  }
}
