import Components
import Foundation

/// A page of a guide: the brand's fonts, words in four languages, and pictures of every kind.
public struct TrailGuide: View {
  let bridges: Int

  /// - Parameter bridges: how many the way has, which the words agree with.
  public init(bridges: Int) { self.bridges = bridges }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("guide.title", bundle: .module)
        .font(.custom("Trail Script", size: 36, relativeTo: .largeTitle))
        .foregroundStyle(Color(.brand))
        .accessibilityAddTraits(.isHeader)
      Text("guide.bridges \(bridges)", bundle: .module)
        .font(.custom("Trail Text Medium", size: 17, relativeTo: .body))
      Text("guide.weather", bundle: .module)
        .font(.custom("Trail Text", size: 15, relativeTo: .subheadline))
        .foregroundStyle(.secondary)
      HStack(spacing: 12) {
        picture(Image(.photo), "guide.photo")
        picture(Image(.peak), "guide.peak")
        picture(Image(.cloth), "guide.cloth")
        picture(Image(.compass), "guide.compass")
      }
      AsyncImage(url: URL(string: Self.address)) { phase in
        if let image = phase.image {
          image.resizable().accessibilityLabel(Text("guide.map", bundle: .module))
        } else {
          Color(.paper)
        }
      }
      .frame(height: 64)
      .overlay(alignment: .topTrailing) {
        Image(.stamp).padding(4).accessibilityHidden(true)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func picture(_ image: Image, _ label: LocalizedStringKey) -> some View {
    image.resizable().scaledToFit().frame(width: 68, height: 56)
      .accessibilityLabel(Text(label, bundle: .module))
  }

  nonisolated static let address = "https://trails.example/map.webp"

  /// What the network would give, which is never asked.
  private nonisolated static var network: Resources {
    let bytes = TrailCard.resources.catalogs.data["remote"]?.bytes()
    return Resources(network: [address: bytes.map { .picture($0) } ?? .failure("not there")])
  }

  /// The page in four languages, by day and night and with the largest type.
  @MainActor public static let stories = [
    Story(
      "trail-guide",
      variants: [
        .light, .dark, Variant(layoutDirection: .rightToLeft, locale: "ar"),
        Variant(dynamicTypeSize: .accessibility5), Variant(locale: "de"), Variant(locale: "ru"),
      ], canvas: StoryCanvas(width: 375, resources: network)
    ) { TrailGuide(bridges: 3) }
  ]
}
