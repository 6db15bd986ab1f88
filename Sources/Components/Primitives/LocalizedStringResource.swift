public import Foundation

// Apple's systems have the type in Foundation.
#if !canImport(Darwin)
  /// The key of a text that is looked up where it is shown.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The words and values that a resource is written with.
    public typealias LocalizationValue = LocalizedStringKey

    private(set) var localizedKey: LocalizedStringKey
    /// The name of the text in the string tables.
    public let key: String
    /// What is shown where no table has the key.
    public let defaultValue: LocalizationValue
    /// Where the tables are.
    public let bundle: BundleDescription

    /// The table; `nil` for `Localizable`.
    public var table: String? { localizedKey.place.table }

    /// The language of the text.
    ///
    /// A resource that was made without one is looked up in the language of the picture, and answers
    /// with it; outside of a picture with that of the process.
    public var locale: Locale {
      get {
        (localizedKey.place.locale ?? WordSources.ofPicture?.locale).map(Locale.init(identifier:))
          ?? .current
      }
      set { localizedKey.place.locale = newValue.identifier }
    }

    /// A resource from a literal.
    public init(stringLiteral value: String) {
      self.init(LocalizedStringKey(stringLiteral: value))
    }

    /// A resource from a literal with interpolations.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }

    /// Where the tables are that a resource is looked up in.
    public enum BundleDescription: Hashable, Sendable {
      /// The resources that the tool is given.
      case main
      /// The bundle of a folder; one that cannot be read is told.
      case atURL(URL)
      /// The bundle whose code has the class: that of the program where the class is linked into it.
      case forClass(AnyClass)

      fileprivate var bundle: AssetReference? {
        switch self {
        case .main: nil
        case .atURL(let url):
          Bundle(url: url).map { AssetReference("", bundle: $0) }
            ?? AssetReference("", folder: url.path)
        case .forClass(let type): AssetReference("", bundle: Bundle(for: type))
        }
      }

      public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
        switch (left, right) {
        case (.main, .main): true
        case (.atURL(let left), .atURL(let right)): left == right
        case (.forClass(let left), .forClass(let right)): left == right
        default: false
        }
      }

      public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: hasher.combine(0)
        case .atURL(let url): hasher.combine(url)
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
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
      self.init(
        key: keyAndValue.key, keyAndValue, table: table, locale: locale?.identifier,
        bundle: bundle)
    }

    /// A resource from a key of a table in a bundle.
    ///
    /// - Parameter locale: the language of the text; `nil` for that of the picture.
    @_disfavoredOverload
    public init(
      _ keyAndValue: LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// A key with the words that are shown where no table has it.
    ///
    /// - Parameter locale: the language of the text; `nil` for that of the picture.
    public init(
      _ key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: String(describing: key), defaultValue, table: table, locale: locale?.identifier,
        bundle: bundle)
    }

    /// A key of a bundle with the words that are shown where no table has it.
    ///
    /// - Parameter locale: the language of the text; `nil` for that of the picture.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      locale: Locale? = nil, bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: .atURL(bundle.bundleURL))
    }

    init(
      key: String, _ value: LocalizationValue, table: String?, locale: String?,
      bundle: BundleDescription
    ) {
      (self.key, self.bundle, defaultValue) = (key, bundle, value)
      localizedKey = value
      localizedKey.place = StringPlace(table: table)
      localizedKey.place.bundle = bundle.bundle
      localizedKey.place.name = key == value.key ? nil : key
      localizedKey.place.locale = locale
    }
  }

  /// A value that has a text to be looked up where it is shown.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
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
