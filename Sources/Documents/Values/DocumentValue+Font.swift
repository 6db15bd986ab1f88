import Foundation

extension DocumentValue where Value == Font.Weight {
  package static var fontWeight: DocumentValue {
    .name(
      "weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ])
  }
}

extension DocumentValue where Value == Font.TextStyle {
  package static var textStyle: DocumentValue { .cases("text style") }
}

extension DocumentValue where Value == Font.Design {
  package static var fontDesign: DocumentValue { .cases("design") }
}

extension DocumentValue
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// The cases of an enumeration by their names.
  package static func cases(_ kind: String) -> DocumentValue {
    name(kind, Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension DocumentValue where Value == Font {
  /// A text style by name, or an object that describes a font.
  package static var font: DocumentValue {
    var value = spelledFont
    value.schema = .reference("font")
    return value
  }

  /// The definition to which the schema refers wherever a font is expected.
  static var fontDefinition: Schema { spelledFont.schema }

  private static var spelledFont: DocumentValue {
    let style = DocumentValue<Font.TextStyle>.textStyle.map { Font(.style($0)) }
    let described = DocumentValue.record(
      "a font",
      .optional("style", .textStyle, "The text style; it grows with the reader's type size."),
      .optional("family", .string, "A given font by its family, full or PostScript name."),
      .optional("size", .points(1...1_000), "A size in points that stays the same."),
      .optional("weight", .fontWeight, "The thickness of the strokes."),
      .optional("design", .fontDesign, "The kind of typeface."),
      .optional("italic", .boolean, default: false, "Whether the letters are slanted."),
      .optional("monospacedDigit", .boolean, default: false, "Whether all figures are as wide."),
      .optional("lineHeight", .points(1...2_000), "The height of a line in points.")
    ) { style, family, size, weight, design, italic, digits, lineHeight in
      var font = size.map { Font.system(size: $0) } ?? Font(.style(style ?? .body))
      if let family {
        // With a style, or without a size, it grows as texts of the style do.
        let grows = style != nil || size == nil
        font =
          grows
          ? .custom(family, size: size ?? 17, relativeTo: style ?? .body)
          : .custom(family, fixedSize: size ?? 17)
      }
      if let weight { font = font.weight(weight) }
      font.design = design
      if italic { font = font.italic() }
      if digits { font = font.monospacedDigit() }
      if let lineHeight { font = font.lineHeight(lineHeight) }
      return font
    }
    return style.or(described) { $0.kind == .object }
  }
}
