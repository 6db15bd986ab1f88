import Render

/// The report for pull requests: a table of what failed, and a fold for each failure.
enum MarkdownReport {
  /// The longest text in bytes: a comment on GitHub has at most 65,536 characters.
  static let defaultLimit = 60_000

  /// - Parameter limit: failures beyond it are counted instead of shown.
  static func text(of report: Report, limit: Int = defaultLimit) -> String {
    var text = "## Snapshots: \(report.summary)\n"
    let failures = report.failures
    guard !failures.isEmpty else { return text + "\nEngine \(report.engine).\n" }
    text += "\n| story | variant | gates | what |\n|---|---|---|---|\n"
    let closing =
      "\nEngine \(report.engine). Look at the HTML report, then accept with "
      + "\(code(report.tool + " approve")).\n"
    var shown = 0
    for entry in failures {
      let gates =
        entry.gates.isEmpty
        ? entry.status.rawValue
        : entry.gates.map(\.rawValue)
          .joined(separator: ", ")
      let row =
        "| \(code(entry.story)) | \(code(entry.variant)) | \(gates) "
        + "| \(cell(entry.summary)) |\n"
      guard text.utf8.count + row.utf8.count + closing.utf8.count + 100 < limit else { break }
      text += row
      shown += 1
    }
    if shown < failures.count { text += "\n… and \(failures.count - shown) more.\n" }
    for entry in failures.prefix(shown) {
      let fold = self.fold(entry)
      guard text.utf8.count + fold.utf8.count + closing.utf8.count < limit else { break }
      text += fold
    }
    return text + closing
  }

  private static func fold(_ entry: ReportEntry) -> String {
    let details = PlainReport.details(of: entry)
    guard !details.isEmpty else { return "" }
    // A fence longer than any run of backticks inside.
    let fence = String(repeating: "`", count: max(longestRun(of: "`", in: details) + 1, 3))
    return """

      <details><summary>\(MarkupText.escaped(entry.name))</summary>

      \(fence)diff
      \(details)
      \(fence)

      </details>

      """
  }

  /// Text in a cell of a table: nothing in it is markup.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in MarkupText.escaped(text) {
      if "\\`*_{}[]|#~".contains(character) { result += "\\" }
      result.append(character == "\n" ? " " : character)
    }
    return result
  }

  private static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + padding + text.replacing("|", with: "\\|") + padding + fence
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
