/// Screens of which one is shown, with a bar to choose between them.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  private let selection: AnyHashable?
  private let content: Content

  /// Tabs of which the one with the selection's tag is shown, or the first if none has it.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    self.content = content()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard context.environment.ignoredInsets == EdgeInsets() else {
      return KeepingSafeArea(content: self)._resolve(in: context)
    }
    let options = TagCollector.options(
      of: content, in: context.with { $0.tabCollector = TabItems() })
    let tabs = options.map { option in
      // The screen says what its tab looks like while it is resolved.
      let items = TabItems()
      let room = context.environment.coveringTabBarRoom
      var nodes = option.content._resolve(
        in: context.with { environment in
          environment.tagCollector = nil
          environment.tabCollector = items
          environment.outerSearch = []
          // A screen goes on below a bar that is over it.
          environment.safeAreaInsets.bottom += room
          environment.tabBarRoom += room
        })
      if items.isBarHidden { nodes = nodes.map { $0.reachingFurther(by: -room) } }
      return TabScreen(tag: option.tag, items: items, nodes: nodes)
    }
    let chosen = options.firstIndex { $0.isChosen(by: selection) } ?? 0
    return TabViewBody(tabs: tabs, chosen: chosen)
      .noting(.tabView)
      ._resolve(in: context.with { $0.tabCollector = nil })
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A screen of a tab view.
struct TabScreen {
  let tag: AnyHashable?
  let items: TabItems
  let nodes: [ResolvedNode]
}

/// What a screen of a tab view says about its tab.
@MainActor
final class TabItems {
  var item: AnyView?
  var badge: Text?
  /// How the bar differs from those of the look while the screen is shown.
  var barStyle = BarStyle()
  var isBarHidden = false

  nonisolated init() {}
}

private struct TabCollectorKey: EnvironmentKey {
  static var defaultValue: TabItems? { nil }
}

extension EnvironmentValues {
  var tabCollector: TabItems? {
    get { self[TabCollectorKey.self] }
    set { self[TabCollectorKey.self] = newValue }
  }
}

/// A view that says something about its tab.
struct TabDescribed<Content: View>: View {
  typealias Body = Never

  let content: Content
  let describe: @MainActor (TabItems) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard context.environment.tabCollector != nil else {
      return content._resolve(in: context)
    }
    if context.environment.tagCollector != nil {
      // While the tabs are gathered, a screen without a tag outside may have one inside.
      let tag = TagCollector.options(of: content, in: context).first?.tag
      let option = TagCollector.Option(tag: tag, content: AnyView(self))
      context.tell(\.tagCollector) { $0.options.append(option) }
      return []
    }
    context.tell(\.tabCollector, describe)
    return content._resolve(in: context)
  }
}

extension View {
  /// Sets the label of the view's tab.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    let item = TabItemLabel.of(label())
    return TabDescribed(content: self) { $0.item = $0.item ?? item }
  }

  /// Tells the view's tab something where that is asked for.
  @ViewBuilder func describingTab(
    _ isDescribed: Bool, _ describe: @escaping @MainActor (TabItems) -> Void
  ) -> some View {
    if isDescribed { TabDescribed(content: self, describe: describe) } else { self }
  }

  /// Sets whether tab views have a bar or are pages to turn.
  public func tabViewStyle(_ style: TabViewStyle) -> some View {
    transformingEnvironment { $0.tabViewStyle = style }
  }
}

/// A picture and words that are no label, as one: `tabItem { Image(systemName: "star"); Text("Best") }`.
private struct TabItemLabel<Content: View>: View {
  let content: Content

  static func of(_ content: Content) -> AnyView {
    content is any LabelForm ? AnyView(content) : AnyView(TabItemLabel(content: content))
  }

  var body: some View {
    Label {
      TabPiece(content: content, isTitle: true)
    } icon: {
      TabPiece(content: content, isTitle: false)
    }
  }
}

/// A label of whatever title and icon.
private protocol LabelForm {}
extension Label: LabelForm {}

/// What of a tab's item are its words, or the rest of it; stacks do not count, as on iOS.
private struct TabPiece<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isTitle: Bool

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    var pieces: [ResolvedNode] = []
    for node in content._resolve(in: context) {
      node.walk(()) { node, _ in
        switch node.kind {
        case .stack, .overlay: return ()
        default:
          if node.plainText.isEmpty != isTitle { pieces.append(node) }
          return nil
        }
      }
    }
    return pieces
  }
}

/// The chosen screen above the bar.
private struct TabViewBody: View {
  let tabs: [TabScreen]
  let chosen: Int

  @Environment(\.tabViewStyle) private var style

  var body: some View {
    if style.isPaged {
      screen.overlay(alignment: .bottom) {
        if style.showsIndex(of: tabs.count) { PageIndex(count: tabs.count, chosen: chosen) }
      }
    } else {
      barred
    }
  }

  @ViewBuilder private var screen: some View {
    if tabs.indices.contains(chosen) {
      ImplicitColumn(content: ResolvedContent(nodes: tabs[chosen].nodes))
        // A screen is as large as its room, also where its content is larger.
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }
  }

  @ViewBuilder private var barred: some View {
    let chosenItems = tabs.indices.contains(chosen) ? tabs[chosen].items : TabItems()
    if chosenItems.isBarHidden {
      screen
    } else {
      ScreenColumn {
        screen
        TabBarBody(
          items: tabs.map {
            TabBarItem(label: $0.items.item ?? AnyView(EmptyView()), badge: $0.items.badge)
          },
          chosen: chosen, style: chosenItems.barStyle,
          isOverScreen: tabs.indices.contains(chosen) && tabs[chosen].nodes.runOnBelow)
      }
    }
  }
}

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
private struct TabBarBody: View {
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
  fileprivate var coveringTabBarRoom: CGFloat {
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
