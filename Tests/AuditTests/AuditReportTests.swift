import Audit
import Components
import Layout
import Testing

@MainActor @Suite("Audit: reports and baselines")
struct AuditReportTests {
  private func report(_ view: some View, variant: String = "light") -> AuditReport {
    var report = audit(view)
    for index in report.findings.indices { report.findings[index].variant = variant }
    report.pictures = [.init(story: "story", variant: variant, checked: report.checked)]
    return report
  }

  @Test("An empty view is judged by no rule")
  func nothingChecked() {
    let report = audit(Rectangle().fill(.white))
    #expect(report.checked == 0)
    #expect(report.tallies.map(\.rule) == AuditRule.allCases)
  }

  @Test("Merging adds up findings, tallies and pictures")
  func merging() {
    var whole = AuditReport(profile: .hig)
    whole.merge(report(Tile(width: 20, height: 44)))
    whole.merge(report(Tile(width: 44, height: 44), variant: "dark"))
    #expect(whole.pictures.map(\.variant) == ["light", "dark"])
    #expect(whole.tally(of: .targetSize).passed == 1)
    #expect(whole.tally(of: .targetSize).failed == 1)
    #expect(whole.findings.map(\.rule) == [.targetSize])
    #expect(whole.worstSeverity == .error)
  }

  @Test("An expectation throws what was found, and when nothing was judged")
  func expectation() {
    #expect(throws: Never.self) {
      try AccessibilityExpectation.check(audit(Tile(width: 44, height: 44)))
    }
    #expect(throws: AccessibilityExpectation.self) {
      try AccessibilityExpectation.check(audit(Tile(width: 43, height: 44)))
    }
    #expect(throws: AccessibilityExpectation.self) {
      try AccessibilityExpectation.check(audit(EmptyView()))
    }
  }

  // MARK: - Baselines

  private let entry = AuditBaseline.Entry(
    rule: .targetSize, story: "story", node: "tile", reason: "redesign in spring",
    expires: CalendarDate("2026-03-31"))

  @Test("An entry accepts its finding until its last day is over")
  func expiry() {
    let baseline = AuditBaseline(entries: [entry])
    let small = report(Tile(width: 20, height: 44))
    let before = baseline.apply(to: small, today: CalendarDate("2026-03-31"))
    #expect(before.findings.isEmpty && before.accepted.count == 1)
    let after = baseline.apply(to: small, today: CalendarDate("2026-04-01"))
    #expect(after.findings.count == 1 && after.expired == [entry])
  }

  @Test("An entry without a finding is stale, unless its story was not looked at")
  func stale() {
    let baseline = AuditBaseline(entries: [entry])
    let outcome = baseline.apply(to: report(Tile(width: 44, height: 44)))
    #expect(outcome.stale.map(\.needed) == [0])
    #expect(baseline.ratcheted(by: outcome).entries.isEmpty)
    #expect(baseline.apply(to: AuditReport(profile: .hig)).stale.isEmpty)
  }

  @Test("A count accepts no more than it says and can only be lowered")
  func ratchet() {
    let two = HStack(spacing: 20) {
      Tile(width: 20, height: 44, label: "One")
      Tile(width: 20, height: 44, label: "Two")
    }
    func baseline(_ count: Int) -> AuditBaseline {
      AuditBaseline(entries: [
        AuditBaseline.Entry(rule: .targetSize, story: "story", count: count, reason: "old toolbar")
      ])
    }
    #expect(baseline(1).apply(to: report(two)).findings.count == 1)
    #expect(baseline(2).apply(to: report(two)).stale.isEmpty)
    let outcome = baseline(5).apply(to: report(two))
    #expect(outcome.stale.map(\.needed) == [2])
    #expect(baseline(5).ratcheted(by: outcome) == baseline(2))
  }

  @Test("A baseline survives being written and read")
  func roundTrip() throws {
    let baseline = AuditBaseline(entries: [
      entry,
      AuditBaseline.Entry(
        rule: .contrastText, story: "a/b", variant: "dark", count: 3, reason: "brand", owner: "web"),
    ])
    #expect(try AuditBaseline(parsing: Array(baseline.json.utf8), file: "b.json") == baseline)
  }

  @Test(
    "A wrong baseline is refused with the place and what was expected",
    arguments: [
      (
        #"{"version": 1, "entries": [{"rule": "target-sise", "story": "s", "reason": "r"}]}"#,
        "did you mean \"target-size\"?"
      ),
      (#"{"version": 1, "entries": [{"rule": "target-size", "story": "s"}]}"#, "\"reason\""),
      (
        #"{"version": 1, "entries": [{"rule": "target-size", "story": "s", "reason": " "}]}"#,
        "says something"
      ),
      (
        #"{"version": 1, "entries": [{"rule": "target-size", "story": "s", "reason": "r", "#
          + #""expires": "2026-02-30"}]}"#, "a day such as"
      ),
      (#"{"version": 2, "entries": []}"#, "\"version\": 1"),
      (#"{"version": 1}"#, "\"entries\""),
      ("[", "unclosed"),
    ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: AuditFileError.self) {
      try AuditBaseline(parsing: Array(text.utf8), file: "b.json")
    }
    if message != "unclosed" { #expect(error?.description.contains(message) == true) }
    #expect(error?.description.hasPrefix("b.json:1:") == true)
  }

  @Test("Days that no calendar has are refused")
  func dates() {
    #expect(CalendarDate("2024-02-29") != nil)
    #expect(CalendarDate("2026-02-29") == nil)
    #expect(CalendarDate("1900-02-29") == nil)
    #expect(CalendarDate("2026-13-01") == nil)
    #expect(CalendarDate("26-01-01") == nil)
  }
}
