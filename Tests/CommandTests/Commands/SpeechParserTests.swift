import Foundation
import Testing

@testable import Commands

/// `Tests/Fixtures/Speech/parser.json`: views with what AccessibilitySnapshot's parser says of elements in the
/// same roles, in its wording and order.
enum ParserFacts {
  struct Case: Sendable, CustomTestStringConvertible {
    var fact: String
    /// The document's view, as JSON.
    var view: String
    /// Flags of the command, such as `--locale de`.
    var flags: [String]
    /// The lines that `speech` prints.
    var spoken: [String]
    var testDescription: String { fact }
  }

  static let cases: [Case] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Speech/parser.json")
    guard let data = try? Data(contentsOf: path),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = root["cases"] as? [[String: Any]]
    else { return [] }
    return cases.compactMap { item in
      guard let fact = item["fact"] as? String, let spoken = item["spoken"] as? [String],
        let view = item["view"],
        let text = try? JSONSerialization.data(withJSONObject: view)
      else { return nil }
      return Case(
        fact: fact, view: String(decoding: text, as: UTF8.self),
        flags: item["flags"] as? [String] ?? [], spoken: spoken)
    }
  }()
}

@Suite("Commands: speech, as a parser has it")
@MainActor
struct SpeechParserTests {
  @Test("There are as many facts as were promised")
  func count() {
    #expect(ParserFacts.cases.count >= 80)
    #expect(Set(ParserFacts.cases.map(\.fact)).count == ParserFacts.cases.count)
  }

  @Test("A view says what the parser says", arguments: ParserFacts.cases)
  func says(_ item: ParserFacts.Case) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/view.json"
      let document = "{\"version\": 1, \"name\": \"view\", \"view\": \(item.view)}"
      try FileSystem.write(Array(document.utf8), to: path)
      let result = run(["speech", path] + item.flags)
      #expect(result.status == .clean, "\(result.messages)")
      #expect(result.output.split(separator: "\n").map(String.init) == item.spoken)
    }
  }
}
