import Foundation

/// Stars out of a maximum, with halves, and how many people gave them.
public struct Rating: View {
  private let value: Double
  private let maximum: Int
  private let count: Int?

  /// A rating.
  ///
  /// - Parameters:
  ///   - value: stars in `0...maximum`, clamped; halves are shown.
  ///   - maximum: how many stars there are, from 1 to 10.
  ///   - count: how many ratings the value comes from.
  public init(_ value: Double, maximum: Int = 5, count: Int? = nil) {
    self.maximum = min(max(maximum, 1), 10)
    self.value = value > 0 ? min(value, Double(self.maximum)) : 0
    self.count = count
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: theme.space.xs) {
        stars
        numbers
      }
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        stars
        numbers
      }
      // Where five stars have no room, one takes their place.
      HStack(spacing: theme.space.xxs) {
        RatingStar(share: 1)
        numbers
      }
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        HStack(spacing: theme.space.xxs) {
          RatingStar(share: 1)
          average
        }
        votes
      }
    }
    .accessibilityElement()
    .accessibilityRole(.image)
    .accessibilityLabel(
      "\(fixedDecimalText(value, fractionDigits: 1)) of \(maximum) stars"
    )
    .component("rating", source: nil)
  }

  private var stars: some View {
    HStack(spacing: theme.space.xxxs) {
      ForEach(0..<maximum) { index in
        RatingStar(share: min(max(value - Double(index), 0), 1))
      }
    }
  }

  private var numbers: some View {
    HStack(spacing: theme.space.xs) {
      average
      votes
    }
  }

  private var average: some View {
    Text(verbatim: fixedDecimalText(value, fractionDigits: 1))
      .font(.system(.subheadline, weight: .semibold).monospacedDigit())
  }

  @ViewBuilder private var votes: some View {
    if let count {
      Text(verbatim: "(\(count))")
        .font(.subheadline)
        .foregroundStyle(Color.textSecondary)
    }
  }
}

/// One star: full, half or hollow.
private struct RatingStar: View {
  let share: Double

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack {
      Image(systemName: "star").foregroundStyle(Color.rating)
      if share >= 0.25 {
        Image(systemName: "star.fill")
          .foregroundStyle(Color.rating)
          .mask {
            LeadingPart(share: share < 0.75 ? 0.5 : 1, isMirrored: direction == .rightToLeft)
          }
      }
    }
    .font(.subheadline)
    .accessibilityHidden(true)
  }
}

/// The part of a rectangle from its leading edge.
private struct LeadingPart: Shape {
  let share: CGFloat
  let isMirrored: Bool

  /// The shape mirrors itself.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width * share
    return Path(
      CGRect(
        x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width,
        height: rect.height))
  }
}
