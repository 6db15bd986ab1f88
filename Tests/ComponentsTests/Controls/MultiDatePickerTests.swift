import Foundation
import Components
import Testing

@Suite("Pickers of several days")
@MainActor
struct MultiDatePickerTests {
  @Test("The first day is marked, whatever the zone of the calendar that made it")
  func firstDay() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let day = DateComponents(calendar: calendar, year: 2026, month: 6, day: 14)
    for zone in ["Asia/Tokyo", "Pacific/Honolulu", "GMT"] {
      let zone = try #require(TimeZone(identifier: zone))
      let root = resolved(environment: { $0.timeZone = zone }) {
        MultiDatePicker("Days", selection: .constant([day]))
      }
      let chosen = root.all.filter { $0.semantics.states.contains(.selected) }
      #expect(chosen.flatMap(\.texts) == ["14"])
    }
  }
}
