import Components
import KioskStories
import StillframeTesting
import Testing

@Suite("Tickets")
@MainActor
struct TicketTests {
  @Test("A card is as its goldens in TestSnapshots")
  func card() throws {
    let card = TicketCard(number: "B 2", counter: "Counter 1", waiting: 2)
    try expectSnapshot(of: card, named: "ticket-card", variants: [.light, .rtl])
  }

  @Test("A long number still fits, at every width", arguments: [320, 390, 744])
  func longNumber(width: Int) throws {
    let card = TicketCard(number: "A 1234567", counter: "Information", waiting: 120)
    try expectSnapshot(
      of: card, named: "long-number/w\(width)", variants: [Variant(width: width)])
  }

  @Test("Stories are as the goldens that kiosk-snapshots records", arguments: KioskCatalog.all)
  func story(_ story: Story) throws {
    try expectSnapshot(of: story)
  }
}
