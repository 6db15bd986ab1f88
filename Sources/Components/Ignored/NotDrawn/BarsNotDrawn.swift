// Without effect: bars have the theme's look and the content of their own modifiers.

public import Foundation

extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View { notDrawn(unless: !hidden) }
  public func statusBar(hidden: Bool) -> some View { notDrawn(unless: !hidden) }
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View {
    notDrawn()
  }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { notDrawn() }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { notDrawn() }
  public func toolbarRole(_ role: ToolbarRole) -> some View { notDrawn() }
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
    notDrawn()
  }
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View {
    notDrawn()
  }
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View {
    notDrawn()
  }
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
    notDrawn()
  }
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { notDrawn() }
}

extension Tab {
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Tab { PictureGaps.notDrawn(self, unless: visibility != .hidden) }
}

extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    PictureGaps.notDrawn(self, unless: visibility == .automatic)
  }
}
