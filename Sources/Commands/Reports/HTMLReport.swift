import Foundation
import Render

/// The report for people: one file that opens from disk, with the pictures of every failure inside.
///
/// Each failure can be seen side by side, by swiping, as an onion skin, blinking or as the
/// difference alone; stories, variants, gates and states can be filtered; everything works from the
/// keyboard. It loads nothing and sends nothing.
enum HTMLReport {
  /// The PNG files of one failure.
  struct Pictures {
    var expected: [UInt8]?
    var difference: [UInt8]?
    var actual: [UInt8]?

    static let none = Pictures()
  }

  /// Failures beyond this many are described without pictures, so that the file stays openable.
  static let pictureLimit = 400

  /// - Parameter pictures: reads the pictures of an entry; called once for each that is shown.
  static func text(of report: Report, pictures: (ReportEntry) -> Pictures) -> String {
    let failures = report.failures
    let passed = report.entries.filter { $0.status == .passed || $0.status == .recorded }
    var articles: [String] = []
    for (index, entry) in failures.enumerated() {
      let images = index < pictureLimit ? pictures(entry) : .none
      articles.append(HTMLReportEntry(entry, index: index + 1, pictures: images).html)
    }
    return HTMLReportPage(
      kind: "Snapshots", summary: report.summary, heading: "Snapshots",
      introduction: """
        <p>\(MarkupText.escaped(report.summary)). Engine \(report.engine).</p>
        \(failures.isEmpty ? "" : controls(for: failures))
        """,
      results: "results", count: heading(failures.count),
      parts: [articles.joined(separator: "\n"), list(of: passed)],
      script: failures.isEmpty ? nil : HTMLReportAssets.script
    ).text
  }

  private static func heading(_ count: Int) -> String {
    switch count {
    case 0: "Nothing failed"
    case 1: "1 failure"
    default: "\(count) failures"
    }
  }

  // MARK: Controls

  private static func controls(for failures: [ReportEntry]) -> String {
    let variants = unique(failures.map(\.variant))
    let statuses = unique(failures.map(\.status.rawValue))
    let gates = SnapshotGate.allCases.filter { gate in
      failures.contains { $0.gates.contains(gate) }
    }
    return """
      <form id="filters" aria-label="Filters">
      <label>Story <input id="story" type="search" autocomplete="off" spellcheck="false"></label>
      <label>Variant <select id="variant"><option value="">all</option>\
      \(variants.map { "<option>\(MarkupText.escaped($0))</option>" }.joined())</select></label>
      \(choices("Gates", name: "gate", gates.map(\.rawValue)))
      \(choices("State", name: "status", statuses))
      </form>
      <fieldset id="modes"><legend>View</legend>
      \(modes.enumerated().map { index, mode in
        """
        <label><input type="radio" name="mode" value="\(mode.value)"\(index == 0 ? " checked" : "")> \
        \(mode.title) <kbd>\(index + 1)</kbd></label>
        """
      }.joined(separator: "\n"))
      <label>Zoom <select id="zoom"><option value="0.5">50 %</option>\
      <option value="1" selected>100 %</option><option value="2">200 %</option>\
      <option value="4">400 %</option></select></label>
      </fieldset>
      <p class="keys"><kbd>j</kbd> and <kbd>k</kbd> go to the next and the previous failure, \
      <kbd>1</kbd> to <kbd>5</kbd> choose the view, <kbd>←</kbd> and <kbd>→</kbd> move a focused \
      slider, <kbd>/</kbd> goes to the filter.</p>
      """
  }

  private static let modes: [(value: String, title: String)] = [
    ("side", "Side by side"), ("swipe", "Swipe"), ("onion", "Onion skin"), ("blink", "Blink"),
    ("difference", "Difference"),
  ]

  private static func choices(_ title: String, name: String, _ values: [String]) -> String {
    guard values.count > 1 else { return "" }
    let boxes = values.map { value in
      """
      <label><input type="checkbox" name="\(name)" value="\(value)" checked> \(value)</label>
      """
    }
    return "<fieldset><legend>\(title)</legend>\(boxes.joined(separator: " "))</fieldset>"
  }

  /// In the order of their first appearance.
  private static func unique(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }

  private static func list(of passed: [ReportEntry]) -> String {
    guard !passed.isEmpty else { return "" }
    let items = passed.map { entry in
      "<li>\(MarkupText.escaped(entry.name)): \(MarkupText.escaped(entry.summary))</li>"
    }
    return """
      <details class="passed"><summary>\(passed.count) passed or recorded</summary>
      <ul>
      \(items.joined(separator: "\n"))
      </ul></details>
      """
  }
}
