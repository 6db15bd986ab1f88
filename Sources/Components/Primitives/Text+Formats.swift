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
  public typealias Scale = TextScale

  /// A date as a style shows it, in the calendar, time zone and language of the environment.
  public init(_ date: Date, style: DateStyle) {
    self.init(content: .deferred { style.text(for: date, in: $0) })
  }

  /// A value as a format shows it, in the language of the environment.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    // Values; the text that holds them is given away with them.
    nonisolated(unsafe) let (input, format) = (input, format)
    self.init(content: .deferred { unsafe FormatContext($0).text(input, format) })
  }

  /// An object as a formatter shows it, in the formatter's own language.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    let text = formatter.string(for: subject) ?? ""
    nonisolated(unsafe) let formatter = formatter
    self.init(
      content: .deferred { _ in
        unsafe FormatGaps.noteFormatter(formatter)
        return text
      })
  }

  /// The days from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      content: .deferred { environment in
        environment.text(dates)
      })
  }

  /// The days of an interval.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
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
        return DateStyle.clock(seconds, FormatLocale.of(environment.localeIdentifier))
      })
  }
}

extension Text.DateStyle {
  @MainActor
  func text(for date: Date, in environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.currentDate)
    let context = FormatContext(environment)
    return switch kind {
    case .date:
      context.dates?.text(date, "yMMMMd")
        ?? context.text(date, Date.FormatStyle(date: .long, time: .omitted))
    case .time:
      context.dates?.text(date, "jmm")
        ?? context.text(date, Date.FormatStyle(date: .omitted, time: .shortened))
    case .timer: Self.clock(distance.magnitude, context.locale)
    case .relative: DurationText.words(distance.magnitude, count: 2, context.locale)
    case .offset: DurationText.offset(distance, context.locale)
    }
  }

  /// Hours, minutes and seconds as a clock shows them.
  fileprivate static func clock(_ seconds: TimeInterval, _ locale: FormatLocale) -> String {
    let whole = DurationText.whole(seconds)
    let parts = [whole / 3600, whole / 60 % 60, whole % 60].map(Double.init)
    return DurationText.clock(
      parts[0] > 0 ? parts : Array(parts.dropFirst()), padding: nil, decimals: 0, locale)
  }
}

extension EnvironmentValues {
  /// The days from one date to another; what both share is written once.
  @MainActor
  fileprivate func text(_ dates: ClosedRange<Date>) -> String {
    FormatContext(self).text(
      dates.lowerBound..<dates.upperBound, Date.IntervalFormatStyle(date: .long, time: .omitted))
  }
}
