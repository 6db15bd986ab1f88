import Components

/// `missing-resource`: no placeholder stands for a symbol or picture that does not exist.
enum MissingResourceRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes {
      guard case .icon(let content) = element.node.kind else { continue }
      if content.icon == .missing {
        outcome.fail(
          element, measured: "a placeholder", required: "a symbol or picture that exists",
          advice: "Check the name against the table of symbols, or embed the picture.")
      } else {
        outcome.pass()
      }
    }
  }
}
