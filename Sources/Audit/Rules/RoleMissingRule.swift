import Components

/// `role-missing`: what answers to touch, or has the state of a control, says which control it is.
enum RoleMissingRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for element in subject.nodes where isControl(element.node) {
      guard element.speaks else {
        outcome.exempt()
        continue
      }
      if element.node.semantics.isInteractive {
        outcome.pass()
      } else {
        let role = element.node.semantics.role
        outcome.fail(
          element, measured: role.map { "the role \($0.rawValue)" } ?? "no role",
          required: "the role of a control",
          advice: "Use the control for the purpose, or name its kind with `.accessibilityRole(_:)`."
        )
      }
    }
  }

  private static func isControl(_ node: PositionedNode) -> Bool {
    node.isTarget || node.semantics.states.contains { $0.belongsToControls }
  }
}

extension AccessibilityState {
  /// Whether only controls have the state; rows and chips may be selected, groups disabled.
  fileprivate var belongsToControls: Bool {
    switch self {
    case .checked, .mixed, .pressed: true
    case .selected, .expanded, .focused, .loading, .invalid, .disabled: false
    }
  }
}
