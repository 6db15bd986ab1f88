/// The texts of one language, by key.
public struct StringTable: Hashable, Sendable {
  /// What stands for a key.
  public enum Entry: Hashable, Sendable {
    case text(String)
    /// One text for each plural category of the key's first number; `other` is used for the
    /// categories that are left out.
    case plural([PluralCategory: String])
    /// A text with variations and parts of its own.
    case format(StringFormat)
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

extension StringTable.Entry {
  /// The text for numbers, with placeholders for the values.
  package func text(numbers: [String?], locale: String) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let texts):
      let number = numbers.lazy.compactMap(\.self).first
      let category = number.map { PluralCategory.of($0, language: locale) }
      return texts[category ?? .other] ?? texts[.other]
    case .format(let format): return format.text(numbers: numbers, locale: locale)
    }
  }

  /// All texts that may be shown, in a fixed order.
  package var texts: [String] {
    let texts: [String] =
      switch self {
      case .text(let text): [text]
      case .plural(let texts): Array(texts.values)
      case .format(let format): format.texts
      }
    return texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// The string tables of an application, by name and locale.
public struct StringTables: Hashable, Sendable {
  /// The table that a key is looked up in where none is named.
  public static let defaultTable = "Localizable"
  /// The locale of `Base.lproj` and of files outside of such folders.
  package static let base = "base"

  var named: [String: [String: StringTable]] = [:]
  /// Keys that are not to be translated, by table.
  var untranslatable: [String: Set<String>] = [:]
  /// What is wrong with the files of tables.
  private var faults: [String: String] = [:]
  /// The files that tables were read from, by table.
  var sources: [String: [File]] = [:]
  /// The language that a key is shown in where a locale has no text for it.
  public var developmentLanguage = "en"

  /// Those of the table `Localizable`. Keys are BCP 47 tags such as `ru` or `pt-br`.
  package var tables: [String: StringTable] { named[Self.defaultTable] ?? [:] }

  /// Makes tables from those of locales, by BCP 47 tags in any spelling.
  public init(_ tables: [String: StringTable] = [:]) {
    // Two spellings of one tag: the one that sorts last by its bytes wins.
    for tag in tables.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      named[Self.defaultTable, default: [:]][LocaleTag.normalized(tag)] = tables[tag]
    }
  }

  /// Whether there is no table.
  public var isEmpty: Bool { named.isEmpty && faults.isEmpty }

  /// The names of the tables, sorted.
  public var names: [String] { named.keys.sorted() }

  /// The locales that have a text, as BCP 47 tags in lower case, sorted.
  public var locales: [String] {
    var all = Set(named.values.flatMap(\.keys))
    if all.remove(Self.base) != nil { all.insert(LocaleTag.normalized(developmentLanguage)) }
    return all.sorted()
  }

  /// The keys of a table in any of its locales, sorted.
  public func keys(in table: String = defaultTable) -> [String] {
    Set((named[table] ?? [:]).values.flatMap(\.entries.keys)).sorted()
  }

  /// Adds the texts of others, which replace those of the same table, locale and key.
  package mutating func merge(_ other: StringTables) {
    guard !other.isEmpty else { return }
    for (name, locales) in other.named {
      for (locale, table) in locales {
        named[name, default: [:]][locale, default: StringTable()].entries
          .merge(table.entries) { $1 }
      }
    }
    untranslatable.merge(other.untranslatable) { $0.union($1) }
    faults.merge(other.faults) { $1 }
    sources.merge(other.sources) { $0 + $1 }
    // English is that of who says nothing.
    if other.developmentLanguage != "en" { developmentLanguage = other.developmentLanguage }
  }

  /// Adds a table, or replaces the one with the same name for the same locale.
  public mutating func setTable(
    _ table: StringTable, named name: String = defaultTable, for locale: String
  ) {
    named[name, default: [:]][LocaleTag.normalized(locale)] = table
  }

  mutating func set(_ entry: StringTable.Entry, for key: String, in table: String, _ locale: String)
  {
    named[table, default: [:]][LocaleTag.normalized(locale), default: StringTable()]
      .entries[key] = entry
  }

  mutating func note(
    fileAt path: String, sha256: String, of table: String, _ locale: String?
  ) {
    let locale = locale.map { LocaleTag.normalized($0) }
    sources[table, default: []].append(
      File(path: path, locale: locale, sha256: sha256))
  }

  mutating func keep(_ key: String, in table: String) {
    untranslatable[table, default: []].insert(key)
  }

  mutating func damage(_ table: String, _ fault: String) {
    if faults[table] == nil { faults[table] = fault }
  }

  // MARK: Looking up

  /// What the tables have for a key in a locale.
  package enum Match: Hashable, Sendable {
    /// A text of the locale, or one that is the same in all; the tag is that of the table.
    case found(StringTable.Entry, locale: String)
    /// Only one of the development language, or of no language.
    case untranslated(StringTable.Entry, locale: String)
    /// No text in any language, in a table that has others.
    case missing
    /// No text, in a table that is damaged.
    case damaged(String)
    /// No table of the name.
    case noTable
  }

  /// Looks in the table of the locale, then of its parents (`pt-BR`, `pt`), then in that of the
  /// development language.
  package func match(_ key: String, in table: String? = nil, locale: String) -> Match {
    let name = table ?? Self.defaultTable
    guard let tables = named[name] else { return faults[name].map(Match.damaged) ?? .noTable }
    let own = LocaleTag.candidates(locale)
    for tag in own {
      if let entry = tables[tag]?.entries[key] { return .found(entry, locale: tag) }
    }
    // Other folders may be written in English.
    let development = LocaleTag.candidates(developmentLanguage) + [Self.base, "en"]
    let isDevelopment =
      own.last == LocaleTag.language(of: LocaleTag.normalized(developmentLanguage))
    for tag in development {
      guard let entry = tables[tag]?.entries[key] else { continue }
      let language = tag == Self.base ? developmentLanguage : tag
      return isDevelopment || untranslatable[name]?.contains(key) == true
        ? .found(entry, locale: language) : .untranslated(entry, locale: language)
    }
    if let fault = faults[name] { return .damaged(fault) }
    // Where other languages have the key, it is itself the text of the development language.
    if tables.values.contains(where: { $0.entries[key] != nil }) {
      let entry = StringTable.Entry.text(key)
      return isDevelopment || untranslatable[name]?.contains(key) == true
        ? .found(entry, locale: developmentLanguage)
        : .untranslated(entry, locale: developmentLanguage)
    }
    return tables.isEmpty ? .noTable : .missing
  }
}
