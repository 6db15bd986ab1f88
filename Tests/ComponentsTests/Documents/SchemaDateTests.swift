import Documents
import Testing

@testable import Components

@Suite("Documents: dates in the schema")
@MainActor
struct SchemaDateTests {
  @Test("The schema allows the dates that the reader takes, and no others")
  func dates() throws {
    let pattern = try Regex(DocumentSchema.datePattern)
    func expectAgreement(_ text: String) throws {
      let isAllowed = try pattern.wholeMatch(in: text) != nil
      #expect(isAllowed == (CivilDate(text) != nil), "\(text)")
    }
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    // Every kind of year: leap or not, by four, a hundred and four hundred.
    for year in [0, 1, 4, 100, 400, 1900, 2000, 2023, 2024, 2100, 9996, 9999] {
      for month in 0...13 {
        for day in [0, 1, 9, 10, 28, 29, 30, 31, 32] {
          try expectAgreement("\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))")
        }
      }
    }
    for hour in 0...30 {
      for minute in [0, 9, 59, 60, 99] {
        try expectAgreement("2026-06-14T\(digits(hour, 2)):\(digits(minute, 2))")
      }
    }
    for text in [
      "", "2026-6-14", "2026-06-14T", "2026-06-14 09:41", "2026-06-14T09:41Z", "+2026-06-14",
    ] {
      try expectAgreement(text)
    }
  }
}
