extension StringTables {
  /// A file of texts.
  package struct File: Hashable, Sendable {
    /// The path from the given folder.
    package var path: String
    /// The locale that it is of; `nil` for all in one file.
    var locale: String?
    package var sha256: String
  }

  /// The files that decide what texts of a table are in a locale, each path once, sorted.
  package func files(of table: String?, locale: String) -> [File] {
    guard let files = sources[table ?? Self.defaultTable] else { return [] }
    let locales = Set(
      LocaleTag.candidates(locale) + LocaleTag.candidates(developmentLanguage) + [Self.base])
    return Self.merged(files.filter { file in file.locale.map(locales.contains) ?? true })
  }

  /// The hash of the file, or of the files of several folders, that have a path.
  package func sha256(ofFile path: String) -> String? {
    Self.merged(sources.values.flatMap { $0.filter { $0.path == path } }).first?.sha256
  }

  /// Texts of several folders with one path are one table.
  private static func merged(_ files: [File]) -> [File] {
    var byPath: [String: File] = [:]
    for file in files {
      guard let known = byPath[file.path] else {
        byPath[file.path] = file
        continue
      }
      byPath[file.path]?.sha256 = SHA256.digest(Array((known.sha256 + file.sha256).utf8))
    }
    return byPath.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a key is to stay as it is in every language.
  package func isUntranslatable(_ key: String, in table: String?) -> Bool {
    untranslatable[table ?? Self.defaultTable]?.contains(key) == true
  }

  /// Whether any table has a key in any language.
  package func hasKey(_ key: String) -> Bool {
    named.values.contains { $0.values.contains { $0.entries[key] != nil } }
  }

  /// Whether a format has a letter beside its placeholders: something that can be translated.
  package static func hasWords(_ format: String) -> Bool {
    var isPlaceholder = false
    for character in format {
      if character == "%" {
        isPlaceholder.toggle()
      } else if isPlaceholder {
        isPlaceholder = !"@diuxXofFeEgGcsaA".contains(character)
      } else if character.isLetter {
        return true
      }
    }
    return false
  }
}
