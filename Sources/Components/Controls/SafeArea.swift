/// The parts of a screen that are kept clear of content.
extension View {
  /// Lets the view reach under the status bar and the home indicator of a device.
  ///
  /// In a column only the first view is at the top and only the last one at the bottom. Everywhere else the view
  /// is taken to be at the edges that are named, as backgrounds of screens are.
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
  @Environment(\.ignoredInsets) private var ignored

  var body: some View {
    content
      .environment(\.safeAreaInsets, insets.without(edges))
      .environment(\.ignoredInsets, ignored.adding(insets.only(edges)))
      .padding(insets.only(edges).negated)
      .transformingNodes { node, _ in
        var node = node
        node.safeArea = .ignored
        // Nothing is left of the inset: the content is at the edge, or under what is above that.
        if edges.contains(.bottom) { node.bottomReach = 0 }
        return node
      }
  }
}

private struct IgnoredInsetsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// What views around ignore of the safe area.
  var ignoredInsets: EdgeInsets {
    get { self[IgnoredInsetsKey.self] }
    set { self[IgnoredInsetsKey.self] = newValue }
  }
}

private struct TabBarRoomKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  /// How much of the safe area's inset at the bottom is that of bars of tabs, in points.
  var tabBarRoom: CGFloat {
    get { self[TabBarRoomKey.self] }
    set { self[TabBarRoomKey.self] = newValue }
  }

  /// Makes the safe area that of the screen, whatever the views around ignore of it or put on it.
  mutating func restoreSafeArea() {
    safeAreaInsets = safeAreaInsets.adding(ignoredInsets)
    ignoredInsets = EdgeInsets()
    safeAreaInsets.bottom -= tabBarRoom
    tabBarRoom = 0
  }
}

/// A container of screens inside of what ignores the safe area: UIKit, which makes it on iOS, finds the safe area of
/// each screen by the window, whatever is around.
struct KeepingSafeArea<Content: View>: View {
  let content: Content

  @Environment(\.safeAreaInsets) private var insets
  @Environment(\.ignoredInsets) private var ignored

  var body: some View {
    content
      .environment(\.safeAreaInsets, insets.adding(ignored))
      .environment(\.ignoredInsets, EdgeInsets())
      .padding(ignored).usingSafeArea(.restored)
  }
}

extension View {
  /// Says that the padding around the view is that of the safe area.
  package func keepingSafeArea() -> some View { usingSafeArea(.kept) }

  fileprivate func usingSafeArea(_ use: SafeAreaPadding) -> some View {
    transformingNodes { node, _ in
      var node = node
      node.safeArea = use
      return node
    }
  }

  /// Lets what fills the view run on under the safe area where the view ends at it; layout does not change.
  func reachingUnderSafeArea(at edges: Edge.Set) -> some View {
    transformingNodes { node, environment in
      var node = node
      if edges.contains(.bottom) { node.reachBelow(in: environment) }
      if edges.contains(.top) { node.reachAbove(in: environment) }
      return node
    }
  }
}

extension [ResolvedNode] {
  /// Notes for the views of a column which edges of the safe area others of them are at.
  mutating func closeEdgesOfColumn(in environment: EnvironmentValues) {
    guard count > 1, environment.safeAreaInsets != EdgeInsets() else { return }
    for index in indices {
      if index > 0 { self[index].closedEdges.insert(.top) }
      if index < count - 1 { self[index].closedEdges.insert(.bottom) }
    }
  }
}

extension ResolvedNode {
  /// Lets a fill that ignores the safe area do so only where it ends at that, as SwiftUI has it everywhere.
  ///
  /// A fill behind what is no higher than its content, such as a header or a card, is as high as that, and may be
  /// anywhere on the screen.
  mutating func endAwayFromEdges() {
    guard ignoresSafeArea, case .padding(var distances) = kind, children.count == 1 else { return }
    let (top, bottom) = (max(-distances.top, 0), max(-distances.bottom, 0))
    guard children[0].reachFromLeaf(top: top, bottom: bottom) else { return }
    (distances.top, distances.bottom, bottomReach) = (0, 0, nil)
    kind = .padding(distances)
  }

  /// Gives a fill and what it is wrapped in a reach.
  ///
  /// - Returns: whether the node is a fill.
  private mutating func reachFromLeaf(top: Double, bottom: Double) -> Bool {
    switch kind {
    case .shape: break
    case .effect, .element:
      guard children.count == 1, children[0].reachFromLeaf(top: top, bottom: bottom) else {
        return false
      }
    default: return false
    }
    (topReach, bottomReach) = (top, bottom)
    return true
  }

  /// Ends what ignores the safe area where it is not at an edge of that: beside other views of a column, and in padding.
  ///
  /// - Parameter outer: the edges that are closed around the node.
  mutating func endAtClosedEdges(within outer: Edge.Set) {
    update(outer) { node, outer in
      let closed = node.closedEdges(within: outer)
      guard case .padding(var distances) = node.kind else { return closed }
      switch node.safeArea {
      case .none, .kept: break
      case .ignored, .restored:
        if closed.contains(.top) { distances.top = 0 }
        if closed.contains(.bottom) {
          distances.bottom = 0
          node.bottomReach = nil
        }
        // In a column, what is as high as it says goes up to the edge and leaves its room as it is.
        if !closed.isDisjoint(with: .vertical), node.fixedLength(along: .vertical) != nil {
          distances.bottom = -distances.top
        }
        node.kind = .padding(distances)
      }
      return closed
    }
  }

  /// The edges at which the content of the node is not at the edge of the screen; `outer` are those of the node itself.
  func closedEdges(within outer: Edge.Set) -> Edge.Set {
    var closed = outer.union(closedEdges)
    switch kind {
    // The content of a scroll view has no safe area left.
    case .scroll(let axes, _) where axes.contains(.vertical): closed = .vertical
    case .padding(let distances) where safeArea == .none:
      if distances.top > 0 { closed.insert(.top) }
      if distances.bottom > 0 { closed.insert(.bottom) }
    default: break
    }
    return closed
  }
}

/// A column of the parts of a screen, whose content may go on under what is above and below it.
struct ScreenColumn<Content: View>: View {
  typealias Body = Never

  var alignment = HorizontalAlignment.center
  var spacing: CGFloat = 0
  @ViewBuilder let content: Content

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [
      .stack(
        .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, children: content._resolve(in: context), in: context.environment)
    ]
  }
}

extension ResolvedNode {
  /// The node where what runs on under the bottom of the safe area does so for more points, as
  /// something is over the screen there.
  func reachingFurther(by room: CGFloat) -> ResolvedNode {
    var tree = self
    tree.update(true) { node, isScreen in
      if let reach = node.bottomReach {
        if case .padding(var distances) = node.kind {
          // A layer of the screen that ignores the safe area; elsewhere it would lie over its neighbours.
          if isScreen {
            distances.bottom -= Double(room)
            node.kind = .padding(distances)
          }
        } else {
          node.bottomReach = max(reach + Double(room), 0)
        }
      }
      return isScreen && node.isScreenLayers
    }
    return tree
  }

  /// Whether the node's children are as large as it may be.
  private var isScreenLayers: Bool {
    switch kind {
    case .overlay, .layered: true
    case .stack: children.count == 1
    case .frame(let style): style.height == nil
    default: kind.traits.contains(.wraps)
    }
  }

  /// Whether a fill of the node's content runs on under the top of the safe area.
  var runsOnAbove: Bool {
    containsNode { node in
      if case .scroll = node.kind { return false }
      return node.topReach == nil ? nil : true
    }
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

  fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  fileprivate var negated: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}
