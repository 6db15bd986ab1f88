import Components

extension StoryCatalog {
  static let courierScreens: [Story] = [
    Screen.story("screens/courier/sign-in") { CourierSignIn() },
    Screen.story("screens/courier/sign-in-language") { CourierSignIn().menuPresented() },
    Screen.story("screens/courier/orders") { CourierOrders(content: .orders) },
    Screen.story("screens/courier/orders-loading") { CourierOrders(content: .loading) },
    Screen.story("screens/courier/orders-empty") { CourierOrders(content: .empty) },
    Screen.story("screens/courier/order-detail") { CourierOrderDetail() },
    Screen.story("screens/courier/profile") { CourierProfile(isSigningOut: false) },
    Screen.story("screens/courier/sign-out") { CourierProfile(isSigningOut: true) },
  ]
}

private struct CourierSignIn: View {
  @State private var role = "courier"
  @State private var phone = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 32) {
        languageMenu.frame(maxWidth: .infinity, alignment: .trailing)
        welcome
        VStack(alignment: .leading, spacing: 16) {
          Picker("Role", selection: $role) {
            Text("Courier").tag("courier")
            Text("Dispatcher").tag("dispatcher")
          }
          .pickerStyle(.segmented)
          // Isolated, so that a number keeps its order in every direction of reading.
          TextField("\u{2066}+351 912 345 678\u{2069}", text: $phone)
            .fieldTitle("Phone number")
            .fieldIcon("phone")
          SecureField("Password", text: .constant("secret"))
            .fieldTitle("Password")
            .fieldIcon("lock")
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
      .padding(.horizontal, .lg)
      .padding(.vertical, .xs)
    }
    .ignoresSafeArea(edges: .bottom)
  }

  private var languageMenu: some View {
    Menu {
      Picker("Language", selection: .constant("en")) {
        Text(verbatim: "English").tag("en")
        Text(verbatim: "עברית").tag("he")
        Text(verbatim: "العربية").tag("ar")
        Text(verbatim: "Русский").tag("ru")
      }
    } label: {
      Label("Language", systemImage: "globe").font(.subheadline)
    }
  }

  private var welcome: some View {
    VStack(spacing: 8) {
      Image(systemName: "box.truck.fill")
        .font(.system(size: 44))
        .foregroundStyle(Color.onPrimary)
        .frame(width: 88, height: 88)
        .background(.gradient(.primary), in: RoundedRectangle(cornerRadius: 22))
        .accessibilityHidden(true)
        .padding(.bottom, .xs)
      Text("Welcome back").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
      Text("Sign in to see today's deliveries.").foregroundStyle(Color.textSecondary)
    }
    .multilineTextAlignment(.center)
  }
}

private struct CourierOrders: View {
  enum Content { case orders, loading, empty }

  let content: Content

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Orders", displayMode: .large) {
        NetworkBadge(isOnline: true)
      } trailing: {
        Button("Filter", systemImage: "slider.horizontal.3") {}.labelStyle(.iconOnly)
      }
      ScrollView {
        VStack(spacing: 16) {
          Picker("Orders", selection: .constant(1)) {
            Text("New").tag(0)
            Text("Active").tag(1)
            Text("Done").tag(2)
          }
          .pickerStyle(.segmented)
          list
        }
        .padding(.horizontal, .md)
        .padding(.vertical, .xs)
      }
      TabBar([
        TabBar.Item("Orders", systemImage: "shippingbox", badge: 3),
        TabBar.Item("Map", systemImage: "map"),
        TabBar.Item("Messages", systemImage: "message"),
        TabBar.Item("Profile", systemImage: "person"),
      ])
    }
  }

  @ViewBuilder private var list: some View {
    switch content {
    case .orders:
      VStack(spacing: 12) {
        CourierOrderRow(
          number: "2041", customer: "Maria Silva", window: "14:30–15:00", amount: "€48.90",
          status: .active)
        CourierOrderRow(
          number: "2042", customer: "Noa Levi", window: "15:10–15:40", amount: "€23.50",
          status: .new)
        CourierOrderRow(
          number: "2038", customer: "Sam Lee", window: "12:00–12:30", amount: "€71.20",
          status: .done)
      }
    case .loading:
      VStack(spacing: 12) {
        ForEach(0..<3) { _ in OrderRowSkeleton() }
      }
    case .empty:
      EmptyState(
        "No active orders", systemImage: "shippingbox",
        message: "New orders appear here as soon as they are assigned to you."
      ) {
        Button("Refresh", systemImage: "arrow.clockwise") {}.buttonStyle(.tonal)
      }
      .padding(.top, .xxl)
    }
  }
}

private struct CourierOrderRow: View {
  let number: String
  let customer: String
  let window: String
  let amount: String
  let status: StatusBadge.Status

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card(action: {}) {
      VStack(alignment: .leading, spacing: 12) {
        if typeSize.isAccessibilitySize {
          title
          StatusBadge(status)
        } else {
          HStack(alignment: .top, spacing: 12) {
            title
            Spacer(minLength: 0)
            StatusBadge(status)
          }
        }
        VStack(alignment: .leading, spacing: 6) {
          Label("Rua Augusta 24", systemImage: "mappin.and.ellipse")
          Label(window, systemImage: "clock")
        }
        .font(.subheadline)
        .foregroundStyle(Color.textSecondary)
        Divider()
        PriceRow("Total", amount: amount)
      }
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
          CustomerCard()
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
        .padding(.horizontal, .md)
        .padding(.vertical, .xs)
      }
      .toast { Toast("Pickup confirmed", tone: .success) }
      BottomBar {
        Button("Report a problem") {}.buttonStyle(.outlined)
        Button("Delivered") {}.buttonStyle(.filled)
      }
      .buttonSizing(.flexible)
    }
  }
}

/// Who gets the order, where, and how to reach them.
private struct CustomerCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 12) {
        if typeSize.isAccessibilitySize {
          Avatar("Maria Silva")
          names
        } else {
          HStack(spacing: 12) {
            Avatar("Maria Silva")
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
    }
  }

  private var names: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Maria Silva").font(.headline)
      Text("Rua Augusta 24").font(.subheadline).foregroundStyle(Color.textSecondary)
    }
  }
}

private struct CourierProfile: View {
  let isSigningOut: Bool

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
        Section("Today") {
          ProgressBar("Courier load", value: 0.78, showsPercentage: true)
          LabeledContent("Deliveries", value: "14")
        }
        Section("Preferences") {
          Toggle("Notifications", systemImage: "bell", isOn: .constant(true))
          Toggle("Navigation by voice", systemImage: "speaker.wave.2", isOn: .constant(false))
          NavigationLink {
          } label: {
            Label("Messages", systemImage: "message")
          }
          .badge(2)
          Picker("Language", systemImage: "globe", selection: .constant("en")) {
            Text("English").tag("en")
          }
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
    }
    .confirmationDialog(
      "Sign out?", isPresented: .constant(isSigningOut), titleVisibility: .visible
    ) {
      Button("Sign out", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Orders that are not finished stay on this device.")
    }
  }
}
