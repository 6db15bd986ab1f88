import Foundation

/// The values of the environment that a document sets, each where it is given.
package struct DocumentEnvironment: Sendable {
  package var colorScheme: ColorScheme?
  package var contrast: ColorSchemeContrast?
  package var layoutDirection: LayoutDirection?
  package var locale: String?
  package var dynamicTypeSize: DynamicTypeSize?
  package var legibilityWeight: LegibilityWeight?
  package var reduceTransparency: Bool?
  package var reduceMotion: Bool?
  package var differentiateWithoutColor: Bool?
  package var controlSize: ControlSize?
  package var isEnabled: Bool?
  package var time: Double?

  func apply(to environment: inout EnvironmentValues) {
    if let locale { environment.setLocale(locale) }
    if let colorScheme { environment.colorScheme = colorScheme }
    if let contrast { environment.colorSchemeContrast = contrast }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let legibilityWeight { environment.legibilityWeight = legibilityWeight }
    if let reduceTransparency { environment.accessibilityReduceTransparency = reduceTransparency }
    if let reduceMotion { environment.accessibilityReduceMotion = reduceMotion }
    if let differentiateWithoutColor {
      environment.accessibilityDifferentiateWithoutColor = differentiateWithoutColor
    }
    if let controlSize { environment.controlSize = controlSize }
    if let isEnabled { environment.isEnabled = isEnabled }
    if let time { environment.renderTime = time }
  }

  /// How a document writes it.
  @MainActor
  package static var value: DocumentValue<DocumentEnvironment> {
    .record(
      "an environment", .optional("colorScheme", .cases("colour scheme"), "Light or dark."),
      .optional("contrast", .cases("contrast"), "Standard or increased."),
      .optional("layoutDirection", .cases("direction"), "Left-to-right or right-to-left."),
      .optional("locale", .languageTag, "A BCP 47 language tag such as \"ar\"."),
      .optional("dynamicTypeSize", .typeSize, "The reader's type size."),
      .optional("legibilityWeight", .cases("legibility weight"), "Regular or bold text."),
      .optional("reduceTransparency", .boolean, "Whether glass is opaque."),
      .optional("reduceMotion", .boolean, "Whether animated components are shown at their end."),
      .optional(
        "differentiateWithoutColor", .boolean,
        "Whether colour must not be the only sign of a meaning."),
      .optional("controlSize", .controlSize, "The size of controls."),
      .optional("isEnabled", .boolean, "Whether controls are available."),
      .optional("time", .number(0...86_400), "Seconds into animated components.")
    ) {
      DocumentEnvironment(
        colorScheme: $0, contrast: $1, layoutDirection: $2, locale: $3, dynamicTypeSize: $4,
        legibilityWeight: $5, reduceTransparency: $6, reduceMotion: $7,
        differentiateWithoutColor: $8, controlSize: $9, isEnabled: $10, time: $11)
    }
  }
}

extension DocumentValue where Value == String {
  /// A BCP 47 language tag.
  package static var languageTag: DocumentValue {
    let expected = "a language tag such as \"en\" or \"pt-BR\""
    return DocumentValue(
      expected: expected, schema: .pattern("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")
    ) { value, _ throws(DocumentError) in
      guard let tag = value.string, isLanguageTag(tag) else {
        throw value.wrongKind(expected: expected)
      }
      return tag
    }
  }
}

/// Whether a text has the form of a language tag; it need not be registered.
package func isLanguageTag(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let language = parts.first, text.utf8.count <= 35 else { return false }
  let isLetters = language.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  return isLetters && (2...8).contains(language.count)
    && parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    }
}
