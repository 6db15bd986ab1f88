import Components

/// `missing-resource`: every picture, colour and font that is named exists and can be read.
enum MissingResourceRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    var told: Set<String> = []
    for element in subject.nodes {
      guard case .icon(let content) = element.node.kind else { continue }
      guard !content.icon.isPlaceholder || content.icon.isMissingPicture else { continue }
      if content.icon.isMissingPicture {
        told.insert(content.icon.name)
        outcome.fail(
          element, measured: content.icon.name, required: "a picture that exists",
          advice: "Put the picture into the resources that the tool is given.")
      } else {
        outcome.pass()
      }
    }
    // What no node shows, such as a colour, is told of the whole picture.
    guard let root = subject.nodes.first else { return }
    for reason in subject.missing where !told.contains(reason) {
      outcome.fail(
        root, measured: reason, required: "a resource that exists and can be read",
        advice: "Put it into the resources that the tool is given.")
    }
  }
}
