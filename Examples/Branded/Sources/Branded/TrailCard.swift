import Components
import Foundation

/// A card with a picture for day and night, colours of the brand, and a symbol of its own.
public struct TrailCard: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Image(.hero).resizable().frame(height: 140).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 8) {
        Label {
          Text("guide.title", bundle: .module)
        } icon: {
          Image(systemName: "leaf.brand")
        }
        .font(.headline).foregroundStyle(Color(.brand))
        Text("card.way", bundle: .module)
        HStack(spacing: 8) {
          Image(.Icons.wave).foregroundStyle(Color(.accent)).accessibilityHidden(true)
          Text("card.easy", bundle: .module).font(.footnote)
            .padding(.horizontal, 14).padding(.vertical, 8)
            .background {
              Image(.bubble).resizable().foregroundStyle(
                Color("accent", bundle: .module).opacity(0.2)
              )
              .accessibilityHidden(true)
            }
        }
      }
      .padding([.horizontal, .bottom], 16)
    }
    .background(Color(.paper))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .padding()
  }

  /// What the stories are drawn with.
  public nonisolated static let resources = Resources.bundle(.module)

  /// The card by day and night, from right to left and with large type.
  @MainActor public static let stories = [
    Story(
      "trail-card",
      variants: [.light, .dark, .rtl, Variant(dynamicTypeSize: .accessibility5)],
      canvas: StoryCanvas(width: 320)
    ) { TrailCard() }
  ]
}
