public import Components
import JSON
public import Render

extension Audit {
  /// Checks every text of string tables in each of their locales, before anything is drawn: whether fonts
  /// have its characters, and whether it is translated.
  ///
  /// A finding's `story` is the table, its `variant` the locale, its `path` the key.
  public func run(
    onStringsOf resources: Resources, renderer: Renderer = Renderer()
  ) -> AuditReport {
    let tables = resources.strings
    var report = AuditReport(profile: profile, rules: rules)
    for table in tables.names {
      for locale in tables.locales {
        var part = AuditReport(profile: profile, rules: rules)
        for (index, rule) in rules.enumerated() {
          guard let check = Self.checks[rule] else { continue }
          var outcome = RuleOutcome(rule: rule, story: table, variant: locale)
          for key in tables.keys(in: table) {
            check(StringSubject(key, table, locale, resources), renderer, &outcome)
          }
          part.tallies[index] = outcome.tally
          part.findings += outcome.findings
        }
        part.pictures = [
          AuditReport.Picture(story: table, variant: locale, checked: part.checked)
        ]
        report.merge(part)
      }
    }
    return report
  }

  /// The rules that judge texts without a picture.
  private static let checks:
    [AuditRule: @Sendable (StringSubject, Renderer, inout RuleOutcome) -> Void] = [
      .glyphMissing: { $0.checkGlyphs($1, &$2) },
      .untranslated: { subject, _, outcome in subject.checkTranslation(&outcome) },
    ]
}

/// A key of a table in a locale.
private struct StringSubject {
  let key: String
  let locale: String
  let resources: Resources
  let match: StringTables.Match

  init(_ key: String, _ table: String, _ locale: String, _ resources: Resources) {
    self.key = key
    self.locale = locale
    self.resources = resources
    match = resources.strings.match(key, in: table, locale: locale)
  }

  /// The texts that are shown, with the language that they are in.
  private var shown: (texts: [String], language: String) {
    switch match {
    case .found(let entry, let language), .untranslated(let entry, let language):
      (entry.texts, language)
    case .missing, .damaged, .noTable: ([key], locale)
    }
  }

  func checkGlyphs(_ renderer: Renderer, _ outcome: inout RuleOutcome) {
    let (texts, language) = shown
    let missing = renderer.missingGlyphs(
      in: texts.joined(separator: "\n"), locale: language, fonts: resources.fontSet)
    guard !missing.isEmpty else { return outcome.pass() }
    let lack = MissingGlyphs(missing, locale: language)
    outcome.fail(
      at: key, measured: lack.description, required: "a font that has them", advice: lack.advice)
  }

  func checkTranslation(_ outcome: inout RuleOutcome) {
    guard StringTables.hasWords(key) else { return outcome.exempt() }
    guard case .untranslated(_, let language) = match else { return outcome.pass() }
    outcome.fail(
      at: key, measured: "no text in \(locale); \(messageQuoted(key)) is shown in \(language)",
      required: "a text in \(locale)", advice: "Translate it in the string table.")
  }
}
