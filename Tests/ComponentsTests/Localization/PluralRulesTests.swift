import Testing

@testable import Components

/// Categories are those of the sample numbers in CLDR's plurals.xml.
@Suite("Localization: plural rules")
struct PluralRulesTests {
  private func categories(_ language: String, _ numbers: [String]) -> [PluralCategory] {
    numbers.map { PluralCategory.of($0, language: language) }
  }

  @Test("English tells one from others; 1.0 is not one")
  func english() {
    #expect(
      categories("en", ["0", "1", "2", "1.0", "-1"]) == [.other, .one, .other, .other, .one])
  }

  @Test("Russian looks at the last two digits")
  func russian() {
    for number in ["1", "21", "101", "1001"] {
      #expect(categories("ru", [number]) == [.one], "\(number)")
    }
    for number in ["2", "4", "22", "102"] {
      #expect(categories("ru", [number]) == [.few], "\(number)")
    }
    for number in ["0", "5", "11", "12", "14", "19", "111", "1000000"] {
      #expect(categories("ru", [number]) == [.many], "\(number)")
    }
    #expect(categories("ru", ["1.5", "2.0"]) == [.other, .other])
  }

  @Test("Hebrew has a dual")
  func hebrew() {
    #expect(
      categories("he", ["0", "1", "2", "3", "20", "0.5", "1.5", "2.0"])
        == [.other, .one, .two, .other, .other, .one, .other, .other])
    #expect(categories("iw", ["2"]) == [.two])
  }

  @Test("Arabic uses all six categories")
  func arabic() {
    #expect(
      categories(
        "ar", ["0", "1", "2", "3", "10", "11", "26", "99", "100", "102", "103", "111", "0.1"])
        == [
          .zero, .one, .two, .few, .few, .many, .many, .many, .other, .other, .few, .many, .other,
        ])
  }

  @Test("Numbers of any length keep their last two digits; what is no number is other")
  func oddNumbers() {
    #expect(categories("ru", ["123456789012345678901234567890121"]) == [.one])
    #expect(
      categories("ru", ["", "-", "abc", "1.2.3", "١"]) == [.other, .other, .other, .other, .other])
  }
}
