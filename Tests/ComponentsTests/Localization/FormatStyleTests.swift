import Foundation
import Testing

@testable import Components

/// Foundation's styles in texts. Expected texts are those of Foundation's documentation and of CLDR's
/// patterns for the languages.
@Suite("Foundation's formats in texts")
@MainActor
struct FormatStyleTests {
  /// 14 June 2026, 9:41 at Greenwich.
  private let date = Date(timeIntervalSince1970: 1_781_430_060)

  private func words(
    _ text: Text, _ locale: String = "en", _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    var environment = EnvironmentValues(look: .stillframe)
    environment.localeIdentifier = locale
    environment.currentDate = date
    change(&environment)
    return TextResolution.plainText(of: text, in: environment)
      .replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{A0}", with: " ")
  }

  @Test("Integers in a text are grouped as the language groups them")
  func interpolation() {
    #expect(words(Text("\(5000) steps")) == "5,000 steps")
    #expect(words(Text("\(5000)"), "de") == "5.000")
    #expect(words(Text("\(5000)"), "es") == "5000")
    #expect(words(Text("\(12_345_678)"), "hi") == "1,23,45,678")
    #expect(words(Text("\(5000)"), "ar-EG") == "٥٬٠٠٠")
    #expect(words(Text("\(Int.min)")) == "-9,223,372,036,854,775,808")
    #expect(words(Text("\(2.5)"), "de") == "2,500000")
    #expect(words(Text(verbatim: "\(5000)")) == "5000")
    #expect(words(Text(String(5000))) == "5000")
  }

