import Components
import Layout

/// An audit's findings as text for people: the same finding in several variants is told once.
struct AuditText {
  let report: AuditReport
  /// Makes a file's path short for people.
  let shorten: (String) -> String

  private struct Group {
    var finding: AuditFinding
    var variants: [String]
  }

  var lines: [String] {
    groups.flatMap { group -> [String] in
      let finding = group.finding
      let place = finding.source.map { "\(shorten($0.file)):\($0.line): " } ?? ""
      return [
        "\(place)\(finding.severity.rawValue): \(finding.rule.rawValue): measured "
          + "\(finding.measured), required \(finding.required)",
        "  at \(finding.path) in \(finding.story) (\(group.variants.joined(separator: ", ")))",
        "  \(finding.advice)",
      ]
    }
  }

  /// "268 checks, 3 findings (2 errors, 1 warning)".
  var summary: String {
    guard report.checked > 0 else { return "nothing was checked" }
    let checks = report.checked == 1 ? "1 check" : "\(report.checked) checks"
    guard !report.findings.isEmpty else { return "\(checks), no findings" }
    let counts = AuditSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      let word =
        severity == .advice ? "with advice" : "\(severity.rawValue)\(count == 1 ? "" : "s")"
      return "\(count) \(word)"
    }
    let number = report.findings.count == 1 ? "1 finding" : "\(report.findings.count) findings"
    return "\(checks), \(number) (\(counts.joined(separator: ", ")))"
  }

  /// What could not be judged, a line for each rule and reason.
  var notRun: [String] {
    report.tallies.flatMap { tally in
      tally.notRun.map { "\(tally.rule.rawValue): \($0.count) not judged: \($0.reason)" }
    }
  }

  private var groups: [Group] {
    var groups: [Group] = []
    var index: [AuditFinding: Int] = [:]
    for finding in report.findings {
      // The same but for the variant, and for the place, which directions and sizes move.
      var key = finding
      key.variant = ""
      key.frame = .zero
      if let position = index[key] {
        groups[position].variants.append(finding.variant)
      } else {
        index[key] = groups.count
        groups.append(Group(finding: finding, variants: [finding.variant]))
      }
    }
    return groups
  }
}

/// An audit as JSON, with every finding and what each rule looked at.
struct AuditJSON {
  let report: AuditReport
  let shorten: (String) -> String

  @MainActor
  var text: String {
    JSONWriter.answer { json in
      json.member("profile", report.profile.rawValue)
      json.member("checked", report.checked)
      json.member("rules", array: .block) { json in
        for tally in report.tallies { write(tally, to: &json) }
      }
      json.member("findings", array: .block) { json in
        for finding in report.findings { write(finding, to: &json) }
      }
    }
  }

  private func write(_ tally: AuditTally, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("rule", tally.rule.rawValue)
      json.member("checked", tally.checked)
      json.member("passed", tally.passed)
      json.member("failed", tally.failed)
      json.member("notApplicable", tally.notApplicable)
      json.member("notRun", tally.notRun.reduce(0) { $0 + $1.count })
      if !tally.notRun.isEmpty { json.member("reasons", tally.notRun.map(\.reason)) }
    }
  }

  private func write(_ finding: AuditFinding, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", finding.rule.rawValue)
      json.member("severity", finding.severity.rawValue)
      json.member("story", finding.story)
      json.member("variant", finding.variant)
      json.member("path", finding.path)
      if let source = finding.source {
        json.member("file", shorten(source.file))
        json.member("line", source.line)
      }
      json.member("measured", finding.measured)
      json.member("required", finding.required)
      json.member("advice", finding.advice)
      let frame = finding.frame
      json.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
    }
  }
}
