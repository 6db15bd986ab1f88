/// A screen of a tab view with its tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let tag: AnyHashable?
  private let label: Label
  private let content: Content
  private var badge: Text?
  private var isHidden = false

  fileprivate init(tag: AnyHashable?, label: Label, content: Content) {
    self.tag = tag
    self.label = label
    self.content = content
  }

  public var body: some View {
    if isHidden {
      EmptyView()
    } else if let tag {
      TaggedView(content: content.tabItem { label }.badge(badge), tag: tag)
    } else {
      content.tabItem { label }.badge(badge)
    }
  }
}

/// What a tab is for.
public enum TabRole: Hashable, Sendable { case search }

extension Tab {
  /// A tab for a value of the selection, with its own label; `role` is ignored.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), label: label(), content: content())
  }
}

extension Tab where Value == Never {
  /// A tab without a value, with its own label; `role` is ignored.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, label: label(), content: content())
  }
}

extension Tab where Label == Components.Label<Text, Image> {
  /// A tab for a value of the selection, with a title and a symbol; `role` is ignored.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), label: Components.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), label: Components.Label(title, systemImage: systemImage),
      content: content())
  }

  /// The same, for an image by its name.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), label: Components.Label(titleKey, image: image), content: content())
  }

  /// A tab for searching, with the system's title and symbol.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      tag: AnyHashable(value), label: Components.Label("Search", systemImage: "magnifyingglass"),
      content: content())
  }
}

extension Tab where Value == Never, Label == Components.Label<Text, Image> {
  /// A tab without a value, with a title and a symbol; `role` is ignored.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, label: Components.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, label: Components.Label(title, systemImage: systemImage), content: content())
  }

  /// The same, for an image by its name.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: nil, label: Components.Label(titleKey, image: image), content: content())
  }

  /// A tab for searching, with the system's title and symbol.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      tag: nil, label: Components.Label("Search", systemImage: "magnifyingglass"),
      content: content())
  }
}

// Modifiers that keep the tab a tab, so that its value is known from the tab view's selection.
extension Tab {
  private func changing(_ change: (inout Tab) -> Void) -> Tab {
    var copy = self
    change(&copy)
    return copy
  }

  /// Puts a count on the tab; 0 and less show none, more than 99 is “99+”.
  public func badge(_ count: Int) -> Tab {
    changing { $0.badge = count > 0 ? Text(verbatim: count > 99 ? "99+" : "\(count)") : nil }
  }

  /// Puts a word on the tab.
  public func badge(_ label: LocalizedStringKey?) -> Tab {
    changing { $0.badge = label.map { Text($0) } }
  }

  /// Puts a text on the tab.
  public func badge(_ label: Text?) -> Tab { changing { $0.badge = label } }

  /// Leaves the tab out.
  public func hidden(_ hidden: Bool = true) -> Tab { changing { $0.isHidden = hidden } }

  /// Accepted for source compatibility: a tab that cannot be chosen looks like the others.
  public func disabled(_ disabled: Bool) -> Tab { self }
  /// Accepted for source compatibility: a tab is spoken by its title.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Tab { self }
}

/// Which changes of a tab bar are allowed.
public enum TabCustomizationBehavior: Hashable, Sendable { case automatic, reorderable, disabled }
/// The form of a bar that adapts to its room.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }
/// Where a tab is.
public enum TabPlacement: Hashable, Sendable { case automatic, pinned, sidebarOnly }

/// How a user changed a tab bar; a picture shows it as it was given.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// A tab bar as it was given.
  public init() {}
}

/// Tabs that belong together; the title or header is not shown in a tab bar.
public struct TabSection<Content: View>: View {
  private let content: Content

  /// Tabs with a title, which is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Tabs with a header, which is never called.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

/// Composes the tabs of a tab view whose selection tells the type of their values.
@MainActor @preconcurrency @resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Takes a tab as it is.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> {
    tab
  }
  /// Takes a section as it is.
  public static func buildExpression<Content: View>(
    _ section: TabSection<Content>
  ) -> TabSection<Content> {
    section
  }
  /// Takes the tabs of a loop as they are.
  public static func buildExpression<Data, ID, Content: View>(
    _ tabs: ForEach<Data, ID, Content>
  ) -> ForEach<Data, ID, Content> {
    tabs
  }
  /// The one tab of a block.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// The tabs of a block.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  /// The tab of an `if`, if its condition holds.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
  /// The tab of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }
  /// The tab of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }
  /// A tab that only some versions of a system have.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

extension TabView {
  /// Tabs whose values are of the selection's type.
  public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(selection: Optional(selection), content: content)
  }
}
