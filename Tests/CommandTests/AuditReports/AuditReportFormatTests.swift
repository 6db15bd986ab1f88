import Audit
import Components
import Foundation
import Layout
import Testing

@testable import Commands

@Suite("Audit reports")
struct AuditReportFormatTests {
  private let finding = AuditFinding(
    rule: .contrastText, severity: .error, story: "card", variant: "dark", path: "card/text[1]",
    source: SourceLocation(file: "/work/app/Sources/My Card.swift", line: 12),
    measured: "3.1:1 (#777777 on #FFFFFF)", required: "4.5:1",
    advice: "Choose another colour | <darker>.", frame: Rect(x: 1, y: 2, width: 30, height: 20))

  private func paper(
    _ findings: [AuditFinding], baseline: AuditBaseline? = nil, failOn: AuditSeverity = .warning
  ) -> AuditPaper {
    var report = AuditReport(profile: .wcagAA, rules: [.targetSize, .contrastText])
    report.findings = findings
    report.pictures = [
      .init(story: "card", variant: "light", checked: 3),
      .init(story: "card", variant: "dark", checked: 2),
      .init(story: "empty", variant: "light", checked: 0),
    ]
    report.tallies[0].passed = 4
    report.tallies[1].failed = findings.count
    return AuditPaper(
      report: report, baseline: baseline.map { $0.apply(to: report) },
      sources: SourcePaths(root: "app", workingFolder: "/work"), failOn: failOn)
  }

  private func object(_ text: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(json as? [String: Any])
  }

  // MARK: - Text and Markdown

