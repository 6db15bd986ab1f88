/// A short status that is read, not pressed: "New", a count, or a dot.
public struct Badge: View {
  private enum Content {
    case text(Text, symbol: String?)
    case count(Int, maximum: Int)
    case dot(label: LocalizedStringKey)
  }

  private let content: Content
  private let tone: Tone
  private let isSolid: Bool

  private init(_ content: Content, tone: Tone, isSolid: Bool) {
    self.content = content
    self.tone = tone
    self.isSolid = isSolid
  }

  /// A word on a tinted background, with a symbol before it if one is given.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String? = nil, tone: Tone = .neutral
  ) {
    self.init(.text(Text(titleKey), symbol: systemImage), tone: tone, isSolid: false)
  }

  /// A word on a tinted background, with a symbol before it if one is given.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String? = nil, tone: Tone = .neutral) {
    self.init(.text(Text(title), symbol: systemImage), tone: tone, isSolid: false)
  }

  /// A number on a solid background; numbers above `maximum` show it with a plus, as `99+`.
  public init(count: Int, maximum: Int = 99, tone: Tone = .error) {
    self.init(.count(count, maximum: maximum), tone: tone, isSolid: true)
  }

  /// A dot that is spoken as a label.
  public static func dot(_ label: LocalizedStringKey, tone: Tone = .error) -> Badge {
    Badge(.dot(label: label), tone: tone, isSolid: true)
  }

  @Environment(\.theme) private var theme
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @ScaledMetric(relativeTo: .caption) private var gap = 4.0

  public var body: some View {
    if case .dot(let label) = content {
      // A dot says by being there; only words and symbols can be told apart as a status.
      shape
        .accessibilityElement()
        .accessibilityRole(.image)
        .accessibilityLabel(label)
        .component("badge", source: nil)
    } else {
      shape
        .accessibilityElement(children: .combine)
        .accessibilityRole(.status)
        .component("badge", source: nil)
    }
  }

  @ViewBuilder private var shape: some View {
    switch content {
    case .text(let text, let symbol):
      row(text, symbol: symbol ?? (differentiate ? tone.symbol : nil))
    case .count(let count, let maximum):
      number(count, maximum: maximum)
    case .dot:
      Circle()
        .fill(tone.fill)
        .frame(width: theme.control.badgeDotSide, height: theme.control.badgeDotSide)
    }
  }

  private func row(_ text: Text, symbol: String?) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: gap) {
      if let symbol {
        Image(systemName: symbol).imageScale(.small).accessibilityHidden(true)
      }
      text
    }
    .font(.system(.caption, weight: .semibold))
    .foregroundStyle(tone.onSubtle)
    .padding(.vertical, theme.space.xxs)
    .padding(.horizontal, theme.space.xs + theme.space.xxxs)
    .background(tone.subtle, in: RoundedRectangle(cornerRadius: theme.radius.medium))
  }

  private func number(_ count: Int, maximum: Int) -> some View {
    Text(verbatim: count > maximum ? "\(maximum)+" : "\(count)")
      .font(.system(.caption, weight: .bold).monospacedDigit())
      .lineLimit(1)
      .foregroundStyle(tone.onFill)
      .padding(.horizontal, theme.space.xxs + theme.space.xxxs)
      .padding(.vertical, theme.space.xxxs)
      .frame(minWidth: theme.control.badgeCountSide, minHeight: theme.control.badgeCountSide)
      .background(tone.fill, in: Capsule())
  }
}

/// How far a piece of work is, as a badge with a symbol.
public struct StatusBadge: View {
  /// The stages of a piece of work.
  public enum Status: String, Hashable, CaseIterable, Sendable { case new, active, done }

  private let status: Status
  private let title: LocalizedStringKey

  /// A badge titled "New", "Active" or "Done" in the reader's language, or as given.
  public init(_ status: Status, title: LocalizedStringKey? = nil) {
    self.status = status
    self.title = title ?? status.title
  }

  public var body: some View {
    Badge(title, systemImage: status.symbol, tone: status.tone)
  }
}

extension StatusBadge.Status {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .new: "New"
    case .active: "Active"
    case .done: "Done"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .new: "sparkles"
    case .active: "clock"
    case .done: "checkmark"
    }
  }

  fileprivate var tone: Tone {
    switch self {
    case .new: .info
    case .active: .warning
    case .done: .success
    }
  }
}
