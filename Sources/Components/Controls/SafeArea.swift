/// The parts of a screen that are kept clear of content.
extension View {
  /// Lets the view reach under the status bar and the home indicator of a device.
  ///
  /// The view is taken to be at the edges that are named, as backgrounds of screens are.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    // The keyboard, which no picture shows, is another region.
    IgnoringSafeArea(content: self, edges: regions == .keyboard ? [] : edges)
  }

  /// The old name of `ignoresSafeArea`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// A view that reaches under the insets of the screen.
private struct IgnoringSafeArea<Content: View>: View {
  let content: Content
  let edges: Edge.Set

  @Environment(\.safeAreaInsets) private var insets

  var body: some View {
    content
      .environment(\.safeAreaInsets, insets.without(edges))
      .padding(insets.only(edges).negated)
  }
}

extension ResolvedNode {
  /// The node where what runs on under the bottom of the safe area does so for more points, as
  /// something floats over the screen there.
  func reachingFurther(by room: CGFloat) -> ResolvedNode {
    var tree = self
    tree.update(()) { _, _ in
      ()
    } leave: { node in
      if let reach = node.bottomReach { node.bottomReach = max(reach + Double(room), 0) }
    }
    return tree
  }

  /// Lets the node run on under the home indicator of a device where it ends above it, as scroll
  /// views and what is behind them do.
  mutating func reachBelow(in environment: EnvironmentValues) {
    bottomReach = max(environment.safeAreaInsets.bottom.finite(or: 0), 0)
  }

  /// The same under the status bar, for what is behind content.
  mutating func reachAbove(in environment: EnvironmentValues) {
    topReach = max(environment.safeAreaInsets.top.finite(or: 0), 0)
  }
}

extension EdgeInsets {
  /// The insets of some edges, and 0 at the others.
  fileprivate func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  fileprivate func without(_ edges: Edge.Set) -> EdgeInsets {
    only(Edge.Set.all.subtracting(edges))
  }

  fileprivate var negated: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}
