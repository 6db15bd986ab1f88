import Components

/// `colour-only-status`: a status shows a word, a symbol or a picture, not only a colour (WCAG 1.4.1).
enum ColourOnlyStatusRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where element.node.semantics.role == .status {
      guard !element.isInvisible, !element.isInert, !element.isDisabled else {
        outcome.exempt()
        continue
      }
      if element.node.showsMoreThanColour {
        outcome.pass()
      } else {
        outcome.fail(
          element, measured: "a colour", required: "a word or a symbol as well",
          advice: "Add a text or a symbol that differs from status to status.")
      }
    }
  }
}

extension PositionedNode {
  fileprivate var showsMoreThanColour: Bool {
    containsNode { node in
      switch node.kind {
      case .text(let content): !isBlank(content.text.plainText)
      case .icon, .image: true
      case .effect(.opacity(let opacity)) where opacity <= 0: false
      default: nil
      }
    }
  }
}
