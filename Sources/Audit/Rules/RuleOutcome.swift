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

  /// The rule of size or place exempts the target: nobody can reach it, or it has an exception, which is noted.
  mutating func exempts(_ target: AuditedTarget) -> Bool {
    guard target.isReachable else {
      exempt()
      return true
    }
    guard let exemption = target.semantics.targetExemption else { return false }
    exempt()
    tally.addExemption(exemption.reason)
    return true
  }

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

extension TargetExemption {
  /// Why the target may be small, by the names of WCAG's exceptions.
  fileprivate var reason: String {
    switch self {
    case .inline: "in a sentence, as high as its line (WCAG 2.5.8, exception “Inline”)"
    case .equivalent: "another control does the same (WCAG 2.5.8, exception “Equivalent”)"
    case .essential: "its size is essential (WCAG 2.5.8, exception “Essential”)"
    }
  }
}
