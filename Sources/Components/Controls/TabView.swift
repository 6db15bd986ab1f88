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
    let gathered = TabItems()
    gathered.asksForTags = selection != nil
    let options = TagCollector.options(
      of: content, in: context.with { $0.tabCollector = gathered })
    let chosen = options.firstIndex { $0.isChosen(by: selection) } ?? 0
    let tabs = options.enumerated().map { index, option in
      // The screen says what its tab looks like while it is resolved. As on iOS, one that is not chosen is
      // not looked into further.
      let items = TabItems()
      items.isOfHiddenScreen = index != chosen
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
  /// Whether the screen is not the one that is shown.
  var isOfHiddenScreen = false
  /// Whether screens are chosen by their tags.
  var asksForTags = false

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

/// A view that may say something about its tab, or hold one that does.
protocol TabDescribing {}

extension TabDescribed: TabDescribing {}
extension TaggedView: TabDescribing {}
extension ConditionalContent: TabDescribing {}

/// A view that says something about its tab.
struct TabDescribed<Content: View>: View {
  typealias Body = Never

  let content: Content
  let describe: @MainActor (TabItems) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    guard let items = context.environment.tabCollector else {
      return content._resolve(in: context)
    }
    if context.environment.tagCollector != nil {
      // While the tabs are gathered, a screen without a tag outside may have one inside.
      let tag =
        items.asksForTags ? TagCollector.options(of: content, in: context).first?.tag : nil
      let option = TagCollector.Option(tag: tag, content: AnyView(self))
      context.tell(\.tagCollector) { $0.options.append(option) }
      return []
    }
    context.tell(\.tabCollector, describe)
    if items.isOfHiddenScreen, items.item != nil, !(content is any TabDescribing) { return [] }
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
