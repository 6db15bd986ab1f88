import Components

/// One plant: its picture, what it likes, and how it is.
struct PlantDetail: View {
  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Monstera") {
        Button("Back", systemImage: "chevron.backward") {}.labelStyle(.iconOnly)
      } trailing: {
        Button("Favourite", systemImage: "heart") {}.labelStyle(.iconOnly)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          PottedPlant(species: .monstera, size: widthClass == .regular ? 300 : 190)
            .frame(height: widthClass == .regular ? 340 : 220)
            .clipShape(RoundedRectangle(cornerRadius: 24))
          VStack(alignment: .leading, spacing: 8) {
            Text("Monstera deliciosa").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Text("Loves indirect light and a weekly drink.")
              .foregroundStyle(Color.textSecondary)
            ChipRow()
          }
          care
        }
        .readable(680)
        .padding(.horizontal, .md)
        .padding(.vertical, .xs)
      }
      BottomBar {
        Button("Water now", systemImage: "drop.fill") {}.buttonStyle(.filled)
      }
      .buttonSizing(.flexible)
      .controlSize(.large)
      .labelStyle(.wordsFirst)
    }
  }

  private var care: some View {
    Card {
      VStack(alignment: .leading, spacing: 12) {
        ProgressBar("Soil moisture", value: 0.35, showsPercentage: true)
        Divider()
        CareRow("Water", systemImage: "drop", value: "Every 7 days")
        Divider()
        CareRow("Light", systemImage: "sun.max", value: "Indirect")
        Divider()
        CareRow("Temperature", systemImage: "thermometer", value: "\u{2066}18–27 °C\u{2069}")
      }
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

  var body: some View {
    LabeledContent {
      Text(value)
    } label: {
      Label(title, systemImage: systemImage).labelStyle(.wordsFirst)
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
