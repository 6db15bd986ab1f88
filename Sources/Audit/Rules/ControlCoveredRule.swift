import Components
import Graphics
import Layout
import Render

/// `control-covered`: what has the focus of a keyboard or a screen reader is not wholly behind
/// something else (WCAG 2.4.11).
enum ControlCoveredRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for target in subject.targets {
      let element = target.element
      // What scrolls may come out from behind a bar; what has the focus should have.
      guard element.isHeard, target.ancestors.isEmpty, !element.scrolls || target.isFocused else {
        outcome.exempt()
        continue
      }
      switch isCovered(element, subject) {
      case nil: outcome.exempt()
      case false?: outcome.pass()
      case true?:
        outcome.fail(
          element, measured: "nothing to be seen of what it shows",
          required: "some of it in sight, or hidden from assistive technology",
          advice: "Leave out of the tree what is covered, or mark what covers it as modal with "
            + "`.accessibilityAddTraits(.isModal)`.")
      }
    }
  }

  /// Whether all texts and symbols of a control are hidden; `nil` where it shows none.
  private static func isCovered(_ control: AuditedNode, _ subject: AuditSubject) -> Bool? {
    var hasInk = false
    for element in subject.nodes[control.order..<control.end] where !element.isInvisible {
      switch element.node.kind {
      case .text, .icon: break
      default: continue
      }
      let box = element.shownBounds
      guard box.width > 0, box.height > 0, subject.scene.hasInk(element.order) else { continue }
      guard subject.scene.hides(ink: element.order, in: box) else { return false }
      hasInk = true
    }
    return hasInk ? true : nil
  }
}
