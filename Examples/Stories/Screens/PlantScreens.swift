import Components

extension StoryCatalog {
  static let plantScreens: [Story] = [
    Screen.story("screens/plants/collection") { PlantCollection(isLoading: false) },
    Screen.story("screens/plants/collection-loading") { PlantCollection(isLoading: true) },
    Screen.story("screens/plants/detail") { PlantDetail() },
    Screen.story("screens/plants/schedule") { PlantSchedule() },
    Screen.story("screens/plants/settings") { PlantSettings() },
    Screen.story("screens/plants/error") {
      ErrorView(
        "The plant was not recognised", message: "The picture is too dark.",
        suggestion: "Try again in daylight.", retry: {}, dismiss: {})
    },
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
        .padding(.all, .md)
      }
      TabBar([
        TabBar.Item("Plants", systemImage: "leaf"),
        TabBar.Item("Schedule", systemImage: "calendar", badge: 2),
        TabBar.Item("Settings", systemImage: "gearshape"),
      ])
    }
    .background(Color.background)
  }

  private var columns: [GridItem] {
    let count = typeSize.isAccessibilitySize ? 1 : 2
    return Array(repeating: GridItem(.flexible(), spacing: 12), count: count)
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
      PlantPicture(color: plant.color).frame(height: 110)
    }
  }
}

private struct PlantPicture: View {
  let color: Color

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [color.opacity(0.2), color.opacity(0.45)], startPoint: .top, endPoint: .bottom)
      Image(systemName: "leaf.fill")
        .font(.system(size: 44))
        .foregroundStyle(color)
    }
    .accessibilityElement()
    .accessibilityHidden(true)
  }
}

private struct PlantSkeleton: View {
  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 8) {
        Skeleton(.line)
        Skeleton(.line).font(.footnote)
      }
    } media: {
      Skeleton(.rectangle).frame(height: 110)
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
          PlantPicture(color: .green)
            .frame(height: 200)
            .clipShape(RoundedRectangle(cornerRadius: 16))
          VStack(alignment: .leading, spacing: 8) {
            Text("Monstera deliciosa").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Text("Likes bright, indirect light and a drink once a week.")
              .foregroundStyle(Color.textSecondary)
            ChipRow()
          }
          Card {
            VStack(alignment: .leading, spacing: 12) {
              LabeledContent("Water") { Text("Every 7 days") }
              Divider()
              LabeledContent("Light") { Text("Indirect") }
              Divider()
              LabeledContent("Temperature") { Text("18–27 °C") }
            }
          }
          Button("Water now", systemImage: "drop.fill") {}
            .buttonStyle(.filled)
            .buttonSizing(.flexible)
        }
        .padding(.all, .md)
      }
    }
    .background(Color.background)
  }
}

private struct ChipRow: View {
  var body: some View {
    AdaptiveRow {
      Badge("Easy", systemImage: "checkmark", tone: .success)
      Badge("Indoor", systemImage: "house", tone: .info)
      Badge("Toxic to pets", systemImage: "exclamationmark.triangle.fill", tone: .warning)
    }
  }
}

private struct PlantSchedule: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Schedule", displayMode: .large)
      List {
        Section("Today") {
          CheckmarkRow("Water the monstera", detail: "200 ml", isChecked: true)
          CheckmarkRow("Turn the ficus", isChecked: false)
        }
        Section("Tomorrow") {
          CheckmarkRow("Feed the orchid", detail: "Half a dose", isChecked: false)
        }
      }
    }
    .background(Color.background)
  }
}

private struct PlantSettings: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Settings", displayMode: .large)
      List {
        Section("Reminders") {
          Toggle("Notifications", isOn: .constant(true))
          Picker("Time of day", selection: .constant("morning")) { Text("Morning").tag("morning") }
          VStack(alignment: .leading, spacing: 8) {
            Text("Volume")
            Slider(value: .constant(0.6)) { Text("Volume") }
          }
        }
        Section("Services") {
          StatusRow("Plant recognition", status: .available)
          StatusRow("Weather", status: .unavailable)
          QuotaRow("Recognitions this month", used: 82, limit: 100)
        }
        Section {
          Button("Delete all plants", role: .destructive) {}
        } header: {
          Text("Danger zone")
        } footer: {
          Text("This cannot be undone.")
        }
      }
    }
    .background(Color.background)
  }
}
