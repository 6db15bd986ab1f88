import Audit
import Components

/// How much of a string table can be shown in a language.
struct StringCoverage: Equatable {
  var table: String
  /// A BCP 47 tag in lower case.
  var locale: String
  var strings: Int
  /// Those with a character that no font has.
  var withoutGlyphs: Int
  /// Those that are shown in the development language.
  var untranslated: Int

  /// The tables of a report of their texts, in its order.
  static func rows(of report: AuditReport, _ tables: StringTables) -> [StringCoverage] {
    report.pictures.map { picture in
      func count(_ rule: AuditRule) -> Int {
        report.findings.count {
          $0.rule == rule && $0.story == picture.story && $0.variant == picture.variant
        }
      }
      return StringCoverage(
        table: picture.story, locale: picture.variant,
        strings: tables.keys(in: picture.story).count, withoutGlyphs: count(.glyphMissing),
        untranslated: count(.untranslated))
    }
  }

  static let heads = ["table", "language", "strings", "without glyphs", "untranslated"]

  var cells: [String] { [table, locale, "\(strings)", "\(withoutGlyphs)", "\(untranslated)"] }

  func write(_ json: inout JSONWriter) {
    json.member("table", table)
    json.member("locale", locale)
    json.member("strings", strings)
    json.member("withoutGlyphs", withoutGlyphs)
    json.member("untranslated", untranslated)
  }
}
