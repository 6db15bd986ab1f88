import Components

/// What an order card says, in one language.
struct OrderStrings: Sendable {
  var number: String
  var customer: String
  var address: String
  var items: String
  var time: String
  var total: String
  var details: String
  var accept: String
  var status: String
}

/// An order as a courier sees it in the list of orders.
struct OrderCard: View {
  let strings: OrderStrings

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: theme.space.sm) {
        header
        Divider()
        Label(strings.address, systemImage: "mappin.and.ellipse")
        Label(strings.items, systemImage: "bag")
        Label(strings.time, systemImage: "clock")
        buttons.padding(.top, .xxs)
      }
      .font(.subheadline)
    }
  }

  @ViewBuilder private var header: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: theme.space.xs) {
        customer
        badge
        total
      }
    } else {
      HStack(alignment: .top, spacing: theme.space.sm) {
        customer
        Spacer(minLength: 0)
        VStack(alignment: .trailing, spacing: theme.space.xs) {
          badge
          total
        }
      }
    }
  }

  private var customer: some View {
    HStack(spacing: theme.space.sm) {
      Avatar(strings.customer)
      VStack(alignment: .leading, spacing: 2) {
        Text(strings.customer).font(.headline)
        Text(strings.number).font(.footnote).foregroundStyle(Color.textSecondary)
      }
    }
  }

  private var badge: some View {
    Badge(strings.status, systemImage: "clock", tone: .warning)
  }

  private var total: some View {
    Text(strings.total).font(.headline).monospacedDigit()
  }

  @ViewBuilder private var buttons: some View {
    if typeSize.isAccessibilitySize {
      VStack(spacing: theme.space.xs) { actions }.buttonSizing(.flexible)
    } else {
      HStack(spacing: theme.space.xs) { actions }.buttonSizing(.flexible)
    }
  }

  @ViewBuilder private var actions: some View {
    Button(strings.details) {}.buttonStyle(.outlined)
    Button(strings.accept) {}.buttonStyle(.filled)
  }
}
