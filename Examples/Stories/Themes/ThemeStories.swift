import Components

extension StoryCatalog {
  /// The same components in the themes beside the standard one.
  static let themes: [Story] =
    inTheme("meadow") { ExampleThemes.meadow } + inTheme("aurora") { ExampleThemes.aurora }

  private static func inTheme(
    _ name: String, theme: @escaping @Sendable () -> Theme
  ) -> [Story] {
    let variants: [Variant] = [
      .light, .dark, .rtl, Variant(contrast: .increased),
      Variant(colorScheme: .dark, contrast: .increased),
    ]
    return [
      Story("themes/\(name)/overview", variants: variants, canvas: StoryCanvas(theme: theme())) {
        ThemeOverview()
      },
      Story("themes/\(name)/settings", variants: variants, canvas: StoryCanvas(theme: theme())) {
        ThemeSettings()
      },
    ]
  }
}

/// A little of everything, to see what a theme changes.
private struct ThemeOverview: View {
  var body: some View {
    StoryPage {
      VStack(alignment: .leading, spacing: 4) {
        Text("Good morning").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
        Text("Three orders are waiting for you.").foregroundStyle(Color.textSecondary)
      }
      Picker("Orders", selection: .constant(1)) {
        Text("New").tag(0)
        Text("Active").tag(1)
        Text("Done").tag(2)
      }
      .pickerStyle(.segmented)
      Card(action: {}) {
        AdaptiveRow(alignment: .top) {
          Avatar("Maria Silva").accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 2) {
            Text("Maria Silva").font(.headline)
            Text("Rua Augusta 24").font(.subheadline).foregroundStyle(Color.textSecondary)
            Rating(4.5, count: 128).padding(.top, .xxs)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          StatusBadge(.active)
        }
        ProgressBar("Courier load", value: 0.78, showsPercentage: true)
      }
      Card(style: .gradient) {
        Label("Free delivery until Sunday", systemImage: "gift").font(.headline)
      }
      FittingRow {
        Chip("All", isSelected: true, action: {})
        Chip("Vegan", action: {})
        Badge("Easy", systemImage: "checkmark", tone: .success)
        Badge("New", systemImage: "sparkles", tone: .accent)
      }
      TextField("Add a note", text: .constant("")).fieldIcon("pencil").textFieldStyle(.outlined)
      AdaptiveRow {
        Button("Details") {}.buttonStyle(.outlined)
        Button("Accept") {}.buttonStyle(.filled)
      }
      .buttonSizing(.flexible)
      Toast("Order delivered", tone: .success)
    }
  }
}

private struct ThemeSettings: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Settings", displayMode: .large)
      List {
        Section("Preferences") {
          Toggle("Notifications", systemImage: "bell", isOn: .constant(true))
          Picker("Language", systemImage: "globe", selection: .constant("en")) {
            Text("English").tag("en")
          }
          NavigationLink {
          } label: {
            Label("Messages", systemImage: "message")
          }
          .badge(2)
        }
        Section("Services") {
          StatusRow("Weather", status: .unavailable)
          QuotaRow("Recognitions this month", used: 82, limit: 100)
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
      TabBar(
        [
          TabBar.Item("Plants", systemImage: "leaf"),
          TabBar.Item("Schedule", systemImage: "calendar", badge: 2),
          TabBar.Item("Settings", systemImage: "gearshape"),
        ], selection: 2)
    }
  }
}
