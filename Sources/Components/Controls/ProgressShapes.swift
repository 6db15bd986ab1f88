import Foundation

/// A bar that covers a part of its room from the leading edge, with round ends.
struct BarShape: Shape {
  /// Where the bar starts and ends, from 0 at the leading edge to 1 at the trailing one.
  let from: Double
  let to: Double
  let isMirrored: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let (start, end) = isMirrored ? (1 - to, 1 - from) : (from, to)
    // A bar is never narrower than its own round ends.
    let width = max(rect.width * CGFloat(end - start), min(rect.height, rect.width))
    let x = min(rect.minX + rect.width * CGFloat(start), rect.maxX - width)
    let bar = CGRect(
      x: isMirrored ? max(rect.minX, rect.minX + rect.width * CGFloat(end) - width) : x,
      y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: bar, cornerRadius: rect.height / 2, style: .circular)
  }
}

/// A track with a bar on it.
struct ProgressTrack: View {
  /// From 0 to 1, or `nil` for a bar that travels.
  let fraction: Double?
  let tint: AnyShapeStyle

  @Environment(\.theme) private var theme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.renderTime) private var time
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let isMirrored = direction == .rightToLeft
    ZStack {
      Capsule().fill(Color.fill)
      if let fraction {
        if fraction > 0 {
          BarShape(from: 0, to: fraction, isMirrored: isMirrored).fill(tint)
        }
      } else {
        let (from, to) = travelling
        BarShape(from: from, to: to, isMirrored: isMirrored).fill(tint)
      }
    }
    .frame(height: theme.control.progressTrackHeight)
    .frame(maxWidth: .infinity)
    .accessibilityHidden(true)
  }

  /// A bar a third as long as the track, which enters at the leading edge and leaves at the other.
  private var travelling: (Double, Double) {
    guard !reduceMotion else { return (1.0 / 3, 2.0 / 3) }
    let turns = time / theme.motion.shimmer
    let share = turns.isFinite ? turns - turns.rounded(.down) : 0
    let end = share * (4.0 / 3)
    return (max(end - 1.0 / 3, 0), min(end, 1))
  }
}

/// A ring with an arc on it.
struct ProgressRing: View {
  let fraction: Double
  let tint: AnyShapeStyle
  let side: CGFloat

  @Environment(\.theme) private var theme

  var body: some View {
    let width = theme.control.progressRingWidth * side / theme.control.progressRingSide
    ZStack {
      Circle().inset(by: width / 2).stroke(Color.fill, lineWidth: width)
      if fraction > 0 {
        Circle().inset(by: width / 2).trim(from: 0, to: CGFloat(fraction))
          .stroke(tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
    }
    .frame(width: side, height: side)
    .accessibilityHidden(true)
  }
}

/// The bar of a progress view, with its labels.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: theme.space.xs) {
      configuration.label
      ProgressTrack(
        fraction: configuration.fractionCompleted, tint: AnyShapeStyle(tint ?? .accentColor))
      configuration.currentValueLabel
        .accessibilityHidden(true)
        .font(.caption)
        .defaultForeground(.textSecondary)
    }
    .progress(configuration.fractionCompleted, label: configuration.currentValueLabel)
    .component("progressView", source: nil)
  }
}

/// The ring or the spokes of a progress view, with its labels.
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tintColor) private var tintColor

  var body: some View {
    VStack(spacing: theme.space.xs) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(
          fraction: fraction, tint: AnyShapeStyle(tint ?? .accentColor),
          side: theme.control.progressRing(for: controlSize))
      } else {
        ActivityIndicator(style: (tint ?? tintColor).map { .colored($0) } ?? .standard)
      }
      configuration.label
        .font(.footnote)
        .defaultForeground(.textSecondary)
      configuration.currentValueLabel
        .accessibilityHidden(true)
        .font(.caption)
        .defaultForeground(.textSecondary)
    }
    .progress(configuration.fractionCompleted, label: configuration.currentValueLabel)
    .component("progressView", source: nil)
  }
}

extension View {
  /// Progress of one element; what its label of the value says is no part of its name.
  ///
  /// - Parameter name: what it is called where the view may not show it; `nil` for what it shows.
  func progress(_ fraction: Double?, label: (some View)?, name: AnyView? = nil) -> some View {
    SpokenProgress(
      content: accessibilityElement(children: .combine).accessibilityRole(.progress),
      fraction: fraction, label: label, name: name)
  }
}

/// Says as the value what the label of the value says, or the percentage where that has no words; and its name.
private struct SpokenProgress<Content: View, ValueLabel: View>: View {
  typealias Body = Never

  let content: Content
  let fraction: Double?
  let label: ValueLabel?
  let name: AnyView?

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    func words(_ view: (some View)?) -> String? {
      let text = view?._resolve(in: context).map(\.plainText).joined(separator: " ")
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    let spoken = content.accessibilityValue(words(label) ?? percentText(fraction))
    guard let name = words(name) else { return spoken._resolve(in: context) }
    return spoken.accessibilityLabel(Text(verbatim: name))._resolve(in: context)
  }
}

/// A fraction as a spoken percentage; empty while it is not known.
func percentText(_ fraction: Double?) -> String {
  guard let fraction, fraction.isFinite else { return "" }
  return "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%"
}

extension BarShape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
