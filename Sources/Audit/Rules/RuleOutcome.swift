import Components
import Graphics

/// What one rule makes of one subject.
struct RuleOutcome {
  private(set) var tally: AuditTally
  private(set) var findings: [AuditFinding] = []
  /// How grave what is found is; by default as the rule says.
  var severity: AuditSeverity
  private let story: String
  private let variant: String

  init(rule: AuditRule, story: String, variant: String) {
    tally = AuditTally(rule: rule)
    severity = rule.severity
    self.story = story
    self.variant = variant
  }

  /// The element is as the rule asks.
  mutating func pass() { tally.passed += 1 }

  /// The rule exempts the element.
  mutating func exempt() { tally.notApplicable += 1 }

  /// The rule cannot judge the element.
  mutating func skip(_ reason: String) { tally.addNotRun(reason) }

  /// The element misses what the rule asks.
  mutating func fail(
    _ element: AuditedNode, measured: String, required: String, advice: String,
    cut: CutText? = nil
  ) {
    fail(
      at: element.node.path.description, element.source, element.bounds, measured: measured,
      required: required, advice: advice)
    findings[findings.count - 1].cut = cut
  }

  /// What is at a path misses what the rule asks.
  mutating func fail(
    at path: String, _ source: SourceLocation? = nil, _ frame: Rect = .zero, measured: String,
    required: String, advice: String
  ) {
    tally.failed += 1
    findings.append(
      AuditFinding(
        rule: tally.rule, severity: severity, story: story, variant: variant, path: path,
        source: source, measured: measured, required: required, advice: advice, frame: frame))
  }
}
