import Foundation

/// A screen with a navigation bar; screens that it leads to are not shown.
public struct NavigationStack<Root: View>: View {
  public typealias Body = Never

  private let root: Root

  /// A stack at its root.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// A stack at its root, whatever the path says.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let collector = NavigationCollector()
    context.tell(\.sheetDescription) { $0.hasNavigation = true }
    let nodes = root._resolve(in: context.with { $0.navigationCollector = collector })
    if nodes.count == 1, let fill = nodes[0].screenFill() { collector.fill = AnyShapeStyle(fill) }
    return NavigationScreen(collector: collector, content: ResolvedContent(nodes: nodes))
      ._resolve(in: context.with { $0.navigationCollector = nil })
  }
}

/// The old name of a navigation stack.
public typealias NavigationView = NavigationStack

/// A screen beside a list of screens; a picture of a narrow device shows the list.
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  private let sidebar: Sidebar

  /// A split view; `detail` is never called.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }

  public var body: some View {
    NavigationStack { sidebar }
  }
}

/// A screen's bars around its content.
private struct NavigationScreen: View {
  let collector: NavigationCollector
  let content: ResolvedContent

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 0) {
      if !collector.isBarHidden, collector.hasBar {
        NavigationBar(collector: collector)
          .barColorScheme(collector.barStyles[.navigationBar, default: BarStyle()])
      }
      VStack(spacing: theme.space.xs) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if !collector.bottom.isEmpty, !collector.isBottomBarHidden {
        let style = collector.barStyles[.bottomBar, default: BarStyle()]
        BottomBar(fill: style.shownFill) { AnyViews(views: collector.bottom) }
          .barColorScheme(style)
      }
    }
    .frame(maxWidth: .infinity)
    .background { Rectangle().fill(collector.fill).ignoresSafeArea() }
  }
}

extension NavigationCollector {
  fileprivate var hasBar: Bool {
    title != nil || principal != nil || !leading.isEmpty || !trailing.isEmpty || searchText != nil
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
  private let isLarge: Bool
  private let leading: [AnyView]
  private let trailing: [AnyView]
  private let principal: AnyView?
  private let search: SearchField?
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
    hasEdge = false
    isLarge = displayMode == .large
    self.leading = [AnyView(leading())]
    self.trailing = [AnyView(trailing())]
    principal = nil
    search = nil
    fill = AnyShapeStyle(Color.background)
  }

  init(collector: NavigationCollector) {
    let style = collector.barStyles[.navigationBar, default: BarStyle()]
    title = collector.title
    subtitle = collector.subtitle
    hasEdge = style.visibility == .visible
    isLarge = collector.displayMode != .inline && collector.principal == nil
    leading = collector.leading
    trailing = collector.trailing
    principal = collector.principal
    fill = style.shownFill ?? collector.fill
    search = collector.searchText.map {
      SearchField(text: .constant($0), prompt: collector.searchPrompt ?? Text("Search"))
    }
  }

  @Environment(\.self) private var environment

  private var theme: Theme { environment.theme }
  private var bars: BarMetrics { environment.bars }

