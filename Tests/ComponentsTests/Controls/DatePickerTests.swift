import Foundation
import Testing

@testable import Components

@Suite("Date pickers")
@MainActor
struct DatePickerTests {
  /// 14 June 2026, 9:41 at Greenwich: 20,618 days of 86,400 seconds, 9 hours and 41 minutes.
  private static let seconds: Int = 20_618 * 86_400 + 9 * 3_600 + 41 * 60
  private let date = Date(timeIntervalSince1970: Double(seconds))

  @Test(
    "Days since 1970 and civil dates are each other's inverse",
    arguments: [
      // Known days: the epoch, a leap day of a year divisible by 400, one before the epoch.
      (0, CivilDate(year: 1970, month: 1, day: 1)),
      (11_016, CivilDate(year: 2000, month: 2, day: 29)),
      (20_618, CivilDate(year: 2026, month: 6, day: 14)),
      (-1, CivilDate(year: 1969, month: 12, day: 31)),
    ])
  func days(days: Int, date: CivilDate) {
    #expect(CivilDate(daysSince1970: days) == date)
    #expect(date.daysSince1970 == days)
  }

  @Test("Weekdays and lengths of months follow the Gregorian calendar")
  func calendar() {
    #expect(CivilDate(year: 1970, month: 1, day: 1).weekday == 4)
    #expect(CivilDate(year: 2026, month: 6, day: 14).weekday == 0)
    #expect(CivilDate(year: 2024, month: 2, day: 1).daysInMonth == 29)
    #expect(CivilDate(year: 1900, month: 2, day: 1).daysInMonth == 28)
    #expect(CivilDate(year: 2026, month: 12, day: 1).daysInMonth == 31)
  }

  @Test("An instant is taken apart in a time zone, also before the epoch")
  func zones() {
    let evening = CivilDate(date, secondsFromGMT: -10 * 3_600)
    #expect(evening == CivilDate(year: 2026, month: 6, day: 13, hour: 23, minute: 41))
    let before = CivilDate(Date(timeIntervalSince1970: -60), secondsFromGMT: 0)
    #expect(before == CivilDate(year: 1969, month: 12, day: 31, hour: 23, minute: 59))
  }

  @Test("Components without a year keep their time of day, on the first day of the year 1")
  func withoutYear() {
    // Foundation's calendar is Julian in that year: it begins two days before that of `CivilDate`.
    let day = -63_114_076_800.0 + 978_307_200
    let morning = Date(timeIntervalSince1970: day + 7 * 3_600)
    let first = CivilDate(year: 1, month: 1, day: 1, hour: 7)
    #expect(CivilDate(morning, secondsFromGMT: 0) == first)
    #expect(DateFields(morning, in: .gmt).civil == first)
    let late = CivilDate(Date(timeIntervalSince1970: 253_402_300_800), secondsFromGMT: 0)
    #expect(late == CivilDate(year: 9_999, month: 12, day: 31))
  }

  @Test(
    "A row shows date and time in the words of the language",
    arguments: [
      // Babel's answers for these languages, as in Tests/Fixtures/Formatting, with spaces that may break.
      ("en", ["Delivery", "Jun 14, 2026", "9:41 AM"]),
      ("ru", ["Delivery", "14 июн. 2026 г.", "09:41"]),
      ("he", ["Delivery", "14 ביוני 2026", "9:41"]),
      ("ar", ["Delivery", "14 يونيو 2026", "9:41 ص"]),
      ("de", ["Delivery", "14. Juni 2026", "09:41"]),
      ("fr", ["Delivery", "14 juin 2026", "09:41"]),
      ("es", ["Delivery", "14 jun 2026", "9:41"]),
      ("it", ["Delivery", "14 giu 2026", "09:41"]),
      ("pt-BR", ["Delivery", "14 de jun. de 2026", "09:41"]),
      ("ja", ["Delivery", "2026年6月14日", "9:41"]),
    ])
  func words(language: String, texts: [String]) {
    let row = resolved {
      $0.locale = Locale(identifier: language)
    } _: {
      DatePicker("Delivery", selection: .constant(date))
    }
    #expect(row.texts == texts)
    #expect(row.first(named: "datePicker")?.semantics.role == .button)
  }

  @Test(
    "A calendar's heading is the month as the language writes it",
    arguments: [
      ("en", "June 2026"), ("de", "Juni 2026"), ("es", "Junio de 2026"), ("fr-CA", "Juin 2026"),
      ("it", "Giugno 2026"), ("nl", "Juni 2026"), ("pl", "Czerwiec 2026"),
      ("ru", "Июнь 2026\u{202F}г."), ("uk", "Червень 2026\u{202F}р."), ("pt", "junho de 2026"),
      ("tr", "Haziran 2026"),
    ])
  func heading(language: String, month: String) {
    let calendar = resolved {
      $0.locale = Locale(identifier: language)
    } _: {
      DatePicker("Delivery", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    #expect(calendar.texts.first == month)
  }

  @Test("A calendar shows the days of the month and marks the chosen one")
  func graphical() {
    let calendar = resolved {
      DatePicker("Delivery", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    let days = calendar.all.filter { $0.name == "day" }
    #expect(days.count == 30)
    #expect(days.filter { $0.semantics.states == [.selected] }.map(\.texts) == [["14"]])
  }

  @Test(
    "Weeks begin as they do where the language is read",
    // As Intl.Locale's getWeekInfo says in Chromium: 7 is its Sunday, which is 1 here.
    arguments: [
      ("en", 1), ("en-GB", 2), ("en_US", 1), ("he", 1), ("ar", 7), ("ar-SA", 1), ("ar-MA", 2),
      ("ru", 2), ("de", 2), ("de-AT", 2), ("pt", 1), ("pt-PT", 1), ("fr-CA", 1), ("ja", 1),
      ("zh-Hans-CN", 2), ("zh-Hant-TW", 1), ("fa", 7), ("dv", 6), ("en-001", 2), ("", 2),
    ])
  func firstWeekday(language: String, weekday: Int) {
    var environment = EnvironmentValues(look: .stillframe)
    environment.locale = Locale(identifier: language)
    #expect(environment.firstWeekday == weekday)
    #expect(environment.calendar.firstWeekday == weekday)
  }

  @Test("A calendar of the author's begins the week on the day that it says")
  func chosenCalendar() {
    var wednesday = Calendar(identifier: .gregorian)
    wednesday.firstWeekday = 4
    let calendar = resolved {
      $0.calendar = wednesday
    } _: {
      DatePicker("Delivery", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    #expect(
      Array(calendar.texts.drop { $0 != "WED" }.prefix(7))
        == ["WED", "THU", "FRI", "SAT", "SUN", "MON", "TUE"])
  }

  @Test(
    "Documents write dates as ISO 8601 does",
    arguments: [
      ("2026-06-14", 20_618 * 86_400), ("2026-06-14T09:41", 20_618 * 86_400 + 34_860),
    ])
  func isoDates(text: String, seconds: Int) {
    #expect(CivilDate(text)?.date.timeIntervalSince1970 == Double(seconds))
  }

  @Test(
    "What is no date is refused",
    arguments: ["", "2026-02-29", "2026-13-01", "2026-06-14T24:00", "14.06.2026", "2026-06-14 "])
  func refusedDates(text: String) {
    #expect(CivilDate(text) == nil)
  }
}
