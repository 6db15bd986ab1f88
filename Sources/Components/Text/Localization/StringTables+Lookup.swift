import Resources

extension StringTables {
  /// The text for a key with its values filled in.
  ///
  /// Looks in the table of the locale, then of its parents (`pt-BR`, `pt`), then in the English
  /// one; where none has the key, the key itself is shown. In a pseudo-locale the English text is
  /// transformed; its values are left as they are.
  public func string(for key: LocalizedStringKey, locale: String) -> String {
    if let pseudo = PseudoLocale(locale: locale) {
      return key.formatted(with: pseudo.transformed(format(for: key, locale: "en")))
    }
    return key.formatted(with: format(for: key, locale: locale), locale: locale)
  }

  private func format(for key: LocalizedStringKey, locale: String) -> String {
    for tag in LocaleTag.lookupChain(locale) {
      guard let entry = tables[tag]?.entries[key.key] else { continue }
      switch entry {
      case .text(let text): return text
      case .plural(let texts):
        let category = key.firstNumber.map {
          PluralCategory.of($0, language: LocaleTag.language(of: tag))
        }
        if let text = texts[category ?? .other] ?? texts[.other] { return text }
      }
    }
    return key.key
  }
}

extension LocalizedStringKey {
  /// The first value that is a number, as it will be written.
  fileprivate var firstNumber: String? {
    for argument in arguments {
      switch argument {
      case .text: continue
      case .integer, .number: return argument.text
      }
    }
    return nil
  }
}