  public var body: some View {
    VStack(alignment: .leading, spacing: bars.rowSpacing.points(in: environment)) {
      if !isLarge || hasActions || bars.keepsActionRow { actionRow }
      if isLarge { largeTitle }
      search
        .padding(.top, bars.searchTop)
        .padding(.bottom, bars.searchBottom)
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

  /// The title is in the middle of the bar where it fits, and beside the actions where not.
  private var actionRow: some View {
    HStack(spacing: theme.space.md) {
      BarActions(views: leading, spacing: actionSpacing)
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
      BarActions(views: trailing, spacing: actionSpacing)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .hitTarget(.expand)
    }
    .frame(
      minHeight: environment.sheetDescription == nil
        ? theme.control.navigationBarHeight
        : theme.control.sheetBarHeight
    )
    // What is in a bar stops growing, as the system's does: the bar leaves room for the screen.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
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

  private var inlineTitleText: some View {
    title?
      .font(.headline)
      .lineLimit(bars.titleLines)
      .multilineTextAlignment(.center)
      .accessibilityAddTraits(.isHeader)
  }
}

/// The actions at one end of a bar, beside each other.
private struct BarActions: View {
  let views: [AnyView]
  let spacing: CGFloat

  @Environment(\.theme) private var theme
  @Environment(\.bars) private var bars

  var body: some View {
    switch bars.actionChrome {
    case .edge:
      HStack(spacing: spacing) { AnyViews(views: views) }
    case .floating:
      // Without actions there is still their place, which keeps the title in the middle.
      HStack(spacing: 0) {
        if !views.isEmpty {
          let height = theme.control.navigationBarHeight
          HStack(spacing: spacing) { AnyViews(views: views) }
            .padding(.horizontal, theme.space.sm)
            .frame(minWidth: height, minHeight: height)
            .glassBackground(.regular, cornerRadius: height / 2)
        }
      }
    }
  }
}

/// A field for search terms.
public struct SearchField: View {
  private let text: Binding<String>
  private let prompt: Text
  private let source: SourceLocation

  /// A field with its text, or with the prompt while that is empty.
  public init(
    text: Binding<String>, prompt: Text = Text("Search"), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.text = text
    self.prompt = prompt
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.self) private var environment
  @Environment(\.dynamicTypeSize) private var typeSize

  private var theme: Theme { environment.theme }

  public var body: some View {
    let bars = environment.bars
    let shape = RoundedRectangle(cornerRadius: bars.searchRadius.points(in: environment))
    HStack(spacing: theme.space.xs) {
      Image(systemName: "magnifyingglass")
        .imageScale(.small)
        .accessibilityHidden(true)
      if text.wrappedValue.isEmpty {
        prompt.frame(maxWidth: .infinity, alignment: .leading)
      } else {
        Text(verbatim: text.wrappedValue)
          .foregroundStyle(Color.textPrimary)
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        Image(systemName: "xmark.circle.fill")
          .imageScale(.small)
          .accessibilityHidden(true)
          .control(.button, named: "clear", label: "Clear text", source: source)
          .hitTarget(.expand)
      }
    }
    // A prompt is an instruction: at accessibility sizes it wraps rather than being cut.
    .lineLimit(text.wrappedValue.isEmpty && typeSize.isAccessibilitySize ? nil : 1)
    .minimumScaleFactor(typeSize.isAccessibilitySize ? 0.4 : 0.8)
    .foregroundStyle(Color.textSecondary)
    .padding(.horizontal, bars.searchPadding.points(in: environment))
    .padding(.vertical, theme.space.xxs)
    .frame(minHeight: theme.control.searchFieldHeight)
    .background(bars.searchFill, in: shape)
    .overlay {
      if bars.outlinesSearch {
        shape.strokeBorder(Color.controlBorder, lineWidth: theme.control.borderWidth)
      }
    }
    .control(.searchField, named: "searchField", source: source)
    .modifier(HiddenLabel(label: prompt, isHidden: true))
    .accessibilityValue(text.wrappedValue)
  }
}

/// A bar with actions at the bottom of a screen, above the edge of the device.
public struct BottomBar<Content: View>: View {
  private let content: Content
  private var fill: AnyShapeStyle?

  /// A bar with its actions side by side, or below each other at accessibility sizes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A bar that is filled with a style; `nil` is the look's.
  init(fill: AnyShapeStyle?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.fill = fill
  }

  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  public var body: some View {
    VStack(spacing: 0) {
      Divider()
      actions
        .frame(maxWidth: theme.control.sheetWidth)
        .padding(.horizontal, theme.space.md)
        .padding(.vertical, theme.space.sm)
        .frame(maxWidth: .infinity)
    }
    .barBackground(fill)
    .component("bottomBar", source: nil)
  }

  @ViewBuilder private var actions: some View {
    if typeSize.isAccessibilitySize {
      VStack(spacing: theme.space.xs) { content }
    } else {
      HStack(spacing: theme.space.sm) { content }
    }
  }
}

extension View {
  /// Puts the surface of a bar at the bottom of the screen behind the view, down to the device's edge.
  func barBackground(_ fill: AnyShapeStyle? = nil) -> some View {
    background {
      Rectangle().fill(fill ?? AnyShapeStyle(SurfaceFill())).ignoresSafeArea(edges: .bottom)
    }
  }
}
