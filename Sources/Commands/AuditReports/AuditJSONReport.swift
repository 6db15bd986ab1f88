import Audit
import Components
import Layout

/// An audit as JSON for programs.
enum AuditJSONReport {
  /// The version of this form; it rises when a member changes its meaning or goes away.
  static let schemaVersion = 1

  static func write(_ paper: AuditPaper) -> String {
    var json = JSONWriter()
    json.object { root in
      root.member("schemaVersion", schemaVersion)
      write(paper, into: &root)
    }
    return json.text
  }

  /// The members of the report, but for the version of its form.
  static func write(_ paper: AuditPaper, into root: inout JSONWriter) {
    root.member("profile", paper.report.profile.rawValue)
    root.member("failOn", paper.failOn.rawValue)
    root.member("checked", paper.report.checked)
    root.member("failures", paper.failures.count)
    root.member("pictures", array: .block) { list in
      for picture in paper.report.pictures {
        list.object(.inline) {
          $0.member("story", picture.story)
          $0.member("variant", picture.variant)
          $0.member("checked", picture.checked)
        }
      }
    }
    if !paper.strings.isEmpty {
      root.member("strings", array: .block) { list in
        for row in paper.strings { list.object(.inline) { row.write(&$0) } }
      }
    }
    root.member("rules", array: .block) { list in
      for tally in paper.report.tallies { list.object { write(tally, &$0) } }
    }
    root.member("findings", array: .block) { list in
      for finding in paper.findings { list.object { write(finding, paper, &$0) } }
    }
    if !paper.report.failures.isEmpty {
      root.member("stopped", array: .block) { list in
        for failure in paper.report.failures { list.object { write(failure, &$0) } }
      }
    }
    if let baseline = paper.baseline { write(baseline, paper, &root) }
  }

  private static func write(_ failure: AuditReport.Failure, _ json: inout JSONWriter) {
    json.member("story", failure.story)
    if !failure.variant.isEmpty { json.member("variant", failure.variant) }
    json.member("kind", failure.fault.kind.rawValue)
    json.member("reason", failure.fault.reason)
    json.member("file", failure.fault.source.file)
    json.member("line", failure.fault.source.line)
    json.member("backtrace", failure.fault.backtrace)
  }

  private static func write(_ tally: AuditTally, _ json: inout JSONWriter) {
    json.member("rule", tally.rule.rawValue)
    json.member("severity", tally.rule.severity.rawValue)
    json.member("checked", tally.checked)
    json.member("passed", tally.passed)
    json.member("failed", tally.failed)
    json.member("notApplicable", tally.notApplicable)
    write(tally.notRun, as: "notRun", &json)
    if !tally.exemptions.isEmpty { write(tally.exemptions, as: "exemptions", &json) }
  }

  private static func write(
    _ entries: [AuditTally.NotRun], as name: String, _ json: inout JSONWriter
  ) {
    json.member(name, array: .block) { list in
      for entry in entries {
        list.object(.inline) {
          $0.member("reason", entry.reason)
          $0.member("count", entry.count)
        }
      }
    }
  }

  private static func write(
    _ finding: AuditFinding, _ paper: AuditPaper, _ json: inout JSONWriter
  ) {
    json.member("rule", finding.rule.rawValue)
    json.member("severity", finding.severity.rawValue)
    json.member("story", finding.story)
    json.member("variant", finding.variant)
    json.member("node", finding.path)
    if let source = finding.source {
      json.member("file", paper.path(of: source))
      json.member("line", source.line)
    }
    json.member("measured", finding.measured)
    json.member("required", finding.required)
    json.member("advice", finding.advice)
    let frame = finding.frame
    json.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
    if let spread = finding.spread { write(spread, &json) }
  }

  private static func write(_ spread: AuditSpread, _ json: inout JSONWriter) {
    json.member("sweep", object: .block) { sweep in
      sweep.member("summary", spread.text)
      if let first = spread.firstTypeSize { sweep.member("firstTypeSize", first.name) }
      sweep.member("typeSizes", spread.typeSizes.map(\.name))
      sweep.member("count", spread.variants.count)
      sweep.member("total", spread.looked.count)
      sweep.member("variants", spread.variants.map(\.name))
    }
  }

  private static func write(
    _ baseline: AuditBaseline.Outcome, _ paper: AuditPaper, _ json: inout JSONWriter
  ) {
    json.member("baseline", object: .block) { root in
      root.member("accepted", array: .block) { list in
        for finding in baseline.accepted { list.object { write(finding, paper, &$0) } }
      }
      root.member("stale", array: .block) { list in
        for stale in baseline.stale {
          list.object {
            write(stale.entry, &$0)
            $0.member("needed", stale.needed)
          }
        }
      }
      root.member("expired", array: .block) { list in
        for entry in baseline.expired { list.object { write(entry, &$0) } }
      }
    }
  }

  private static func write(_ entry: AuditBaseline.Entry, _ json: inout JSONWriter) {
    json.member("rule", entry.rule.rawValue)
    json.member("story", entry.story)
    if let variant = entry.variant { json.member("variant", variant) }
    if let node = entry.node { json.member("node", node) }
    json.member("count", entry.count)
    json.member("reason", entry.reason)
    if let owner = entry.owner { json.member("owner", owner) }
    if let expires = entry.expires { json.member("expires", expires.description) }
  }
}