  @Test("Text names picture, rule, numbers, place and remedy")
  func text() {
    let text = AuditTextReport.write(paper([finding]))
    #expect(
      text.hasPrefix(
        """
        card [dark]
          error: contrast-text card/text[1]: 3.1:1 (#777777 on #FFFFFF); required 4.5:1
            Sources/My Card.swift:12
            Choose another colour | <darker>.

        rule           checked  passed  failed  n/a  not run
        target-size          4       4       0    0        0
        contrast-text        1       0       1    0        0
        """))
    #expect(text.hasSuffix("1 finding (1 error): 5 checks in 3 pictures, profile wcag-aa.\n"))
  }

  @Test("A report that judged nothing says so")
  func nothing() {
    let empty = AuditPaper(report: AuditReport(profile: .hig))
    #expect(
      AuditTextReport.write(empty).hasSuffix(
        "Nothing was checked in 0 pictures: the audit proves nothing.\n"))
  }

  @Test("Markdown keeps cells in their columns")
  func markdown() {
    var odd = finding
    odd.path = "a|b*c"
    let text = AuditMarkdownReport.write(paper([odd]))
    #expect(text.contains(##"| a\|b\*c | 3.1:1 (\#777777 on \#FFFFFF) | 4.5:1 |"##))
    #expect(text.contains("| target-size | 4 | 4 | 0 | 0 | 0 |"))
  }

  // MARK: - JSON

  @Test("JSON has every finding with its numbers and place")
  func json() throws {
    let root = try object(AuditJSONReport.write(paper([finding])))
    #expect(root["schemaVersion"] as? Int == 1)
    #expect(root["profile"] as? String == "wcag-aa")
    #expect(root["failures"] as? Int == 1)
    let found = try #require((root["findings"] as? [[String: Any]])?.first)
    #expect(found["file"] as? String == "Sources/My Card.swift")
    #expect(found["line"] as? Int == 12)
    #expect(found["frame"] as? [Double] == [1, 2, 30, 20])
    let rules = try #require(root["rules"] as? [[String: Any]])
    #expect(rules.map { $0["checked"] as? Int } == [4, 1])
  }

  // MARK: - SARIF

  private func run(_ paper: AuditPaper) throws -> [String: Any] {
    let root = try object(AuditSARIFReport.write(paper))
    #expect(root["version"] as? String == "2.1.0")
    return try #require((root["runs"] as? [[String: Any]])?.first)
  }

  @Test("A SARIF result points at its rule, file and line")
  func sarif() throws {
    let run = try run(paper([finding]))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "contrast-text")
    #expect(result["ruleId"] as? String == "contrast-text")
    #expect(result["level"] as? String == "error")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(place["artifactLocation"] as? [String: Any])
    // RFC 3986: a space in a path is %20.
    #expect(artifact["uri"] as? String == "Sources/My%20Card.swift")
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 12)
  }

  @Test("The fingerprint outlives moved lines and new measurements, not another node")
  func fingerprint() throws {
    func print(_ finding: AuditFinding) throws -> String? {
      let result = try #require((try run(paper([finding]))["results"] as? [[String: Any]])?.first)
      return (result["partialFingerprints"] as? [String: String])?["stillframeFinding/v2"]
    }
    var moved = finding
    moved.source = SourceLocation(file: "/work/app/Sources/Other.swift", line: 99)
    moved.measured = "3.2:1"
    var other = finding
    other.path = "card/text[2]"
    let original = try print(finding)
    #expect(original?.utf8.count == 16)
    #expect(try print(moved) == original)
    #expect(try print(other) != original)
  }

  @Test("Above 25,000 results a log has several runs")
  func manyResults() throws {
    let findings = (0...25_000).map { number in
      var finding = finding
      finding.path = "text[\(number)]"
      return finding
    }
    let root = try object(AuditSARIFReport.write(paper(findings)))
    let runs = try #require(root["runs"] as? [[String: Any]])
    #expect(runs.map { ($0["results"] as? [Any])?.count } == [25_000, 1])
  }

  @Test("A finding without a place still has a location; one outside the root keeps its whole path")
  func places() throws {
    var homeless = finding
    homeless.source = nil
    var outside = finding
    outside.source = SourceLocation(file: "/other/Card.swift", line: 3)
    let results = try #require(
      try run(paper([homeless, outside]))["results"] as? [[String: Any]])
    let locations = results.compactMap { ($0["locations"] as? [[String: Any]])?.first }
    #expect(locations[0]["physicalLocation"] == nil)
    #expect(locations[0]["logicalLocations"] != nil)
    let place = locations[1]["physicalLocation"] as? [String: Any]
    let artifact = place?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "file:///other/Card.swift")
  }

  @Test(
    "Paths are relative to the root, however both are written",
    arguments: [
      ("/work/app/a.json", "/work/app", "a.json"), ("app/a.json", "/work/app/", "a.json"),
      ("./app/../app//a.json", "app", "a.json"), ("a.json", ".", "a.json"),
      ("/work/application/a.json", "/work/app", "/work/application/a.json"),
      ("a.json", "app", "/work/a.json"), ("standard input", ".", "standard input"),
      ("/a.json", "/", "a.json"),
    ])
  func sourcePaths(_ file: String, _ root: String, _ expected: String) {
    let paths = SourcePaths(root: root, workingFolder: "/work")
    #expect(paths.path(of: SourceLocation(file: file, line: 1)) == expected)
  }

  // MARK: - JUnit

  @Test("JUnit has a case for each picture: failed, passed, skipped")
  func junit() throws {
    let text = AuditJUnitReport.write(paper([finding]))
    #expect(text.contains(#"<testsuites name="stillframe audit" tests="3" failures="1">"#))
    #expect(text.contains(#"<testcase classname="card" name="light"/>"#))
    #expect(text.contains(#"<failure message="1 finding" type="contrast-text">"#))
    #expect(text.contains("Choose another colour | &lt;darker&gt;."))
    #expect(text.contains(#"<skipped message="nothing was checked"/>"#))
  }

  @Test("JUnit fails only from the severity that fails the run")
  func junitSeverity() {
    var mild = finding
    mild.severity = .warning
    #expect(!AuditJUnitReport.write(paper([mild], failOn: .error)).contains("<failure"))
  }

  // MARK: - Baselines

  @Test("What a baseline accepts is told apart in every report")
  func baseline() throws {
    let baseline = AuditBaseline(entries: [
      .init(rule: .contrastText, story: "card", node: "card/text[1]", reason: "brand"),
      .init(rule: .targetSize, story: "card", count: 2, reason: "old toolbar"),
    ])
    let paper = paper([finding], baseline: baseline)
    #expect(paper.failures.isEmpty)
    let text = AuditTextReport.write(paper)
    #expect(text.contains("1 finding accepted by the baseline"))
    #expect(text.contains("stale baseline entry: target-size card; remove it"))
    let result = try #require((try run(paper)["results"] as? [[String: Any]])?.first)
    #expect(
      (result["suppressions"] as? [[String: String]])?.first
        == ["kind": "external", "status": "accepted", "justification": "brand"])
    let accepted = try object(AuditJSONReport.write(paper))["baseline"] as? [String: Any]
    #expect((accepted?["stale"] as? [Any])?.count == 1)
  }
}
