/// `label-duplicate`: two targets of one container are not called the same.
enum LabelDuplicateRule {
  private struct Key: Hashable {
    let container: Int
    let label: String
  }

  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    var first: [Key: AuditedTarget] = [:]
    for target in subject.targets {
      let element = target.element
      guard let label = target.label, !element.isHidden, !element.isInvisible, !element.isInert
      else {
        outcome.exempt()
        continue
      }
      let key = Key(container: target.container, label: label)
      guard let earlier = first[key] else {
        first[key] = target
        outcome.pass()
        continue
      }
      outcome.fail(
        element, measured: "\u{201C}\(label)\u{201D}, as \(earlier.element.node.path)",
        required: "a label of its own",
        advice: "Say what each of them acts on, with `.accessibilityLabel(_:)` if not on screen.")
    }
  }
}
