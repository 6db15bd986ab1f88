/// What the entries of an asset catalog may depend on, in one place.
public struct AssetTraits: Hashable, Sendable {
  /// Kinds of devices, as catalogs call them.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case universal, iphone, ipad, mac, tv, watch, car, vision
  }

  public var isDark: Bool
  public var hasHighContrast: Bool
  public var isRightToLeft: Bool
  public var idiom: Idiom
  /// A BCP 47 tag.
  public var locale: String
  /// Pixels per point.
  public var scale: Double

  /// Makes traits; what is not given is as a new phone has it.
  public init(
    isDark: Bool = false, hasHighContrast: Bool = false, isRightToLeft: Bool = false,
    idiom: Idiom = .iphone, locale: String = "en", scale: Double = 2
  ) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isRightToLeft = isRightToLeft
    self.idiom = idiom
    self.locale = locale
    self.scale = scale
  }
}

/// Where an entry of a catalog is used; `nil` stands for everywhere.
struct AssetSlot: Hashable, Sendable {
  var idiom = AssetTraits.Idiom.universal
  /// Whether the width is regular, as on all devices but phones.
  var isWide: Bool?
  var isDark: Bool?
  var hasHighContrast = false
  var isRightToLeft: Bool?
  var locale: String?
  /// Pixels per point of the entry's file.
  var scale: Int?
  var isWideGamut = false

  /// How well the slot fits, compared element by element; `nil` where it does not.
  ///
  /// The order is that of the elements: device, width, direction, language, light or dark, contrast, the gamut
  /// of sRGB, and then the scale: the same, the next larger, the next smaller.
  func fit(_ traits: AssetTraits) -> [Int]? {
    guard idiom == .universal || idiom == traits.idiom else { return nil }
    guard isWide == nil || isWide == (traits.idiom != .iphone) else { return nil }
    guard isDark == nil || isDark == traits.isDark else { return nil }
    guard !hasHighContrast || traits.hasHighContrast else { return nil }
    guard isRightToLeft == nil || isRightToLeft == traits.isRightToLeft else { return nil }
    var language = 0
    if let locale {
      let chain = LocaleTag.lookupChain(traits.locale)
      let own = LocaleTag.normalized(traits.locale)
      guard let place = chain.firstIndex(of: LocaleTag.normalized(locale)),
        own.hasPrefix(chain[place])
      else { return nil }
      language = 100 - place
    }
    let scaleFit: Int =
      switch scale.map({ Double($0) - traits.scale }) {
      // A file for all scales is made of shapes.
      case nil: 1_000
      case 0?: 999
      case let more? where more > 0: 900 - Int(more * 10)
      case let less?: 500 + Int(less * 10)
      }
    return [
      idiom == .universal ? 0 : 1, isWide == nil ? 0 : 1, isRightToLeft == nil ? 0 : 1, language,
      isDark == nil ? 0 : 1, hasHighContrast ? 1 : 0, isWideGamut ? 0 : 1, scaleFit,
    ]
  }
}

/// An entry of a set that has its place.
protocol AssetEntry {
  var slot: AssetSlot { get }
}

extension Array where Element: AssetEntry {
  /// The entry that fits best; of equal ones the first.
  func best(for traits: AssetTraits) -> Element? {
    var best: (fit: [Int], entry: Element)?
    for entry in self {
      guard let fit = entry.slot.fit(traits) else { continue }
      if best.map({ $0.fit.lexicographicallyPrecedes(fit) }) ?? true { best = (fit, entry) }
    }
    return best?.entry
  }
}
