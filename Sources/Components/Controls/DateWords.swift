import Foundation

/// How a language writes the dates of pickers.
struct DateWords {
  private let locale: FormatLocale
  private let dates: DateText

  /// The words of a language tag such as `ar` or `en-GB`.
  init(language tag: String) {
    locale = FormatLocale.of(tag)
    // Civil dates are in no zone: they are written as they are.
    dates = DateText(locale: locale, zone: .gmt)
  }

  /// A date such as "14 Jun 2026".
  func date(_ date: CivilDate) -> String { dates.text(date.date, "yMMMd") }

  /// A time such as "9:41 AM" or "09:41".
  func time(_ date: CivilDate) -> String { dates.text(date.date, "jmm") }

  /// Languages that begin the name of a month with a capital where it is alone, and not within a text:
  /// `stand-alone` of `month-standalone-except-narrow` in CLDR's context transforms, which babel and
  /// Node leave out.
  private static let capitalMonths: Set<String> = ["es", "fr", "it", "nl", "pl", "ru", "uk"]

  /// The heading of a month, such as "June 2026".
  func month(_ date: CivilDate) -> String {
    let heading = dates.text(date.date, "yMMMM")
    guard Self.capitalMonths.contains(LocaleTag.language(of: locale.tag)) else { return heading }
    return CaseMapping.uppercase(String(heading.prefix(1))) + heading.dropFirst()
  }

  /// Full names of the months, outside a date.
  var months: [String] { locale.names("month", "w", isAlone: true) }

  /// The names of the halves of a day.
  var halves: [String] { locale.names("half", "a") }

  var usesTwelveHours: Bool { locale.usesTwelveHours }

  /// Whether the month is before the day.
  var beginsWithMonth: Bool {
    let fields = locale.pattern(dates.skeleton("yMMMd"))?.parts ?? []
    for case .field(let letter, _) in fields where "MLd".contains(letter) { return letter != "d" }
    return false
  }

  /// Names of the days of the week that are as wide as three letters at most, from Sunday, as in the
  /// head of a calendar.
  var weekdays: [String] {
    for width in ["a", "s", "n"] as [Character] {
      let names = locale.names("day", width, isAlone: true).map { name in
        CaseMapping.uppercase(name.last == "." ? String(name.dropLast()) : name)
      }
      if names.count == 7, names.allSatisfy({ $0.count <= 3 }) { return names }
    }
    return locale.names("day", "n")
  }

  /// What is before a time; `nil` for the app's own word.
  var timeLabel: String? {
    switch LocaleTag.language(of: locale.tag) {
    case "ar": "الوقت"
    case "de": "Uhrzeit"
    case "es", "pt": "Hora"
    case "fr": "Heure"
    case "he": "שעה"
    case "it": "Ora"
    case "ru": "Время"
    default: nil
    }
  }

  /// A number with leading zeros where it has fewer digits than told.
  func number(_ value: Int, digits: Int = 1) -> String {
    let text = "\(value)"
    let zeros = String(repeating: "0", count: max(digits - text.utf8.count, 0))
    return locale.symbols.localized(zeros + text)
  }
}
