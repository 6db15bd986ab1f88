import SwiftUI
import TrailModel
import WeatherKitten

/// A trail in a list.
public struct TrailRow: View {
  private let trail: Trail
  @Binding private var isMarked: Bool

  public init(_ trail: Trail, isMarked: Binding<Bool>) {
    self.trail = trail
    _isMarked = isMarked
  }

  public var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(trail.name).font(.headline)
        Text("\(trail.climb) m up", bundle: .module)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      GradeBadge(trail.grade)
      Button {
        isMarked.toggle()
      } label: {
        Image(systemName: isMarked ? "bookmark.fill" : "bookmark")
      }
      .accessibilityLabel(Text("Mark", bundle: .module))
    }
  }
}

#Preview("Marked", traits: .sizeThatFitsLayout) {
  @Previewable @State var isMarked = true
  TrailRow(Trail.samples[1], isMarked: $isMarked).padding()
}
