import Components

/// An axis of the environment along which a contact sheet varies a story.
enum MatrixAxis: String, CaseIterable {
  case variants, scheme, direction
  case typeSize = "type-size"
  case contrast
  case boldText = "bold-text"
  case transparency, vision, locale

  /// The variants that `base` becomes along the axis, each with its label.
  func values(from base: Variant, of story: Story) -> [(label: String, variant: Variant)] {
    switch self {
    case .variants:
      return story.variants.map { ($0.name, $0) }
    case .scheme:
      return changes(of: base, ColorScheme.allCases.map { ($0.rawValue, $0) }) {
        $0.colorScheme = $1
      }
    case .direction:
      return changes(of: base, [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)]) {
        $0.layoutDirection = $1
      }
    case .typeSize:
      return changes(of: base, DynamicTypeSize.allCases.map { ($0.shortName, $0) }) {
        $0.dynamicTypeSize = $1
      }
    case .contrast:
      return changes(of: base, ColorSchemeContrast.allCases.map { ($0.rawValue, $0) }) {
        $0.contrast = $1
      }
    case .boldText:
      return changes(of: base, [("regular text", LegibilityWeight.regular), ("bold text", .bold)]) {
        $0.legibilityWeight = $1
      }
    case .transparency:
      return changes(of: base, [("transparent", false), ("opaque", true)]) {
        $0.reduceTransparency = $1
      }
    case .vision:
      return changes(of: base, Vision.allCases.map { ($0.rawValue, $0) }) { $0.vision = $1 }
    case .locale:
      let languages = story.canvas.resources.strings.locales
      let shown = languages.isEmpty ? ["en", "he", "ar", "ru"] : languages
      return changes(of: base, shown.map { ($0, $0) }) { $0.locale = $1 }
    }
  }

  private func changes<Value>(
    of base: Variant, _ values: [(label: String, value: Value)],
    _ change: (inout Variant, Value) -> Void
  ) -> [(label: String, variant: Variant)] {
    values.map { label, value in
      var variant = base
      change(&variant, value)
      return (label, variant)
    }
  }
}
