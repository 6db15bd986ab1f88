import Foundation

/// A day and a time of the Gregorian calendar, without a time zone.
///
/// Dates are taken apart and named here and not by the system's formatters, whose words differ
/// between systems and versions.
package struct CivilDate: Hashable {
  var year: Int
  /// From 1 to 12.
  var month: Int
  /// From 1 to 31.
  var day: Int
  var hour = 0
  var minute = 0

  init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// The civil time of an instant at an offset from Greenwich; dates are kept within 9,999 years.
  init(_ date: Date, secondsFromGMT offset: Int) {
    let seconds = Int(Self.kept(date).timeIntervalSince1970.rounded(.down)) + offset
    let days = Self.floorDivide(seconds, 86_400)
    let rest = seconds - days * 86_400
    self.init(daysSince1970: days)
    hour = rest / 3_600
    minute = rest % 3_600 / 60
  }

  /// A date within 9,999 years, at the time of day of one beyond them: components without a year are of the year 1, two days
  /// before it begins in the calendar that goes on backwards.
  static func kept(_ date: Date) -> Date {
    let instant = date.timeIntervalSince1970
    guard instant.isFinite else { return Date(timeIntervalSince1970: 0) }
    let (first, end) = (-62_135_596_800.0, 253_402_300_800.0)
    guard !(first..<end ~= instant) else { return date }
    let time = instant.truncatingRemainder(dividingBy: 86_400)
    let day = instant < first ? first : end - 86_400
    return Date(timeIntervalSince1970: day + (time < 0 ? time + 86_400 : time))
  }

  /// The day that follows a number of days after 1 January 1970.
  ///
  /// Years are counted from March, so that the leap day is a year's last one, in eras of 400 years
  /// with 146,097 days each.
  init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = Self.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days are between 1 January 1970 and the day.
  var daysSince1970: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = Self.floorDivide(marchYear, 400)
    let yearOfEra = marchYear - era * 400
    let marchMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// From 0 for Sunday to 6 for Saturday; 1 January 1970 was a Thursday.
  var weekday: Int {
    let days = daysSince1970 + 4
    return days - Self.floorDivide(days, 7) * 7
  }

  /// How many days the month has.
  var daysInMonth: Int {
    let next = CivilDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    return next.daysSince1970 - CivilDate(year: year, month: month, day: 1).daysSince1970
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }
}

extension CivilDate {
  /// The date of a text such as `2026-06-14` or `2026-06-14T09:41`; `nil` for any other text.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>, _ limits: ClosedRange<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return limits.contains(value) ? value : nil
    }
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10 || bytes.count == 16, bytes[4] == dash, bytes[7] == dash,
      let year = number(0..<4, 1...9_999), let month = number(5..<7, 1...12),
      let day = number(8..<10, 1...31)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard day <= daysInMonth else { return nil }
    guard bytes.count == 16 else { return }
    guard bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      let hour = number(11..<13, 0...23), let minute = number(14..<16, 0...59)
    else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// The instant of the civil time at Greenwich.
  package var date: Date {
    Date(timeIntervalSince1970: Double(daysSince1970 * 86_400 + hour * 3_600 + minute * 60))
  }
}
