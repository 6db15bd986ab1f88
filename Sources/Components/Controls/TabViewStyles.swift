/// How tab views look: with a bar, or as pages to turn.
public struct TabViewStyle: Hashable, Sendable {
  let isPaged: Bool
  private let index: PageTabViewStyle.IndexDisplayMode

  fileprivate init(isPaged: Bool, index: PageTabViewStyle.IndexDisplayMode = .automatic) {
    self.isPaged = isPaged
    self.index = index
  }

  /// The style where none is set: a bar.
  public static let automatic = TabViewStyle(isPaged: false)
  /// A bar.
  public static let tabBarOnly = TabViewStyle(isPaged: false)
  /// A bar: a picture has no sidebar of tabs.
  public static let sidebarAdaptable = TabViewStyle(isPaged: false)
  /// Pages, with dots if there is more than one.
  public static let page = TabViewStyle(isPaged: true)

  /// Pages, with dots as told.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(isPaged: true, index: indexDisplayMode)
  }

  /// What authors call the style.
  var name: String {
    guard isPaged else { return "automatic" }
    return index == .automatic ? "page" : "page with index \(index)"
  }

  /// Whether dots tell which of so many pages is shown.
  func showsIndex(of count: Int) -> Bool {
    switch index {
    case .always: true
    case .automatic: count > 1
    case .never: false
    }
  }
}

/// Tab views as pages to turn.
public struct PageTabViewStyle: Hashable, Sendable {
  /// When dots tell which page is shown.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }

  let index: IndexDisplayMode

  /// Pages, with dots as told.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    index = indexDisplayMode
  }
}

/// The style where none is set: a bar.
public struct DefaultTabViewStyle: Hashable, Sendable {
  /// The style where none is set.
  public init() {}
}

/// How the dots of pages look.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// When the dots have a background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, always, interactive, never
  }

  let background: BackgroundDisplayMode

  /// Dots, on a background if that is there always: nobody touches a picture.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }

  /// Dots without a background.
  public static let page = PageIndexViewStyle()

  /// Dots, on a background if that is there always.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct PageIndexViewStyleKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle { .page }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewStyle { .automatic }
}

extension EnvironmentValues {
  fileprivate var indexViewStyle: PageIndexViewStyle {
    get { self[PageIndexViewStyleKey.self] }
    set { self[PageIndexViewStyleKey.self] = newValue }
  }

  var tabViewStyle: TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Makes the tab views in the view pages to turn.
  public func tabViewStyle(_ style: PageTabViewStyle) -> some View {
    tabViewStyle(.page(indexDisplayMode: style.index))
  }

  /// Sets how the dots of pages in the view look.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    transformingEnvironment { $0.indexViewStyle = style }
  }

  /// Gives the tab views in the view their bar.
  public func tabViewStyle(_ style: DefaultTabViewStyle) -> some View { tabViewStyle(.automatic) }
}

/// When a bar of tabs grows small.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never
}

/// Dots that tell which of several pages is shown.
struct PageIndex: View {
  let count: Int
  let chosen: Int

  @Environment(\.theme) private var theme
  @Environment(\.indexViewStyle) private var style
  @Environment(\.bars) private var bars

  var body: some View {
    HStack(spacing: theme.space.xs) {
      ForEach(0..<count) { index in
        Circle()
          .fill(index == chosen ? bars.pageDot : bars.otherPageDot)
          .frame(width: theme.space.xs, height: theme.space.xs)
      }
    }
    .padding(theme.space.xs)
    .background {
      if style.background == .always { Capsule().fill(Color.fill) }
    }
    .accessibilityElement()
    .accessibilityLabel("Page \(chosen + 1) of \(count)")
  }
}
