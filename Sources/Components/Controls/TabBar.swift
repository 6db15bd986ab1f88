/// A tab as the bar shows it.
struct TabBarItem {
  let label: AnyView
  let badge: Text?
}

/// A bar of tabs at the bottom of a screen.
public struct TabBar: View {
  /// One tab.
  public struct Item: Sendable {
    let title: LocalizedStringKey
    let systemImage: String
    let badge: Int

    /// A tab with a title, a symbol and a count; 0 and less show none, more than 99 is “99+”.
    public init(_ title: LocalizedStringKey, systemImage: String, badge: Int = 0) {
      self.title = title
      self.systemImage = systemImage
      self.badge = badge
    }
  }

  private let items: [Item]
  private let selection: Int

  /// A bar with one chosen tab, counted from 0.
  public init(_ items: [Item], selection: Int = 0) {
    self.items = items
    self.selection = selection
  }

  public var body: some View {
    TabBarBody(
      items: items.map { item in
        TabBarItem(
          label: AnyView(Label(item.title, systemImage: item.systemImage)),
          badge: item.badge > 0
            ? Text(verbatim: item.badge > 99 ? "99+" : "\(item.badge)") : nil)
      }, chosen: selection)
  }
}

/// Draws the tabs.
struct TabBarBody: View {
  let items: [TabBarItem]
  let chosen: Int
  var style = BarStyle()
  /// Whether what is above the bar goes on below it; `nil` for a bar by itself.
  var isOverScreen: Bool?

  @Environment(\.theme) private var theme
  @Environment(\.bars) private var bars
  @Environment(\.safeAreaInsets) private var safeArea

  var body: some View {
    Group {
      switch bars.tabChrome {
      case .edge: edge
      case .floating: floating
      }
    }
    .barColorScheme(style)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tabBar)
    .component("tabBar", source: nil)
  }
}

extension TabBarBody {
  private var edge: some View {
    HStack(alignment: .top, spacing: 0) { tabs }
      .frame(maxWidth: theme.control.sheetWidth)
      .frame(maxWidth: .infinity)
      .padding(.top, theme.space.xxs)
      .modifier(BottomBarSurface(fill: style.shownFill, isOverScreen: isOverScreen))
  }

  private var floating: some View {
    let radius = (bars.floatingTabHeight + 2 * bars.floatingPadding) / 2
    return HStack(spacing: 0) { tabs }
      .padding(bars.floatingPadding)
      .glassBackground(.glass, cornerRadius: radius)
      .frame(maxWidth: theme.control.sheetWidth)
      .padding(.horizontal, bars.floatingMargin)
      // As far from the bottom of the screen as from its sides, whatever the device keeps clear there.
      .padding(.bottom, bars.floatingMargin - safeArea.bottom)
      .frame(maxWidth: .infinity)
  }

  private var tabs: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in
      TabBarButton(item: item, isChosen: index == chosen)
    }
  }
}

extension EnvironmentValues {
  /// How much of a screen is below a bar of tabs over it, without the safe area, in points.
  var coveringTabBarRoom: CGFloat {
    guard !tabViewStyle.isPaged else { return 0 }
    if bars.tabChrome == .edge { return bars.isTranslucent ? theme.control.tabBarHeight : 0 }
    return bars.floatingTabHeight + 2 * bars.floatingPadding + bars.floatingMargin
      - safeAreaInsets.bottom
  }
}

/// One tab: its symbol above its title.
private struct TabBarButton: View {
  let item: TabBarItem
  let isChosen: Bool

  @Environment(\.theme) private var theme
  @Environment(\.bars) private var bars

  var body: some View {
    let isFloating = bars.tabChrome == .floating
    let height =
      isFloating ? bars.floatingTabHeight : theme.control.tabBarHeight - theme.space.xxs
    item.label
      .labelStyle(TabLabelStyle(badge: item.badge, isFilled: isChosen, bars: bars))
      .foregroundStyle(isChosen ? Color.accentColor : bars.tabColor)
      .frame(maxWidth: .infinity, minHeight: height)
      .background {
        if isChosen, isFloating {
          RoundedRectangle(cornerRadius: height / 2).fill(bars.chosenTabFill)
        }
      }
      .control(.tab, named: "tab", states: isChosen ? [.selected] : [])
      .spokenValue(item.badge)
  }
}

extension View {
  /// Sets the value that a screen reader says, where there is one.
  @ViewBuilder fileprivate func spokenValue(_ value: Text?) -> some View {
    if let value { accessibilityValue(value) } else { self }
  }
}

private struct TabLabelStyle: LabelStyle {
  let badge: Text?
  let isFilled: Bool
  let bars: BarMetrics

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
        .font(.system(size: bars.tabSymbolSize))
        .symbolVariant(isFilled ? .fill : .none)
        .accessibilityHidden(true)
        .overlay(alignment: .topLeading) {
          // Its words are the tab's value.
          if let badge { TabBadge(text: badge).accessibilityHidden(true) }
        }
      // Tab titles stay small at large type sizes, as the system's do.
      configuration.title
        .font(bars.tabFont)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
  }
}

private struct TabBadge: View {
  let text: Text

  @Environment(\.theme) private var theme

  var body: some View {
    text
      .font(.system(size: 11, weight: .bold))
      .foregroundStyle(Color.onError)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, theme.space.xxs)
      .frame(minWidth: theme.space.md)
      .background(Color.error, in: Capsule())
      // From the middle of the symbol outwards, so that a long count leaves the symbol in sight.
      .padding(.leading, theme.space.sm + theme.space.xxxs)
      .padding(.top, -theme.space.xxs)
      .fixedSize()
  }
}
