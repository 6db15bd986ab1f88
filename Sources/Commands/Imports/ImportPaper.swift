import Components
import Import

/// The report of an import, printed and in files.
@MainActor
enum ImportPaper {
  /// Writes the report as text, JSON and HTML.
  static func write(_ report: ImportReport, to folder: ImportFolder) throws(CommandFailure) {
    for (name, text) in [
      ("report.txt", report.text), ("report.json", json(report)), ("report.html", html(report)),
    ] {
      try FileSystem.write(Array(text.utf8), to: "\(folder.root)/\(name)")
    }
  }

  static func print(_ report: ImportReport, as format: OutputFormat, to console: inout Console) {
    console.write(format == .json ? json(report) : report.text)
  }

  static func json(_ report: ImportReport) -> String {
    JSONWriter.answer { report.write(to: &$0) }
  }

  static func html(_ report: ImportReport) -> String {
    var parts: [String] = []
    if let previews = report.previews { parts.append(table(previews)) }
    for module in report.modules { parts.append(article(module)) }
    parts.append(
      list(
        "Modules that are not here",
        report.stubs.map {
          "\($0.name): \($0.includedCount) of \($0.fileCount) files that import it compile"
        }))
    parts.append(
      list("Left out or done otherwise", report.notes.map { "\($0.subject): \($0.reason)" }))
    parts.append(list("Resources", report.resourceIssues))
    let gallery =
      report.previews == nil ? "" : "<p><a href=\"gallery/index.html\">Gallery</a></p>"
    return HTMLReportPage(
      kind: "Import", summary: report.summary, heading: "Import of \(escaped(report.name))",
      introduction: "<p>\(escaped(report.form))</p>\(gallery)", results: "results",
      count: escaped(report.summary), parts: parts.filter { !$0.isEmpty }
    ).text
  }

  private static func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  private static func list(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(escaped($0))</li>" }.joined(separator: "\n")
    return "<article><h3>\(title)</h3><ul>\n\(items)\n</ul></article>"
  }

  private static func article(_ module: ImportReport.Module) -> String {
    var lines = module.failure.map { ["<p>\(escaped($0))</p>"] } ?? []
    let items = (module.omissions + module.gaps).map { omission in
      let place = omission.line.map { "\(omission.path):\($0)" } ?? omission.path
      return "<li><code>\(escaped(place))</code>: \(escaped(omission.explanation))</li>"
    }
    if !items.isEmpty { lines.append("<ul>\n\(items.joined(separator: "\n"))\n</ul>") }
    return """
      <article><h3>\(escaped(module.name))</h3>
      <p>\(module.includedCount) of \(module.fileCount) files, \(module.partCount) in part</p>
      \(lines.joined(separator: "\n"))
      </article>
      """
  }

  private static func table(_ previews: [ImportReport.Preview]) -> String {
    let rows = previews.map { preview in
      let details = preview.details.map(escaped).joined(separator: "<br>")
      return """
        <tr><td>\(escaped(preview.id))</td><td>\(preview.state.rawValue)</td>\
        <td><code>\(escaped(preview.file)):\(preview.line)</code></td><td>\(details)</td></tr>
        """
    }
    return """
      <article><h3>Previews</h3>
      <table><thead><tr><th>preview</th><th>state</th><th>place</th><th>what is missing</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></article>
      """
  }
}
