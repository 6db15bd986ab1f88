/// Gathers what a screen says about its bars while its content is resolved.
@MainActor
final class NavigationCollector {
  /// Whether a screen shows what is collected; a sheet without a stack has no bars.
  var isShown = true
  var title: Text?
  var subtitle: Text?
  /// Whether a title in the bar has the mark of a menu.
  var titleOpensMenu = false
  /// How the bars differ from those of the look.
  var barStyles: [ToolbarPlacement: BarStyle] = [:]
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isBarHidden = false
  var isBottomBarHidden = false
  var leading: [BarItem] = []
  var trailing: [BarItem] = []
  var principal: AnyView?
  var bottom: [BarItem] = []
  /// Where what is being described is written.
  var place: EnvironmentValues?
  /// The screens that values lead to.
  var destinations: [(AnyHashable) -> AnyView?] = []
  /// The screen that is shown above this one, without a value.
  var pushed: AnyView?
  /// Whether the screen is that of a split view's column.
  var isColumn = false
  /// The column behind this one.
  var nextColumn: AnyView?
  /// Whether the next column is shown: a row of this one is selected, or it is preferred.
  var leadsOn = false
  /// The values of the path of a stack that is the screen of a column.
  var path: [AnyHashable] = []
  /// The way to the screen below.
  var back: BackButtonContent?
  var hidesBackButton = false
  var search = ScreenSearch()
  /// Whether the search field is at the bottom of the screen rather than under its title.
  var searchesAtBottom = false
  /// Whether the screen goes on below what is at its bottom.
  var scrolls = false
  /// What is under the bars: the page, or what the screen's scrolling content has behind it.
  var fill = AnyShapeStyle(Color.page)
  /// What lies behind the whole screen and its bars, in front of the fill.
  var backdrop: ResolvedNode?
  /// Whether what the whole screen is filled with is seen through its bar.
  var isOverScreen = false
  /// Whether fills of the screen's content go on under its bar where they end at it.
  var isOverFills = false
  /// Whether all of the screen ignores the safe area, and so begins under the bar.
  var isUnderBar = false

  nonisolated init() {}
}

private struct NavigationCollectorKey: EnvironmentKey {
  static var defaultValue: NavigationCollector? { nil }
}

extension EnvironmentValues {
  var navigationCollector: NavigationCollector? {
    get { self[NavigationCollectorKey.self] }
    set { self[NavigationCollectorKey.self] = newValue }
  }
}

/// How navigation bars show titles.
public enum NavigationBarItem {
  /// Where and how large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

extension NavigationBarItem.TitleDisplayMode {
  /// A large title in the row of the actions, which is drawn as a large title below it, and told.
  public static var inlineLarge: Self { PictureGaps.notDrawn(.large) }
}

/// A view that says something about the bars of its screen.
struct NavigationDescribed<Content: View>: View {
  typealias Body = Never

  let content: Content
  let describe: @MainActor (NavigationCollector) -> Void

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    context.tell(\.navigationCollector) { collector in
      collector.place = context.environment
      describe(collector)
    }
    return content._resolve(in: context)
  }
}

extension View {
  func describingNavigation(
    _ describe: @escaping @MainActor (NavigationCollector) -> Void
  ) -> some View {
    NavigationDescribed(content: self, describe: describe)
  }
}

extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    describingNavigation { $0.title = title }
  }

  /// Sets the words below the title of the screen.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    describingNavigation { $0.subtitle = subtitle }
  }

  /// Sets the words below the title of the screen.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the words below the title of the screen, which are not translated.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The old name of `navigationTitle`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The old name of `navigationTitle`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The old name of `navigationTitle`, with how the title is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how the bar shows the title.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    describingNavigation { $0.displayMode = displayMode }
  }

  /// Hides the navigation bar of the screen.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    describingNavigation { $0.isBarHidden = hidden }
  }
}

/// How navigation views look, which is as stacks do.
public struct NavigationViewStyle: Hashable, Sendable {
  public static let automatic = NavigationViewStyle()
  public static let stack = NavigationViewStyle()
  public static let columns = NavigationViewStyle()
}
