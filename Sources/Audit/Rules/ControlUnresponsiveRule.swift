import Components

/// `control-unresponsive`: what says that it is a control, and is not disabled, can be used: by touch,
/// and with a keyboard, whose focus passes by what does not respond (WCAG 2.1.1). What a view says holds for all in it.
enum ControlUnresponsiveRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for target in subject.targets {
      guard target.element.isHeard, target.isReachable, target.semantics.role != nil else {
        outcome.exempt()
        continue
      }
      guard target.element.isUnresponsive || target.element.isUntouchable else {
        outcome.pass()
        continue
      }
      outcome.fail(
        target.element,
        measured: target.element.isUnresponsive
          ? "does not respond to its user" : "lets touches through",
        required: "a control that responds, or is disabled",
        advice: "Disable what cannot be used with `.disabled(true)`, or let it respond.")
    }
  }
}
