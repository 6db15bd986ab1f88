/// Spokes that turn while something is going on; it is shown at the time of the picture.
public struct ActivityIndicator: View {
  /// The colour of the spokes.
  public enum Style: Hashable, Sendable {
    /// Neutral, for spinners without a control around them.
    case standard
    /// The foreground style of the place, for spinners inside buttons.
    case inherited
    /// A custom colour.
    case colored(Color)
  }

  private let style: Style

  /// Spokes in a colour; their size is that of the controls of the place.
  public init(style: Style = .standard) {
    self.style = style
  }

  private static let spokes = 8

  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.renderTime) private var time
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.typeGrowth) private var growth

  public var body: some View {
    let side = theme.control.spinner(for: controlSize) + growth / 2
    ZStack {
      ForEach(0..<Self.spokes) { index in
        Capsule()
          .fill(color.opacity(strength(of: index)))
          .frame(width: side * 0.12, height: side * 0.28)
          .frame(width: side, height: side, alignment: .top)
          .rotationEffect(.degrees(Double(index) * 360 / Double(Self.spokes)))
      }
    }
    .frame(width: side, height: side)
    .component("activityIndicator", source: nil)
    .accessibilityElement()
    .accessibilityRole(.progress)
    .saying(\.label) { ControlWord.loading.text(in: $0.localeIdentifier) }
  }

  private var color: AnyShapeStyle {
    switch style {
    case .standard: AnyShapeStyle(Color.textSecondary)
    case .inherited: AnyShapeStyle(.foreground)
    case .colored(let color): AnyShapeStyle(color)
    }
  }

  /// The leading spoke is opaque and those behind it fade; the leader moves on eight times a turn.
  private func strength(of index: Int) -> Double {
    let turns = reduceMotion ? 0 : time / theme.motion.spin
    let share = turns.isFinite ? turns - turns.rounded(.down) : 0
    let leader = Int(share * Double(Self.spokes))
    let behind = (leader - index + Self.spokes * 2) % Self.spokes
    return 1 - 0.1 * Double(behind)
  }
}
