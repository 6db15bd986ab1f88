import Components
import Foundation

/// Short names of the days of a week, in the order in which a calendar has them.
struct WeekdayNames {
  private static let names: [LocalizedStringKey] = [
    "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat",
  ]
  private let firstWeekday: Int

  init(_ calendar: Calendar) {
    firstWeekday = calendar.firstWeekday
  }

  /// Where a day, 1 for Sunday to 7 for Saturday, stands in the week.
  func index(of weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 }

  subscript(index: Int) -> LocalizedStringKey { Self.names[(firstWeekday - 1 + index) % 7] }
}
