import Components

extension StoryCatalog {
  static let plantScreens: [Story] = [
    Screen.story("screens/plants/collection") { PlantCollection(isLoading: false) },
    Screen.story("screens/plants/collection-loading") { PlantCollection(isLoading: true) },
    Screen.story("screens/plants/detail") { PlantDetail() },
    Screen.story("screens/plants/schedule") { PlantSchedule() },
    Screen.story("screens/plants/settings") { PlantSettings() },
    Screen.story("screens/plants/error") { PlantFailure(isOffline: false) },
    Screen.story("screens/plants/offline") { PlantFailure(isOffline: true) },
  ]
}

private struct Plant: Identifiable, Sendable {
  let id: Int
  let name: LocalizedStringKey
  let care: LocalizedStringKey
  let color: Color

  static let all = [
    Plant(id: 0, name: "Monstera", care: "Water today", color: .green),
    Plant(id: 1, name: "Ficus", care: "In 2 days", color: .teal),
    Plant(id: 2, name: "Orchid", care: "In 5 days", color: .pink),
    Plant(id: 3, name: "Aloe", care: "In 9 days", color: .mint),
  ]
}

private struct PlantCollection: View {
  let isLoading: Bool

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("My plants", displayMode: .large) {
        EmptyView()
      } trailing: {
        Button("Add a plant", systemImage: "plus") {}.labelStyle(.iconOnly)
      }
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(Plant.all) { plant in
            if isLoading { PlantSkeleton() } else { PlantTile(plant: plant) }
          }
        }
        .padding(.horizontal, .md)
        .padding(.vertical, .xs)
      }
      PlantTabs(selection: 0)
    }
  }

  private var columns: [GridItem] {
    let count = typeSize.isAccessibilitySize ? 1 : 2
    return Array(repeating: GridItem(.flexible(), spacing: 12), count: count)
  }
}

private struct PlantTabs: View {
  let selection: Int

  var body: some View {
    TabBar(
      [
        TabBar.Item("Plants", systemImage: "leaf"),
        TabBar.Item("Schedule", systemImage: "calendar", badge: 2),
        TabBar.Item("Settings", systemImage: "gearshape"),
      ], selection: selection)
  }
}

private struct PlantTile: View {
  let plant: Plant

  var body: some View {
    Card(action: {}) {
      VStack(alignment: .leading, spacing: 4) {
        Text(plant.name).font(.headline)
        Label(plant.care, systemImage: "drop")
          .font(.footnote)
          .foregroundStyle(Color.textSecondary)
      }
    } media: {
      PlantPicture(color: plant.color).frame(height: 116)
    }
  }
}

/// A drawn plant: two leaves and a pot on a wash of its colour.
private struct PlantPicture: View {
  let color: Color
  var size: CGFloat = 40

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [color.opacity(0.12), color.opacity(0.34)], startPoint: .top, endPoint: .bottom)
      Circle().fill(color.opacity(0.14)).frame(width: size * 2, height: size * 2)
      VStack(spacing: -size * 0.12) {
        ZStack {
          Image(systemName: "leaf.fill")
            .foregroundStyle(color.opacity(0.75))
            .rotationEffect(.degrees(-84))
            .offset(x: -size * 0.42, y: size * 0.1)
          Image(systemName: "leaf.fill").foregroundStyle(color).offset(x: size * 0.3)
        }
        .font(.system(size: size))
        UnevenRoundedRectangle(
          topLeadingRadius: 3, bottomLeadingRadius: size * 0.24, bottomTrailingRadius: size * 0.24,
          topTrailingRadius: 3
        )
        .fill(Color.brown)
        .frame(width: size * 0.9, height: size * 0.62)
      }
    }
    .clipped()
    .accessibilityElement()
    .accessibilityHidden(true)
  }
}

private struct PlantSkeleton: View {
  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 8) {
        Skeleton(.line).font(.headline).frame(width: 84)
        Skeleton(.line).font(.footnote).frame(width: 108)
      }
    } media: {
      // A picture fills its card to the edges: no corners of its own.
      Rectangle().fill(SkeletonStyle()).frame(height: 116).accessibilityHidden(true)
    }
  }
}

