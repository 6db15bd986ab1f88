import Components
import Foundation
import Testing

@testable import Commands

@Suite("Command: audit")
@MainActor
struct AuditCommandTests {
  @Test("A small target and weak text are found with rule, place and line; the rest is not")
  func findsBarriers() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/card.json"
      try FileSystem.write(
        Array(
          """
          {"version": 1, "name": "card", "variants": ["light"], "background": "white", "view":
            {"type": "vstack", "spacing": 60, "children": [
              {"type": "text", "verbatim": "weak", "modifiers": [{"foregroundStyle": "#8E8E93"}]},
              {"type": "text", "verbatim": "strong", "modifiers": [{"foregroundStyle": "black"}]},
              {"type": "button", "value": "Pay", "modifiers": [{"hitTarget": "none"}, {"controlSize": "mini"}]}
            ]}}
          """.utf8), to: file)
      let result = run(
        "audit", file, "--rules", "target-size,contrast-text,label-missing", "--json")
      #expect(result.status == .findings)
      let root = try #require(
        try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
      let findings = try #require(root["findings"] as? [[String: Any]])
      #expect(findings.map { $0["rule"] as? String } == ["target-size", "contrast-text"])
      #expect(result.output.contains("\"line\": 5") && result.output.contains("\"line\": 3"))
    }
  }

  @Test("Nothing checked is incomplete and says so")
  func saysWhatWasNotChecked() throws {
    try withTemporaryFolder { folder in
      try FileSystem.write(
        Array("{\"version\": 1, \"view\": {\"type\": \"spacer\"}}".utf8), to: "\(folder)/a.json")
      let result = run("audit", "\(folder)/a.json", "--rules", "target-size")
      #expect(result.output.hasSuffix("the audit proves nothing.\n"))
      #expect(result.status == .incomplete)
    }
  }

  @Test("A baseline that cannot be read is an error with its place")
  func refusesBaseline() throws {
    try withTemporaryFolder { folder in
      try FileSystem.write(Array("{".utf8), to: "\(folder)/baseline.json")
      let result = run(
        "audit", "shapes/dot", "--baseline", "\(folder)/baseline.json", stories: smallStories)
      #expect(result.status == .badInput)
      #expect(result.messages.hasPrefix("error: \(folder)/baseline.json:1:2: "))
    }
  }
}
