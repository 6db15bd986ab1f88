public import Components

/// The stories of the kiosk, for its tool and its tests.
public enum KioskCatalog {
  public static let all: [Story] = [
    Story("ticket/drawn") { TicketCard(number: "A 17", counter: "Counter 3", waiting: 4) },
    Story("ticket/next", variants: [.light, .dark]) {
      TicketCard(number: "A 18", counter: "Counter 3", waiting: 0)
    },
    Story("ticket/other-counter") {
      TicketCard(number: "C 4", counter: "Passports", waiting: 01)
    },
  ]
}
