import Components

struct Delivery: Identifiable, Hashable {
  let id: Int
  let place: String
  let courier: String
  let minutes: Int
}

struct DeliveryTable: View {
  let deliveries: [Delivery]
  @State private var selection: Set<Delivery.ID> = []
  @State private var order = [KeyPathComparator(\Delivery.minutes)]
  @State private var sorted: [Delivery] = []
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Table(sorted, selection: $selection, sortOrder: $order) {
      TableColumn("Place", value: \.place) { delivery in
        VStack(alignment: .leading) {
          Text(delivery.place)
          if sizeClass == .compact {
            Text("\(delivery.minutes) min · \(delivery.courier)")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      TableColumn("Courier", value: \.courier)
      TableColumn("Minutes", value: \.minutes) { Text($0.minutes, format: .number) }
        .width(90)
    }
    .onAppear { sorted = deliveries.sorted(using: order) }
    .onChange(of: order) { _, new in sorted = deliveries.sorted(using: new) }
  }
}
