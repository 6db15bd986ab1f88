import Audit
import Components

/// An audit as comma-separated values: a line for each finding, accepted ones too.
enum AuditCSVReport {
  private static let heads = [
    "rule", "severity", "WCAG 2.2", "story", "appearance", "node", "file", "line", "measured",
    "required", "advice", "x", "y", "width", "height", "appearances", "accepted for",
  ]

  static func write(_ paper: AuditPaper) -> String {
    let accepted = paper.baseline.map { zip($0.accepted, $0.acceptedBy.map(\.reason)) }
    let rows =
      paper.findings.map { cells($0, nil, paper) }
      + (accepted?.map { cells($0, $1, paper) } ?? [])
    return ([heads] + rows).map(CSVText.line).joined()
  }

  private static func cells(
    _ finding: AuditFinding, _ reason: String?, _ paper: AuditPaper
  ) -> [String] {
    let frame = finding.frame
    // In parts: the sum of the three is too complex for Swift 6.2.
    let what: [String] = [
      finding.rule.rawValue, finding.severity.rawValue,
      finding.rule.reference.criteria.joined(separator: " "), finding.story, finding.variant,
      finding.path, finding.source.map { paper.path(of: $0) } ?? "",
      finding.source.map { "\($0.line)" } ?? "", finding.measured, finding.required, finding.advice,
    ]
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { decimalText($0) }
    return what + place + [finding.spread?.text ?? "", reason ?? ""]
  }
}
