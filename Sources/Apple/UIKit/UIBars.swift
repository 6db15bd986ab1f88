public import Components

// Bars of UIKit and what is in them; the bars of views are not made of these.

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101 }

public enum UIBarStyle: Int, Sendable { case `default`, black }

/// What is in a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  public var isEnabled = true
  public var tag = 0
  public var imageInsets = UIEdgeInsets.zero
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?

  public override required init() { super.init() }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// What all of them would have.
  public static func appearance() -> Self { UIView.proxy(Self()) }
}

/// A button in a bar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  public enum Style: Int, Sendable { case plain, bordered, done }

  public var style = Style.plain
  public var width: CGFloat = 0
  public var customView: UIView?
  public var tintColor: UIColor?
  public var menu: UIMenu?
  public weak var target: AnyObject?
  public var action: Selector?

  public required init() { super.init() }
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
  }
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
  }
  public static func flexibleSpace() -> Self { Self() }
  public static func fixedSpace(_ width: CGFloat) -> Self { Self() }
}

/// A tab.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  public var selectedImage: UIImage?
  public var badgeValue: String?
  public var badgeColor: UIColor?

  public required init() { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}

/// What a bar shows of a screen.
@MainActor @preconcurrency public final class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  public var title: String?
  public var prompt: String?
  public var titleView: UIView?
  public var leftBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var backBarButtonItem: UIBarButtonItem?
  public var backButtonTitle: String?
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  public var hidesBackButton = false
  public var leftItemsSupplementBackButton = false
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var searchController: UISearchController?
  public var hidesSearchBarWhenScrolling = true
  public var standardAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?

  public init(title: String) { self.title = title }
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

/// How the words of a bar's items look.
@MainActor @preconcurrency public final class UIBarButtonItemAppearance {
  /// In one state.
  @MainActor @preconcurrency public final class State {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var backgroundImage: UIImage?
  }

  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()

  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// How tabs look.
@MainActor @preconcurrency public final class UITabBarItemAppearance {
  /// In one state.
  @MainActor @preconcurrency public final class State {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public let normal = State()
  public let selected = State()
  public let disabled = State()
  public let focused = State()

  public init() {}
}

/// The look of a bar: what it says is not drawn.
@MainActor @preconcurrency public class UIBarAppearance: NSObject {
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?

  public override init() {}
  public init(barAppearance: UIBarAppearance) {}

  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

/// The look of a navigation bar.
@MainActor @preconcurrency public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset()
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a tab bar.
@MainActor @preconcurrency public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?
}

/// The look of a toolbar.
@MainActor @preconcurrency public final class UIToolbarAppearance: UIBarAppearance {}

/// A distance in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}

/// A navigation bar of UIKit; those of views are not.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public var barTintColor: UIColor?
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var items: [UINavigationItem]?
  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { nil }
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  public func setTitleVerticalPositionAdjustment(_ value: CGFloat, for metrics: UIBarMetrics) {}
}

/// A tab bar of UIKit; those of views are not.
@MainActor @preconcurrency open class UITabBar: UIView {
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var barTintColor: UIColor?
  public var barStyle = UIBarStyle.default
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
  public var selectionIndicatorImage: UIImage?
  public var items: [UITabBarItem]?
  public var selectedItem: UITabBarItem?
}

/// A bar of buttons.
@MainActor @preconcurrency open class UIToolbar: UIView {
  public var items: [UIBarButtonItem]?
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
  public var barTintColor: UIColor?
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
