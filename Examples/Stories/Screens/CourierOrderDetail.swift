import Components

/// One order: where it goes, how far it is, what it costs, and what can be done next.
struct CourierOrderDetail: View {
  /// Whether the app has just told that the order was picked up.
  let isConfirmed: Bool

  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Order 2041") {
        Button("Back", systemImage: "chevron.backward") {}.labelStyle(.iconOnly)
      } trailing: {
        Button("Report a problem", systemImage: "flag") {}.labelStyle(.iconOnly)
        Button("Call", systemImage: "phone") {}.labelStyle(.iconOnly)
      }
      ScrollView {
        cards
          .padding(.horizontal, .md)
          .padding(.vertical, .xs)
      }
      .toast(isPresented: isConfirmed, alignment: .top) {
        Toast("Pickup confirmed", tone: .success)
      }
      BottomBar {
        Button("Navigate", systemImage: "location.fill") {}.buttonStyle(.outlined)
        Button("Delivered", systemImage: "checkmark") {}.buttonStyle(.filled)
      }
      .buttonSizing(.flexible)
      .labelStyle(.wordsFirst)
    }
  }

  @ViewBuilder private var cards: some View {
    if widthClass == .regular {
      HStack(alignment: .top, spacing: 16) {
        CustomerCard(mapHeight: 300)
        VStack(spacing: 16) {
          progress
          price
        }
      }
    } else {
      VStack(spacing: 16) {
        CustomerCard(mapHeight: 132)
        progress
        price
      }
    }
  }

  private var progress: some View {
    Card {
      Timeline(
        [
          Timeline.Step("Order placed", detail: "14:02"),
          Timeline.Step("Picked up", detail: "14:21"),
          Timeline.Step("On its way", detail: "Arrives in about 9 minutes"),
          Timeline.Step("Delivered"),
        ], current: 2)
    }
  }

  private var price: some View {
    Card {
      VStack(spacing: 8) {
        PriceRow("Subtotal", amount: "€42.00")
        PriceRow("Delivery", amount: "€6.90")
        Divider()
        PriceRow("Total", amount: "€48.90", isTotal: true)
      }
    }
  }
}

/// Who gets the order, where, and what they asked for.
private struct CustomerCard: View {
  let mapHeight: CGFloat

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 12) {
        if typeSize.isAccessibilitySize {
          Avatar("Maria Silva").accessibilityHidden(true)
          names
          StatusBadge(.active)
        } else {
          HStack(spacing: 12) {
            Avatar("Maria Silva").accessibilityHidden(true)
            names
            Spacer(minLength: 0)
            StatusBadge(.active)
          }
        }
        Divider()
        Label("Leave it with the neighbour", systemImage: "bubble.left")
          .font(.subheadline)
          .foregroundStyle(Color.textSecondary)
      }
    } media: {
      RouteMap().frame(height: mapHeight)
    }
  }

  private var names: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: "Maria Silva").font(.headline)
      Text("Rua Augusta 24").font(.subheadline).foregroundStyle(Color.textSecondary)
    }
  }
}
