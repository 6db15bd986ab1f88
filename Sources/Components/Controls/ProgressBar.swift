/// A bar or a ring for a share of something limited, coloured by how near the limit is.
public struct ProgressBar: View {
  /// Whether a share is a stretch of a line or of a circle.
  public enum Form: String, Hashable, CaseIterable, Sendable { case linear, circular }

  private let fraction: Double?
  private let label: Text?
  private let form: Form
  private let tone: Tone?
  private let showsPercentage: Bool

  /// A bar.
  ///
  /// - Parameters:
  ///   - value: a share in `0...1`, clamped; `nil` shows a bar that travels, or spokes.
  ///   - label: what the share is of.
  ///   - form: a bar, or a ring with its percentage inside.
  ///   - tone: a fixed tone; without one, success below 0.7, warning below 0.9, error from there.
  ///   - showsPercentage: whether the share is written beside the label, or inside the ring.
  public init(
    _ label: LocalizedStringKey? = nil, value: Double?, form: Form = .linear, tone: Tone? = nil,
    showsPercentage: Bool = false
  ) {
    fraction = progressFraction(value, total: 1)
    self.label = label.map { Text($0) }
    self.form = form
    self.tone = tone
    self.showsPercentage = showsPercentage
  }

  @Environment(\.theme) private var theme
  @Environment(\.typeGrowth) private var growth

  public var body: some View {
    Group {
      switch form {
      case .linear: bar
      case .circular: ring
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityRole(.progress)
    .accessibilityValue(percentText(fraction))
    .component("progressBar", source: nil)
  }

  private var bar: some View {
    VStack(alignment: .leading, spacing: theme.space.xs) {
      if label != nil || showsPercentage { caption }
      ProgressTrack(fraction: fraction, tint: AnyShapeStyle(resolvedTone.text))
    }
  }

  private var ring: some View {
    VStack(spacing: theme.space.xs) {
      // A ring grows with the number inside.
      let side = theme.control.progressRingLarge + growth
      if let fraction {
        ProgressRing(fraction: fraction, tint: AnyShapeStyle(resolvedTone.text), side: side)
          .overlay {
            if showsPercentage {
              Text(verbatim: percentText(fraction))
                .accessibilityHidden(true)
                .font(.system(size: side * 0.25, weight: .semibold).monospacedDigit())
                .foregroundStyle(Color.textPrimary)
                .lineLimit(1)
            }
          }
      } else {
        ActivityIndicator(style: .colored(resolvedTone.text)).controlSize(.large)
          .frame(width: side, height: side)
      }
      if let label {
        HStack(spacing: theme.space.xxs) {
          symbol
          label.foregroundStyle(Color.textSecondary)
        }
        .font(.footnote)
        .multilineTextAlignment(.center)
      }
    }
  }

  private var caption: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: theme.space.xs) {
        label?.font(.subheadline)
        Spacer(minLength: 0)
        percentage
      }
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        label?.font(.subheadline)
        percentage
      }
    }
  }

  @ViewBuilder private var percentage: some View {
    if showsPercentage, let fraction {
      HStack(spacing: theme.space.xs) {
        symbol
        // It is the value of the whole.
        Text(verbatim: percentText(fraction)).monospacedDigit().accessibilityHidden(true)
      }
      .font(.system(.subheadline, weight: .semibold))
      .foregroundStyle(resolvedTone.text)
    }
  }

  /// Near the limit, a symbol says so to those who do not see the colour.
  @ViewBuilder private var symbol: some View {
    if fraction != nil, resolvedTone == .warning || resolvedTone == .error {
      Image(systemName: resolvedTone.symbol)
        .imageScale(.small)
        .foregroundStyle(resolvedTone.text)
        .accessibilityHidden(true)
    }
  }

  private var resolvedTone: Tone {
    if let tone { return tone }
    guard let fraction else { return .primary }
    return fraction < 0.7 ? .success : fraction < 0.9 ? .warning : .error
  }
}
