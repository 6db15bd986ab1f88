import Components
import Render

/// A failure in plain text, as build servers and Markdown show it.
enum PlainReport {
  static func details(of entry: ReportEntry) -> String {
    var parts: [String] = []
    if let source = entry.source { parts.append("\(source.file):\(source.line): \(entry.summary)") }
    if let pixels = entry.pixels { parts.append("pixels: " + pixels.text) }
    if !entry.nodes.isEmpty { parts.append("at: " + entry.nodes.joined(separator: ", ")) }
    if !entry.details.isEmpty { parts.append(entry.details) }
    if !entry.tree.isEmpty { parts.append("tree:\n" + entry.tree) }
    if !entry.audit.isEmpty { parts.append("audit:\n" + entry.audit) }
    if let path = entry.pictures.actual { parts.append("picture: " + path) }
    if let accept = entry.accept { parts.append("accept with: " + accept) }
    return parts.joined(separator: "\n")
  }
}
