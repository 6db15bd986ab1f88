public import Foundation

/// A value that changes with the time; a picture shows it at the moment of its environment.
public struct TimeDataSource<Value> {
  let value: (Date) -> Value
}

extension TimeDataSource: @unchecked Sendable where Value: Sendable {}

extension TimeDataSource where Value == Date {
  /// The date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time since a date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// The time until a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// How long it is to a date, negative after it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// A value that changes with the time in a format, at the moment of the picture.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    nonisolated(unsafe) let (value, format) = (source.value, format)
    self.init(
      content: .deferred { environment in
        unsafe FormatContext(environment).text(value(environment.currentDate), format)
      })
  }
}
