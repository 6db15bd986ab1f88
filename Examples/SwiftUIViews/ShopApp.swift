import Components

/// What the tabs of the shop are.
enum ShopTab: Hashable {
  case offers, basket, search
}

/// The colour of the season: a style that depends on the appearance.
struct SeasonStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark
      ? LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
      : LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
  }
}

extension ShapeStyle where Self == SeasonStyle {
  static var season: SeasonStyle { SeasonStyle() }
}

/// Drops in from above.
struct DropIn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(y: phase == .willAppear ? -40 : 0)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == DropIn {
  static var dropIn: DropIn { DropIn() }
}

extension ContainerValues {
  @Entry var isSoldOut = false
}

/// The views of a shelf in a frame of its own, a sold out one faded.
struct Shelf<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 8) {
          section.header.font(.headline)
          ForEach(section.content) { item in
            item
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .background(.background.shadow(.drop(radius: 3, y: 1)), in: .rect(cornerRadius: 12))
              .opacity(item.containerValues.isSoldOut ? 0.6 : 1)
          }
          section.footer
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

struct ShopToolbar: ToolbarContent {
  @Environment(\.colorScheme) private var colorScheme

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Image(systemName: colorScheme == .dark ? "moon" : "sun.max")
        .accessibilityLabel("Appearance")
    }
    ToolbarItem(placement: .primaryAction) {
      Button("Filter", systemImage: "slider.horizontal.3") {}
    }
  }
}

struct ShopScreen: View {
  @State private var selection = ShopTab.offers

  var body: some View {
    TabView(selection: $selection) {
      Tab("Offers", systemImage: "tag", value: .offers) {
        NavigationStack {
          offers
            .navigationTitle("Offers")
            .toolbar { ShopToolbar() }
        }
      }
      Tab("Basket", systemImage: "cart", value: .basket) {
        Text("Your basket is empty")
      }
      .badge(2)
      Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) {
        ContentUnavailableView.search
      }
    }
  }

  private var offers: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text("Autumn sale")
          .font(.title2.bold())
          .foregroundStyle(.white.shadow(.drop(color: .black.opacity(0.6), radius: 2)))
          .frame(maxWidth: .infinity, minHeight: 96)
          .background(.season, in: .rect(cornerRadius: 16))
          .transition(.dropIn)
        Shelf {
          Section {
            LabeledContent("Fern", value: 12.5, format: .currency(code: "EUR"))
            LabeledContent("Monstera", value: 48, format: .currency(code: "EUR"))
              .containerValue(\.isSoldOut, true)
          } header: {
            Text("Plants")
          } footer: {
            Text("Plants travel in heated cars.")
          }
          Section("Pots") {
            LabeledContent("Terracotta", value: 9, format: .currency(code: "EUR"))
          }
        }
      }
      .padding()
    }
  }
}

struct ShopApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ShopScreen()
    }
    .onChange(of: phase) { _, _ in }
    .commands {
      CommandMenu("Shop") {
        Button("Open basket") {}
      }
    }
    #if os(macOS)
      Settings {
        Text("Settings")
      }
    #endif
  }
}
