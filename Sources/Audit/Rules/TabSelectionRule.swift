import Components

/// `tab-selection`: a bar of tabs says which one is open.
enum TabSelectionRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for bar in subject.nodes where bar.node.semantics.isTabBar {
      let inside = subject.targets.filter { bar.contains($0.element) && $0.element.speaks }
      let named = inside.filter { $0.semantics.role == .tab }
      // Whatever a bar of tabs holds is a tab where nothing is called one.
      let tabs = named.isEmpty ? inside : named
      guard bar.speaks, tabs.count > 1 else {
        outcome.exempt()
        continue
      }
      let selected = tabs.count { tab in
        tab.semantics.states.contains(.selected) || tab.semantics.traits.contains(.isSelected)
      }
      if selected == 1 {
        outcome.pass()
      } else {
        outcome.fail(
          bar, measured: "\(selected) of \(tabs.count) tabs selected", required: "1 selected",
          advice: "Give the open tab, and no other, the trait `.isSelected`.")
      }
    }
  }
}

extension Semantics {
  fileprivate var isTabBar: Bool { role == .tabBar || traits.contains(.isTabBar) }
}
