import Foundation

extension DocumentTable {
  /// What the views inside know about where they are.
  static var environmentModifiers: [DocumentModifier] {
    [
      DocumentModifier(
        name: "environment", help: "Sets values of the environment for the views inside.",
        schema: .reference("environment")
      ) { element, value, context throws(DocumentError) in
        let changes = try DocumentEnvironment.value.read(value, context)
        return DocumentElement(
          element.view.transformEnvironment(\.self) { changes.apply(to: &$0) })
      },
      .flag("disabled", "Shows the controls inside as unavailable.") { $0.disabled(true) },
      .single(
        "redacted",
        .name("reason", ["placeholder": RedactionReasons.placeholder, "privacy": .privacy]),
        "Replaces content by placeholders."
      ) { $0.redacted(reason: $1) },
      .flag("unredacted", "Shows content despite a redaction around it.") { $0.unredacted() },
      .single("controlSize", .controlSize, "The size of the controls inside.") {
        $0.controlSize($1)
      },
      .single("dynamicTypeSize", .typeSize, "The reader's type size.") { $0.dynamicTypeSize($1) },
      .single("colorScheme", .cases("colour scheme"), "Light or dark.") {
        (view, scheme: ColorScheme) in view.colorScheme(scheme)
      },
      .single(
        "hitTarget", .cases("hit target mode"), "How controls get their minimum hit area."
      ) { (view, mode: HitTargetMode) in view.hitTarget(mode) },
      .flag("labelsHidden", "Hides the labels of controls.") { $0.labelsHidden() },
    ]
  }
}

extension DocumentValue where Value == ControlSize {
  static var controlSize: DocumentValue {
    .name(
      "control size",
      [
        "mini": .mini, "small": .small, "regular": .regular, "large": .large,
        "extraLarge": .extraLarge,
      ])
  }
}

extension DocumentValue where Value == DynamicTypeSize {
  /// A type size by its full or short name.
  package static var typeSize: DocumentValue {
    let sizes = DynamicTypeSize.allCases
    let long = sizes.map { ($0.name, $0) }
    let short = sizes.filter(\.isAccessibilitySize).map { ($0.shortName, $0) }
    return .name("type size", long + short)
  }
}
