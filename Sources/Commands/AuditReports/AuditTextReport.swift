import Audit
import Components

/// An audit as text for people.
enum AuditTextReport {
  /// - Parameter hasTallies: whether the table of all rules follows the findings.
  static func write(_ paper: AuditPaper, hasTallies: Bool = true) -> String {
    var lines: [String] = []
    var subject: (story: String, variant: String)?
    for finding in paper.findings {
      if subject.map({ $0 != (finding.story, finding.variant) }) ?? true {
        if subject != nil { lines.append("") }
        lines.append("\(finding.story) [\(finding.variant)]")
        subject = (finding.story, finding.variant)
      }
      lines.append("  \(finding.severity.rawValue): \(finding.line)")
      if let spread = finding.spread { lines.append("    \(spread.text)") }
      if let place = paper.place(of: finding) { lines.append("    \(place)") }
      lines.append("    \(finding.advice)")
    }
    if subject != nil { lines.append("") }
    for stop in paper.stops { lines += [stop, ""] }
    if !paper.strings.isEmpty {
      lines += table(StringCoverage.heads, paper.strings.map(\.cells), texts: 2) + [""]
    }
    if hasTallies { lines += table(paper.report) }
    lines += paper.baselineNotes
    lines.append(paper.headline)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The tallies, one rule a line, in columns.
  private static func table(_ report: AuditReport) -> [String] {
    let head = ["rule", "checked", "passed", "failed", "n/a", "not run"]
    let rows = report.tallies.map { tally in
      [
        tally.rule.rawValue, "\(tally.checked)", "\(tally.passed)", "\(tally.failed)",
        "\(tally.notApplicable)", "\(tally.notRun.reduce(0) { $0 + $1.count })",
      ]
    }
    var lines = table(head, rows, texts: 1)
    for tally in report.tallies {
      for entry in tally.notRun {
        lines.append("\(tally.rule.rawValue) not run on \(entry.count): \(entry.reason)")
      }
      for entry in tally.exemptions {
        lines.append("\(tally.rule.rawValue) exempts \(entry.count): \(entry.reason)")
      }
    }
    return lines + [""]
  }

  /// Rows in columns, of which the first ones are texts and the others numbers.
  private static func table(_ head: [String], _ rows: [[String]], texts: Int) -> [String] {
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].utf8.count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].utf8.count)
        return column < texts ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }
  }
}
