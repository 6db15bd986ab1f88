import Foundation
import JSON
import Resources

/// Where a key is looked up.
struct StringPlace: Hashable, Sendable {
  /// The table; `nil` for `Localizable`.
  var table: String?
  /// The bundle that is looked in first.
  var bundle: AssetReference?
  /// The key where it is not the text itself.
  var name: String?

  init(table: String? = nil, bundle: Bundle? = nil) {
    self.table = table
    self.bundle = bundle.map { AssetReference("", bundle: $0) }
  }
}

extension StringPlace {
  /// The text of a key for an environment, with its values filled in.
  ///
  /// A key that has no text in the locale is noted as what the picture lacks.
  func string(for key: LocalizedStringKey, in environment: EnvironmentValues) -> String {
    var sources = [environment.stringTables]
    sources += (bundle?.resources(besides: environment.resources) ?? [environment.resources])
      .map(\.strings)
    sources.removeAll(where: \.isEmpty)
    let locale = environment.localeIdentifier
    let isNamed = table != nil || bundle != nil || name != nil
    let found = StringTables.lookUp(name ?? key.key, in: sources, table: table, locale: locale)
    note(found, of: key, locale: locale, isNamed: isNamed)
    return key.text(of: found, locale: locale)
  }

  private func note(
    _ match: StringTables.Match, of key: LocalizedStringKey, locale: String, isNamed: Bool
  ) {
    let name = messageQuoted(name ?? key.key)
    switch match {
    case .found: return
    case .untranslated(_, let language):
      guard key.hasWords, PseudoLocale(locale: locale) == nil else { return }
      PictureGaps.note(
        "the text \(name) is not translated into \(locale); it is shown in \(language)")
    case .missing:
      guard key.hasWords else { return }
      let text = "no string table has the key \(name); the key itself is shown"
      if isNamed { PictureGaps.fail(text) } else { PictureGaps.note(text) }
    case .damaged(let fault):
      PictureGaps.fail("the key \(name) is not found in a damaged string table: \(fault)")
    case .noTable:
      guard isNamed, self.name == nil, key.hasWords else { return }
      let table = messageQuoted(table ?? StringTables.defaultTable)
      PictureGaps.fail(
        "there is no string table \(table) for the key \(name); give its folder with --resources")
    }
  }
}

extension StringTables {
  /// The first text of the locale in any of some tables, else the first of the development language.
  static func lookUp(
    _ key: String, in sources: [StringTables], table: String?, locale: String
  ) -> Match {
    var best = Match.noTable
    for source in sources {
      let asked = PseudoLocale(locale: locale) == nil ? locale : source.developmentLanguage
      let match = source.match(key, in: table, locale: asked)
      if case .found = match { return match }
      if match.rank > best.rank { best = match }
    }
    return best
  }

  /// The text for a key with its values filled in.
  ///
  /// Looks in the table of the locale, then of its parents (`pt-BR`, `pt`), then in that of the
  /// development language; where none has the key, the key itself is shown. In a pseudo-locale the
  /// text of the development language is transformed; its values are left as they are.
  public func string(for key: LocalizedStringKey, locale: String) -> String {
    key.text(
      of: Self.lookUp(key.key, in: [self], table: key.place.table, locale: locale), locale: locale)
  }
}

extension StringTables.Match {
  /// How much is known.
  fileprivate var rank: Int {
    switch self {
    case .noTable: 0
    case .missing: 1
    case .damaged: 2
    case .untranslated: 3
    case .found: 4
    }
  }
}

extension LocalizedStringKey {
  /// The values as plural rules see them.
  private var numbers: [String?] {
    arguments.map { argument in
      switch argument {
      case .text: nil
      case .integer, .number: argument.text
      }
    }
  }

  /// Whether there is a letter beside the placeholders: something that can be translated.
  fileprivate var hasWords: Bool {
    var isPlaceholder = false
    for character in key {
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

  fileprivate func text(of match: StringTables.Match, locale: String) -> String {
    var format = key
    if case .found(let entry, let tag) = match {
      format = entry.text(numbers: numbers, locale: tag) ?? key
    } else if case .untranslated(let entry, let tag) = match {
      format = entry.text(numbers: numbers, locale: tag) ?? key
    }
    guard let pseudo = PseudoLocale(locale: locale) else {
      return formatted(with: format, locale: locale)
    }
    return formatted(with: pseudo.transformed(format))
  }
}
