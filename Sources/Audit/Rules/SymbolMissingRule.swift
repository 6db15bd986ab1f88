import Components

/// `symbol-missing`: every symbol that is named exists.
enum SymbolMissingRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes {
      guard case .icon(let content) = element.node.kind, !content.icon.isMissingPicture
      else { continue }
      guard content.icon.isPlaceholder else {
        outcome.pass()
        continue
      }
      let near = IconTable.nearestNames(to: content.icon.name)
      outcome.fail(
        element, measured: IconTable.complaint(about: content.icon.name),
        required: "the name of a symbol",
        advice: near.isEmpty
          ? "Name a symbol that exists."
          : "Name a symbol that exists, such as \(near.joined(separator: " or ")).")
    }
  }
}
