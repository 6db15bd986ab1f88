import Foundation

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

/// The actions and the search field at the bottom of a screen in a navigation stack.
struct BottomToolbar: View {
  let collector: NavigationCollector

  @Environment(\.self) private var environment

  private var bars: BarMetrics { environment.bars }
  private var theme: Theme { environment.theme }
  private var items: [BarItem] { collector.isBottomBarHidden ? [] : collector.bottom }

  var body: some View {
    let fill = collector.barStyles[.bottomBar, default: BarStyle()].shownFill
    switch bars.actionChrome {
    case .floating: floating
    case .edge:
      if let height = bars.toolbarHeight {
        BarActions(items: items, spacing: theme.space.lg, height: height)
          .padding(.horizontal, bars.margin.points(in: environment))
          .frame(maxWidth: .infinity, minHeight: height)
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .modifier(BottomBarSurface(fill: fill, isOverScreen: collector.scrolls))
          .component("bottomBar", source: nil)
      } else {
        BottomBar(fill: fill) { AnyViews(views: items.map(\.view)) }
      }
    }
  }

  private var floating: some View {
    let height = bars.toolbarHeight ?? theme.control.navigationBarHeight
    return HStack(spacing: theme.space.xs) {
      if collector.searchesAtBottom, var search = collector.search.field {
        let _ = search.glassHeight = height
        search
      }
      BarActions(items: items, spacing: theme.space.lg, height: height)
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .padding(.horizontal, bars.toolbarMargin)
    .padding(.bottom, bars.toolbarMargin - environment.safeAreaInsets.bottom)
    .frame(maxWidth: .infinity)
    .component("bottomBar", source: nil)
  }
}

extension EnvironmentValues {
  /// How much of a screen is below a toolbar over it, without the safe area, in points.
  var coveringToolbarRoom: CGFloat {
    switch bars.actionChrome {
    case .edge: bars.isTranslucent ? bars.toolbarHeight ?? 0 : 0
    case .floating: (bars.toolbarHeight ?? 0) + bars.toolbarMargin - safeAreaInsets.bottom
    }
  }
}

/// What is behind a bar at the bottom of a screen, with the line above it.
struct BottomBarSurface: ViewModifier {
  /// What the screen asks for; `nil` is the look's.
  let fill: AnyShapeStyle?
  /// Whether the screen goes on below the bar; `nil` for a bar by itself.
  let isOverScreen: Bool?

  @Environment(\.bars) private var bars

  func body(content: Content) -> some View {
    if bars.isTranslucent, let isOverScreen {
      if isOverScreen || fill != nil {
        content
          .barBackground(fill ?? AnyShapeStyle(Material.bar))
          .overlay(alignment: .top) { VStack(spacing: 0) { Divider() } }
      } else {
        content
      }
    } else {
      VStack(spacing: 0) {
        Divider()
        content
      }
      .barBackground(fill)
    }
  }
}

extension [ResolvedNode] {
  /// Whether one of the nodes goes on below what is at the bottom of the screen, as what scrolls does.
  @MainActor var runOnBelow: Bool {
    contains { node in
      node.containsNode { node in
        guard case .scroll = node.kind, node.bottomReach != nil else { return nil }
        return true
      }
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
