/// Where an item of a toolbar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case leading, trailing, confirmation, principal, bottom, status, hidden
    /// An item by its identifier, which people could add to the bar.
    case added(String)
  }

  let kind: Kind

  /// At the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(kind: .trailing)
  /// At the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
  /// At the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .trailing)
  /// At the leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// At the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  /// At the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(kind: .trailing)
  /// In the middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// In the bar at the bottom.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
  /// Above the keyboard, which no picture shows, and its bar neither.
  public static let keyboard = ToolbarItemPlacement(kind: .hidden)
}

/// What a toolbar holds.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the contents that these are made of.
  associatedtype Body: ToolbarContent

  /// The contents that these are made of.
  @ToolbarContentBuilder var body: Body { get }

  /// Puts the items where they belong. Contents with a `body` never implement this.
  func _describe(_ bar: _ToolbarItems)
}

extension ToolbarContent {
  /// Puts the items of the body where they belong.
  public func _describe(_ bar: _ToolbarItems) { bar.evaluatingBody(of: self)._describe(bar) }
}

extension ToolbarContent where Body == Never {
  /// Never called: contents without a body describe themselves.
  public var body: Never { preconditionFailure("\(Self.self) describes itself") }
}

extension Never: ToolbarContent {}

/// Items of a toolbar by their place, while a screen is resolved.
@MainActor
public final class _ToolbarItems {
  let collector: NavigationCollector

  init(_ collector: NavigationCollector) {
    self.collector = collector
  }

  /// The body of a custom content, with the environment of its screen.
  func evaluatingBody<Content: ToolbarContent>(of content: Content) -> Content.Body {
    content.body
  }

  func add(_ view: AnyView, at placement: ToolbarItemPlacement, kind: BarItem.Kind = .action) {
    let item = BarItem(view, kind: kind, from: collector.place)
    switch placement.kind {
    case .leading: collector.leading.append(item)
    case .trailing: collector.trailing.append(item)
    case .confirmation:
      collector.trailing.append(BarItem(view, kind: .confirmation, from: collector.place))
    case .principal: collector.principal = item.view
    case .bottom: collector.bottom.append(item)
    case .status: collector.bottom.append(BarItem(view, kind: .status, from: collector.place))
    case .hidden: break
    case .added(let id):
      PictureGaps.note(
        "the toolbar item \(messageQuoted(id)) is not shown: it is not in the bar by default")
    }
  }
}

/// One item of a toolbar; `ID` is `Void`, or `String` where people could rearrange it.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  init(at placement: ToolbarItemPlacement, _ content: Content) {
    self.placement = placement
    self.content = content
  }

  /// Adds the item at its place.
  public func _describe(_ bar: _ToolbarItems) {
    bar.add(AnyView(content), at: placement)
  }
}

extension ToolbarItem where ID == Void {
  /// An item at a place of the screen's bars.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(at: placement, content())
  }
}

/// Several items in the same place of a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place of the screen's bars.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Adds the items at their place.
  public func _describe(_ bar: _ToolbarItems) {
    bar.add(AnyView(content), at: placement)
  }
}

/// Composes the items of a toolbar.
@MainActor @preconcurrency @resultBuilder
public enum ToolbarContentBuilder {
  /// Takes contents as they are.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// The items of a block.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarContents {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return ToolbarContents(items: items)
  }

  // Every block of a builder becomes one of these.
  /// The items of an `if`, or none.
  public static func buildOptional(_ content: ToolbarContents?) -> ToolbarContents {
    content ?? ToolbarContents(items: [])
  }

  /// The items of the first branch.
  public static func buildEither(first: ToolbarContents) -> ToolbarContents { first }

  /// The items of the second branch.
  public static func buildEither(second: ToolbarContents) -> ToolbarContents { second }
}

/// Several items of a toolbar.
public struct ToolbarContents: ToolbarContent {
  public typealias Body = Never

  let items: [any ToolbarContent]

  /// Adds each item at its place.
  public func _describe(_ bar: _ToolbarItems) {
    for item in items { item._describe(bar) }
  }
}

extension View {
  /// Adds items to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return describingNavigation { items._describe(_ToolbarItems($0)) }
  }

  /// Adds items that a user could rearrange to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds views to the trailing end of the screen's navigation bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return describingNavigation { _ToolbarItems($0).add(view, at: .automatic) }
  }

  /// Shows or hides bars of the screen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    HidingBars(content: self, isHidden: visibility == .hidden, bars: bars)
      .describingTab(bars.contains(.tabBar)) {
        if visibility == .hidden { $0.isBarHidden = true }
      }
  }
}

/// A view that hides bars of its screen.
private struct HidingBars<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isHidden: Bool
  let bars: [ToolbarPlacement]

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if isHidden {
      if bars.isEmpty || bars.contains(.navigationBar) {
        context.tell(\.navigationCollector) { $0.isBarHidden = true }
      }
      if bars.contains(.bottomBar) {
        context.tell(\.navigationCollector) { $0.isBottomBarHidden = true }
      }
    }
    return content._resolve(in: context)
  }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
