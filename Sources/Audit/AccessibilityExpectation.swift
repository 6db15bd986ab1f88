public import Components

/// A view that was expected to have no barriers and has some, or that nothing could be said about.
///
/// Test helpers throw it; its description is what the reader of a failed test sees.
public struct AccessibilityExpectation: Error, Hashable, CustomStringConvertible, Sendable {
  public let report: AuditReport
  /// The findings at or above the severity that was asked for.
  public let findings: [AuditFinding]
  /// Why nothing was judged, where the view asks for more work than its budget.
  public var overrun: BudgetError?

  /// Throws unless a report has judged something and found nothing.
  ///
  /// - Parameters:
  ///   - report: what an audit found.
  ///   - severity: findings below it are let through.
  /// - Throws: `AccessibilityExpectation` with the findings.
  public static func check(
    _ report: AuditReport, failOn severity: AuditSeverity = .advice
  ) throws(AccessibilityExpectation) {
    let findings = report.findings.filter { $0.severity >= severity }
    guard findings.isEmpty, report.checked > 0 else {
      throw AccessibilityExpectation(report: report, findings: findings)
    }
  }

  /// The error for a view that asks for more work than its budget.
  public static func exceeding(
    _ overrun: BudgetError, in report: AuditReport
  ) -> AccessibilityExpectation {
    AccessibilityExpectation(report: report, findings: [], overrun: overrun)
  }

  public var description: String {
    if let overrun { return "the audit judged nothing: \(overrun)" }
    guard !findings.isEmpty else {
      return "the audit judged nothing: the view has no text, no picture and no control"
    }
    let count = findings.count == 1 ? "1 barrier" : "\(findings.count) barriers"
    let lines = findings.map { finding in
      let place = finding.source.map { "\n    at \($0.file):\($0.line)" } ?? ""
      return "  \(finding.severity.rawValue): [\(finding.variant)] \(finding.line)\(place)\n"
        + "    \(finding.advice)"
    }
    return "\(count) by the profile \(report.profile.rawValue):\n"
      + lines.joined(separator: "\n")
  }
}
