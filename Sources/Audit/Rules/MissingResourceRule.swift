import Components

/// `missing-resource`: no placeholder is drawn for a picture that does not exist.
enum MissingResourceRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes {
      guard case .icon(let content) = element.node.kind else { continue }
      guard !content.icon.isPlaceholder || content.icon.isMissingPicture else { continue }
      if content.icon.isMissingPicture {
        outcome.fail(
          element, measured: content.icon.name, required: "a picture that exists",
          advice: "Put the picture into the resources that the tool is given.")
      } else {
        outcome.pass()
      }
    }
  }
}
