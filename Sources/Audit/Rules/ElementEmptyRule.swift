import Components
import Graphics
import Layout

/// `element-empty`: where the focus of a screen reader stops there is something to be seen and heard.
enum ElementEmptyRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where isElement(element.node.semantics) {
      guard element.speaks, !element.node.isTarget, element.target == nil else {
        outcome.exempt()
        continue
      }
      let semantics = element.node.semantics
      let size = element.bounds.size
      if size.width <= 0 || size.height <= 0 {
        outcome.fail(
          element, measured: sizeText(size), required: "a size",
          advice: "Leave the element out while it has nothing to show, or hide it.")
      } else if !element.isSpoken, semantics.value.map(isBlank) ?? true, semantics.role == nil,
        !semantics.hasDetails, !isPicture(element, subject)
      {
        outcome.fail(
          element, measured: "nothing to say", required: "a label, or hidden",
          advice: "Name the element with `.accessibilityLabel(_:)`, or hide it.")
      } else {
        outcome.pass()
      }
    }
  }

  /// Whether the node is an element of its own.
  private static func isElement(_ semantics: Semantics) -> Bool {
    if let label = semantics.label, !isBlank(label) { return semantics.children != .contain }
    return semantics.children == .combine || semantics.children == .ignore
  }

  /// Whether pictures are all that the element shows: that they say nothing is another rule's.
  private static func isPicture(_ element: AuditedNode, _ subject: AuditSubject) -> Bool {
    subject.nodes[element.order..<element.end].contains {
      $0.node.kind.traits.contains(.isPicture)
    }
  }
}
