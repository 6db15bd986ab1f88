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

    /// Where the tables are that a resource is looked up in.
    public enum BundleDescription: Hashable, Sendable {
      /// The resources that the tool is given.
      case main
      /// The bundle of a folder.
      case atURL(URL)

      fileprivate var bundle: Bundle? {
        switch self {
        case .main: nil
        case .atURL(let url): Bundle(url: url)
        }
      }
    }

    /// A resource from a key of a table.
    ///
    /// - Parameter locale: the language of the text; `nil` for that of the picture.
    public init(
      _ keyAndValue: LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      localizedKey = keyAndValue.placed(in: table, bundle, locale)
      key = keyAndValue.key
    }

    /// A key with the words that are shown where no table has it.
    ///
    /// - Parameter locale: the language of the text; `nil` for that of the picture.
    public init(
      _ key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      var localized = defaultValue.placed(in: table, bundle, locale)
      localized.place.name = String(describing: key)
      localizedKey = localized
      self.key = String(describing: key)
    }
  }

  extension LocalizedStringKey {
    fileprivate func placed(
      in table: String?, _ bundle: LocalizedStringResource.BundleDescription, _ locale: Locale?
    ) -> LocalizedStringKey {
      var placed = self
      placed.place = StringPlace(table: table, bundle: bundle.bundle)
      placed.place.locale = locale?.identifier
      return placed
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
