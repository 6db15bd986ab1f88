import Foundation

/// Where a value is written: what a format takes from the environment.
struct FormatContext {
  let environment: EnvironmentValues
  let locale: FormatLocale

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    locale = FormatLocale.of(environment.localeIdentifier)
  }

  /// Dates in the environment's time zone; `nil` in a calendar that is not Gregorian, for which
  /// there are no tables.
  var dates: DateText? {
    guard environment.hasGregorianCalendar else { return nil }
    return DateText(
      locale: locale, zone: environment.timeZone, firstWeekday: environment.firstWeekday)
  }

  /// A number without options.
  func text(_ value: Int) -> String { NumberText(locale: locale).text(DecimalNumber(value)) }

  /// A value as a format shows it in the language of the environment: by the tables where the
  /// format is one of Foundation's, by itself where it is a custom one.
  @MainActor
  func text<Style: FormatStyle>(_ value: Style.FormatInput, _ format: Style) -> String
  where Style.FormatOutput == String {
    if let gap = FormatGaps.gap(of: environment.localeIdentifier) { PictureGaps.note(gap) }
    if let pinned = format as? any PinnedFormatStyle, let text = pinned.text(of: value, in: self) {
      return text
    }
    let name = String(reflecting: Style.self)
    // A type of an extension begins with the extension's module.
    let isFoundations = name.hasPrefix("Foundation") || name.hasPrefix("(extension in Foundation")
    if isFoundations, !Self.needsNoData.contains(where: name.contains) {
      let place =
        environment.hasGregorianCalendar ? "" : " in a calendar that is not Gregorian"
      PictureGaps.note("no tables for the format \(name.drop { $0 != "." }.dropFirst())\(place)")
    }
    return environment.adapting(format).format(value)
  }

  /// Formats that write the same in every language.
  private static let needsNoData = [
    "ISO8601FormatStyle", "HTTPFormatStyle", "StringStyle", "URL", "UUID",
  ]
}

/// A format of Foundation's whose values the tables can write.
protocol PinnedFormatStyle {
  /// The text of a value, or `nil` where the tables have no answer.
  func text(of value: Any, in context: FormatContext) -> String?
}

/// What formats ask of the tables in vain: languages that are then written as English is, and formats
/// that the system's data answers.
package enum FormatGaps {
  /// Formatters are objects of the machine's Foundation with a language of their own.
  static func noteFormatter(_ formatter: Formatter) {
    PictureGaps.note("no tables for the formatter \(type(of: formatter))")
  }

  /// What there is to say about a locale whose language has no tables.
  package static func gap(of locale: String) -> String? {
    FormatLocale.of(locale).hasData
      ? nil : "no tables for the language \(locale): numbers and dates are as in English"
  }

  /// The languages that have tables, and the version of CLDR that they are from.
  package static var tables: (languages: [String], version: String) {
    (FormatLocale.languages, FormatData.cldrVersion)
  }
}

extension EnvironmentValues {
  /// A format with the environment's language in place of the machine's.
  func adapting<Style: FormatStyle>(_ format: Style) -> Style {
    guard var dates = format as? Date.FormatStyle else { return format.locale(formattingLocale) }
    dates.locale = formattingLocale
    dates.calendar = calendar
    dates.timeZone = timeZone
    return dates as? Style ?? format
  }

  /// The locale of numbers and dates: English alone means American English.
  private var formattingLocale: Locale {
    locale.identifier == "en" ? Locale(identifier: "en_US") : locale
  }
}
