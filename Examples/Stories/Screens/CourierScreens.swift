import Components

extension StoryCatalog {
  static let courierScreens: [Story] = [
    Screen.story("screens/courier/sign-in") { CourierSignIn() },
    Screen.story("screens/courier/orders") { CourierOrders(content: .orders) },
    Screen.story("screens/courier/orders-loading") { CourierOrders(content: .loading) },
    Screen.story("screens/courier/orders-empty") { CourierOrders(content: .empty) },
    Screen.story("screens/courier/order-detail") { CourierOrderDetail() },
    Screen.story("screens/courier/profile") { CourierProfile() },
  ]
}

private struct CourierSignIn: View {
  @State private var role = "courier"
  @State private var phone = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        HStack {
          Spacer()
          Menu {
            Button("English") {}
            Button("Hebrew") {}
          } label: {
            Label("Language", systemImage: "globe").font(.subheadline)
          }
        }
        VStack(spacing: 8) {
          Image(systemName: "box.truck.fill")
            .font(.system(size: 56))
            .foregroundStyle(Color.accentColor)
            .accessibilityHidden(true)
          Text("Welcome back").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
          Text("Sign in to see today's deliveries.").foregroundStyle(Color.textSecondary)
        }
        .multilineTextAlignment(.center)
        Picker("Role", selection: $role) {
          Text("Courier").tag("courier")
          Text("Dispatcher").tag("dispatcher")
        }
        .pickerStyle(.segmented)
        VStack(alignment: .leading, spacing: 16) {
          TextField("Phone number", text: $phone)
            .fieldTitle("Phone number")
            .fieldIcon("phone")
          SecureField("Password", text: .constant("secret"))
            .fieldTitle("Password")
            .revealButton()
        }
        .textFieldStyle(.outlined)
        VStack(spacing: 8) {
          Button("Sign in") {}.buttonStyle(.filled)
          Button("Forgot your password?") {}.buttonStyle(.ghost)
        }
        .controlSize(.large)
        .buttonSizing(.flexible)
      }
      .padding(.all, .lg)
    }
    .background(Color.background)
  }
}

private struct CourierOrders: View {
  enum Content { case orders, loading, empty }

  let content: Content

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Orders", displayMode: .large) {
        EmptyView()
      } trailing: {
        Button("Filter", systemImage: "slider.horizontal.3") {}.labelStyle(.iconOnly)
      }
      Picker("Orders", selection: .constant(1)) {
        Text("New").tag(0)
        Text("Active").tag(1)
        Text("Done").tag(2)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal, .md)
      .padding(.bottom, .xs)
      ScrollView { list }
      TabBar([
        TabBar.Item("Orders", systemImage: "shippingbox", badge: 3),
        TabBar.Item("Map", systemImage: "map"),
        TabBar.Item("Messages", systemImage: "message"),
        TabBar.Item("Profile", systemImage: "person"),
      ])
    }
    .background(Color.background)
  }

  @ViewBuilder private var list: some View {
    switch content {
    case .orders:
      VStack(spacing: 12) {
        CourierOrderRow(number: "2041", customer: "Maria Silva", status: .active)
        CourierOrderRow(number: "2042", customer: "Noa Levi", status: .new)
        CourierOrderRow(number: "2038", customer: "Sam Lee", status: .done)
      }
      .padding(.all, .md)
    case .loading:
      VStack(spacing: 12) {
        ForEach(0..<3) { _ in OrderRowSkeleton() }
      }
      .padding(.all, .md)
    case .empty:
      EmptyState(
        "No active orders", systemImage: "shippingbox",
        message: "New orders appear here as soon as they are assigned to you."
      ) {
        Button("Refresh", systemImage: "arrow.clockwise") {}.buttonStyle(.tonal)
      }
    }
  }
}

private struct CourierOrderRow: View {
  let number: String
  let customer: String
  let status: StatusBadge.Status

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card(action: {}) {
      VStack(alignment: .leading, spacing: 8) {
        if typeSize.isAccessibilitySize {
          title
          StatusBadge(status)
        } else {
          HStack {
            title
            Spacer()
            StatusBadge(status)
          }
        }
        Label("Rua Augusta 24", systemImage: "mappin.and.ellipse")
        Label("Today, 14:30", systemImage: "clock")
      }
      .font(.subheadline)
    }
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(customer).font(.headline)
      Text("Order \(number)").font(.footnote).foregroundStyle(Color.textSecondary)
    }
  }
}

private struct OrderRowSkeleton: View {
  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          VStack(alignment: .leading, spacing: 8) {
            Skeleton(.line).frame(width: 140)
            Skeleton(.line).font(.footnote).frame(width: 90)
          }
          Spacer()
          Skeleton(.rectangle).frame(width: 72, height: 24)
        }
        Skeleton(.line).font(.subheadline).frame(width: 200)
        Skeleton(.line).font(.subheadline).frame(width: 160)
      }
    }
  }
}

private struct CourierOrderDetail: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Order 2041") {
        Button("Back", systemImage: "chevron.backward") {}.labelStyle(.iconOnly)
      } trailing: {
        Button("Call", systemImage: "phone") {}.labelStyle(.iconOnly)
      }
      ScrollView {
        VStack(spacing: 16) {
          Toast("Pickup confirmed", tone: .success)
          Card {
            HStack(spacing: 12) {
              Avatar("Maria Silva")
              VStack(alignment: .leading, spacing: 2) {
                Text("Maria Silva").font(.headline)
                Text("Rua Augusta 24").font(.subheadline).foregroundStyle(Color.textSecondary)
              }
              Spacer(minLength: 0)
            }
          }
          Card {
            Timeline(
              [
                Timeline.Step("Order placed", detail: "14:02"),
                Timeline.Step("Picked up", detail: "14:21"),
                Timeline.Step("On its way", detail: "Arrives in about 9 minutes"),
                Timeline.Step("Delivered"),
              ], current: 2)
          }
          Card {
            VStack(spacing: 8) {
              PriceRow("Subtotal", amount: "€42.00")
              PriceRow("Delivery", amount: "€6.90")
              Divider()
              PriceRow("Total", amount: "€48.90", isTotal: true)
            }
          }
        }
        .padding(.all, .md)
      }
      BottomBar {
        Button("Report a problem") {}.buttonStyle(.outlined)
        Button("Delivered") {}.buttonStyle(.filled)
      }
      .buttonSizing(.flexible)
    }
    .background(Color.background)
  }
}

private struct CourierProfile: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Profile")
      List {
        Section {
          HStack(spacing: 12) {
            Avatar("Alex Doe", size: .large, status: .online)
            VStack(alignment: .leading, spacing: 4) {
              Text("Alex Doe").font(.title3)
              Rating(4.8, count: 312)
            }
          }
        }
        Section("Preferences") {
          Toggle("Notifications", isOn: .constant(true))
          Toggle("Navigation by voice", isOn: .constant(false))
          Picker("Language", selection: .constant("en")) { Text("English").tag("en") }
        }
        Section("Today") {
          ProgressBar("Courier load", value: 0.78, showsPercentage: true)
          LabeledContent("Deliveries", value: "14")
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
    }
    .background(Color.background)
  }
}
