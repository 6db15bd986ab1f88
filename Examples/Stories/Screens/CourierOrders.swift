import Components

/// The orders of a shift by what is to be done with them.
struct CourierOrders: View {
  enum Content { case new, active, done, loading, empty }

  let content: Content

  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Orders", displayMode: .large) {
        NetworkBadge(isOnline: true)
      } trailing: {
        Button("Filter", systemImage: "slider.horizontal.3") {}.labelStyle(.iconOnly)
      }
      ScrollView {
        VStack(spacing: 16) {
          Picker("Orders", selection: .constant(segment)) {
            Text("orders.new").tag(0)
            Text("orders.active").tag(1)
            Text("orders.done").tag(2)
          }
          .pickerStyle(.segmented)
          list
        }
        .padding(.horizontal, .md)
        .padding(.vertical, .xs)
      }
      CourierTabs(selection: 0)
    }
  }

  private var segment: Int {
    switch content {
    case .new: 0
    case .active, .loading, .empty: 1
    case .done: 2
    }
  }

  @ViewBuilder private var list: some View {
    switch content {
    case .new: cards(CourierOrder.new)
    case .active: cards(CourierOrder.active)
    case .done: cards(CourierOrder.done)
    case .loading:
      grid { ForEach(0..<3) { _ in OrderRowSkeleton() } }
    case .empty:
      EmptyState(
        "No active orders", systemImage: "shippingbox",
        message: "New orders appear here as soon as they are assigned to you."
      ) {
        Button("Refresh", systemImage: "arrow.clockwise") {}.buttonStyle(.tonal)
      }
      .padding(.top, .xxl)
      .readable()
    }
  }

  private func cards(_ orders: [CourierOrder]) -> some View {
    grid { ForEach(orders) { order in CourierOrderCard(order: order) } }
  }

  /// One column on a phone, two where there is room for them.
  private func grid<Cards: View>(@ViewBuilder cards: () -> Cards) -> some View {
    let count = widthClass == .regular && !typeSize.isAccessibilitySize ? 2 : 1
    return LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: count), spacing: 12,
      content: cards)
  }
}

/// The tabs of the courier's app.
struct CourierTabs: View {
  let selection: Int

  var body: some View {
    TabBar(
      [
        TabBar.Item("Orders", systemImage: "shippingbox", badge: 3),
        TabBar.Item("Map", systemImage: "map"),
        TabBar.Item("Messages", systemImage: "message"),
        TabBar.Item("Profile", systemImage: "person"),
      ], selection: selection)
  }
}

/// What a card tells of an order.
private struct CourierOrder: Identifiable, Sendable {
  /// The order's number.
  let id: String
  let customer: String
  let address: LocalizedStringKey
  let window: String
  let amount: String
  let status: StatusBadge.Status

  static let new = [
    CourierOrder(
      id: "2044", customer: "Inês Costa", address: "Rua do Ouro 112", window: "16:00–16:30",
      amount: "€19.80", status: .new),
    CourierOrder(
      id: "2045", customer: "Amir Haddad", address: "Praça da Figueira 7", window: "16:20–16:50",
      amount: "€64.10", status: .new),
  ]
  static let active = [
    CourierOrder(
      id: "2041", customer: "Maria Silva", address: "Rua Augusta 24", window: "14:30–15:00",
      amount: "€48.90", status: .active),
    CourierOrder(
      id: "2042", customer: "Noa Levi", address: "Rua da Prata 88", window: "15:10–15:40",
      amount: "€23.50", status: .active),
    CourierOrder(
      id: "2043", customer: "Sam Lee", address: "Largo do Carmo 3", window: "15:30–16:00",
      amount: "€71.20", status: .active),
  ]
  static let done = [
    CourierOrder(
      id: "2038", customer: "Lena Novak", address: "Rua da Rosa 51", window: "12:00–12:30",
      amount: "€35.40", status: .done),
    CourierOrder(
      id: "2036", customer: "Tomás Reis", address: "Rua do Ouro 112", window: "11:10–11:40",
      amount: "€12.90", status: .done),
  ]
}

private struct CourierOrderCard: View {
  let order: CourierOrder

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card(action: {}) {
      VStack(alignment: .leading, spacing: 12) {
        if typeSize.isAccessibilitySize {
          title
          StatusBadge(order.status)
        } else {
          HStack(alignment: .top, spacing: 12) {
            title
            Spacer(minLength: 0)
            StatusBadge(order.status)
          }
        }
        VStack(alignment: .leading, spacing: 6) {
          Label(order.address, systemImage: "mappin.and.ellipse")
          // Isolated, so that the earlier time comes first in every direction of reading.
          Label("\u{2066}\(order.window)\u{2069}", systemImage: "clock")
        }
        .font(.subheadline)
        .foregroundStyle(Color.textSecondary)
        Divider()
        PriceRow("Total", amount: order.amount)
      }
    }
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(order.customer).font(.headline)
      Text("Order \(order.id)").font(.footnote).foregroundStyle(Color.textSecondary)
    }
  }
}

private struct OrderRowSkeleton: View {
  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .top) {
          VStack(alignment: .leading, spacing: 8) {
            Skeleton(.line).font(.headline).frame(width: 130)
            Skeleton(.line).font(.footnote).frame(width: 80)
          }
          Spacer()
          Skeleton(.rectangle).frame(width: 76, height: 24)
        }
        VStack(alignment: .leading, spacing: 10) {
          Skeleton(.line).font(.subheadline).frame(width: 190)
          Skeleton(.line).font(.subheadline).frame(width: 150)
        }
        Divider()
        HStack {
          Skeleton(.line).font(.subheadline).frame(width: 56)
          Spacer()
          Skeleton(.line).font(.subheadline).frame(width: 72)
        }
      }
    }
  }
}
