/// A number that matters, with its name and how it changed.
public struct StatTile: View {
  /// Which way a number went and whether that is good.
  public enum Trend: Hashable, Sendable {
    case up(String)
    case down(String)
    case flat(String)
  }

  private let title: LocalizedStringKey
  private let value: String
  private let systemImage: String?
  private let trend: Trend?

  /// A name, a number as text and its trend, if there is one.
  public init(
    _ title: LocalizedStringKey, value: String, systemImage: String? = nil, trend: Trend? = nil
  ) {
    self.title = title
    self.value = value
    self.systemImage = systemImage
    self.trend = trend
  }

  @Environment(\.theme) private var theme

  public var body: some View {
    VStack(alignment: .leading, spacing: theme.space.xs) {
      HStack(spacing: theme.space.xxs) {
        if let systemImage {
          Image(systemName: systemImage).imageScale(.small).accessibilityHidden(true)
        }
        Text(title)
      }
      .font(.system(.footnote, weight: .medium))
      .foregroundStyle(Color.textSecondary)
      Text(verbatim: value).font(.system(.title2, weight: .bold).monospacedDigit())
      if let trend { trendRow(trend) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(theme.space.md)
    .modifier(CardBackground(style: .plain))
    .accessibilityElement(children: .combine)
    .component("statTile", source: nil)
  }

  @ViewBuilder
  private func trendRow(_ trend: Trend) -> some View {
    switch trend {
    case .up(let text): change(text, symbol: "arrow.up.right", color: .successText)
    case .down(let text): change(text, symbol: "arrow.down", color: .errorText)
    case .flat(let text): change(text, symbol: "minus", color: .textSecondary)
    }
  }

  private func change(_ text: String, symbol: String, color: Color) -> some View {
    HStack(spacing: theme.space.xxs) {
      Image(systemName: symbol).imageScale(.small).accessibilityHidden(true)
        .flipsForRightToLeftLayoutDirection(true)
      Text(verbatim: text)
    }
    .font(.system(.caption, weight: .semibold))
    .foregroundStyle(color)
  }
}

/// A name and an amount at the ends of a row, as in receipts.
public struct PriceRow: View {
  private let title: LocalizedStringKey
  private let amount: String
  private let previousAmount: String?
  private let isTotal: Bool

  /// A row.
  ///
  /// - Parameters:
  /// - previousAmount: an amount that is no longer valid, struck through.
  ///   - isTotal: whether the row sums up those above it.
  public init(
    _ title: LocalizedStringKey, amount: String, previousAmount: String? = nil,
    isTotal: Bool = false
  ) {
    self.title = title
    self.amount = amount
    self.previousAmount = previousAmount
    self.isTotal = isTotal
  }

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  public var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: theme.space.xxs) {
          name
          ViewThatFits(in: .horizontal) {
            amounts
            VStack(alignment: .leading, spacing: theme.space.xxs) { prices }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        HStack(alignment: .firstTextBaseline, spacing: theme.space.xs) {
          name
          Spacer(minLength: 0)
          amounts
        }
      }
    }
    .font(isTotal ? .headline : .subheadline)
    .accessibilityElement(children: .combine)
    .component("priceRow", source: nil)
  }

  private var name: some View {
    Text(title).foregroundStyle(isTotal ? Color.textPrimary : .textSecondary)
  }

  private var amounts: some View {
    HStack(alignment: .firstTextBaseline, spacing: theme.space.xs) { prices }
  }

  @ViewBuilder private var prices: some View {
    if let previousAmount {
      Text(verbatim: previousAmount).strikethrough().foregroundStyle(Color.textTertiary)
    }
    Text(verbatim: amount).monospacedDigit()
  }
}

/// A statement with a mark that says whether it is true.
public struct CheckmarkRow: View {
  private let title: LocalizedStringKey
  private let detail: LocalizedStringKey?
  private let isChecked: Bool

  /// A statement with a smaller line below it, if there is one.
  public init(_ title: LocalizedStringKey, detail: LocalizedStringKey? = nil, isChecked: Bool) {
    self.title = title
    self.detail = detail
    self.isChecked = isChecked
  }

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  public var body: some View {
    // The longest words of large type need every point of a small phone.
    HStack(
      alignment: .firstTextBaseline,
      spacing: typeSize.isAccessibilitySize ? theme.space.xs : theme.space.sm
    ) {
      Image(systemName: isChecked ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(isChecked ? Color.successText : .controlBorder)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: theme.space.xxxs) {
        Text(title)
        if let detail {
          Text(detail).font(.footnote).foregroundStyle(Color.textSecondary)
        }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(isChecked ? "Done" : "Not done")
    .component("checkmarkRow", source: nil)
  }
}
