import Components

/// `decoration-labelled`: a picture is hidden because it says nothing, or has words because it does.
enum DecorationLabelledRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where element.node.kind.traits.contains(.isPicture) {
      let semantics = element.node.semantics
      guard semantics.isHidden, !element.isOutOfReach, element.target == nil else {
        outcome.exempt()
        continue
      }
      if let label = semantics.label, !isBlank(label) {
        outcome.fail(
          element, measured: "hidden, with the label \u{201C}\(label)\u{201D}",
          required: "hidden, or a label",
          advice: "Take the label away from a decoration, or show what it names to screen readers.")
      } else {
        outcome.pass()
      }
    }
  }
}