  @Test("Options of numbers")
  func numbers() {
    #expect(words(Text(1_234_567, format: .number.notation(.compactName))) == "1.2M")
    #expect(words(Text(999_950, format: .number.notation(.compactName))) == "1M")
    #expect(words(Text(1_234_567, format: .number.notation(.compactName)), "ja") == "123万")
    #expect(
      words(Text(12345.6789 as Double, format: .number.notation(.scientific))) == "1.234568E4")
    #expect(words(Text(1234.5, format: .number.grouping(.never))) == "1234.5")
    #expect(words(Text(3.14159, format: .number.precision(.significantDigits(2...4)))) == "3.142")
    #expect(words(Text(2.5, format: .number.precision(.fractionLength(2...)))) == "2.50")
    #expect(words(Text(7, format: .number.precision(.integerLength(3)))) == "007")
    #expect(words(Text(2.5, format: .number.rounded(rule: .up, increment: 1.0))) == "3")
    #expect(words(Text(5, format: .number.sign(strategy: .always()))) == "+5")
    #expect(words(Text(-5, format: .number.sign(strategy: .never))) == "5")
    #expect(words(Text(5, format: .number.decimalSeparator(strategy: .always))) == "5.")
    #expect(words(Text(0.256, format: .percent.precision(.fractionLength(0)))) == "26%")
    #expect(words(Text(25, format: .percent), "tr") == "%25")
    #expect(words(Text(UInt64.max, format: .number)) == "18,446,744,073,709,551,615")
    #expect(words(Text(Double.infinity, format: .number)) == "∞")
    #expect(words(Text(Decimal(string: "0.1")!, format: .number)) == "0.1")
    // Halves are rounded as they are written: 2.675 is 2.68, though its binary form is less.
    #expect(words(Text(2.675, format: .number.precision(.fractionLength(2)))) == "2.68")
  }

  @Test("Currencies")
  func currencies() {
    #expect(words(Text(-1234.5, format: .currency(code: "USD"))) == "-$1,234.50")
    #expect(
      words(Text(-1234.5, format: .currency(code: "USD").sign(strategy: .accounting)))
        == "($1,234.50)")
    #expect(words(Text(1234.5, format: .currency(code: "EUR")), "de") == "1.234,50 €")
    #expect(words(Text(5, format: .currency(code: "JPY"))) == "¥5")
    #expect(words(Text(5, format: .currency(code: "CHF"))) == "CHF 5.00")
    #expect(
      words(Text(5, format: .currency(code: "USD").presentation(.fullName))) == "5.00 US dollars")
    #expect(words(Text(5, format: .currency(code: "CAD").presentation(.narrow))) == "$5.00")
    #expect(words(Text(5, format: .currency(code: "USD").presentation(.isoCode))) == "USD 5.00")
    #expect(words(Text(5, format: .currency(code: "QQQ"))) == "QQQ 5.00")
  }

  @Test("Dates")
  func dates() {
    #expect(
      words(Text(date, format: Date.FormatStyle(date: .long, time: .shortened)))
        == "June 14, 2026 at 9:41 AM")
    #expect(
      words(Text(date, format: Date.FormatStyle(date: .complete, time: .standard)), "de")
        == "Sonntag, 14. Juni 2026 um 09:41:00")
    #expect(words(Text(date, format: .dateTime.year().month().day())) == "Jun 14, 2026")
    #expect(words(Text(date, format: .dateTime.weekday(.wide))) == "Sunday")
    #expect(words(Text(date, format: .dateTime.month(.wide)), "ru") == "июнь")
    #expect(
      words(Text(date, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())) == "9:41")
    #expect(
      words(Text(date, format: .dateTime.hour().minute().second().secondFraction(.fractional(2))))
        == "9:41:00.00 AM")
    #expect(words(Text(date...(date + 2 * 86_400))) == "June 14\u{2009}–\u{2009}16, 2026")
    #expect(
      words(
        Text(
          date,
          format: Date.VerbatimFormatStyle(
            format: "\(year: .defaultDigits)/\(month: .twoDigits)", timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian)))) == "2026/06")
    #expect(words(Text(date, style: .time)) == "9:41 AM")
    #expect(words(Text(date, style: .date), "fa") == "۱۴ ژوئن ۲۰۲۶")
  }

  @Test("Distances in time are those from the moment of the picture")
  func distances() {
    let named = Date.RelativeFormatStyle(presentation: .named)
    #expect(words(Text(date + 86_400, format: named)) == "tomorrow")
    #expect(words(Text(date - 86_400, format: named), "de") == "gestern")
    #expect(words(Text(date - 3 * 86_400, format: named)) == "3 days ago")
    #expect(words(Text(date + 5_400, format: .relative(presentation: .numeric))) == "in 2 hours")
    #expect(words(Text(date + 7_325, style: .relative)) == "2 hr, 2 min")
    #expect(words(Text(date - 7_200, style: .offset)) == "-2 hours")
    #expect(words(Text(date + 7_200, style: .offset), "fr") == "+2 heures")
    #expect(words(Text(date + 7_325, style: .timer), "fa") == "۲:۰۲:۰۵")
  }

  @Test("Durations, bytes, lists and measurements")
  func others() {
    let duration = Duration.seconds(93_784.5)
    #expect(
      words(Text(duration, format: .units(width: .wide))) == "26 hours, 3 minutes, 4 seconds")
    #expect(
      words(Text(duration, format: .units(allowed: [.hours, .minutes], width: .narrow)))
        == "26h 3m")
    #expect(words(Text(duration, format: .time(pattern: .minuteSecond))) == "1,563:04")
    #expect(
      words(
        Text(
          duration,
          format: .time(
            pattern: .hourMinuteSecond(
              padHourToLength: 3, fractionalSecondsLength: 1)))) == "026:03:04.5")
    let style = ByteCountFormatStyle(style: .file)
    #expect(words(Text(1_234_567, format: style)) == "1.2 MB")
    #expect(words(Text(0, format: style)) == "Zero kB")
    #expect(words(Text(998, format: style)) == "998 bytes")
    let list = ["a", "b", "c"]
    #expect(words(Text(list, format: .list(type: .or))) == "a, b, or c")
    #expect(words(Text(list, format: .list(type: .and)), "de") == "a, b und c")
    #expect(
      words(Text([1000, 2], format: .list(memberStyle: .number, type: .and))) == "1,000 and 2")
    #if !canImport(Darwin)
      let way = Measurement(value: 5, unit: UnitLength.kilometers)
      #expect(
        words(Text(way, format: .measurement(width: .wide, usage: .asProvided)), "pl")
          == "5 kilometrów")
      // 5 km are 3.107 miles.
      #expect(words(Text(way, format: .measurement(width: .abbreviated))) == "3.1 mi")
      #expect(words(Text(way, format: .measurement(width: .abbreviated)), "en-GB") == "3.1 mi")
      #expect(words(Text(way, format: .measurement(width: .abbreviated)), "fr") == "5 km")
      let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
      #expect(words(Text(warm, format: .measurement(width: .abbreviated))) == "68°F")
    #endif
  }

  @Test("A custom format is asked itself; other calendars ask the system and are told")
  func gaps() {
    var texts: [String] = []
    let gaps = PictureGaps.found {
      texts.append(words(Text(3, format: Stars())))
      texts.append(
        words(Text(date, format: .dateTime.year())) {
          $0.calendar = Calendar(identifier: .buddhist)
        })
    }.gaps.map(\.text)
    #expect(texts[0] == "***")
    #expect(texts[1].contains("2569"))
    #expect(
      gaps == ["no tables for the format Date.FormatStyle in a calendar that is not Gregorian"])
  }

  private struct Stars: FormatStyle {
    func format(_ value: Int) -> String { String(repeating: "*", count: value) }
  }

  @Test(
    "Regions fall back on their language, and scripts of Chinese on their region",
    arguments: [
      ("en", "en"), ("en-US", "en"), ("en_GB", "en-GB"), ("en-IL", "en-001"), ("es-PE", "es-419"),
      ("es-ES", "es"), ("pt-BR", "pt"), ("pt-AO", "pt-PT"), ("zh", "zh-Hans"),
      ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant-HK"), ("zh-HK", "zh-Hant-HK"),
      ("zh-Hans-SG", "zh-Hans"), ("iw", "he"), ("de-LI", "de"), ("en-XA", "en"), ("sv", "en"),
      ("", "en"),
    ])
  func fallbacks(identifier: String, tag: String) {
    #expect(FormatLocale.of(identifier).tag == tag)
    #expect(FormatLocale.of(identifier).hasData == (identifier != "sv"))
  }

  @Test("Hostile numbers and dates end")
  func hostile() {
    #expect(words(Text(1e300, format: .number.notation(.scientific))) == "1E300")
    #expect(words(Text(1e300, format: .number)).hasPrefix("1,000,000"))
    #expect(words(Text(Double.leastNonzeroMagnitude, format: .number)) == "0")
    for seconds in [Double.infinity, -.infinity, .nan, 1e300] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(!words(Text(date, style: .relative)).isEmpty)
      #expect(!words(Text(date, style: .timer)).isEmpty)
      #expect(!words(Text(date, style: .date)).isEmpty)
      #expect(!words(Text(date, format: .relative(presentation: .named))).isEmpty)
    }
    #expect(!words(Text(Date(timeIntervalSince1970: -1e300), style: .date)).isEmpty)
    #expect(!words(Text(Date.distantFuture, format: .relative(presentation: .numeric))).isEmpty)
    #expect(
      words(Text(Duration.seconds(Int64.max), format: .units(width: .wide))).contains("hours"))
  }
}
