/// How a language writes dates; languages that are not here have numbers for months.
struct DateWords {
  /// Full names of the months, as they stand in the heading of a calendar.
  let months: [String]
  /// Names of the months as they stand in a date.
  let shortMonths: [String]
  /// The shortest names of the days of the week, from Sunday.
  let weekdays: [String]
  /// What stands before a time; `nil` for the app's own word.
  let timeLabel: String?
  let usesTwelveHours: Bool
  let pattern: Pattern

  /// The order of the parts of a date.
  enum Pattern {
    case monthFirst, dayFirst, numeric
    /// "14. Juni 2026"
    case dayFirstWithDot
    /// "14 июн. 2026 г."
    case dayFirstWithYearWord
    /// "14 de jun. de 2026", and "junho de 2026" in a heading.
    case dayFirstWithPrepositions
    /// "14 jun 2026", and "junio de 2026" in a heading.
    case dayFirstWithHeadingPreposition
  }

  /// The words of a language tag such as `ar` or `en-GB`.
  init(language tag: String) {
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    switch language {
    case "en": self = tag.hasSuffix("GB") ? .british : .english
    case "he", "iw": self = .hebrew
    case "ar": self = .arabic
    case "ru": self = .russian
    case "de": self = .german
    case "fr": self = .french
    case "es": self = .spanish
    case "it": self = .italian
    case "pt": self = .portuguese
    default: self = .numeric
    }
  }

  /// A date such as "14 Jun 2026".
  func date(_ date: CivilDate) -> String {
    let month = shortMonths[(date.month - 1) % shortMonths.count]
    return switch pattern {
    case .monthFirst: "\(month) \(date.day), \(date.year)"
    case .dayFirst, .dayFirstWithHeadingPreposition: "\(date.day) \(month) \(date.year)"
    case .dayFirstWithDot: "\(date.day). \(month) \(date.year)"
    case .dayFirstWithPrepositions: "\(date.day) de \(month) de \(date.year)"
    case .dayFirstWithYearWord: "\(date.day) \(month) \(date.year) г."
    case .numeric: "\(date.year)-\(Self.twoDigits(date.month))-\(Self.twoDigits(date.day))"
    }
  }

  /// A time such as "9:41 AM" or "09:41".
  func time(_ date: CivilDate) -> String {
    let minute = Self.twoDigits(date.minute)
    guard usesTwelveHours else { return "\(Self.twoDigits(date.hour)):\(minute)" }
    return "\((date.hour + 11) % 12 + 1):\(minute) \(date.hour < 12 ? "AM" : "PM")"
  }

  /// Whether the month stands before the day.
  var beginsWithMonth: Bool { pattern == .monthFirst }

  /// The heading of a month, such as "June 2026".
  func month(_ date: CivilDate) -> String {
    let month = months[(date.month - 1) % months.count]
    return switch pattern {
    case .dayFirstWithPrepositions, .dayFirstWithHeadingPreposition: "\(month) de \(date.year)"
    default: "\(month) \(date.year)"
    }
  }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  init(
    months: [String], shortMonths: [String], weekdays: [String], timeLabel: String? = nil,
    usesTwelveHours: Bool, pattern: Pattern
  ) {
    self.months = months
    self.shortMonths = shortMonths
    self.weekdays = weekdays
    self.timeLabel = timeLabel
    self.usesTwelveHours = usesTwelveHours
    self.pattern = pattern
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let englishShortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let englishWeekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

  private static let english = DateWords(
    months: englishMonths, shortMonths: englishShortMonths, weekdays: englishWeekdays,
    usesTwelveHours: true, pattern: .monthFirst)

  private static let british = DateWords(
    months: englishMonths, shortMonths: englishShortMonths, weekdays: englishWeekdays,
    usesTwelveHours: false, pattern: .dayFirst)

  private static let numeric = DateWords(
    months: (1...12).map { twoDigits($0) }, shortMonths: (1...12).map { twoDigits($0) },
    weekdays: englishWeekdays, usesTwelveHours: false, pattern: .numeric)

  private static let hebrewMonths = [
    "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר",
    "נובמבר", "דצמבר",
  ]

  private static let hebrew = DateWords(
    months: hebrewMonths, shortMonths: hebrewMonths.map { "ב\($0)" },
    weekdays: ["א׳", "ב׳", "ג׳", "ד׳", "ה׳", "ו׳", "ש׳"], timeLabel: "שעה",
    usesTwelveHours: false, pattern: .dayFirst)

  private static let arabicMonths = [
    "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
    "نوفمبر", "ديسمبر",
  ]

  private static let arabic = DateWords(
    months: arabicMonths, shortMonths: arabicMonths,
    weekdays: ["ح", "ن", "ث", "ر", "خ", "ج", "س"], timeLabel: "الوقت",
    usesTwelveHours: false, pattern: .dayFirst)

  private static let russian = DateWords(
    months: [
      "Январь", "Февраль", "Март", "Апрель", "Май", "Июнь", "Июль", "Август", "Сентябрь",
      "Октябрь", "Ноябрь", "Декабрь",
    ],
    shortMonths: [
      "янв.", "февр.", "мар.", "апр.", "мая", "июн.", "июл.", "авг.", "сент.", "окт.", "нояб.",
      "дек.",
    ],
    weekdays: ["ВС", "ПН", "ВТ", "СР", "ЧТ", "ПТ", "СБ"], timeLabel: "Время",
    usesTwelveHours: false, pattern: .dayFirstWithYearWord)
}
