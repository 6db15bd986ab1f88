import Components

/// `label-duplicate`: two targets of one container are not called the same, in whatever capitals.
enum LabelDuplicateRule {
  private struct Key: Hashable {
    let container: Int
    let label: String
  }

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    let targets = subject.namedTargets
    var first: [Key: Int] = [:]
    for (index, target) in targets.enumerated() {
      let element = target.element
      guard let label = target.label, element.speaks
      else {
        outcome.exempt()
        continue
      }
      let key = Key(container: target.container, label: heard(label))
      // One inside the other is a fault of its own.
      guard let other = first[key], !target.ancestors.contains(other),
        !target.leads(where: targets[other])
      else {
        if first[key] == nil { first[key] = index }
        outcome.pass()
        continue
      }
      let earlier = targets[other]
      outcome.fail(
        element, measured: "\u{201C}\(label)\u{201D}, as \(earlier.element.node.path)",
        required: "a label of its own",
        advice: target.link == nil
          ? "Say what each of them acts on, with `.accessibilityLabel(_:)` if not on screen."
          : "Say in the words of each link where it leads.")
    }
  }
}
