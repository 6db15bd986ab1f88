import Audit
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
          {"version": 1, "look": "stillframe", "name": "card", "variants": ["light"], "background": "white", "view":
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

@Suite("Command: audit, baselines and forms")
@MainActor
struct AuditBaselineCommandTests {
  private let document = """
    {"version": 1, "name": "card", "variants": ["light", "dark"], "view":
      {"type": "button", "systemImage": "trash", "modifiers": [{"padding": 16}]}}
    """

  @Test("Findings are accepted with a reason, then the run is clean until one goes away")
  func acceptAndRatchet() throws {
    try withTemporaryFolder { folder in
      let (file, baseline) = ("\(folder)/card.json", "\(folder)/baseline.json")
      try FileSystem.write(Array(document.utf8), to: file)
      #expect(run("audit", file).status == .findings)

      let accepting = run(
        "audit", file, "--baseline", baseline, "--accept", "redesign", "--owner", "web",
        "--expires", "2999-12-31")
      #expect(accepting.status == .clean)
      #expect(accepting.output.contains("2 findings accepted by the baseline"))
      #expect(run("audit", file, "--baseline", baseline).status == .clean)

      // One variant less: its entry is stale, and goes.
      let fewer = document.replacing("[\"light\", \"dark\"]", with: "[\"light\"]")
      let named = fewer.replacing("\"trash\"", with: "\"trash\", \"value\": \"Delete\"")
      try FileSystem.write(Array(named.utf8), to: file)
      let stale = run("audit", file, "--baseline", baseline)
      #expect(stale.output.contains("stale baseline entry: label-missing card [light]"))
      _ = run("audit", file, "--baseline", baseline, "--ratchet")
      let kept = try AuditBaseline(
        parsing: try FileSystem.read(baseline, limit: 10_000), file: baseline)
      // Nobody looked at the dark variant, so nobody knows of its entry.
      #expect(kept.entries.map(\.variant) == ["dark"])
      #expect(kept.entries.first?.owner == "web")
    }
  }

  @Test("A machine changes no baseline, and a reason must say something")
  func refusals() {
    let machine = run(
      "audit", "shapes/dot", "--baseline", "b.json", "--ratchet", environment: ["CI": "true"],
      stories: smallStories)
    #expect(machine.status == .usage)
    #expect(run("audit", "--accept", "x", stories: smallStories).status == .usage)
    #expect(
      run("audit", "--baseline", "b", "--accept", " ", stories: smallStories).status == .usage)
  }

  @Test("Nothing checked is told before findings are")
  func nothingChecked() {
    let result = run(
      "audit", "shapes/dot", "--rules", "target-size", "--format", "html", stories: smallStories)
    #expect(result.status == .incomplete)
    #expect(result.output.contains("Nothing was checked"))
  }

  @Test("A sweep tells the first size; a flag holds its axis")
  func sweep() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/card.json"
      try FileSystem.write(
        Array(
          """
          {"version": 1, "look": "stillframe", "name": "card", "size": {"width": 200}, "view": {"type": "text",
            "verbatim": "Estimated arrival", "modifiers": [{"lineLimit": 1}, {"padding": 16}]}}
          """.utf8), to: file)
      let result = run(
        "audit", file, "--sweep", "--scheme", "light", "--contrast", "standard", "--json")
      #expect(result.status == .findings)
      #expect(result.output.contains("\"firstTypeSize\": \"xxxLarge\""))
      // 6 of 12 sizes in both directions and 2 locales; words given verbatim are the same in every
      // language. At ax5 again with 7 settings and all of them; the card is narrower than 320 pt.
      #expect(result.output.contains("\"count\": 40,"))
      #expect(run("audit", file, "--sweep", "--variant", "dark").status == .usage)
    }
  }

  @Test("The HTML report has the picture with a box for every finding, and loads nothing")
  func html() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/card.json"
      try FileSystem.write(Array(document.utf8), to: file)
      let html = run("audit", file, "--format", "html").output
      #expect(html.components(separatedBy: "<article ").count - 1 == 2)
      #expect(html.components(separatedBy: "src=\"data:image/png;base64,").count - 1 == 2)
      #expect(html.components(separatedBy: "class=\"box error").count - 1 == 2)
      #expect(html.contains("card.json:2</dd>"))
      for address in ["http:", "https:", "src=\"/", "url("] { #expect(!html.contains(address)) }
    }
  }
}
