public import Foundation

// Apple's systems have the type in Foundation.
#if !canImport(Darwin)
  /// The key of a text that is looked up where it is shown.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The words and values that a resource is written with.
    public typealias LocalizationValue = LocalizedStringKey

    let localizedKey: LocalizedStringKey
    /// The name of the text in the string tables.
    public let key: String

    /// A resource from a literal.
    public init(stringLiteral value: String) {
      localizedKey = LocalizedStringKey(stringLiteral: value)
      key = localizedKey.key
    }

    /// A resource from a literal with interpolations.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      localizedKey = LocalizedStringKey(stringInterpolation: stringInterpolation)
      key = localizedKey.key
    }

    /// A resource from a key of a table; the locale and the comment have no effect.
    public init(
      _ keyAndValue: LocalizationValue, table: String? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      var localized = keyAndValue
      localized.place.table = table
      localizedKey = localized
      key = keyAndValue.key
    }

    /// A key with the words that are shown where no table has it.
    public init(
      _ key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      var localized = defaultValue
      localized.place.table = table
      localized.place.name = String(describing: key)
      localizedKey = localized
      self.key = String(describing: key)
    }
  }
#else
  extension LocalizedStringResource {
    var localizedKey: LocalizedStringKey { LocalizedStringKey(key) }
  }
#endif

extension Text {
  /// The text that the string tables of the environment hold for a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.localizedKey)
  }
}

extension LocalizedStringKey {
  /// The key of a resource.
  public init(_ resource: LocalizedStringResource) {
    self = resource.localizedKey
  }
}
