import Components

/// `missing-resource`: no placeholder is drawn for a picture that does not exist.
enum MissingResourceRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes {
      guard case .icon(let content) = element.node.kind else { continue }
      guard !content.icon.isPlaceholder || content.icon == .missing else { continue }
      if content.icon == .missing {
        outcome.fail(
          element, measured: "a placeholder", required: "a picture that exists",
          advice: "Embed the picture as a PNG.")
      } else {
        outcome.pass()
      }
    }
  }
}
