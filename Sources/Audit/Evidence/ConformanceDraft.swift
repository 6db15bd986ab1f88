/// A standard that a draft of a conformance report follows.
public enum ConformanceStandard: String, CaseIterable, Sendable {
  case wcag22 = "WCAG 2.2, levels A and AA"
  /// Of EN 301 549 v3.2.1 clause 11, software, and what of clause 5 an app can meet; it follows WCAG 2.1.
  case en301549 = "EN 301 549 v3.2.1, clause 11 and parts of clause 5"

  /// A requirement of the standard.
  public struct Row: Hashable, Sendable {
    public let number: String
    public let name: String
    /// The level of a criterion of WCAG.
    public let level: SuccessCriterion.Level?
    /// The rules that look for what breaks it.
    public let rules: [AuditRule]
  }

  /// The requirements in the order of the standard.
  public var rows: [Row] {
    switch self {
    case .wcag22:
      SuccessCriterion.all.filter { $0.level != .aaa }.map { criterion in
        Row(
          number: criterion.number, name: criterion.name, level: criterion.level,
          rules: Self.rules(for: criterion.number))
      }
    case .en301549:
      Self.generic + Self.criteriaOf21 + Self.software
    }
  }

  private static func rules(for criterion: String) -> [AuditRule] {
    AuditRule.allCases.filter { $0.reference.criteria.contains(criterion) }
  }

  private static func plain(_ rows: [(String, String, [AuditRule])]) -> [Row] {
    rows.map { Row(number: $0, name: $1, level: nil, rules: $2) }
  }

  /// The criteria of WCAG 2.1 as clause 11 has them, with the one that 2.2 took out.
  private static var criteriaOf21: [Row] {
    let rows = SuccessCriterion.all.compactMap { criterion in
      criterion.softwareClause.map {
        Row(
          number: $0, name: criterion.name, level: criterion.level,
          rules: rules(for: criterion.number))
      }
    }
    let parsing = Row(number: "11.4.1.1", name: "Parsing", level: .a, rules: [])
    let place = rows.firstIndex { $0.number == "11.4.1.2" } ?? rows.endIndex
    return Array(rows[..<place]) + [parsing] + rows[place...]
  }

  private static let generic = plain([
    ("5.2", "Activation of accessibility features", []), ("5.3", "Biometrics", []),
    ("5.4", "Preservation of accessibility information during conversion", []),
    ("5.5.1", "Means of operation", []), ("5.5.2", "Operable parts discernibility", []),
    ("5.6.1", "Tactile or auditory status", []), ("5.6.2", "Visual status", []),
    ("5.7", "Key repeat", []), ("5.8", "Double-strike key acceptance", []),
    ("5.9", "Simultaneous user actions", []),
  ])

  private static let software = plain([
    ("11.5.2.3", "Use of accessibility services", []),
    ("11.5.2.5", "Object information", [.labelMissing, .roleMissing]),
    ("11.5.2.6", "Row, column, and headers", []), ("11.5.2.7", "Values", []),
    ("11.5.2.8", "Label relationships", [.labelMissing]),
    ("11.5.2.9", "Parent-child relationships", [.nestedInteractive]),
    ("11.5.2.10", "Text", []), ("11.5.2.11", "List of available actions", []),
    ("11.5.2.12", "Execution of available actions", [.controlUnresponsive]),
    ("11.5.2.13", "Tracking of focus and selection attributes", []),
    ("11.5.2.14", "Modification of focus and selection attributes", []),
    ("11.5.2.15", "Change notification", []),
    ("11.5.2.16", "Modifications of states and properties", []),
    ("11.5.2.17", "Modifications of values and text", []),
    ("11.6.1", "User control of accessibility features", []),
    ("11.6.2", "No disruption of accessibility features", []), ("11.7", "User preferences", []),
    ("11.8.1", "Content technology", []), ("11.8.2", "Accessible content creation", []),
    ("11.8.3", "Preservation of accessibility information in transformations", []),
    ("11.8.4", "Repair assistance", []), ("11.8.5", "Templates", []),
  ])
}

/// What an audit and people say of a standard, requirement by requirement: a draft, which people sign.
///
/// A rule can show that a requirement is broken; that it is met only a person can say.
public struct ConformanceDraft: Sendable {
  /// What is said of one requirement.
  public struct Verdict: Sendable {
    public var row: ConformanceStandard.Row
    public var level: ConformanceChecklist.Level
    /// What was checked, what broke, who says it.
    public var notes: String
  }

