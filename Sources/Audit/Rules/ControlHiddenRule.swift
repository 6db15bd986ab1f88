import Components
import Graphics
import Layout

/// `control-hidden`: who cannot see a control hears of it.
///
/// What an element around ignores is hidden just so. What is hidden in a control that speaks for it, as the two halves of a stepper are, is no control of
/// its own; nor is one whose work another control does.
enum ControlHiddenRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    // What a dialog hides comes back when it is gone.
    let dialog = subject.nodes.last { element in
      let semantics = element.node.semantics
      return element.isHeard
        && (semantics.role == .dialog || semantics.traits.contains(.isModal))
    }
    for target in subject.targets {
      let element = target.element
      guard target.isReachable, target.ancestors.isEmpty,
        target.semantics.targetExemption != .equivalent, !element.bounds.isEmpty,
        dialog.map({ element.order > $0.order }) ?? true
      else {
        outcome.exempt()
        continue
      }
      guard element.isHidden || element.isSilenced else {
        outcome.pass()
        continue
      }
      guard !isSpokenFor(element, in: subject) else {
        outcome.exempt()
        continue
      }
      outcome.fail(
        element,
        measured: element.isHidden
          ? "hidden from assistive technology" : "an element around is read in its place",
        required: "an element for it",
        advice: element.isHidden
          ? "Take `.accessibilityHidden(true)` away, or offer what it does as an action of "
            + "an element around it."
          : "Combine or contain what is in the element around, or give that one an action for it.")
    }
  }

  /// Whether an element around offers actions in place of what is hidden in it, or controls are read in its place.
  private static func isSpokenFor(_ control: AuditedNode, in subject: AuditSubject) -> Bool {
    var element = control
    while element.parent != element.order {
      element = subject.nodes[element.parent]
      let semantics = element.node.semantics
      guard semantics.hasDetails, !element.isHidden else { continue }
      if semantics.doesSomething { return true }
      let readers = semantics.details.replacement ?? []
      if readers.contains(where: { $0.semantics.isInteractive || $0.semantics.doesSomething }) {
        return true
      }
    }
    return false
  }
}
