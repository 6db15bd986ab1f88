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
    for (order, box) in inks(of: control, subject) {
      guard box.width > 0, box.height > 0, subject.scene.hasInk(order) else { continue }
      guard subject.scene.hides(ink: order, in: box) else { return false }
      hasInk = true
    }
    return hasInk ? true : nil
  }

  /// The texts and symbols of a control by their order, with what is to be seen of them; the words of a link
  /// are its text's.
  private static func inks(
    of control: AuditedNode, _ subject: AuditSubject
  ) -> [(order: Int, box: Rect)] {
    if case .link(let link) = control.node.kind {
      return link.lines.map { line in
        let box = control.transform.boundingBox(of: line)
        return (control.parent, box.clipped(to: control.clip).clipped(to: control.viewport))
      }
    }
    return subject.nodes[control.order..<control.end].compactMap { element in
      guard !element.isInvisible else { return nil }
      switch element.node.kind {
      case .text, .icon: return (element.order, element.shownBounds)
      default: return nil
      }
    }
  }
}
