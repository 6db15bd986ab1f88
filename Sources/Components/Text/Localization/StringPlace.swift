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
  /// The language where it is not that of the picture.
  var locale: String?

  init(table: String? = nil, bundle: Bundle? = nil, name: String? = nil) {
    self.table = table
    self.bundle = bundle.map { AssetReference("", bundle: $0) }
    self.name = name
  }
}

extension StringPlace {
  /// The text of a key with its values filled in.
  ///
  /// A key that has no text in the locale is noted as what the picture lacks, and the files that the text
  /// depends on as what it is drawn with.
  ///
  /// - Parameter formatLocale: how values are written; `nil` for as in the language of the text.
  func string(
    for key: LocalizedStringKey, in words: WordSources, formatLocale: String? = nil
  ) -> String {
    var sources = [words.tables]
    let locale = self.locale ?? words.locale
    for resources in bundle?.resources(besides: words.resources) ?? [words.resources] {
      sources.append(resources.strings)
      // Files of a bundle are told from those of the given folders by its name.
      let isBundle = bundle?.folder != nil && resources != words.resources
      let folder = isBundle ? bundle?.folder?.split(separator: "/").last.map { "\($0)/" } : nil
      for file in resources.strings.files(of: table, locale: locale) {
        PictureGaps.use(
          ResourceUse(kind: .strings, name: (folder ?? "") + file.path, sha256: file.sha256))
      }
    }
    sources.removeAll(where: \.isEmpty)
    if !sources.isEmpty { PictureGaps.useTables() }
    let found = StringTables.lookUp(name ?? key.key, in: sources, table: table, locale: locale)
    let text = key.text(of: found, locale: locale, formatLocale: formatLocale)
    if let gap = gap(found, of: key, shown: text, locale: locale, sources) { PictureGaps.add(gap) }
    return text
  }

  /// What a picture lacks where a key was found like this.
  private func gap(
    _ match: StringTables.Match, of key: LocalizedStringKey, shown: String, locale: String,
    _ sources: [StringTables]
  ) -> PictureGap? {
    var title: String { messageQuoted(name ?? key.key) }
    let isNamed = table != nil || bundle != nil
    func words(_ text: String, shown: String? = shown) -> PictureGap {
      PictureGap(text, words: PictureGap.Words(shown: shown, locale: locale))
    }
    switch match {
    case .found:
      // A catalog that has the key and no text for it shows the key, as the app does.
      guard name == nil, shown == key.fallback, KeyShape.fits(key.key),
        !sources.contains(where: { $0.isUntranslatable(key.key, in: table) })
      else { return nil }
      return words("the key \(title) has no text in \(locale); the key itself is shown")
    case .damaged(let fault):
      return PictureGap(
        "the key \(title) is not found in a damaged string table: \(fault)", severity: .failure)
    case .untranslated(_, let language):
      guard key.hasWords, PseudoLocale(locale: locale) == nil else { return nil }
      let locales = Set(sources.flatMap(\.locales))
      guard locales.isDisjoint(with: LocaleTag.candidates(locale)) else {
        return words(
          "the text \(title) is not translated into \(locale); it is shown in \(language)")
      }
      // Not one text but a language is missing: that is said once.
      return words(
        """
        no string table has texts in \(locale), only in \(locales.sorted().joined(separator: ", ")); \
        they are shown in \(language)
        """, shown: nil)
    case .missing:
      guard key.hasWords else { return nil }
      let lack = "no string table has the key \(title)"
      guard name == nil else {
        // In the development language the default is the text.
        return isDevelopment(locale, sources)
          ? nil : words("\(lack); its default \(messageQuoted(shown)) is shown")
      }
      let text = "\(lack); the key itself is shown"
      guard !isNamed else { return PictureGap(text, severity: .failure) }
      // Words that are their own key are right in the language that they are written in.
      return KeyShape.fits(key.key) || !isDevelopment(locale, sources) ? words(text) : nil
    case .noTable:
      guard name == nil, isNamed || KeyShape.fits(key.key), key.hasWords else { return nil }
      guard isNamed else {
        return words(
          """
          the text \(title) looks like the key of a string table, and none is given; \
          give its folder with --strings or --resources, or use Text(verbatim:)
          """)
      }
      let table = messageQuoted(table ?? StringTables.defaultTable)
      return PictureGap(
        "there is no string table \(table) for the key \(title); give its folder with --resources",
        severity: .failure)
    }
  }

  private func isDevelopment(_ locale: String, _ sources: [StringTables]) -> Bool {
    PseudoLocale(locale: locale) != nil
      || sources.contains {
        LocaleTag.language(of: LocaleTag.normalized($0.developmentLanguage))
          == LocaleTag.candidates(locale).last
      }
  }
}

extension WordSources {
  /// What a picture lacks that shows a text as it is: one that is a key was not looked up.
  func gap(showing text: String) -> PictureGap? {
    let sources = [tables, resources.strings].filter { !$0.isEmpty }
    guard !sources.isEmpty else { return nil }
    PictureGaps.useTables()
    guard KeyShape.fits(text), sources.contains(where: { $0.hasKey(text) }) else { return nil }
    return PictureGap(
      "the key \(messageQuoted(text)) of the string tables is shown itself, as a text to take literally",
      words: PictureGap.Words(shown: text, locale: locale))
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
  fileprivate var hasWords: Bool { StringTables.hasWords(key) }

  fileprivate func text(
    of match: StringTables.Match, locale: String, formatLocale: String? = nil
  ) -> String {
    var format = key
    if case .found(let entry, let tag) = match {
      format = entry.text(numbers: numbers, locale: tag) ?? key
    } else if case .untranslated(let entry, let tag) = match {
      format = entry.text(numbers: numbers, locale: tag) ?? key
    }
    guard let pseudo = PseudoLocale(locale: locale) else {
      return formatted(with: format, locale: formatLocale ?? locale)
    }
    return formatted(with: pseudo.transformed(format))
  }
}
