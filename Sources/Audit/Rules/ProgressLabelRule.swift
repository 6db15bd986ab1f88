import Components

/// `progress-label`: "40 %" says of what.
enum ProgressLabelRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.spokenNodes where element.node.semantics.role == .progress {
      guard element.speaks, !isPart(element, of: subject) else {
        outcome.exempt()
        continue
      }
      if element.isSpoken {
        outcome.pass()
      } else {
        outcome.fail(
          element, measured: "no label and no text", required: "a label",
          advice: "Say what is going on with `.accessibilityLabel(_:)` or a label of the view.")
      }
    }
  }

  /// Whether the progress is read as a part of an element around it.
  private static func isPart(_ progress: AuditedNode, of subject: AuditSubject) -> Bool {
    if progress.target != nil { return true }
    var element = progress
    while element.parent != element.order {
      element = subject.nodes[element.parent]
      let semantics = element.node.semantics
      let speaksForAll = semantics.children == .ignore || semantics.children == .combine
      if speaksForAll || semantics.label != nil && semantics.children != .contain { return true }
    }
    return false
  }
}
