public import Components

/// Every appearance in which a reader may meet a view.
///
/// All type sizes, both directions, light, dark and increased contrast, as written and as a longer
/// language would have it, are taken with each other. What else a reader may set is laid over their
/// corners only: the smallest and the largest size, in both directions, light and dark; each setting
/// by itself, and all of them together.
public struct AuditSweep: Hashable, Sendable {
  public var typeSizes = DynamicTypeSize.allCases
  public var directions = LayoutDirection.allCases
  public var colorSchemes = ColorScheme.allCases
  public var contrasts = ColorSchemeContrast.allCases
  /// Tags of languages; `nil` is the language of the story.
  public var locales: [String?] = [nil, PseudoLocale.accented.rawValue]
  /// What is tried at the corners.
  public var settings = AuditSetting.all

  public init() {}

  /// Tries the languages that texts are translated into, in place of those of every sweep.
  ///
  /// - Parameter own: the language of the story, which needs no further try.
  public mutating func speak(_ languages: [String], besides own: String) {
    guard !languages.isEmpty else { return }
    let first = settings.firstIndex { if case .language = $0 { true } else { false } }
    guard let first else { return }
    settings.removeAll { if case .language = $0 { true } else { false } }
    let own = LocaleTag.normalized(own)
    settings.insert(
      contentsOf: languages.filter { LocaleTag.normalized($0) != own }.map { .language($0) },
      at: first)
  }

  /// The appearances that a variant becomes, the smallest type first, so that the first one in which
  /// something breaks has the first size that breaks. None is there twice.
  public func variants(of base: Variant) -> [Variant] {
    var variants: [Variant] = []
    var known: Set<Variant> = []
    for typeSize in typeSizes {
      for variant in crossed(base, at: typeSize) + corners(base, at: typeSize)
      where known.insert(variant).inserted {
        variants.append(variant)
      }
    }
    return variants
  }

  /// Every combination of the axes that are taken with each other, at a size.
  private func crossed(_ base: Variant, at typeSize: DynamicTypeSize) -> [Variant] {
    locales.flatMap { locale in
      directions.flatMap { direction in
        contrasts.flatMap { contrast in
          colorSchemes.map { colorScheme in
            var variant = base
            variant.dynamicTypeSize = typeSize
            if let locale { variant.locale = locale }
            variant.layoutDirection = direction
            variant.contrast = contrast
            variant.colorScheme = colorScheme
            return variant
          }
        }
      }
    }
  }

  /// The settings over the corners that have a size; none at sizes between.
  private func corners(_ base: Variant, at typeSize: DynamicTypeSize) -> [Variant] {
    guard typeSize == typeSizes.first || typeSize == typeSizes.last else { return [] }
    // What is advice alone is not mixed with the others.
    let mixed = settings.filter { !AuditSetting.wcag.contains($0) }
    let together = mixed.isEmpty ? [] : [mixed]
    return (settings.map { [$0] } + together).flatMap { settings in
      directions.flatMap { direction in
        colorSchemes.map { colorScheme in
          var variant = base
          variant.dynamicTypeSize = typeSize
          variant.layoutDirection = direction
          variant.colorScheme = colorScheme
          if contrasts.count == 1 { variant.contrast = contrasts[0] }
          for setting in settings { setting.apply(to: &variant) }
          return variant
        }
      }
    }
  }
}
