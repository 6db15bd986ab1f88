import Components

/// `nested-interactive`: a target inside another one cannot be told apart from it by touch or by ear.
enum NestedInteractiveRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for target in subject.targets {
      guard !target.element.isInvisible, !target.element.isInert else {
        outcome.exempt()
        continue
      }
      let around = target.ancestors.lazy.map { subject.targets[$0] }
      if let outer = around.first(where: { isNest(target, in: $0) }) {
        outcome.fail(
          target.element,
          measured: "a \(name(of: target)) in a \(name(of: outer)) at \(outer.element.node.path)",
          required: "no target around it",
          advice:
            "Put the targets side by side; a row that navigates can leave its buttons outside "
            + "the link.")
      } else {
        outcome.pass()
      }
    }
  }

  private static func isNest(_ inner: AuditedTarget, in outer: AuditedTarget) -> Bool {
    // Fields hold their own accessories, such as a button that clears them.
    if outer.semantics.role == .textField || outer.semantics.role == .searchField { return false }
    // What is read in place of controls is no control around them.
    if outer.semantics.replacement != nil { return false }
    // A text that says it is a control, and is no more than a link.
    if inner.link?.isInline == false, inner.element.parent == outer.element.order,
      outer.element.node.children.count == 1
    {
      return false
    }
    // The same control described twice, by itself and by a modifier around it.
    if case .hitTarget = outer.element.node.kind { return true }
    return outer.element.bounds != inner.element.bounds
  }

  private static func name(of target: AuditedTarget) -> String {
    target.semantics.role?.rawValue ?? "target"
  }
}
