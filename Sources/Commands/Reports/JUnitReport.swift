import Render

/// The report for build servers: a suite per story, a test case per variant.
///
/// The form is the one that Jenkins, GitLab and GitHub actions read: `testsuites`, `testsuite`,
/// `testcase` with `failure` or `error`.
enum JUnitReport {
  static func text(of report: Report) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append(
      "<testsuites name=\"snapshots\" \(counts(report.entries)) time=\"0\">")
    for (story, entries) in stories(of: report) {
      lines.append(
        "  <testsuite name=\"\(MarkupText.escaped(story))\" \(counts(entries)) time=\"0\">")
      for entry in entries { lines += testCase(entry) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The entries are sorted by story, so that each story is one run of them.
  private static func stories(of report: Report) -> [(story: String, entries: [ReportEntry])] {
    var stories: [(story: String, entries: [ReportEntry])] = []
    for entry in report.entries {
      if stories.last?.story == entry.story {
        stories[stories.count - 1].entries.append(entry)
      } else {
        stories.append((entry.story, [entry]))
      }
    }
    return stories
  }

  private static func counts(_ entries: [ReportEntry]) -> String {
    let failures = entries.count { $0.status == .differs || $0.status == .missing }
    let errors = entries.count { $0.status == .error }
    return "tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func testCase(_ entry: ReportEntry) -> [String] {
    let open = """
          <testcase classname="\(MarkupText.escaped(entry.story))" \
      name="\(MarkupText.escaped(entry.variant))" time="0"
      """
    let element: String
    switch entry.status {
    case .passed, .recorded: return [open + "/>"]
    case .differs, .missing: element = "failure"
    case .error: element = "error"
    }
    let type =
      entry.gates.isEmpty
      ? entry.status.rawValue : entry.gates.map(\.rawValue).joined(separator: ",")
    return [
      open + ">",
      """
            <\(element) type="\(type)" message="\(MarkupText.escaped(entry.summary))">\
      \(MarkupText.escaped(PlainReport.details(of: entry)))</\(element)>
      """,
      "    </testcase>",
    ]
  }
}
