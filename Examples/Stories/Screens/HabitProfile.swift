import Components

/// Who one is, what one has reached, and what one buys.
struct HabitProfile: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HabitBackdrop(selection: 2) {
      VStack(spacing: 8) {
        Avatar("Alex Doe", size: .large, status: .online)
        Text(verbatim: "Alex Doe").font(.title2.bold()).accessibilityAddTraits(.isHeader)
      }
      .padding(.bottom, .xxs)
      tiles
      cart
      history
    }
  }

  @ViewBuilder private var tiles: some View {
    let streak = StatTile("Streak", value: "12", systemImage: "flame.fill")
    let kept = StatTile("Days kept", value: "214", systemImage: "checkmark.circle")
    if typeSize.isAccessibilitySize {
      VStack(spacing: 12) {
        streak
        kept
      }
    } else {
      HStack(spacing: 12) {
        streak
        kept
      }
    }
  }

  private var cart: some View {
    GlassCard(material: .thick) {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Text("Cart").font(.headline)
          Spacer()
          Badge(count: 2, tone: .primary)
        }
        PriceRow("Water bottle", amount: "€18.00")
        PriceRow("Notebook", amount: "€7.50", previousAmount: "€9.00")
        Divider()
        PriceRow("Total", amount: "€25.50", isTotal: true)
        Button("Check out") {}
          .buttonStyle(.filled)
          .buttonSizing(.flexible)
          .padding(.top, .xxs)
      }
    }
  }

  private var history: some View {
    GlassCard(material: .thick) {
      VStack(alignment: .leading, spacing: 12) {
        Text("History").font(.headline)
        HistoryRow("Yoga mat", status: "Delivered", systemImage: "checkmark.circle.fill")
        Divider()
        HistoryRow("Book", status: "On its way", systemImage: "shippingbox")
      }
    }
  }
}

private struct HistoryRow: View {
  let title: LocalizedStringKey
  let status: LocalizedStringKey
  let systemImage: String

  init(_ title: LocalizedStringKey, status: LocalizedStringKey, systemImage: String) {
    self.title = title
    self.status = status
    self.systemImage = systemImage
  }

  var body: some View {
    LabeledContent(title) { Label(status, systemImage: systemImage).font(.subheadline) }
  }
}
