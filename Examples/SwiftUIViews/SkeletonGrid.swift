import Components

struct Plant: Identifiable, Hashable {
  let id: Int
  var name: String
  var species: String

  static let placeholders = (0..<6).map { Plant(id: $0, name: "Monstera", species: "Deliciosa") }
}

struct PlantCard: View {
  let plant: Plant
  @ScaledMetric(relativeTo: .body) private var iconSize: CGFloat = 40

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(.green.gradient)
        .aspectRatio(4 / 3, contentMode: .fit)
        .overlay {
          Image(systemName: "leaf.fill")
            .resizable()
            .scaledToFit()
            .frame(width: iconSize, height: iconSize)
            .foregroundStyle(.white)
        }
      Text(plant.name)
        .font(.headline)
      Text(plant.species)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(12)
    .background(.background, in: .rect(cornerRadius: 16))
    .shadow(color: .black.opacity(0.08), radius: 8, y: 4)
    .accessibilityElement(children: .combine)
  }
}

struct SkeletonGrid: View {
  var plants: [Plant]?

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(plants ?? Plant.placeholders) { plant in
          PlantCard(plant: plant)
        }
      }
      .padding()
      .redacted(reason: plants == nil ? .placeholder : [])
    }
    .scrollIndicators(.hidden)
    .allowsHitTesting(plants != nil)
  }
}
