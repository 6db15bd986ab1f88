extension View {
  /// Puts a count on the view's tab, at most “99+”, or at the end of its row; 0 shows none.
  public func badge(_ count: Int) -> some View {
    let text = count > 99 ? "99+" : "\(count)"
    return ItemBadge(
      content: self, tab: count > 0 ? Text(verbatim: text) : nil,
      row: count > 0 ? Text(verbatim: "\(count)") : nil)
  }

  /// Puts a word on the view's tab or at the end of its row.
  public func badge(_ label: LocalizedStringKey?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Puts a word on the view's tab or at the end of its row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Puts a text on the view's tab or at the end of its row.
  public func badge(_ label: Text?) -> some View {
    ItemBadge(content: self, tab: label, row: label)
  }
}

/// A view with a badge on its tab or in its row, whichever it is in.
private struct ItemBadge<Content: View>: View {
  typealias Body = Never

  let content: Content
  let tab: Text?
  let row: Text?

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard context.environment.isInListRow else {
      let tabbed = TabDescribed(content: content) { items in
        if let tab { items.badge = items.badge ?? tab }
      }
      return tabbed._resolve(in: context)
    }
    guard let row else { return content._resolve(in: context) }
    let badge = RowBadge(text: row)
    let nodes = content._resolve(in: context.with { $0.rowBadge = badge })
    guard !badge.isShown else { return nodes }
    // A row without a place for a badge gets one at its end.
    return BadgedRow(content: ResolvedContent(nodes: nodes), text: row)._resolve(in: context)
  }
}

extension ItemBadge: TabDescribing {}

/// A badge on its way to the place in a row that shows it.
@MainActor
final class RowBadge {
  let text: Text
  var isShown = false

  init(text: Text) {
    self.text = text
  }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: RowBadge? { nil }
}

extension EnvironmentValues {
  var rowBadge: RowBadge? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

private struct BadgedRow: View {
  let content: ResolvedContent
  let text: Text

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        content
        BadgeText(text: text)
      }
    } else {
      HStack(spacing: theme.space.xs) {
        content.frame(maxWidth: .infinity, alignment: .leading)
        BadgeText(text: text)
      }
    }
  }
}

/// The words of a badge, as loud as the place says.
private struct BadgeText: View {
  let text: Text

  @Environment(\.badgeProminence) private var prominence
  @Environment(\.theme) private var theme

  var body: some View {
    switch prominence {
    case .decreased: text.foregroundStyle(Color.textTertiary)
    case .standard: text.foregroundStyle(Color.textSecondary)
    case .increased:
      text
        .foregroundStyle(Color.onError)
        .padding(.horizontal, theme.space.xs)
        .padding(.vertical, theme.space.xxxs)
        .background(Color.error, in: Capsule())
    }
  }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How loud the badges of rows are.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how loud the badges of the rows in the view are.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    transformingEnvironment { $0.badgeProminence = prominence }
  }
}

/// The badge of the row that it is in, if there is one.
struct RowBadgeText: View {
  typealias Body = Never

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard let badge = context.environment.rowBadge else { return [] }
    context.tell(\.rowBadge) { $0.isShown = true }
    return BadgeText(text: badge.text)._resolve(in: context)
  }
}