  public let standard: ConformanceStandard
  public let verdicts: [Verdict]

  /// - Parameters:
  ///   - findings: all of them: what a baseline accepts is broken nevertheless.
  ///   - command: what repeats the audit, but for its rules.
  ///   - digest: what stands for the trees and pictures that were audited.
  public init(
    _ standard: ConformanceStandard, report: AuditReport, findings: [AuditFinding],
    checklist: ConformanceChecklist, command: String, digest: String? = nil
  ) {
    self.standard = standard
    let broken = Dictionary(grouping: findings.filter { $0.severity != .advice }, by: \.rule)
    verdicts = standard.rows.map { row in
      let tallies = row.rules.map(report.tally(of:))
      let found = row.rules.flatMap { broken[$0] ?? [] }
      let passed = tallies.reduce(0) { $0 + $1.passed }
      var level = ConformanceChecklist.Level.notEvaluated
      if !found.isEmpty { level = passed > 0 ? .partiallySupports : .doesNotSupport }
      var notes: [String] = []
      if let entry = checklist.entries[row.number] {
        let said = "\(entry.by), \(entry.date): \(entry.level.rawValue)"
        let isWeaker =
          found.isEmpty || entry.level == .doesNotSupport
          || entry.level == .partiallySupports
        if isWeaker { level = entry.level }
        notes.append(said + (entry.notes.map { ". \($0)" } ?? "") + ".")
        if !isWeaker { notes.append("The findings of the audit contradict it.") }
      }
      notes.append(Self.evidence(row, tallies, found, report, command, digest))
      return Verdict(row: row, level: level, notes: notes.joined(separator: " "))
    }
  }

  private static func evidence(
    _ row: ConformanceStandard.Row, _ tallies: [AuditTally], _ found: [AuditFinding],
    _ report: AuditReport, _ command: String, _ digest: String?
  ) -> String {
    guard !row.rules.isEmpty else { return "No rule looks for it; a person has to." }
    let checked = tallies.reduce(0) { $0 + $1.checked }
    let skipped = tallies.flatMap(\.notRun).reduce(0) { $0 + $1.count }
    func names(_ rules: [AuditRule]) -> String { rules.map(\.rawValue).joined(separator: ", ") }
    let ran = row.rules.filter { rule in report.tallies.contains { $0.rule == rule } }
    let rest = row.rules.filter { !ran.contains($0) }
    var sentences: [String] = []
    if !ran.isEmpty {
      // Which of several rules judged how much: one may have found nothing to judge.
      let counts = ran.map { rule in
        let count = tallies.filter { $0.rule == rule }.reduce(0) { $0 + $1.checked }
        return "\(rule.rawValue) (\(count))"
      }
      sentences.append(
        "Rules \(ran.count > 1 ? counts.joined(separator: ", ") : names(ran)): \(checked) elements judged in \(report.pictures.count) pictures, "
          + "\(found.count) findings"
          + (skipped > 0 ? ", \(skipped) elements that could not be judged." : "."))
    }
    if !rest.isEmpty { sentences.append("Not run: \(names(rest)).") }
    var exempt = AuditTally(rule: row.rules[0])
    for entry in tallies.flatMap(\.exemptions) {
      exempt.addExemption(entry.reason, count: entry.count)
    }
    for entry in exempt.exemptions {
      sentences.append("Exempt, \(entry.count) times: \(entry.reason).")
    }
    if let first = found.first {
      sentences.append(
        "First: \(first.story) [\(first.variant)] \(first.path): \(first.measured), "
          + "required \(first.required)." + hashes(of: first, in: report))
    } else if checked > 0 {
      sentences.append("No break was found; that it is met, a person has to say.")
    }
    sentences.append(
      "Repeat: \(command) --rules \(row.rules.map(\.rawValue).joined(separator: ",")).")
    if let digest { sentences.append("Trees and pictures: SHA-256 \(digest).") }
    return sentences.joined(separator: " ")
  }

  /// What stands for the tree and the picture of a finding.
  private static func hashes(of finding: AuditFinding, in report: AuditReport) -> String {
    let picture = report.pictures.first {
      $0.story == finding.story && $0.variant == finding.variant
    }
    guard let tree = picture?.treeHash, let pixels = picture?.pictureHash else { return "" }
    return " Its tree: SHA-256 \(tree), its picture: \(pixels)."
  }
}
