import Components

/// `label-duplicate`: two targets of one container are not called the same.
enum LabelDuplicateRule {
  private struct Key: Hashable {
    let container: Int
    let label: String
  }

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    var first: [Key: Int] = [:]
    for (index, target) in subject.targets.enumerated() {
      let element = target.element
      guard let label = target.label, !element.isHidden, !element.isInvisible, !element.isInert
      else {
        outcome.exempt()
        continue
      }
      let key = Key(container: target.container, label: label)
      // One inside the other is a fault of its own.
      guard let other = first[key], !target.ancestors.contains(other),
        !target.leads(where: subject.targets[other])
      else {
        if first[key] == nil { first[key] = index }
        outcome.pass()
        continue
      }
      let earlier = subject.targets[other]
      outcome.fail(
        element, measured: "\u{201C}\(label)\u{201D}, as \(earlier.element.node.path)",
        required: "a label of its own",
        advice: target.link == nil
          ? "Say what each of them acts on, with `.accessibilityLabel(_:)` if not on screen."
          : "Say in the words of each link where it leads.")
    }
  }
}
