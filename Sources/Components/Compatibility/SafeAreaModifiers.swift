public import Foundation

extension View {
  /// Puts a view at an edge and leaves the rest of the room to this one.
  ///
  /// - Parameter spacing: the gap between the two in points; 0 if `nil`.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return ScreenColumn(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { bar }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { bar }
    }
  }

  /// Puts a view at an edge and leaves the rest of the room to this one.
  ///
  /// - Parameter spacing: the gap between the two in points; 0 if `nil`.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { bar }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { bar }
    }
  }

  /// Puts a bar at an edge and leaves the rest of the room to this view.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds room inside the safe area, in points; without a length the theme's.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length).keepingSafeArea()
  }

  /// Adds the same room on all sides inside the safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length).keepingSafeArea() }

  /// Adds room on each side inside the safe area, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    padding(insets).keepingSafeArea()
  }

  /// Adds room between the view and the edges of its scene, as wide as the theme's padding.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds room between the edges of the scroll views in the view and their content, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformingEnvironment { environment in
      guard placement != .scrollIndicators else { return }
      environment.scrollMargins = environment.scrollMargins.replacing(edges, with: length ?? 0)
    }
  }

  /// Adds room between the edges of the scroll views in the view and their content, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Adds room between the edges of the scroll views in the view and their content, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.top, edges.contains(.top) ? insets.top : nil, for: placement)
      .contentMargins(.bottom, edges.contains(.bottom) ? insets.bottom : nil, for: placement)
      .contentMargins(.leading, edges.contains(.leading) ? insets.leading : nil, for: placement)
      .contentMargins(.trailing, edges.contains(.trailing) ? insets.trailing : nil, for: placement)
  }
}

extension View {
  /// Adds room between the edges of the scroll views in the view and their content, in points.
  public func contentMargins(
    _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, insets, for: placement)
  }
}

/// Which part of a scroll view margins apply to.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

private struct ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

private struct ScrollClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether scroll views show what reaches beyond their edges.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }

  /// The room between the edges of a scroll view and its content, in points.
  var scrollMargins: EdgeInsets {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
}

extension EdgeInsets {
  fileprivate func replacing(_ edges: Edge.Set, with length: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? length : top,
      leading: edges.contains(.leading) ? length : leading,
      bottom: edges.contains(.bottom) ? length : bottom,
      trailing: edges.contains(.trailing) ? length : trailing)
  }
}
