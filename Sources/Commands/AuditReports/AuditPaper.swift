import Audit
import Components

/// All that a report of an audit tells: the matter of every format.
struct AuditPaper {
  var report: AuditReport
  /// What the baseline made of the findings; `nil` without one.
  var baseline: AuditBaseline.Outcome?
  /// The string tables that were checked, language by language.
  var strings: [StringCoverage] = []
  var sources = SourcePaths(root: "/", workingFolder: "/")
  /// What people say of requirements, for conformance reports.
  var checklist = ConformanceChecklist()
  /// What repeats the audit, but for its rules.
  var command = ""
  /// The least severity that fails a run.
  var failOn: AuditSeverity = .warning

  /// The SHA-256 of a line for each picture, in their order: story, variant, and the hashes of tree and
  /// picture; `nil` where these were not taken.
  var digest: String? {
    var lines = ""
    for picture in report.pictures {
      guard let tree = picture.treeHash, let pixels = picture.pictureHash else { return nil }
      lines += "\(picture.story) \(picture.variant) \(tree) \(pixels)\n"
    }
    return lines.isEmpty ? nil : SHA256.digest(lines)
  }

  /// The findings that no baseline accepts.
  var findings: [AuditFinding] { baseline?.findings ?? report.findings }

  /// All findings: what a baseline accepts is there nevertheless.
  var allFindings: [AuditFinding] { findings + (baseline?.accepted ?? []) }

  /// The findings that fail the run.
  var failures: [AuditFinding] { findings.filter { $0.severity >= failOn } }

  /// The path of a source file, relative to the source root where it lies inside.
  func path(of source: SourceLocation) -> String { sources.path(of: source) }

  /// What could not be audited, a paragraph each.
  var stops: [String] {
    report.failures.map { failure in
      let advice = failure.fault.kind == .exceeded ? [CommandFailure.budgetAdvice] : []
      return ([title(of: failure) + ": " + failure.fault.reason] + failure.fault.details + advice)
        .joined(separator: "\n  ")
    }
  }

  /// The story and the variant; the story alone where none of its variants is known.
  func title(of failure: AuditReport.Failure) -> String {
    failure.variant.isEmpty ? failure.story : "\(failure.story) [\(failure.variant)]"
  }

  /// Where a finding was written, as editors read it: `Sources/Card.swift:12`.
  func place(of finding: AuditFinding) -> String? {
    finding.source.map { "\(path(of: $0)):\($0.line)" }
  }

  /// What was looked at and found, in one line.
  var headline: String {
    let failed = report.failures.count
    guard failed > 0 else { return judgement }
    return "\(judgement) \(count(failed, "picture")) could not be audited."
  }

  private var judgement: String {
    let pictures = count(report.pictures.count, "picture")
    guard report.checked > 0 else {
      return "Nothing was checked in \(pictures): the audit proves nothing."
    }
    let judged =
      "\(count(report.checked, "check")) in \(pictures), profile \(report.profile.rawValue)"
    guard !findings.isEmpty else { return "No findings: \(judged)." }
    let severities = AuditSeverity.allCases.reversed().compactMap { severity -> String? in
      let number = findings.count { $0.severity == severity }
      guard number > 0 else { return nil }
      return severity == .advice ? "\(number) advice" : count(number, severity.rawValue)
    }
    return "\(count(findings.count, "finding")) (\(severities.joined(separator: ", "))): "
      + "\(judged)."
  }

  /// What the baseline did, a line each.
  var baselineNotes: [String] {
    guard let baseline else { return [] }
    var notes: [String] = []
    if !baseline.accepted.isEmpty {
      notes.append("\(count(baseline.accepted.count, "finding")) accepted by the baseline")
    }
    for stale in baseline.stale {
      let entry = stale.entry
      let remedy = stale.needed == 0 ? "remove it" : "lower its count to \(stale.needed)"
      notes.append("stale baseline entry: \(Self.name(of: entry)); \(remedy)")
    }
    for entry in baseline.expired {
      let day = entry.expires.map { " on \($0)" } ?? ""
      let owner = entry.owner.map { ", owned by \($0)" } ?? ""
      notes.append("baseline entry expired\(day)\(owner): \(Self.name(of: entry))")
    }
    return notes
  }

  private static func name(of entry: AuditBaseline.Entry) -> String {
    let variant = entry.variant.map { " [\($0)]" } ?? ""
    return "\(entry.rule.rawValue) \(entry.story)\(variant)" + (entry.node.map { " \($0)" } ?? "")
  }
}

/// A number with its noun, such as `1 finding` or `3 findings`.
func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
