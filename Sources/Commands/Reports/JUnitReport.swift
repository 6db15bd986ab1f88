import Components
import Render

/// The report for build servers: a suite per story, a test case per variant.
///
/// The form is the one that Jenkins, GitLab and GitHub actions read: `testsuites`, `testsuite`,
/// `testcase` with `failure` or `error`.
enum JUnitReport {
  static func text(of report: Report) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let absent = report.missingShards.count
    lines.append("<testsuites name=\"snapshots\" \(totals(report.entries, absent: absent))>")
    for (story, entries) in stories(of: report) {
      lines.append("  <testsuite name=\"\(MarkupText.escaped(story))\" \(totals(entries))>")
      for entry in entries { lines += testCase(entry) }
      lines.append("  </testsuite>")
    }
    if absent > 0 { lines += suite(ofMissing: report.missingShards, of: report.shards?.count ?? 0) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What was not reported must not look like what passed.
  private static func suite(ofMissing parts: [Int], of count: Int) -> [String] {
    ["  <testsuite name=\"shards\" \(totals([], absent: parts.count))>"]
      + parts.map { part in
        """
            <testcase classname="shards" name="\(part)/\(count)">\
        <error type="missing" message="the report of shard \(part)/\(count) is missing"/></testcase>
        """
      } + ["  </testsuite>"]
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

  /// - Parameter absent: how many parts of the run have no report.
  private static func totals(_ entries: [ReportEntry], absent: Int = 0) -> String {
    let failures = entries.count { $0.status == .differs || $0.status == .missing }
    let errors = entries.count { $0.status == .error } + absent
    return "tests=\"\(entries.count + absent)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + time(entries)
  }

  /// The seconds that entries took, with three decimals; nothing where somebody else measured them.
  private static func time(_ entries: [ReportEntry]) -> String {
    let durations = entries.compactMap(\.duration)
    guard !durations.isEmpty, durations.count == entries.count else { return "" }
    let milliseconds = Int(durations.reduce(.zero, +) / .milliseconds(1))
    let decimals = String(milliseconds % 1_000 + 1_000).dropFirst()
    return " time=\"\(milliseconds / 1_000).\(decimals)\""
  }

  private static func testCase(_ entry: ReportEntry) -> [String] {
    let source = entry.source.map {
      " file=\"\(MarkupText.escaped($0.file))\" line=\"\($0.line)\""
    }
    let open = """
          <testcase classname="\(MarkupText.escaped(entry.story))" \
      name="\(MarkupText.escaped(entry.variant))"\(source ?? "")\(time([entry]))
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
