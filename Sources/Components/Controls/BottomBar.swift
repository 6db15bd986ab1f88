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
        VStack(spacing: 0) {
          Divider()
          BarActions(items: items, spacing: theme.space.lg, height: height)
            .padding(.horizontal, bars.margin.points(in: environment))
            .frame(maxWidth: .infinity, minHeight: height)
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .barBackground(fill)
        .component("bottomBar", source: nil)
      } else {
        BottomBar(fill: fill) { AnyViews(views: items.map(\.view)) }
      }
    }
  }

  private var floating: some View {
    let height = bars.toolbarHeight ?? theme.control.navigationBarHeight
    return HStack(spacing: theme.space.xs) {
      if collector.searchesAtBottom, var search = collector.searchField {
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
  /// How much of a screen is below a floating toolbar, without the safe area, in points.
  var floatingToolbarRoom: CGFloat {
    (bars.toolbarHeight ?? 0) + bars.toolbarMargin - safeAreaInsets.bottom
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
