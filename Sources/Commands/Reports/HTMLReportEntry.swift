import Foundation
import Render

/// One failure as an article of the HTML report.
struct HTMLReportEntry {
  private let entry: ReportEntry
  private let index: Int
  private let pictures: HTMLReport.Pictures

  init(_ entry: ReportEntry, index: Int, pictures: HTMLReport.Pictures) {
    self.entry = entry
    self.index = index
    self.pictures = pictures
  }

  var html: String {
    let gates = entry.gates.map(\.rawValue).joined(separator: " ")
    return """
      <article id="failure-\(index)" aria-labelledby="title-\(index)" tabindex="-1" \
      data-story="\(MarkupText.escaped(entry.story))" \
      data-variant="\(MarkupText.escaped(entry.variant))" \
      data-gates="\(gates)" data-status="\(entry.status.rawValue)">
      <h3 id="title-\(index)">\(MarkupText.escaped(entry.story)) \
      <span class="variant">\(MarkupText.escaped(entry.variant))</span></h3>
      <p>\(chips) \(MarkupText.escaped(entry.summary))</p>
      \(stage)
      \(facts)
      \(lines("Details", entry.details))
      \(lines("Tree", entry.tree))
      \(lines("Audit", entry.audit))
      \(command)
      </article>
      """
  }

  private var chips: String {
    let words = entry.gates.isEmpty ? [entry.status.rawValue] : entry.gates.map(\.rawValue)
    return words.map { "<span class=\"chip\">\($0)</span>" }.joined(separator: " ")
  }

  // MARK: Pictures

  /// The pictures, which style sheet and script arrange by the chosen view.
  private var stage: String {
    let figures = [
      ("expected", "Expected", pictures.expected),
      ("difference", "Difference", pictures.difference),
      ("actual", "Actual", pictures.actual),
    ].compactMap { kind, title, bytes in bytes.flatMap { figure(kind, title, $0) } }
    guard !figures.isEmpty else { return "" }
    let isPair = pictures.expected != nil && pictures.actual != nil
    let slider =
      !isPair
      ? ""
      : """
      <label class="slider">Expected <input type="range" min="0" max="100" value="50" \
      aria-label="From expected to actual, \(MarkupText.escaped(entry.name))"> Actual</label>
      """
    return """
      <div class="stage\(isPair ? " pair" : "")" tabindex="0" role="group" \
      aria-label="Pictures of \(MarkupText.escaped(entry.name)), scrollable">
      \(figures.joined(separator: "\n"))
      </div>
      \(slider)
      """
  }

  private func figure(_ kind: String, _ title: String, _ bytes: [UInt8]) -> String? {
    guard let size = PNGSize(bytes) else { return nil }
    // Shown in points, so that pictures of several scales have the size they have on screen.
    let width = max(Double(size.width) / entry.scale, 1)
    let data = Data(bytes).base64EncodedString()
    return """
      <figure class="\(kind)"><figcaption>\(title), \(size.width)×\(size.height)</figcaption>\
      <img alt="\(title) picture of \(MarkupText.escaped(entry.name))" \
      width="\(size.width)" height="\(size.height)" style="--width: \(Int(width.rounded(.up)))px" \
      src="data:image/png;base64,\(data)"></figure>
      """
  }

  // MARK: Words

  private var facts: String {
    var rows: [(String, String)] = []
    if let pixels = entry.pixels {
      rows.append(("Pixels", pixels.text))
      let boxes = pixels.regions.prefix(12).filter { $0.count == 4 }.map {
        "\($0[0]),\($0[1]) \($0[2])×\($0[3])"
      }
      if !boxes.isEmpty {
        let more = pixels.regions.count - boxes.count
        rows.append(
          ("Changed boxes", boxes.joined(separator: "; ") + (more > 0 ? "; \(more) more" : "")))
      }
    }
    if !entry.nodes.isEmpty { rows.append(("Nodes", entry.nodes.joined(separator: ", "))) }
    guard !rows.isEmpty else { return "" }
    let items = rows.map { title, text in
      "<dt>\(title)</dt><dd>\(MarkupText.escaped(text))</dd>"
    }
    return "<dl>\(items.joined())</dl>"
  }

  /// Changed lines; the marks `+` and `-` say the same as their colours.
  private func lines(_ title: String, _ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = MarkupText.escaped(String(line))
      switch line.first {
      case "+": return "<ins>\(escaped)</ins>"
      case "-": return "<del>\(escaped)</del>"
      default: return escaped
      }
    }
    return """
      <h4>\(title)</h4>
      <pre tabindex="0" aria-label="\(title) changes of \(MarkupText.escaped(entry.name))">\
      \(lines.joined(separator: "\n"))</pre>
      """
  }

  private var command: String {
    guard let accept = entry.accept else { return "" }
    return """
      <p class="accept">Accept with <code>\(MarkupText.escaped(accept))</code> \
      <button type="button" class="copy">Copy<span class="hidden"> the command for \
      \(MarkupText.escaped(entry.name))</span></button></p>
      """
  }
}

/// The size in a PNG file's header.
private struct PNGSize {
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24, bytes[0] == 0x89, bytes[1] == 0x50 else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    guard width > 0, height > 0 else { return nil }
  }
}
