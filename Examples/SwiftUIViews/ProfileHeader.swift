import Components

struct ProfileHeader: View {
  let name: String
  let role: String
  let stats: [(title: LocalizedStringKey, value: Int)]
  var imageURL: URL?

  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(colors: [.blue, .cyan], startPoint: .leading, endPoint: .trailing)
        .frame(height: 120)
        .mask(alignment: .bottom) {
          UnevenRoundedRectangle(bottomLeadingRadius: 32, bottomTrailingRadius: 32)
        }

      avatar
        .offset(y: -48)
        .padding(.bottom, -48)

      VStack(spacing: 4) {
        Text(name)
          .font(.title)
          .bold()
        Text(role)
          .foregroundStyle(.secondary)
      }
      .padding(.top, 12)

      HStack {
        ForEach(Array(stats.enumerated()), id: \.offset) { index, stat in
          if index > 0 {
            Divider()
              .frame(height: 32)
          }
          VStack {
            Text(stat.value, format: .number.notation(.compactName))
              .font(.headline)
            Text(stat.title)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .padding()
    }
  }

  private var avatar: some View {
    AsyncImage(url: imageURL) { image in
      image
        .resizable()
        .scaledToFill()
    } placeholder: {
      ZStack {
        Circle().fill(.quaternary)
        Text(name.prefix(1))
          .font(.largeTitle)
      }
    }
    .frame(width: 96, height: 96)
    .clipShape(Circle())
    .background(Circle().fill(.background))
    .overlay(alignment: .bottomTrailing) {
      Circle()
        .fill(.green)
        .frame(width: 20, height: 20)
        .overlay(Circle().stroke(.background, lineWidth: 3))
        .accessibilityLabel("Online")
    }
  }
}
