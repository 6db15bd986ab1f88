public import Foundation

// Apple's systems have `String(localized:)` in Foundation, where it reads what the system was started in.
#if !canImport(Darwin)
  extension String {
    /// The words and values that a localized string is written with.
    public typealias LocalizationValue = LocalizedStringKey

    /// The text that the string tables hold for a key, in the language of the picture that is being made.
    ///
    /// Outside of a picture there are no tables, and the key is the text.
    ///
    /// - Parameters:
    ///   - table: the table; `nil` for `Localizable`.
    ///   - bundle: where tables are looked for before the given resources.
    ///   - locale: how values are written; `nil` for as in the language of the text.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = StringPlace(table: table, bundle: bundle)
        .string(for: keyAndValue, in: .current, formatLocale: locale?.identifier)
    }

    /// The text that the string tables hold for a key, and other words where none has it.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = StringPlace(table: table, bundle: bundle, name: String(describing: key))
        .string(for: defaultValue, in: .current, formatLocale: locale?.identifier)
    }

    /// The text of a resource, in the language of the picture that is being made.
    public init(localized resource: LocalizedStringResource) {
      let key = resource.localizedKey
      self = key.place.string(for: key, in: .current)
    }
  }
#endif

// Foundation's function has defaults, and so one of exactly the given parameters is preferred to it. With
// all of them the name of the table decides: one that is not optional is preferred.

/// The text that the table `Localizable` holds for a key, in the language of the picture that is being made.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedString(key)
}

/// The text of a key, or `value` where no table has it.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedString(key, value: value)
}

/// The text of a key of a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedString(key, table: tableName)
}

/// The text of a key of a table, or `value` where the table does not have it.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  localizedString(key, table: tableName, value: value)
}

/// The text of a key in a bundle, or in the given resources.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedString(key, bundle: bundle)
}

/// The text of a key in a bundle, or `value` where no table has it.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedString(key, bundle: bundle, value: value)
}

/// The text of a key of a table in a bundle, or in the given resources.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localizedString(key, table: tableName, bundle: bundle)
}

/// The text of a key of a table in a bundle, or `value` where no table has it.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedString(key, table: tableName, bundle: bundle, value: value)
}

private func localizedString(
  _ key: String, table: String? = nil, bundle: Bundle? = nil, value: String = ""
) -> String {
  let name = value.isEmpty ? nil : key
  return StringPlace(table: table, bundle: bundle, name: name)
    .string(for: LocalizedStringKey(value.isEmpty ? key : value), in: .current)
}
