import Foundation

extension DocumentTable {
  /// What assistive technology and the audit are told.
  static var accessibilityModifiers: [DocumentModifier] {
    [
      .single("accessibilityLabel", .string, "What a screen reader says for the view.") {
        $0.accessibilityLabel(Text(verbatim: $1))
      },
      .single("accessibilityValue", .string, "The value that a screen reader says.") {
        $0.accessibilityValue(Text(verbatim: $1))
      },
      .single("accessibilityHint", .string, "What happens when the view is activated.") {
        $0.accessibilityHint($1)
      },
      .single("accessibilityIdentifier", .string, "A name for tests; never spoken.") {
        $0.accessibilityIdentifier($1)
      },
      .flag("accessibilityHidden", "Hides the view from assistive technology.") {
        $0.accessibilityHidden(true)
      },
      .single("accessibilityAddTraits", .traits, "Adds characteristics.") {
        $0.accessibilityAddTraits($1)
      },
      .single("accessibilityRemoveTraits", .traits, "Takes characteristics away.") {
        $0.accessibilityRemoveTraits($1)
      },
      .single(
        "accessibilityElement",
        .name(
          "behaviour",
          ["ignore": AccessibilityChildBehavior.ignore, "contain": .contain, "combine": .combine]),
        "How the view and its content form accessibility elements."
      ) { $0.accessibilityElement(children: $1) },
      .single("accessibilitySortPriority", .number(-1_000...1_000), "Higher is read first.") {
        $0.accessibilitySortPriority($1)
      },
      .single("accessibilityRole", .cases("role"), "What kind of thing the view is.") {
        (view, role: AccessibilityRole) in view.accessibilityRole(role)
      },
      .single("accessibilityState", .cases("state"), "A condition, such as \"checked\".") {
        (view, state: AccessibilityState) in view.accessibilityState(state)
      },
      .single(
        "targetExemption",
        .name(
          "exemption",
          ["inline": TargetExemption.inline, "equivalent": .equivalent, "essential": .essential]),
        "Why a small target is acceptable."
      ) { $0.targetExemption($1) },
    ]
  }
}

extension DocumentValue where Value == AccessibilityTraits {
  /// One characteristic, or an array of them.
  static var traits: DocumentValue {
    let one = DocumentValue.name(
      "trait",
      [
        "isButton": .isButton, "isHeader": .isHeader, "isSelected": .isSelected,
        "isLink": .isLink, "isSearchField": .isSearchField, "isImage": .isImage,
        "isStaticText": .isStaticText, "isSummaryElement": .isSummaryElement,
        "updatesFrequently": .updatesFrequently, "isModal": .isModal, "isToggle": .isToggle,
        "isTabBar": .isTabBar,
      ])
    let several = DocumentValue<[AccessibilityTraits]>.array(of: one, named: "traits").map {
      $0.reduce(into: AccessibilityTraits()) { $0.formUnion($1) }
    }
    return one.or(several) { $0.kind == .array }
  }
}
