import Foundation

/// A screen with a navigation bar: the root, or the last one that the path leads to.
public struct NavigationStack<Root: View>: View {
  public typealias Body = Never

  private let root: Root
  private let path: [AnyHashable]
  /// Whether further views are the screens of columns, which a phone does not show.
  fileprivate var hasColumns = false

  /// A stack at its root.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = []
  }

  /// A stack that shows the screen of the path's last value, a `NavigationPath` or a collection; the
  /// screens are those of `navigationDestination(for:)`.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationPath.values(of: path.wrappedValue)
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    // Where there is room for one column, the stacks in the columns are one.
    if let collector = context.environment.navigationCollector, collector.isColumn {
      collector.path += path
      return root._resolve(in: context)
    }
    guard context.environment.ignoredInsets == EdgeInsets() else {
      return KeepingSafeArea(content: self)._resolve(in: context)
    }
    context.tell(\.sheetDescription) { $0.hasNavigation = true }
    var levels = NavigationLevels(path: path, in: context)
    var (collector, nodes) = levels.top(over: root)
    if hasColumns { nodes = Array(nodes.prefix(1)) }
    if nodes.count == 1, nodes[0].goesOnUnderBar {
      collector.isUnderBar = true
    } else if nodes.count == 1, let layer = nodes[0].takeScreenLayer() {
      switch layer {
      case .fill(let fill): collector.fill = AnyShapeStyle(fill)
      case .content(let node): collector.backdrop = node
      }
      collector.isOverScreen = true
    } else if nodes.count == 1, let fill = nodes[0].screenFill() {
      collector.fill = AnyShapeStyle(fill)
    } else {
      collector.isOverFills = nodes.contains(where: \.runsOnAbove)
    }
    if context.environment.tabCollector == nil, context.environment.bars.searchesAtBottom {
      collector.searchesAtBottom = collector.search.placement != .navigationBarDrawer
    }
    if let suggested = collector.search.suggested(in: context.entering(.part)) { nodes = suggested }
    if collector.hasToolbar {
      collector.scrolls = nodes.runOnBelow
      let room = context.environment.coveringToolbarRoom
      nodes = nodes.map { room == 0 ? $0 : $0.reachingFurther(by: room) }
    }
    return NavigationScreen(collector: collector, content: ResolvedContent(nodes: nodes))
      ._resolve(
        in: context.with { environment in
          environment.navigationCollector = nil
          // What is left to resolve are bars, whose links are enabled as those of the screen are.
          environment.opensLinksAnywhere = true
        })
  }
}

/// The old form of a navigation stack. Of several views, which are columns where there is room, a picture shows the
/// first, as a phone does.
public struct NavigationView<Content: View>: View {
  public typealias Body = Never

  private let stack: NavigationStack<Content>

  /// A stack whose screen is the first view of the content.
  public init(@ViewBuilder content: () -> Content) {
    var stack = NavigationStack(root: content)
    stack.hasColumns = true
    self.stack = stack
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    stack._resolve(in: context)
  }
}

/// A screen's bars around its content.
private struct NavigationScreen: View {
  let collector: NavigationCollector
  let content: ResolvedContent

  @Environment(\.theme) private var theme

  var body: some View {
    let isOverFills = collector.isOverFills
    ScreenColumn {
      if collector.isUnderBar {
        screen.overlay(alignment: .top) { bar }
      } else {
        bar.zIndex(isOverFills ? 1 : 0)
        screen.transformingNodes { node, _ in
          var node = node
          node.startsBelowBar = isOverFills
          return node
        }
      }
      if collector.hasToolbar {
        BottomToolbar(collector: collector)
          .barColorScheme(collector.barStyles[.bottomBar, default: BarStyle()])
      }
    }
    .frame(maxWidth: .infinity)
    .background {
      Rectangle().fill(collector.fill).ignoresSafeArea()
      if let backdrop = collector.backdrop { ResolvedContent(nodes: [backdrop]) }
    }
  }

  @ViewBuilder private var bar: some View {
    if !collector.isBarHidden, collector.hasBar {
      NavigationBar(collector: collector)
        .barColorScheme(
          collector.barStyles[.navigationBar, default: BarStyle()].ofNavigationBar)
    }
  }

