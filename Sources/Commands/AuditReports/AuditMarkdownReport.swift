import Audit
import Components

/// An audit as Markdown, for the summary of a pull request.
enum AuditMarkdownReport {
  static func write(_ paper: AuditPaper) -> String {
    var lines = ["## Accessibility audit", "", paper.headline, ""]
    if !paper.findings.isEmpty {
      lines += [
        "| Severity | Rule | Story | Variant | Node | Measured | Required | Where |",
        "|---|---|---|---|---|---|---|---|",
      ]
      lines += paper.findings.map { finding in
        let cells = [
          finding.severity.rawValue, finding.rule.rawValue, finding.story, finding.variant,
          finding.path, measured(finding), finding.required, paper.place(of: finding) ?? "",
        ]
        return "| " + cells.map(escaped).joined(separator: " | ") + " |"
      }
      lines.append("")
    }
    for failure in paper.report.failures {
      lines += ["**\(escaped(paper.title(of: failure)))**: \(escaped(failure.fault.reason))", ""]
      lines += failure.fault.details.map { "    " + $0 } + [""]
    }
    lines += [
      "| Rule | Checked | Passed | Failed | Not applicable | Not run |",
      "|---|--:|--:|--:|--:|--:|",
    ]
    lines += paper.report.tallies.map { tally in
      let notRun = tally.notRun.reduce(0) { $0 + $1.count }
      return "| \(tally.rule.rawValue) | \(tally.checked) | \(tally.passed) | \(tally.failed) | "
        + "\(tally.notApplicable) | \(notRun) |"
    }
    if !paper.baselineNotes.isEmpty {
      lines.append("")
      lines += paper.baselineNotes.map { "- " + escaped($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func measured(_ finding: AuditFinding) -> String {
    finding.measured + (finding.spread.map { " (\($0.text))" } ?? "")
  }

  /// Text that stays in its cell and is not taken for markup.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|", "\\", "`", "*", "_", "[", "]", "<", ">", "#":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
