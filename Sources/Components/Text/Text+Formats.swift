public import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }

    let kind: Kind

    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// Hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// The distance from the moment of the picture in words, such as "2 hr, 5 min".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from the moment of the picture with its sign, such as "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The distance from the moment of the picture as a clock shows it, such as "2:05:00".
    public static let timer = DateStyle(kind: .timer)
  }

  /// How large a text is beside the rest of its line.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)

    /// Secondary text has four fifths of the size.
    static let secondaryFactor = 0.8
  }

  /// A date as a style shows it, in the calendar, time zone and language of the environment.
  public init(_ date: Date, style: DateStyle) {
    self.init(content: .deferred { style.text(for: date, in: $0) })
  }

  /// A value as a format shows it, in the language of the environment.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(content: .deferred { $0.adapting(format).format(input) })
  }

  /// An object as a formatter shows it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    let text = formatter.string(for: subject) ?? ""
    self.init(content: .verbatim(text))
  }

  /// The days from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      content: .deferred { environment in
        let style = DateStyle.date
        return style.text(for: dates.lowerBound, in: environment) + " – "
          + style.text(for: dates.upperBound, in: environment)
      })
  }

  /// The time that is left in an interval, or has passed of it, at the moment of the picture.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      content: .deferred { environment in
        let now = min(
          max(pauseTime ?? environment.currentDate, timerInterval.lowerBound),
          timerInterval.upperBound)
        let seconds =
          countsDown
          ? timerInterval.upperBound.timeIntervalSince(now)
          : now.timeIntervalSince(timerInterval.lowerBound)
        return DateStyle.clock(seconds)
      })
  }
}

extension Text.DateStyle {
  func text(for date: Date, in environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.currentDate)
    return switch kind {
    case .date: date.formatted(environment.dateFormat(date: .long, time: .omitted))
    case .time: date.formatted(environment.dateFormat(date: .omitted, time: .shortened))
    case .timer: Self.clock(distance.magnitude)
    case .relative: Self.words(distance.magnitude)
    case .offset: (distance < 0 ? "-" : "+") + Self.longestUnit(distance.magnitude)
    }
  }

  /// Hours, minutes and seconds as a clock shows them.
  static func clock(_ seconds: TimeInterval) -> String {
    let whole = Int(min(max(seconds, 0), 1e9).rounded(.down))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  private static let units: [(seconds: Int, short: String, long: String)] = [
    (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (604_800, "wk", "week"),
    (86_400, "day", "day"), (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  /// The two largest units of a distance.
  private static func words(_ seconds: TimeInterval) -> String {
    var rest = Int(min(max(seconds, 0), 1e11).rounded(.down))
    var parts: [String] = []
    for unit in units where parts.count < 2 && (rest >= unit.seconds || unit.seconds == 1) {
      guard rest > 0 || parts.isEmpty else { break }
      parts.append("\(rest / unit.seconds) \(unit.short)")
      rest %= unit.seconds
    }
    return parts.joined(separator: ", ")
  }

  /// The largest unit of a distance.
  private static func longestUnit(_ seconds: TimeInterval) -> String {
    let rest = Int(min(max(seconds, 0), 1e11).rounded(.down))
    let unit = units.first { rest >= $0.seconds } ?? (1, "sec", "second")
    let count = rest / unit.seconds
    return "\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }
}

extension EnvironmentValues {
  fileprivate func dateFormat(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: formattingLocale, calendar: calendar, timeZone: timeZone)
  }

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
