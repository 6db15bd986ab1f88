/// A screen of a tab view with its tab.
public struct Tab<Content: View, Label: View>: View {
  private let tag: AnyHashable?
  private let label: Label
  private let content: Content

  fileprivate init(tag: AnyHashable?, label: Label, content: Content) {
    self.tag = tag
    self.label = label
    self.content = content
  }

  public var body: some View {
    if let tag {
      TaggedView(content: content.tabItem { label }, tag: tag)
    } else {
      content.tabItem { label }
    }
  }
}

/// What a tab is for.
public enum TabRole: Hashable, Sendable { case search }

extension Tab {
  public init<Value: Hashable>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), label: label(), content: content())
  }
}

extension Tab where Label == Components.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, label: Components.Label(titleKey, systemImage: systemImage), content: content())
  }

  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), label: Components.Label(titleKey, systemImage: systemImage),
      content: content())
  }
}

/// Tabs that belong together.
public struct TabSection<Content: View>: View {
  private let content: Content

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
