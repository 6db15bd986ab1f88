import Audit
import Components

/// An audit as one HTML file: the findings beside their pictures, with a numbered box around each
/// node.
///
/// It loads nothing, sends nothing, works without its script and from the keyboard alone.
@MainActor
struct AuditHTMLReport {
  /// Findings of further pictures are told without them, so that the file stays openable.
  static let pictureLimit = 200

  private let paper: AuditPaper
  /// The findings of each picture, in the order of the report.
  private let groups: [[AuditFinding]]
  /// The pictures of the first groups; `nil` where a finding is of no known variant.
  private let pictures: [WorkerOutcome<AuditHTMLArticle.Picture>?]

  /// Has the pictures of a report drawn.
  ///
  /// - Throws: where no worker can be started.
  init(
    _ paper: AuditPaper, _ subjects: [AuditSubjectVariants], _ pool: WorkerPool,
    _ console: inout Console
  ) throws(CommandFailure) {
    self.paper = paper
    groups = Self.groups(of: paper.findings)
    let known = Dictionary(subjects.map { ($0.story.id, $0) }) { first, _ in first }
    let jobs = groups.prefix(Self.pictureLimit).map { group -> WorkerJob<AuditPictureTask>? in
      guard let finding = group.first, let subject = known[finding.story],
        let variant = subject.variants.first(where: { $0.name == finding.variant })
      else { return nil }
      return WorkerJob(
        task: AuditPictureTask(story: subject.reference, variant: variant), story: subject.story,
        reference: subject.reference, title: "\(finding.story) · \(finding.variant)")
    }
    var drawn = try pool.run(jobs.compactMap(\.self), &console)[...]
    pictures = jobs.map { $0 == nil ? nil : drawn.removeFirst() }
  }

  var text: String {
    var articles: [String] = []
    var number = 1
    for (index, group) in groups.enumerated() {
      let picture = index < pictures.count ? pictures[index] : nil
      articles.append(
        AuditHTMLArticle(paper: paper, findings: group, firstNumber: number, picture: picture).html)
      number += group.count
    }
    return HTMLReportPage(
      kind: "Audit", summary: paper.headline, heading: "Accessibility audit",
      introduction: """
        <p>\(MarkupText.escaped(paper.headline))</p>
        \(controls)
        """,
      results: "findings", count: heading,
      parts: [stops, articles.joined(separator: "\n"), notes, rules],
      styles: [AuditHTMLAssets.style], script: articles.isEmpty ? nil : AuditHTMLAssets.script
    ).text
  }

  private static func groups(of findings: [AuditFinding]) -> [[AuditFinding]] {
    var groups: [[AuditFinding]] = []
    for finding in findings {
      if let last = groups.last?.last, last.story == finding.story, last.variant == finding.variant
      {
        groups[groups.count - 1].append(finding)
      } else {
        groups.append([finding])
      }
    }
    return groups
  }

  private var heading: String {
    guard paper.report.checked > 0 else { return "Nothing was checked" }
    return paper.findings.isEmpty ? "No findings" : count(paper.findings.count, "finding")
  }

  // MARK: - Around the findings

  private var controls: String {
    guard !paper.findings.isEmpty else { return "" }
    let rules = AuditRule.allCases.filter { rule in paper.findings.contains { $0.rule == rule } }
    let severities = AuditSeverity.allCases.reversed().filter { severity in
      paper.findings.contains { $0.severity == severity }
    }
    func choice(_ id: String, _ title: String, _ values: [String]) -> String {
      "<label>\(title) <select id=\"\(id)\"><option value=\"\">all</option>"
        + values.map { "<option>\($0)</option>" }.joined() + "</select></label>"
    }
    return """
      <form id="filters" aria-label="Filters">
      <label>Story <input id="story" type="search" autocomplete="off" spellcheck="false"></label>
      \(choice("rule", "Rule", rules.map(\.rawValue)))
      \(choice("severity", "Severity", severities.map(\.rawValue)))
      <label>Zoom <select id="zoom"><option value="0.5">50 %</option>\
      <option value="1" selected>100 %</option><option value="2">200 %</option></select></label>
      </form>
      <p class="keys"><kbd>j</kbd> and <kbd>k</kbd> go to the next and the previous finding, \
      <kbd>/</kbd> goes to the filter.</p>
      """
  }

  private var stops: String {
    guard !paper.stops.isEmpty else { return "" }
    let items = paper.stops.map { "<pre tabindex=\"0\">\(MarkupText.escaped($0))</pre>" }
    return "<h3>What could not be audited</h3>\n\(items.joined(separator: "\n"))"
  }

  private var notes: String {
    guard !paper.baselineNotes.isEmpty else { return "" }
    let items = paper.baselineNotes.map { "<li>\(MarkupText.escaped($0))</li>" }
    return "<h2>Baseline</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private var rules: String {
    let rows = paper.report.tallies.map { tally in
      func reasons(_ entries: [AuditTally.NotRun]) -> String {
        entries.map { "\($0.count): \(MarkupText.escaped($0.reason))" }.joined(separator: "; ")
      }
      let exempt = tally.exemptions.isEmpty ? "" : " (\(reasons(tally.exemptions)))"
      return """
        <tr><th scope="row">\(tally.rule.rawValue)</th><td>\(tally.rule.severity.rawValue)</td>\
        <td>\(tally.checked)</td><td>\(tally.passed)</td><td>\(tally.failed)</td>\
        <td>\(tally.notApplicable)\(exempt)</td><td>\(tally.notRun.isEmpty ? "0" : reasons(tally.notRun))\
        </td></tr>
        """
    }
    let heads = ["Rule", "Severity", "Checked", "Passed", "Failed", "Not applicable", "Not run"]
    return """
      <h2 id="rules">Rules</h2>
      <div class="wide" tabindex="0" role="region" aria-labelledby="rules"><table>
      <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }
}
