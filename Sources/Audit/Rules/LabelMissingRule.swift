import Components

/// `label-missing`: a screen reader has a name for every target.
enum LabelMissingRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for target in subject.targets {
      guard !target.element.isHidden, !target.element.isInvisible, !target.element.isInert else {
        outcome.exempt()
        continue
      }
      if target.label != nil {
        outcome.pass()
      } else {
        outcome.fail(
          target.element, measured: "no label and no text", required: "a label",
          advice: "Name what the control does with `.accessibilityLabel(_:)`.")
      }
    }
  }
}
