/// Every appearance in which a reader may meet a view: all type sizes, both directions, light, dark
/// and increased contrast, as written and as a longer language would have it.
public struct AuditSweep: Hashable, Sendable {
  public var typeSizes = DynamicTypeSize.allCases
  public var directions = LayoutDirection.allCases
  public var colorSchemes = ColorScheme.allCases
  public var contrasts = ColorSchemeContrast.allCases
  /// Tags of languages; `nil` is the language of the story.
  public var locales: [String?] = [nil, PseudoLocale.accented.rawValue]

  public init() {}

  /// How many appearances there are.
  public var count: Int {
    typeSizes.count * directions.count * colorSchemes.count * contrasts.count * locales.count
  }

  /// The appearances that a variant becomes, the smallest type first, so that the first one in which
  /// something breaks has the first size that breaks.
  public func variants(of base: Variant) -> [Variant] {
    var variants: [Variant] = []
    variants.reserveCapacity(count)
    for typeSize in typeSizes {
      for locale in locales {
        for direction in directions {
          for contrast in contrasts {
            for colorScheme in colorSchemes {
              var variant = base
              variant.dynamicTypeSize = typeSize
              if let locale { variant.locale = locale }
              variant.layoutDirection = direction
              variant.contrast = contrast
              variant.colorScheme = colorScheme
              variants.append(variant)
            }
          }
        }
      }
    }
    return variants
  }
}
