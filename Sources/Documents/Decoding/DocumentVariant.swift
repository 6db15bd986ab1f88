import Foundation

extension DocumentValue where Value == Variant {
  /// A variant by its name, such as `dark-rtl-ax5`.
  package static var variant: DocumentValue {
    let expected = "the name of a variant, such as \"light\", \"dark\", \"rtl\" or \"dark-rtl-ax5\""
    return DocumentValue(
      expected: expected, schema: .pattern("^[a-z0-9_]+(-[a-z0-9_]+)*$")
    ) { value, _ throws(DocumentError) in
      guard let name = value.string, let variant = Variant(name: name), variant.isPlausible else {
        throw value.wrongKind(expected: expected)
      }
      return variant
    }
  }
}

extension Variant {
  /// Whether the locale looks like one: any short word could be a language, and a slip such as
  /// `rlt` or `ligth` must not become one in silence.
  package var isPlausible: Bool {
    guard let locale else { return true }
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return language.utf8.count == 2
      || language.utf8.count == 3 && nearestName(to: String(language), in: ["rtl", "ltr"]) == nil
  }
}

extension DocumentEnvironment {
  /// How a document writes it, as a reference in the schema.
  @MainActor
  static var reference: DocumentValue<DocumentEnvironment> {
    var value = self.value
    value.schema = .reference("environment")
    return value
  }

  /// The variants with this environment under them: an axis that a variant leaves at its default is
  /// taken from here, so that the names of the variants say what is shown.
  func merged(into variants: [Variant]) -> [Variant] {
    var results: [Variant] = []
    for variant in variants {
      let result = merged(into: variant)
      if !results.contains(result) { results.append(result) }
    }
    return results
  }

  private func merged(into variant: Variant) -> Variant {
    let plain = Variant()
    var result = variant
    if variant.colorScheme == plain.colorScheme, let colorScheme {
      result.colorScheme = colorScheme
    }
    if variant.contrast == plain.contrast, let contrast { result.contrast = contrast }
    if variant.layoutDirection == nil { result.layoutDirection = layoutDirection }
    if variant.dynamicTypeSize == plain.dynamicTypeSize, let dynamicTypeSize {
      result.dynamicTypeSize = dynamicTypeSize
    }
    if variant.legibilityWeight == plain.legibilityWeight, let legibilityWeight {
      result.legibilityWeight = legibilityWeight
    }
    if let reduceTransparency, reduceTransparency { result.reduceTransparency = true }
    if let reduceMotion, reduceMotion { result.reduceMotion = true }
    if let differentiateWithoutColor, differentiateWithoutColor {
      result.differentiateWithoutColor = true
    }
    return result
  }

  /// The values for which variants have no axis.
  var withoutVariantAxes: DocumentEnvironment {
    DocumentEnvironment(controlSize: controlSize, isEnabled: isEnabled)
  }
}