private struct PlantDetail: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Monstera") {
        Button("Back", systemImage: "chevron.backward") {}.labelStyle(.iconOnly)
      } trailing: {
        Button("Favourite", systemImage: "heart") {}.labelStyle(.iconOnly)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          PlantPicture(color: .green, size: 84)
            .frame(height: 220)
            .clipShape(RoundedRectangle(cornerRadius: 20))
          VStack(alignment: .leading, spacing: 8) {
            Text("Monstera deliciosa").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Text("Likes bright, indirect light and a drink once a week.")
              .foregroundStyle(Color.textSecondary)
            ChipRow()
          }
          Card {
            VStack(alignment: .leading, spacing: 12) {
              CareRow("Water", systemImage: "drop", value: "Every 7 days")
              Divider()
              CareRow("Light", systemImage: "sun.max", value: "Indirect")
              Divider()
              CareRow("Temperature", systemImage: "thermometer", value: "\u{2066}18–27 °C\u{2069}")
            }
          }
        }
        .padding(.horizontal, .md)
        .padding(.vertical, .xs)
      }
      BottomBar {
        Button("Water now", systemImage: "drop.fill") {}.buttonStyle(.filled)
      }
      .buttonSizing(.flexible)
      .controlSize(.large)
    }
  }
}

private struct CareRow: View {
  let title: LocalizedStringKey
  let systemImage: String
  let value: LocalizedStringKey

  init(_ title: LocalizedStringKey, systemImage: String, value: LocalizedStringKey) {
    self.title = title
    self.systemImage = systemImage
    self.value = value
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    LabeledContent {
      Text(value)
    } label: {
      // The longest words need the whole width of a phone.
      if typeSize.isAccessibilitySize {
        Text(title)
      } else {
        Label(title, systemImage: systemImage)
      }
    }
  }
}

private struct ChipRow: View {
  var body: some View {
    FittingRow {
      Badge("Easy", systemImage: "checkmark", tone: .success)
      Badge("Indoor", systemImage: "house", tone: .info)
      Badge("Toxic to pets", systemImage: "exclamationmark.triangle.fill", tone: .warning)
    }
  }
}

private struct PlantSchedule: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Schedule", displayMode: .large) {
        EmptyView()
      } trailing: {
        Button("Add a reminder", systemImage: "plus") {}.labelStyle(.iconOnly)
      }
      List {
        Section("Today") {
          CheckmarkRow("Water the monstera", detail: "200 ml", isChecked: true)
          CheckmarkRow("Turn the ficus", isChecked: false)
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
            .swipeActionsRevealed()
        }
        Section("Tomorrow") {
          CheckmarkRow("Feed the orchid", detail: "Half a dose", isChecked: false)
          CheckmarkRow("Mist the aloe", isChecked: false)
        }
      }
      PlantTabs(selection: 1)
    }
  }
}

private struct PlantSettings: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Settings", displayMode: .large)
      List {
        Section("Reminders") {
          Toggle("Notifications", systemImage: "bell", isOn: .constant(true))
          Picker("Time of day", systemImage: "sun.max", selection: .constant("morning")) {
            Text("Morning").tag("morning")
          }
        }
        Section("Services") {
          StatusRow("Plant recognition", status: .available)
          StatusRow("Weather", status: .unavailable)
          QuotaRow("Recognitions this month", used: 82, limit: 100)
        }
        Section {
          VStack(alignment: .leading, spacing: 8) {
            Text("Volume").accessibilityHidden(true)
            Slider(value: .constant(0.6)) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker.slash")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.2")
            }
            .foregroundStyle(Color.textSecondary)
          }
        }
        Section {
          Button("Delete all plants", systemImage: "trash", role: .destructive) {}
        } header: {
          Text("Danger zone")
        } footer: {
          Text("This cannot be undone.")
        }
      }
      PlantTabs(selection: 2)
    }
  }
}

/// What went wrong, in the middle of the screen.
private struct PlantFailure: View {
  let isOffline: Bool

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("My plants")
      // At accessibility sizes the message below says it alone, so that its button is in sight.
      if isOffline, !typeSize.isAccessibilitySize { OfflineBanner().padding(.horizontal, .md) }
      ScrollView {
        if isOffline {
          ErrorView(
            "Plants could not be loaded", message: "The server did not answer in time.",
            suggestion: "Check your connection and try again.", isRetrying: true, retry: {})
        } else {
          ErrorView(
            "The plant was not recognised", message: "The picture is too dark.",
            suggestion: "Try again in daylight.", retry: {}, dismiss: {})
        }
      }
      .padding(.top, typeSize.isAccessibilitySize ? 0 : 64)
      PlantTabs(selection: 0)
    }
  }
}
