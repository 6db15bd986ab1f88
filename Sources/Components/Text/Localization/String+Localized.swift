public import Foundation

// Apple's systems have these in Foundation.
#if !canImport(Darwin)
  extension String {
    /// The words and values that a text of a table is found by.
    public typealias LocalizationValue = LocalizedStringKey

    /// The text of a table, in the language of the environment in which a body is evaluated; outside of a body, in that
    /// of an environment of defaults. The locale and the comment have no effect.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      var key = keyAndValue
      key.place = StringPlace(table: table, bundle: bundle)
      self = EnvironmentScope.values.localizedString(for: key)
    }

    /// The same, with the words that are shown where no table has the key.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      var words = defaultValue
      words.place = StringPlace(table: table, bundle: bundle)
      words.place.name = String(describing: key)
      self = EnvironmentScope.values.localizedString(for: words)
    }

    /// The text of a resource, in the language of the environment in which a body is evaluated.
    public init(localized resource: LocalizedStringResource) {
      self = EnvironmentScope.values.localizedString(for: resource.localizedKey)
    }
  }
#endif
