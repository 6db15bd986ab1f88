import Components

extension StoryCatalog {
  /// A card given in raw numbers, colours and line heights, for comparison with other renderers.
  static let profileCard = Story(
    "profile-card", variants: [.light],
    canvas: StoryCanvas(
      width: 390, height: 220, scale: 2, backdrop: .color(Color(hex: 0xF2F2F7)), locale: "en")
  ) {
    ProfileCard()
  }
}

private struct ProfileCard: View {
  var body: some View {
    VStack(spacing: 0) {
      person
      Spacer(minLength: 0)
      badges
      Spacer(minLength: 0)
      follow
    }
    .padding(16)
    .frame(width: 358, height: 188)
    .background {
      RoundedRectangle(cornerRadius: 16, style: .circular)
        .fill(Color.white)
        // A CSS blur of 8 px is a standard deviation of 4.
        .shadow(color: Color.black.opacity(0.12), radius: 4, y: 2)
    }
    .padding(16)
  }

  private var person: some View {
    HStack(spacing: 12) {
      Text(verbatim: "AD")
        .font(.system(size: 22, weight: .semibold).lineHeight(28))
        .foregroundStyle(Color.white)
        .frame(width: 56, height: 56)
        .background(Color(hex: 0x5E5CE6), in: RoundedRectangle(cornerRadius: 28, style: .circular))
      VStack(alignment: .leading, spacing: 4) {
        Text("Alex Doe")
          .font(.system(size: 17, weight: .semibold).lineHeight(22))
          .foregroundStyle(Color(hex: 0x1C1C1E))
        Text("Product designer, Lisbon")
          .font(.system(size: 13).lineHeight(18))
          .foregroundStyle(Color(hex: 0x636366))
      }
      Spacer(minLength: 0)
    }
  }

  private var badges: some View {
    HStack(spacing: 8) {
      badge("Verified", text: Color(hex: 0x14692F), fill: Color(hex: 0xE3F3E8))
      badge("Pro plan", text: Color(hex: 0x0A4FB0), fill: Color(hex: 0xE6F0FF))
      Spacer(minLength: 0)
    }
  }

  private func badge(_ title: String, text: Color, fill: Color) -> some View {
    Text(title)
      .font(.system(size: 12, weight: .semibold).lineHeight(16))
      .foregroundStyle(text)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(fill, in: RoundedRectangle(cornerRadius: 12, style: .circular))
  }

  private var follow: some View {
    Button {
    } label: {
      Text("Follow")
        .font(.system(size: 17, weight: .semibold).lineHeight(22))
        .foregroundStyle(Color.white)
        .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
        .background(Color(hex: 0x0060DF), in: RoundedRectangle(cornerRadius: 22, style: .circular))
    }
    .buttonStyle(.plain)
  }
}
