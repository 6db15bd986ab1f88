import Components

struct Order: Identifiable, Hashable {
  enum Status: String, CaseIterable {
    case new, active, done

    var color: Color {
      switch self {
      case .new: .blue
      case .active: .orange
      case .done: .green
      }
    }
  }

  let id: Int
  let customer: String
  let address: String
  let total: Decimal
  let status: Status
  let date: Date
}

struct OrderCard: View {
  let order: Order
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      header
      Divider()
      row(systemImage: "person", text: order.customer)
      row(systemImage: "mappin.and.ellipse", text: order.address)
      HStack {
        Text(order.date, style: .time)
          .foregroundColor(.secondary)
        Spacer()
        Text(order.total, format: .currency(code: "EUR"))
          .fontWeight(.semibold)
          .monospacedDigit()
      }
      .font(.subheadline)
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 16)
        .fill(Color(.secondarySystemGroupedBackground))
    )
    .overlay(
      RoundedRectangle(cornerRadius: 16)
        .stroke(order.status.color.opacity(0.4), lineWidth: 1)
    )
    .contentShape(Rectangle())
    .onTapGesture {}
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }

  @ViewBuilder
  private var header: some View {
    let title = Text("Order ") + Text("#\(order.id)").bold()
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        title
        badge
      }
    } else {
      HStack {
        title
        Spacer(minLength: 8)
        badge
      }
    }
  }

  private var badge: some View {
    Text(order.status.rawValue.capitalized)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .foregroundStyle(.white)
      .background(order.status.color, in: .capsule)
  }

  private func row(systemImage: String, text: String) -> some View {
    Label {
      Text(text)
        .lineLimit(2)
    } icon: {
      Image(systemName: systemImage)
        .foregroundStyle(.tint)
    }
    .font(.body)
  }
}
