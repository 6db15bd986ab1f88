import Components

/// `image-label`: a picture says what it shows, or is hidden from assistive technology.
enum ImageLabelRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where isPicture(element.node) {
      // A target's own label speaks for the pictures in it, and for one that is the target.
      guard element.speaks, element.target == nil,
        !element.node.isTarget
      else {
        outcome.exempt()
        continue
      }
      if let label = element.node.semantics.label, !isBlank(label) {
        outcome.pass()
      } else if isNamed(element, in: subject) {
        outcome.exempt()
      } else {
        outcome.fail(
          element, measured: "no label", required: "a label, or hidden",
          advice: "Say what it shows with `.accessibilityLabel(_:)`, or hide decoration with "
            + "`.accessibilityHidden(true)`.")
      }
    }
  }

  private static func isPicture(_ node: PositionedNode) -> Bool {
    node.kind.traits.contains(.isPicture) || node.semantics.role == .image
  }

  /// Whether the picture is part of an element that is spoken as one: by a label, or by its texts.
  private static func isNamed(_ picture: AuditedNode, in subject: AuditSubject) -> Bool {
    var element = picture
    while element.parent != element.order {
      element = subject.nodes[element.parent]
      let semantics = element.node.semantics
      if semantics.children == .ignore { return true }
      let isElement = semantics.children == .combine || semantics.label != nil
      if isElement, semantics.children != .contain, element.isSpoken { return true }
    }
    return false
  }
}
