import Foundation

// The forms of navigation beside the main ones; a picture shows the screen with the link.

extension NavigationLink {
  /// The older spelling with a binding, which shows the screen while it is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let opened = isActive.wrappedValue ? AnyView(destination) : nil
    self.init(label: label(), opened: opened, file: file, line: line)
  }

  /// The same, for a screen from a closure.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    let opened = isActive.wrappedValue ? AnyView(destination()) : nil
    self.init(label: label(), opened: opened, file: file, line: line)
  }

  /// The older spelling for one of several links, which shows the screen while its tag is selected.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      tag: tag, selection: selection, destination: { destination }, label: label, file: file,
      line: line)
  }

  /// The same, for a screen from a closure.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    let opened = selection.wrappedValue == tag ? AnyView(destination()) : nil
    self.init(label: label(), opened: opened, file: file, line: line)
  }
}

extension NavigationLink where Label == Text {
  /// The older spelling with a title and a binding, which shows the screen while it is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isActive: isActive, destination: { destination }, label: { Text(titleKey) }, file: file,
      line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isActive: isActive, destination: { destination }, label: { Text(title) }, file: file,
      line: line)
  }

  /// The older spelling with a title and a binding, for a screen from a closure.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      isActive: isActive, destination: destination, label: { Text(titleKey) }, file: file,
      line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isActive: isActive, destination: destination, label: { Text(title) }, file: file, line: line)
  }

  /// The older spelling with a title for one of several links, for a screen from a closure.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      tag: tag, selection: selection, destination: destination, label: { Text(titleKey) },
      file: file, line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      tag: tag, selection: selection, destination: destination, label: { Text(title) },
      file: file, line: line)
  }

  /// A link with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(destination: destination, label: { Text(title) }, file: file, line: line)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to a value with a title that is looked up where it is shown.
  @_disfavoredOverload
  public init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(value: value, label: { Text(titleResource) }, file: file, line: line)
  }

  /// A link to a value with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(value: value, label: { Text(title) }, file: file, line: line)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// A split view.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility.wrappedValue, sidebar(), detail: detail())
  }

  /// A split view that shows a column where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      showing: preferredCompactColumn.wrappedValue, visibility: columnVisibility.wrappedValue,
      sidebar(), detail: detail())
  }
}

extension NavigationSplitView {
  /// A split view of three columns that shows one of them where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      showing: preferredCompactColumn.wrappedValue, visibility: columnVisibility.wrappedValue,
      sidebar(), content: content(), detail: detail())
  }

  /// A split view of three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility.wrappedValue, sidebar(), content: content(), detail: detail())
  }
}

/// Navigation views in two columns, which a narrow device shows as stacks.
public struct DoubleColumnNavigationViewStyle: Hashable, Sendable {
  /// The style of two columns.
  public init() {}
}

/// Navigation views as stacks.
public struct StackNavigationViewStyle: Hashable, Sendable {
  /// The style of stacks.
  public init() {}
}

/// How the columns of a split view share the room.
public enum NavigationSplitViewStyle: Hashable, Sendable {
  case automatic, balanced, prominentDetail
}

extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// The old name of `navigationTitle`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The old name of `navigationTitle`, with how the title is shown.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The old name of `navigationTitle`, with how the title is shown.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Puts views at both ends of the navigation bar, by the old name of `toolbar`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts a view at the start of the navigation bar, by the old name of `toolbar`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts a view at the end of the navigation bar, by the old name of `toolbar`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Sets how the bar shows the title.
  public func toolbarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode)
  }

  /// Shows or hides bars of the screen.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    // A list of arguments cannot be handed on: hiding any of the bars that show is the same call.
    toolbar(
      bars.isEmpty || bars.contains(.navigationBar) ? visibility : .automatic, for: .navigationBar)
  }
}

extension SearchFieldPlacement {
  /// When a search field under a title is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }

  /// A search field under the title, whatever the mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// What a toolbar is for.
public enum ToolbarRole: Hashable, Sendable { case automatic, browser, editor, navigationStack }

extension ToolbarItemPlacement {
  /// The middle of the bar, where the title is.
  public static let title = ToolbarItemPlacement.principal
}

extension ToolbarItem where ID == String {
  /// An item by its identifier: nothing is rearranged.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(at: placement, content())
  }

  /// An item that people may add to or take from a bar: one that is not there by default is not shown, which is told.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(at: showsByDefault ? placement : ToolbarItemPlacement(kind: .added(id)), content())
  }
}

/// Room between the items of a toolbar: it parts the glass that they share.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  /// Whether the room grows.
  public enum Sizing: Hashable, Sendable { case fixed, flexible }

  private let sizing: Sizing
  private let placement: ToolbarItemPlacement

  /// Room in a bar.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Adds the room at its place.
  public func _describe(_ bar: _ToolbarItems) {
    bar.add(
      AnyView(EmptyView()), at: placement, kind: sizing == .flexible ? .flexibleGap : .gap)
  }
}

/// A menu under the title, which a picture does not open.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never

  /// A menu; `content` is never called.
  public init(@ViewBuilder content: () -> Content) {}

  /// Marks the title as one that opens a menu.
  public func _describe(_ bar: _ToolbarItems) { bar.collector.titleOpensMenu = true }
}

extension View {
  /// Gives the title a menu, which a picture does not open.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    describingNavigation { $0.titleOpensMenu = true }
  }
}

extension ToolbarContentBuilder {
  /// Items that only some versions of a system have.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarContents {
    ToolbarContents(items: [content])
  }
}
