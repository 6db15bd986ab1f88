import Audit
import Components
import Foundation
import Graphics
import Testing

@testable import Commands

@Suite("Evidence: EARL, OpenACR, CSV")
struct EvidenceReportTests {
  private func finding(_ variant: String = "dark") -> AuditFinding {
    AuditFinding(
      rule: .contrastText, severity: .error, story: "card", variant: variant, path: "card/text[1]",
      source: SourceLocation(file: "/work/app/Card.swift", line: 12), measured: "3.1:1",
      required: "4.5:1", advice: "=1, darker", frame: Rect(x: 1, y: 2, width: 30, height: 20))
  }

  /// An audit of three rules: one judged and passed, one that found something, one that could not judge.
  private func paper(_ findings: [AuditFinding], _ checklist: String? = nil) throws -> AuditPaper {
    var report = AuditReport(profile: .wcagAA, rules: [.targetSize, .contrastText, .reflow])
    report.findings = findings
    report.pictures = [.init(story: "card", variant: "dark", checked: 5)]
    for index in report.tallies.indices {
      switch report.tallies[index].rule {
      case .targetSize: report.tallies[index].passed = 4
      case .contrastText: (report.tallies[index].passed, report.tallies[index].failed) = (2, 1)
      default: report.tallies[index].notRun = [.init(reason: "on glass", count: 3)]
      }
    }
    var paper = AuditPaper(
      report: report, sources: SourcePaths(root: "app", workingFolder: "/work"))
    paper.command = "render-cli audit card"
    if let checklist {
      paper.checklist = try ConformanceChecklist(parsing: Array(checklist.utf8), file: "list.json")
    }
    return paper
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func levels(_ paper: AuditPaper, _ chapter: String) throws -> [String: String] {
    let root = try object(AuditOpenACRReport.write(paper))
    let chapters = try #require(root["chapters"] as? [String: Any])
    let rows = try #require((chapters[chapter] as? [String: Any])?["criteria"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let component = (row["components"] as? [[String: Any]])?.first
        let level = (component?["adherence"] as? [String: Any])?["level"] as? String
        return (row["num"] as? String ?? "", level ?? "")
      })
  }

  @Test("Rules break a criterion, people alone meet it, and findings contradict them")
  func verdicts() throws {
    let open = try levels(paper([finding()]), "success_criteria_level_aa")
    #expect(open["1.4.3"] == "partially-supports")
    #expect(open["2.5.8"] == "not-evaluated", "What only passed is met by nobody's word")
    let list = """
      {"version": 1, "product": "App", "contact": "a@b.c", "criteria": {
        "2.5.8": {"level": "supports", "by": "Ada", "date": "2026-03-31"},
        "1.4.3": {"level": "supports", "by": "Ada", "date": "2026-03-31"},
        "11.1.4.3": {"level": "does-not-support", "by": "Ada", "date": "2026-03-31"},
        "1.2.4": {"level": ""}}}
      """
    let said = try levels(paper([finding()], list), "success_criteria_level_aa")
    #expect(said["2.5.8"] == "supports")
    #expect(said["1.4.3"] == "partially-supports")
    #expect(said["1.2.4"] == "not-evaluated")
    // EN 301 549 is a table of its own, and what is new in WCAG 2.2 is not in it.
    let software = try levels(paper([finding()], list), "en_301_549_software_criteria")
    #expect(software["11.1.4.3"] == "does-not-support")
    #expect(software["11.2.5.8"] == nil)
    let services = try levels(paper([finding()], list), "en_301_549_software")
    #expect(services["11.5.2.5"] == "not-evaluated")
  }

  @Test(
    "WCAG 2.2 has 55 criteria at A and AA, 2.1 has 49 of them, EN 301 549 leaves out six of those")
  func criteria() {
    // WCAG 2.1 has 50; 4.1.1 is obsolete in 2.2.
    let all = SuccessCriterion.all.filter { $0.level != .aaa }
    #expect(all.count == 55)
    #expect(all.count(where: \.isIn21) == 49)
    #expect(all.count { $0.softwareClause != nil } == 43)
    // Only what no guideline asks for has no page.
    let unexplained = AuditRule.allCases.filter { $0.reference.explanation == nil }
    #expect(unexplained == [.contrastAPCA, .glyphMissing, .symbolMissing, .missingResource])
    #expect(AuditRule.focusVisible.reference.explanation?.hasSuffix("/focus-visible") == true)
    #expect(AuditRule.glassOnGlass.reference.explanation?.hasSuffix("guidelines/materials") == true)
    // EN 301 549 follows 2.1, which has 4.1.1.
    let clauses = ConformanceStandard.en301549.rows.map(\.number)
    #expect(clauses.count == Set(clauses).count)
    #expect(clauses.count == 10 + 44 + 22)
    #expect(clauses.firstIndex(of: "11.4.1.1") == clauses.firstIndex(of: "11.4.1.2").map { $0 - 1 })
    #expect(
      SuccessCriterion.numbered("4.1.2")?.explanation
        == "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value")
    for rule in AuditRule.allCases {
      for number in rule.reference.criteria {
        #expect(SuccessCriterion.numbered(number) != nil, "\(rule): \(number)")
      }
    }
  }

  @Test("A draft says of rules that nobody asked for that they were not run")
  func notRun() {
    let report = AuditReport(profile: .wcagAA, rules: [.labelMissing])
    let draft = ConformanceDraft(
      .wcag22, report: report, findings: [], checklist: ConformanceChecklist(), command: "audit")
    func notes(_ number: String) -> String {
      draft.verdicts.first { $0.row.number == number }?.notes ?? ""
    }
    #expect(notes("1.4.3").hasPrefix("Not run: contrast-text. Repeat:"))
    #expect(notes("4.1.2").hasPrefix("Rules label-missing: 0 elements judged in 0 pictures"))
    #expect(notes("4.1.2").contains(" Not run: nested-interactive, "))
  }

  @Test("The blank checklist can be read, and slips are told with their places")
  func checklist() throws {
    let blank = try ConformanceChecklist(
      parsing: Array(ConformanceChecklist.blank.utf8), file: "list.json")
    #expect(blank.entries.isEmpty)
    for (text, message) in [
      (#"{"version": 1, "criteria": {"1.1.2": {"level": "supports"}}}"#, "did you mean"),
      (#"{"version": 1, "criteria": {"1.1.1": {"level": "ok"}}}"#, "expected one of supports"),
      (#"{"version": 1, "criteria": {"1.1.1": {"level": "supports"}}}"#, "date"),
      (#"{"version": 2}"#, "version"),
    ] {
      let error = #expect(throws: AuditFileError.self) {
        try ConformanceChecklist(parsing: Array(text.utf8), file: "list.json")
      }
      #expect(error?.description.hasPrefix("list.json:1:") == true)
      #expect(error?.description.contains(message) == true, "\(text)")
    }
  }

  @Test("EARL never says passed where a rule could not judge")
  func earl() throws {
    let root = try object(AuditEARLReport.write(paper([finding()])))
    let graph = try #require(root["@graph"] as? [[String: Any]])
    var outcomes: [String: [String]] = [:]
    for node in graph where node["@type"] as? String == "earl:Assertion" {
      let test = try #require((node["earl:test"] as? [String: Any])?["@id"] as? String)
      let result = node["earl:result"] as? [String: Any]
      let outcome = (result?["earl:outcome"] as? [String: Any])?["@id"] as? String
      outcomes[test, default: []].append(outcome ?? "")
    }
    #expect(outcomes["urn:stillframe:rule:target-size"] == ["earl:passed"])
    #expect(outcomes["urn:stillframe:rule:contrast-text"] == ["earl:failed", "earl:failed"])
    #expect(outcomes["urn:stillframe:rule:reflow"] == ["earl:cantTell"])
    #expect(outcomes["urn:stillframe:rule:label-missing"] == ["earl:untested"])
  }

  @Test("A label of the App Store breaks, has no break, or was not checked, and says why")
  func labels() throws {
    func cut(_ variant: String, _ severity: AuditSeverity) -> AuditFinding {
      AuditFinding(
        rule: .textTruncated, severity: severity, story: "card", variant: variant,
        path: "card/text[1]", source: nil, measured: "cut", required: "all", advice: "",
        frame: .zero)
    }
    var report = AuditReport(
      profile: .hig, rules: [.contrastText, .textTruncated, .motionUnreduced])
    report.pictures = ["dark", "ax3", "ax5"].map { .init(story: "card", variant: $0, checked: 1) }
    for index in report.tallies.indices { report.tallies[index].passed = 1 }

    /// What is said of each label.
    func said(_ findings: [AuditFinding]) -> [String: String] {
      report.findings = findings
      let paper = AuditPaper(
        report: report, sources: SourcePaths(root: "app", workingFolder: "/work"))
      let lines = AuditLabelsReport.write(paper).split(separator: "\n").map {
        $0.split(separator: ": ", maxSplits: 1).map(String.init)
      }
      return Dictionary(
        uniqueKeysWithValues: lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
    }

    // Accessibility 5 is more than a label asks for, and advice breaks none.
    let open = said([finding(), cut("ax5", .warning), cut("ax3", .advice)])
    let breaks = "breaks: card [dark] contrast-text "
    #expect(open["Dark Interface"]?.hasPrefix(breaks) == true)
    #expect(open["Sufficient Contrast"]?.hasPrefix(breaks) == true)
    #expect(open["Larger Text"] == "no break found in 1 picture")
    #expect(open["Reduced Motion"] == "not checked: no picture of appearances with reduced motion")
    #expect(
      open["Voice Control"]
        == "not checked: label-missing, label-in-name, control-hidden, control-unresponsive did not run"
    )
    #expect(open["Captions"] == "not checked: no rule looks for it")

    let large = said([finding("light"), cut("ax3", .warning), cut("ax1", .warning)])
    #expect(large["Larger Text"]?.hasPrefix("breaks: card [ax3] text-truncated ") == true)
    #expect(large["Larger Text"]?.hasSuffix("; 1 more") == true)
    #expect(large["Dark Interface"] == "no break found in 1 picture")
    // Every rule that runs looked at nothing.
    for index in report.tallies.indices { report.tallies[index].passed = 0 }
    #expect(
      said([])["Sufficient Contrast"] == "not checked: nothing that the rules judge")
  }

  @Test("CSV keeps commas in their cells and formulas as text")
  func csv() throws {
    let lines = AuditCSVReport.write(try paper([finding()])).split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines[1].contains(#","'=1, darker","#))
    #expect(
      lines[1].hasPrefix("contrast-text,error,1.4.3 1.4.6,card,dark,card/text[1],Card.swift,12"))
  }

  @Test("SARIF has one result for a finding in several appearances")
  func merged() throws {
    let root = try object(AuditSARIFReport.write(paper([finding(), finding("light")])))
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    let message = (results[0]["message"] as? [String: Any])?["text"] as? String
    #expect(message?.hasPrefix("card [dark, light] card/text[1]") == true)
  }
}
