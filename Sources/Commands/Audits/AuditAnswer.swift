import Audit

/// An audit's report as a worker sends it: a sweep has tens of thousands of them, nearly all numbers.
struct AuditAnswer: Codable, Sendable {
  private var profile: AuditProfile
  private var pictures: [AuditReport.Picture]
  /// Four numbers for each rule that looked at something: its place in `AuditRule.allCases`, and how many
  /// elements passed, failed and are exempt.
  private var counts: [Int]
  /// The tallies that have reasons why something was not judged, whole.
  private var unsure: [AuditTally]?
  private var findings: [AuditFinding]?
  private var failures: [AuditReport.Failure]?

  init(_ report: AuditReport) {
    profile = report.profile
    pictures = report.pictures
    counts = []
    for (index, rule) in AuditRule.allCases.enumerated() {
      let tally = report.tally(of: rule)
      if !tally.notRun.isEmpty || !tally.exemptions.isEmpty {
        unsure = (unsure ?? []) + [tally]
      } else if tally != AuditTally(rule: rule) {
        counts += [index, tally.passed, tally.failed, tally.notApplicable]
      }
    }
    findings = report.findings.isEmpty ? nil : report.findings
    failures = report.failures.isEmpty ? nil : report.failures
  }

  /// The report; the tallies of rules that looked at nothing are not in it.
  var report: AuditReport {
    var report = AuditReport(profile: profile, rules: [])
    report.pictures = pictures
    report.findings = findings ?? []
    report.failures = failures ?? []
    report.tallies = unsure ?? []
    for start in stride(from: 0, to: counts.count - 3, by: 4)
    where AuditRule.allCases.indices.contains(counts[start]) {
      var tally = AuditTally(rule: AuditRule.allCases[counts[start]])
      (tally.passed, tally.failed, tally.notApplicable) = (
        counts[start + 1], counts[start + 2], counts[start + 3]
      )
      report.tallies.append(tally)
    }
    return report
  }
}
