public import Components

/// A ticket of the queue, as the kiosk shows it after it is drawn.
public struct TicketCard: View {
  private let number: String
  private let counter: String
  private let waiting: Int

  public init(number: String, counter: String, waiting: Int) {
    self.number = number
    self.counter = counter
    self.waiting = waiting
  }

  public var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Text(number).font(.largeTitle).bold()
          Spacer()
          Badge(counter)
        }
        Text("\(waiting) people are before you")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Button("Give it back") {}.buttonStyle(.bordered)
      }
    }
    .padding(16)
    // The kiosk is a design of its own: legible from afar, hit with a thumb.
    .look(.stillframe)
  }
}
