/// The texts of one language, by key.
public struct StringTable: Hashable, Sendable {
  /// What stands for a key.
  public enum Entry: Hashable, Sendable {
    case text(String)
    /// One text for each plural category of the key's first number; `other` is used for the
    /// categories that are left out.
    case plural([PluralCategory: String])
  }

  /// The texts by their keys.
  public var entries: [String: Entry]

  /// Makes a table from texts by their keys.
  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }
}

extension StringTable: ExpressibleByDictionaryLiteral {
  /// A table whose later entries win over earlier ones with the same key.
  public init(dictionaryLiteral elements: (String, Entry)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension StringTable.Entry: ExpressibleByStringLiteral {
  /// One text for all numbers.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension StringTable.Entry: ExpressibleByDictionaryLiteral {
  /// A text for each plural category; of two for the same one the later wins.
  public init(dictionaryLiteral elements: (PluralCategory, String)...) {
    self = .plural(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

/// The string tables of an application, by locale.
public struct StringTables: Hashable, Sendable {
  /// Keys are BCP 47 tags such as `ru` or `pt-BR`, in any case and with `-` or `_`.
  package private(set) var tables: [String: StringTable] = [:]

  /// Makes tables from those of locales, by BCP 47 tags in any spelling.
  public init(_ tables: [String: StringTable] = [:]) {
    // Two spellings of one tag: the one that sorts last by its bytes wins.
    for tag in tables.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      self.tables[LocaleTag.normalized(tag)] = tables[tag]
    }
  }

  /// Adds the texts of others, which replace those of the same locale and key.
  package mutating func merge(_ other: StringTables) {
    for (locale, table) in other.tables {
      tables[locale, default: StringTable()].entries.merge(table.entries) { $1 }
    }
  }

  /// Adds a table, or replaces the one for the same locale.
  public mutating func setTable(_ table: StringTable, for locale: String) {
    tables[LocaleTag.normalized(locale)] = table
  }
}
