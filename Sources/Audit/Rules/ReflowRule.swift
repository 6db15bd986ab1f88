import Components
import Graphics
import Layout

/// `reflow`: a line fits into what is shown of it, so that nobody scrolls there and back for each line
/// (WCAG 1.4.10).
///
/// Source code keeps its lines, and tables need two directions; they are exempt.
enum ReflowRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for text in subject.texts where text.element.clip.width > 1e8 {
      guard text.element.isHeard, !isExempt(text.element, in: subject) else {
        outcome.exempt()
        continue
      }
      let room = text.element.viewport.width
      let widest = text.pageLines.map(\.width).max() ?? 0
      if widest <= room + 2 * subject.pixelSlack {
        outcome.pass()
      } else {
        outcome.fail(
          text.element, measured: "a line of \(decimalText(widest)) pt",
          required: "at most \(decimalText(room)) pt",
          advice: "Let the text wrap at the width of the screen, and scroll it downwards only.")
      }
    }
  }

  private static func isExempt(_ text: AuditedNode, in subject: AuditSubject) -> Bool {
    var element = text
    while true {
      let semantics = element.node.semantics
      if semantics.role == .grid { return true }
      if case .grid = element.node.kind { return true }
      if semantics.hasDetails, semantics.details.textContentType == "sourceCode" { return true }
      guard element.parent != element.order else { return false }
      element = subject.nodes[element.parent]
    }
  }
}
