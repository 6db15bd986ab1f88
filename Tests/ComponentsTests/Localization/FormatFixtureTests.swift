import Foundation
import Testing

@testable import Components

/// Babel's answers, written by scripts/format-fixtures.py into Tests/Fixtures/Formatting.
struct FormatFixture {
  /// What is written, one text for each answer of a section.
  var values: [String] = []
  var sections: [(language: String, question: String, answers: [String])] = []

  init(_ name: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Formatting/\(name).txt")
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines.dropFirst().dropLast() {
      if line.hasPrefix("# ") {
        values.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("["), line.hasSuffix("]"), let space = line.firstIndex(of: " "),
        sections.last.map({ $0.answers.count == values.count }) ?? true
      {
        let question = line[line.index(after: space)...].dropLast()
        sections.append((String(line.dropFirst()[..<space]), String(question), []))
      } else {
        sections[sections.count - 1].answers.append(String(line))
      }
    }
  }

  /// Compares all answers, and tells the first differences of each section.
  func check(_ text: (_ locale: FormatLocale, _ value: String, _ question: String) -> String?) {
    var count = 0
    for (language, question, answers) in sections {
      let locale = FormatLocale.of(language)
      let differences = zip(values, answers).compactMap { value, answer -> String? in
        count += 1
        let own = text(locale, value, question)
        guard own?.unicodeScalars.elementsEqual(answer.unicodeScalars) != true else { return nil }
        return "\(value): \(Self.visible(own ?? "nil")) for \(Self.visible(answer))"
      }
      #expect(differences.isEmpty, "\(language) \(question): \(differences.prefix(4))")
    }
    #expect(count == sections.count * values.count)
    #expect(Set(sections.map(\.language)).count == 20)
  }

  /// Spaces and marks that cannot be seen, as numbers.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let isHidden = [0xA0, 0x2009, 0x200E, 0x200F, 0x202F, 0x61C].contains(scalar.value)
      result += isHidden ? "<\(String(scalar.value, radix: 16))>" : String(scalar)
    }
  }
}

@Suite("Formats are written as CLDR has them")
struct FormatFixtureTests {
  @Test("Numbers, percentages and currencies of 30 values in 20 languages")
  func numbers() throws {
    try FormatFixture("numbers").check { locale, value, question in
      guard let number = DecimalNumber(value) else { return nil }
      var text = NumberText(locale: locale)
      let parts = question.split(separator: "-").map(String.init)
      switch parts[0] {
      case "decimal": break
      case "percent":
        text.options.unit = .percent
        text.options.scale = 100
      case "scientific":
        text.options.notation = .scientific
        text.options.precision = .significant(least: 1, most: 12)
      case "compact":
        text.options.notation = .compact
        text.options.precision = .places(
          leastInteger: nil, mostInteger: nil, leastFraction: 0, mostFraction: 0)
        // Babel is asked for the whole number.
        var whole = number
        whole.round(fractionDigits: 0, rule: .towardZero)
        return text.text(whole)
      default:
        text.options.unit = .currency(parts[1])
        text.options.signs.isAccounting = parts[0] == "accounting"
        if parts[0] == "name" { text.options.presentation = .fullName }
      }
      return text.text(number)
    }
  }

  @Test("Dates and times of 30 moments in 20 languages")
  func dates() throws {
    try FormatFixture("dates").check { locale, value, question in
      guard let date = ISO8601DateFormatter().date(from: value + "Z") else { return nil }
      let skeletons = ["long": "yMMMMd", "full": "yMMMMEEEEd"]
      let text = DateText(locale: locale, zone: .gmt)
      return text.text(date, skeletons[question] ?? question)
    }
  }

  @Test("Spans of days in 20 languages")
  func intervals() throws {
    try FormatFixture("intervals").check { locale, value, question in
      let ends = value.split(separator: " ").compactMap {
        ISO8601DateFormatter().date(from: $0 + "Z")
      }
      return DateText(locale: locale, zone: .gmt)
        .text(from: ends[0], to: ends[1], DateSkeleton(question))
    }
  }

  @Test("30 distances in time in 20 languages")
  func distances() throws {
    let widths: [String: FormatWidth] = ["long": .wide, "short": .short, "narrow": .narrow]
    try FormatFixture("distances").check { locale, value, question in
      let parts = value.split(separator: " ")
      guard let width = widths[question], let amount = Int(parts[1]) else { return nil }
      return RelativeDateText(locale: locale, width: width).text(amount, of: String(parts[0]))
    }
  }

  @Test("30 amounts of ten units in 20 languages")
  func measures() throws {
    let widths: [String: FormatWidth] = ["long": .wide, "short": .short, "narrow": .narrow]
    try FormatFixture("measures").check { locale, value, question in
      let parts = question.split(separator: "/")
      guard let number = DecimalNumber(value), let width = widths[String(parts[1])] else {
        return nil
      }
      return MeasureText.text(
        number, unit: String(parts[0]), width, number: NumberText(locale: locale))
    }
  }

  @Test("Lists in 20 languages")
  func lists() throws {
    try FormatFixture("lists").check { locale, value, question in
      let parts = question.split(separator: "-")
      let width: FormatWidth = parts.count == 1 ? .wide : parts[1] == "short" ? .short : .narrow
      let items = value.split(separator: "|").map(String.init)
      return ListText.text(items, kind: parts[0] == "or" ? "or" : "and", width, locale)
    }
  }
}
