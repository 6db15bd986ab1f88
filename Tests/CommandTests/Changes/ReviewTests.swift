import Components
import Foundation
import Testing

@testable import Commands

@Suite("Reviews of changes")
@MainActor
struct ReviewTests {
  private static let hash = String(repeating: "a", count: 64)
  private static let other = String(repeating: "b", count: 64)

  /// A review of one change as text.
  private func review(
    _ decision: String? = "accepted", by: String = "Ann", date: String = "2026-01-31T09:30:00Z",
    golden: String = "Snapshots/a/light", after: String = hash, comment: String? = nil
  ) -> String {
    let decided =
      decision.map { #", "decision": "\#($0)", "by": "\#(by)", "date": "\#(date)""# } ?? ""
    let comments =
      comment.map { #", "comments": [{"text": "\#($0)", "by": "\#(by)", "date": "\#(date)"}]"# }
      ?? ""
    return """
      {"schemaVersion": 1, "against": "main", "signatures": [{"by": "\(by)", "date": "\(date)"}],
       "changes": [{"golden": "\(golden)", "story": "a", "variant": "light", "before": "\(Self.other)",
       "after": "\(after)"\(decided)\(comments)}]}
      """
  }

  private func merge(_ first: String, _ second: String) throws -> Run {
    try withTemporaryFolder { folder in
      try FileSystem.write(Array(first.utf8), to: "\(folder)/a.json")
      try FileSystem.write(Array(second.utf8), to: "\(folder)/b.json")
      return run("review", "\(folder)/a.json", "\(folder)/b.json", "-o", "-")
    }
  }

  @Test("A name that would be a command to a terminal is refused")
  func refusesControlCharacters() throws {
    let result = try merge(review(), review(by: #"Eve\u001b[31m\n::error::x"#))
    #expect(result.status == .badInput)
    #expect(result.messages.contains("a name without control characters"))
    #expect(!result.messages.unicodeScalars.contains("\u{1b}"))
  }

  @Test("Two reviews merge by change: decisions, comments and signatures of both")
  func merges() throws {
    let result = try merge(
      review(nil, comment: "too dark"), review(by: "Ben", date: "2026-02-01T10:00:00Z"))
    #expect(result.status == .clean)
    #expect(result.output.contains(#""decision": "accepted""#))
    #expect(result.output.contains("too dark"))
    #expect(
      result.output.contains(#"{ "by": "Ann", "date": "2026-01-31T09:30:00Z" }"#)
        || result.output.contains(#"{"by": "Ann""#))
    // What was written reads back as the same.
    let again = try merge(result.output, review(nil))
    #expect(again.output == result.output)
  }

  @Test(
    "One person may change their mind; two who differ are a conflict that is named and not written")
  func namesConflicts() throws {
    let later = review("rejected", date: "2026-02-01T10:00:00Z")
    #expect(try merge(later, review()).output.contains(#""decision": "rejected""#))
    #expect(try merge(review(), later).output.contains(#""decision": "rejected""#))
    let result = try merge(review(), review("rejected", by: "Ben"))
    #expect(result.status == .findings && result.output.isEmpty)
    #expect(
      result.messages.contains(
        "Snapshots/a/light: accepted by Ann on 2026-01-31T09:30:00Z, rejected by Ben"))
    // Another picture is another change.
    #expect(try merge(review(), review("rejected", by: "Ben", after: Self.other)).status == .clean)
  }

  @Test("Reviews of different comparisons are merged, and told with what each is against")
  func namesOtherComparisons() throws {
    let other = review(golden: "Snapshots/b/a/light").replacing("\"main\"", with: "\"v2\"")
    let result = try merge(review(), other)
    #expect(result.status == .clean && result.output.contains("\"against\": \"main, v2\""))
    #expect(
      result.messages.contains("a.json is against main, ")
        && result.messages.contains("b.json against v2"))
    #expect(try !merge(review(), review(by: "Ben")).messages.contains("against"))
  }

  @Test("Of a comment that its author edited or deleted the latest text stays, in either order")
  func mergesEditedComments() throws {
    let first = review(nil, comment: "too dark")
    let stamp = #""date": "2026-01-31T09:30:00Z""#
    let edited = first.replacing(
      "\"too dark\", \"by\": \"Ann\", \(stamp)",
      with: "\"too pale\", \"by\": \"Ann\", \(stamp), \"edited\": \"2026-02-01T10:00:00Z\"")
    let deleted = first.replacing(
      "\"text\": \"too dark\", \"by\": \"Ann\", \(stamp)",
      with: "\"by\": \"Ann\", \(stamp), \"edited\": \"2026-02-02T10:00:00Z\"")
    #expect(edited != first && deleted != first)
    for (one, other) in [(first, edited), (edited, first)] {
      let text = try merge(one, other).output
      #expect(text.contains("too pale") && !text.contains("too dark"))
    }
    for (one, other) in [(edited, deleted), (deleted, edited), (deleted, first)] {
      let text = try merge(one, other).output
      #expect(text.contains("\"edited\": \"2026-02-02T10:00:00Z\"") && !text.contains("too "))
      #expect(try merge(text, first).output == text)
    }
    // Another place, or another text without an edit, is another comment.
    let elsewhere = first.replacing("\"too dark\",", with: "\"too dark\", \"node\": \"text\",")
    #expect(try merge(edited, elsewhere).output.contains("too dark"))
    #expect(try merge(first, review(nil, comment: "too red")).output.contains("too dark"))
    // One that was never edited has words.
    let empty = first.replacing("\"text\": \"too dark\", ", with: "")
    #expect(try merge(empty, first).status == .badInput)
  }

  @Test(
    "What is no review is refused with its place",
    arguments: [
      ("\"schemaVersion\": 1", "\"schemaVersion\": 2", "1, the only one there is"),
      ("\"decision\": \"accepted\"", "\"decision\": \"maybe\"", "\"accepted\" or \"rejected\""),
      ("2026-01-31T09:30:00Z", "2026-01-31T09:30", "a time in UTC that there was"),
      ("2026-01-31T09:30:00Z", "2026-02-30T09:30:00Z", "a time in UTC that there was"),
      ("2026-01-31T09:30:00Z", "2025-02-29T09:30:00Z", "a time in UTC that there was"),
      ("2026-01-31T09:30:00Z", "2026-13-01T09:30:00Z", "a time in UTC that there was"),
      ("2026-01-31T09:30:00Z", "2026-01-31T24:30:00Z", "a time in UTC that there was"),
      ("2026-01-31T09:30:00Z", "2026-01-31T09:30:60Z", "a time in UTC that there was"),
      ("Snapshots/a/light", "Snapshots/b/light", "a path that ends in /a/light"),
      ("\"story\": \"a\"", "\"story\": \"../a\"", "segment"),
      ("\"by\": \"Ann\", \"date\"", "\"date\"", "by"),
      ("\"by\": \"Ann\"", "\"by\": \" \\t \"", "a name"),
      ("\"by\": \"Ann\"", "\"by\": \" \u{A0} \"", "a name"),
    ])
  func refuses(from: String, to: String, words: String) throws {
    try withTemporaryFolder { folder in
      let text = review(comment: "x").replacing(from, with: to)
      #expect(text != review(comment: "x"))
      try FileSystem.write(Array(text.utf8), to: "\(folder)/r.json")
      let result = run("review", "\(folder)/r.json")
      #expect(result.status == .badInput)
      #expect(result.messages.contains("r.json:") && result.messages.contains(words))
    }
  }

  @Test("The schema in the documentation is the tool's")
  func hasSchema() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/review.schema.json").standardized.path
    #expect(run("review", "--schema").output == (try String(contentsOfFile: path, encoding: .utf8)))
  }

  /// A document that changes after it is recorded, and a signed review that accepts what it became.
  private func withChange(_ body: (_ folder: String, _ data: [String: Any]) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try FileSystem.write(rectangleDocument(), to: "\(folder)/box.json")
      _ = run("record", folder)
      try FileSystem.write(Array(), to: "\(folder)/was/x.txt", createsFolders: true)
      try FileManager.default.copyItem(
        atPath: "\(folder)/Snapshots", toPath: "\(folder)/was/Snapshots")
      try FileSystem.write(rectangleDocument(color: "#405060"), to: "\(folder)/box.json")
      let result = run(
        "verify", "\(folder)/box.json", "--against", "\(folder)/was/Snapshots", "--artifacts",
        "\(folder)/F", "--json")
      #expect(result.status == .findings)
      let data = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      try body(folder, #require(data as? [String: Any]))
    }
  }

  private func write(
    _ data: [String: Any], to path: String, decision: String = "accepted", isSigned: Bool = true
  ) throws {
    let signature = ["by": "Ann", "date": "2026-01-31T09:30:00Z"]
    let changes = try #require(data["changes"] as? [[String: Any]]).map { change in
      var decided = change.filter {
        ["golden", "story", "variant", "before", "after"].contains($0.key)
      }
      decided["decision"] = decision
      return decided.merging(signature) { first, _ in first }
    }
    let review: [String: Any] = [
      "schemaVersion": 1, "against": "was", "signatures": isSigned ? [signature] : [],
      "changes": changes,
    ]
    try FileSystem.write(Array(JSONSerialization.data(withJSONObject: review)), to: path)
  }

  @Test("What a review accepts is approved once, and its verify passes; what it rejects is told")
  func approves() throws {
    try withChange { folder, data in
      let path = "\(folder)/review.json"
      @MainActor func verify() -> Run {
        run(
          "verify", "\(folder)/box.json", "--against", "\(folder)/was/Snapshots", "--artifacts",
          "\(folder)/F", "--review", path)
      }
      try write(data, to: path, decision: "rejected")
      let rejected = verify()
      #expect(rejected.status == .findings)
      #expect(rejected.output.contains("review: 0 accepted, 2 rejected, 0 undecided"))
      try write(data, to: path)
      #expect(verify().status == .clean)
      @MainActor func approve() -> Run {
        run(
          "approve", "--review", path, "--from", "\(folder)/F", "--snapshots",
          "\(folder)/Snapshots")
      }
      let approved = approve()
      #expect(approved.status == .clean)
      #expect(approved.output.contains("2 approved, 0 approved before, 0 stale"))
      #expect(run("verify", "\(folder)/box.json", "--artifacts", "\(folder)/G").status == .clean)
      #expect(approve().output.contains("0 approved, 2 approved before, 0 stale"))
    }
  }

  @Test("An unsigned review, and one of other pictures, are told and never applied")
  func refusesStaleReviews() throws {
    try withChange { folder, data in
      let path = "\(folder)/review.json"
      try write(data, to: path, isSigned: false)
      let words = ["approve", "--review", path, "--from", "\(folder)/F"]
      let unsigned = run(words)
      #expect(unsigned.status == .badInput && unsigned.messages.contains("is not signed"))
      let gate = run(
        "verify", "\(folder)/box.json", "--against", "\(folder)/was/Snapshots", "--artifacts",
        "\(folder)/F", "--review", path)
      #expect(gate.status == .findings && gate.output.contains("2 accepted, 0 rejected"))
      #expect(gate.output.contains("not signed"))
      try write(data, to: path)
      // A folder that the command line does not name is not written to.
      #expect(run(words).status == .badInput)
      // Drawn anew in another colour: another picture than was reviewed.
      try FileSystem.write(rectangleDocument(color: "#0A0B0C"), to: "\(folder)/box.json")
      let again = run(
        "verify", "\(folder)/box.json", "--against", "\(folder)/was/Snapshots", "--artifacts",
        "\(folder)/F", "--review", path)
      #expect(again.status == .findings && again.output.contains("2 decided for other pictures"))
      let stale = run(words)
      #expect(stale.status == .findings)
      #expect(stale.output.contains("0 approved, 0 approved before, 2 stale"))
      #expect(stale.messages.contains("what was drawn is another picture than was reviewed"))
      #expect(run("verify", "\(folder)/box.json", "--artifacts", "\(folder)/G").status == .findings)
    }
  }

  @Test(
    "A gallery against other goldens has a page to decide on, with both pictures of every change")
  func buildsPage() throws {
    try withChange { folder, _ in
      let site = "\(folder)/site"
      let result = run(
        "gallery", "\(folder)/box.json", "-o", site, "--against", "\(folder)/was/Snapshots",
        "--axes", "variants", "--artifacts", "\(folder)/F")
      #expect(result.status == .clean)
      #expect(result.messages.contains("2 changes to decide: \(site)/review.html"))
      let script = try String(contentsOfFile: "\(site)/data/review.js", encoding: .utf8)
      let json = script.dropFirst("stillframe.review(".count).dropLast(");\n".count)
      let data = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let groups = try #require(data["groups"] as? [[String: Any]])
      #expect(groups.map { $0["count"] as? Int } == [2])
      let changes = try #require(data["changes"] as? [[String: Any]])
      for change in changes {
        for key in ["was", "now"] {
          let name = try #require((change[key] as? [Any])?.first as? String)
          #expect(FileSystem.exists("\(site)/pictures/\(name.prefix(2))/\(name).webp"))
        }
        #expect(change["before"] as? String != change["after"] as? String)
      }
      // A gallery without other goldens has none, and an earlier one goes away.
      #expect(
        run("gallery", "\(folder)/box.json", "-o", site, "--axes", "variants").status == .clean)
      #expect(!FileSystem.exists("\(site)/review.html"))
    }
  }
}
