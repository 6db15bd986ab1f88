import Components

/// `label-missing`: a screen reader has a name for every target, and for what it adjusts or does something with.
enum LabelMissingRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for target in subject.namedTargets {
      judge(target.element, isNamed: target.label != nil, &outcome)
    }
    // What nobody touches may still do something for its reader.
    for element in subject.spokenNodes
    where element.node.semantics.doesSomething && !element.node.isTarget && element.target == nil {
      judge(element, isNamed: element.isSpoken, &outcome)
    }
  }

  private static func judge(
    _ element: AuditedNode, isNamed: Bool, _ outcome: inout RuleOutcome
  ) {
    if !element.speaks {
      outcome.exempt()
    } else if isNamed {
      outcome.pass()
    } else {
      outcome.fail(
        element, measured: "no label and no text", required: "a label",
        advice: "Name what the control does with `.accessibilityLabel(_:)`.")
    }
  }
}

extension Semantics {
  /// Whether a reader adjusts the element, activates it, or has actions of it.
  var doesSomething: Bool {
    guard hasDetails else { return false }
    return !details.actions.isEmpty || !details.flags.isDisjoint(with: [.adjustable, .activates])
  }
}