  private var screen: some View {
    VStack(spacing: theme.space.xs) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension NavigationCollector {
  fileprivate var hasBar: Bool {
    title != nil || principal != nil || !leading.isEmpty || !trailing.isEmpty || back != nil
      || (search.text != nil && !searchesAtBottom) || search.shownScopes != nil
  }

  /// Whether something is at the bottom of the screen.
  fileprivate var hasToolbar: Bool {
    (!bottom.isEmpty && !isBottomBarHidden) || (search.text != nil && searchesAtBottom)
  }
}

/// Views one after the other.
struct AnyViews: View {
  let views: [AnyView]

  var body: some View {
    ForEach(Array(views.enumerated()), id: \.offset) { _, view in view }
  }
}

/// The bar at the top of a screen: actions, title and search field.
public struct NavigationBar: View {
  private let title: Text?
  private let subtitle: Text?
  private let opensMenu: Bool
  private let isLarge: Bool
  private let leading: [BarItem]
  private let trailing: [BarItem]
  private let principal: AnyView?
  private let search: SearchField?
  private let scopes: AnyView?
  /// Whether the field is all that is in the bar, as during a search.
  private let isSearch: Bool
  private let fill: AnyShapeStyle
  /// Whether the bar is set off from the screen.
  private let hasEdge: Bool

  /// A bar with a title and views at both ends.
  public init<Leading: View, Trailing: View>(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .inline,
    @ViewBuilder leading: () -> Leading = { EmptyView() },
    @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) {
    self.title = Text(title)
    subtitle = nil
    opensMenu = false
    hasEdge = false
    isLarge = displayMode == .large
    self.leading = [BarItem(AnyView(leading()))]
    self.trailing = [BarItem(AnyView(trailing()))]
    principal = nil
    search = nil
    scopes = nil
    isSearch = false
    fill = AnyShapeStyle(Color.background)
  }

  init(collector: NavigationCollector) {
    let style = collector.barStyles[.navigationBar, default: BarStyle()]
    title = collector.title
    subtitle = collector.subtitle
    opensMenu = collector.titleOpensMenu
    hasEdge = style.visibility == .visible
    isLarge = collector.displayMode != .inline && collector.principal == nil
    let back = collector.back.map { BarItem(AnyView(BackButton(content: $0)), kind: .back) }
    leading = [back].compactMap { $0 } + collector.leading
    trailing = collector.trailing
    principal = collector.principal
    let isClear = collector.isOverScreen || collector.isOverFills || collector.isUnderBar
    let own = isClear ? AnyShapeStyle(Color.clear) : collector.fill
    fill = style.shownFill ?? own
    search = collector.searchesAtBottom ? nil : collector.search.field
    scopes = collector.search.shownScopes
    isSearch = search != nil && collector.search.takesBar
  }

  @Environment(\.self) private var environment

  private var theme: Theme { environment.theme }
  private var bars: BarMetrics { environment.bars }

  public var body: some View {
    VStack(alignment: .leading, spacing: bars.rowSpacing.points(in: environment)) {
      if !isSearch {
        if !isLarge || hasActions || bars.keepsActionRow { actionRow }
        if isLarge { largeTitle }
      }
      // Alone in the bar, the field is in the middle of its room.
      let middle = (bars.searchTop + bars.searchBottom) / 2
      search
        .padding(.top, isSearch ? middle : bars.searchTop)
        .padding(.bottom, isSearch ? middle : bars.searchBottom)
      scopes.padding(.bottom, theme.space.xs)
    }
    .padding(.horizontal, bars.margin.points(in: environment))
    .padding(
      .bottom, isLarge || search != nil ? bars.bottomRoom.points(in: environment) : 0
    )
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { Rectangle().fill(fill).ignoresSafeArea(edges: .top) }
    .overlay(alignment: .bottom) { if hasEdge { VStack(spacing: 0) { Divider() } } }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.navigation)
    .component("navigationBar", source: nil)
  }

  @ViewBuilder private var largeTitle: some View {
    if let title {
      Group {
        let heading = title.font(.system(.largeTitle, weight: .bold))
          .lineLimit(bars.largeTitleLines)
          .accessibilityAddTraits(.isHeader)
        if let subtitle {
          VStack(alignment: .leading, spacing: 0) {
            heading
            subtitle.font(.system(.subheadline)).foregroundStyle(Color.textSecondary)
          }
        } else {
          heading
        }
      }
      .padding(.bottom, bars.largeTitleBottom)
      .frame(minHeight: bars.largeTitleHeight, alignment: .bottomLeading)
    }
  }

  private var hasActions: Bool { !leading.isEmpty || !trailing.isEmpty }

  /// The targets of symbols beside each other do not meet, at the smallest type size either.
  private var actionSpacing: CGFloat { theme.space.lg + theme.space.xxs }

  /// The title is in the middle of the bar where it fits, and beside the actions where not. These keep
  /// their words on one line: it is the title that gives way.
  private var actionRow: some View {
    HStack(spacing: theme.space.xs) {
      BarActions(items: leading, spacing: actionSpacing, height: theme.control.navigationBarHeight)
        .fixedSize(horizontal: !leading.isStretched, vertical: false)
        .frame(maxWidth: .infinity, alignment: .leading)
        // Symbols line up with the margin of the screen; their targets reach beyond it.
        .hitTarget(.expand)
      if !isLarge {
        if let principal {
          principal
        } else {
          inlineTitle
        }
      }
      BarActions(
        items: trailing, spacing: actionSpacing, height: theme.control.navigationBarHeight
      )
      .fixedSize(horizontal: !trailing.isStretched, vertical: false)
      .frame(maxWidth: .infinity, alignment: .trailing)
      .hitTarget(.expand)
    }
    .transformingNodes { node, _ in node.lettingGiveWay }
    .frame(
      minHeight: environment.sheetDescription == nil
        ? theme.control.navigationBarHeight
        : theme.control.sheetBarHeight
    )
    // What is in a bar stops growing, as the system's does: the bar leaves room for the screen.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

extension ResolvedNode {
  /// A row of which what can give way does so where it is too narrow, and nothing else.
  fileprivate var lettingGiveWay: ResolvedNode {
    guard case .stack(var style) = kind else { return self }
    style.sharesShortage = false
    var row = self
    row.kind = .stack(style)
    return row
  }
}

extension NavigationBar {
  @ViewBuilder private var inlineTitle: some View {
    if let subtitle {
      VStack(spacing: 0) {
        inlineTitleText
        subtitle.font(.caption).foregroundStyle(Color.textSecondary).lineLimit(1)
      }
    } else {
      inlineTitleText
    }
  }

  @ViewBuilder private var inlineTitleText: some View {
    if opensMenu {
      HStack(spacing: theme.space.xxs) {
        titleText
        Image(systemName: "chevron.down.circle.fill")
          .font(.footnote.weight(.bold))
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(Color.textSecondary)
          .accessibilityHidden(true)
      }
    } else {
      titleText
    }
  }

  private var titleText: some View {
    title?
      .font(.headline)
      .lineLimit(bars.titleLines)
      .multilineTextAlignment(.center)
      .accessibilityAddTraits(.isHeader)
  }
}
