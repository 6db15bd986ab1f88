import Components

/// A plant as its card shows it.
private struct Plant: Identifiable, Sendable {
  let id: PlantSpecies
  let name: LocalizedStringKey
  let care: LocalizedStringKey
  var isDue = false

  static let all = [
    Plant(id: .monstera, name: "Monstera", care: "Water today", isDue: true),
    Plant(id: .ficus, name: "Ficus", care: "In \(2) days"),
    Plant(id: .orchid, name: "Orchid", care: "In \(5) days"),
    Plant(id: .snakePlant, name: "Snake plant", care: "In \(9) days"),
    Plant(id: .cactus, name: "Cactus", care: "In \(12) days"),
    Plant(id: .aloe, name: "Aloe", care: "In \(14) days"),
  ]
}

/// All plants, those that are loaded, or those that were saved.
struct PlantCollection: View {
  enum Content { case plants, loading, empty, saved }

  let content: Content

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("My plants", displayMode: .large) {
        EmptyView()
      } trailing: {
        Button("Add a plant", systemImage: "plus") {}.labelStyle(.iconOnly)
      }
      ScrollView {
        VStack(spacing: 12) {
          if content == .saved { OfflineBanner() }
          if content == .empty {
            EmptyState(
              "No plants yet", systemImage: "leaf",
              message: "Take a picture of your first plant and we will tell you how to care for it."
            ) {
              Button("Add a plant", systemImage: "camera") {}.buttonStyle(.filled)
            }
            .padding(.top, 96)
            .readable()
          } else {
            LazyVGrid(columns: columns, spacing: 12) {
              ForEach(Plant.all) { plant in
                if content == .loading { PlantSkeleton() } else { PlantTile(plant: plant) }
              }
            }
          }
        }
        .padding(.horizontal, .md)
        .padding(.vertical, .xs)
      }
      PlantTabs(selection: 0)
    }
  }

  private var columns: [GridItem] {
    let count = typeSize.isAccessibilitySize ? 1 : widthClass == .regular ? 3 : 2
    return Array(repeating: GridItem(.flexible(), spacing: 12), count: count)
  }
}

private struct PlantTile: View {
  let plant: Plant

  var body: some View {
    Card(action: {}) {
      VStack(alignment: .leading, spacing: 4) {
        Text(plant.name).font(.headline)
        Label(plant.care, systemImage: plant.isDue ? "drop.fill" : "drop")
          .font(.footnote.weight(plant.isDue ? .semibold : .regular))
          .foregroundStyle(plant.isDue ? Color.primaryText : .textSecondary)
      }
    } media: {
      PottedPlant(species: plant.id).frame(height: 116)
    }
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

/// What went wrong, in the middle of the screen.
struct PlantFailure: View {
  let isRetrying: Bool

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 0) {
      if isRetrying {
        NavigationBar("My plants")
      } else {
        NavigationBar("Identify") {
          Button("Back", systemImage: "chevron.backward") {}.labelStyle(.iconOnly)
        }
      }
      ScrollView {
        Group {
          if isRetrying {
            ErrorView(
              "Plants could not be loaded", message: "The server did not answer in time.",
              suggestion: "Check your connection and try again.", isRetrying: true, retry: {})
          } else {
            ErrorView(
              "The plant was not recognised", message: "The picture is too dark.",
              suggestion: "Try again in daylight.", retry: {}, dismiss: {})
          }
        }
        .readable()
        .padding(.top, typeSize.isAccessibilitySize ? 0 : 120)
      }
      PlantTabs(selection: 0)
    }
  }
}
