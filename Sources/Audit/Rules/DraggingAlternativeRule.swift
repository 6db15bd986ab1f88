import Components

/// `dragging-alternative`: what can be dragged elsewhere has a control in it or beside it that may do the same
/// (WCAG 2.5.7).
///
/// Whether the control does the same only a person can tell; without any there is no other way. Actions of a
/// screen reader are none: who cannot drag need not use one.
enum DraggingAlternativeRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where element.node.semantics.hasDetails {
      let semantics = element.node.semantics
      guard semantics.details.flags.contains(.drags) || !semantics.details.dragPoints.isEmpty
      else { continue }
      if element.isOutOfReach || element.isDisabled || semantics.targetExemption == .essential {
        outcome.exempt()
      } else if hasControl(beside: element, in: subject) {
        outcome.pass()
      } else {
        outcome.fail(
          element, measured: "dragged only", required: "a control that does the same",
          advice: "Offer a button or a menu that moves it, or touching first it and then its goal.")
      }
    }
  }

  /// Whether a control is in the element, around it, or in the nearest container that has more than it.
  private static func hasControl(beside element: AuditedNode, in subject: AuditSubject) -> Bool {
    var row = element
    while row.parent != row.order, row.order == element.order || row.node.isOneView {
      row = subject.nodes[row.parent]
    }
    return element.target != nil
      || subject.targets.contains { target in
        target.isReachable
          && (row.contains(target.element) || target.element.order == element.order)
      }
  }
}

extension PositionedNode {
  /// Whether the node has a single child, or one with what is drawn behind and on it.
  fileprivate var isOneView: Bool {
    if case .layered = kind { return true }
    return children.count < 2
  }
}
