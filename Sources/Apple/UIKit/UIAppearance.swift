public import Components

// What apps set for all bars and lists at once. No view here is one of UIKit, so that it has no effect on a picture:
// whoever asks for a proxy while a view is evaluated is told so in the view's gaps.

extension UIView {
  static func proxy<Bar>(_ bar: Bar) -> Bar {
    PictureGaps.note("\(Bar.self).appearance() is not drawn")
    return bar
  }
}

/// The look of a bar: what it says is not drawn.
@MainActor public class UIBarAppearance {
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?

  public init() {}

  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

/// The look of a navigation bar.
@MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar.
@MainActor public final class UITabBarAppearance: UIBarAppearance {}

/// A navigation bar of UIKit; those of views are not.
@MainActor public final class UINavigationBar: UIView {
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// What all bars would have.
  public static func appearance() -> UINavigationBar { proxy(UINavigationBar()) }
}

/// A tab bar of UIKit; those of views are not.
@MainActor public final class UITabBar: UIView {
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?

  /// What all bars would have.
  public static func appearance() -> UITabBar { proxy(UITabBar()) }
}

/// Segments of UIKit; pickers of views are not.
@MainActor public final class UISegmentedControl: UIView {
  /// What a segment is in.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public var selectedSegmentTintColor: UIColor?
  public var tintColor: UIColor?
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// What all segments would have.
  public static func appearance() -> UISegmentedControl { proxy(UISegmentedControl()) }
}

/// Dots of UIKit; those of paged views are not.
@MainActor public final class UIPageControl: UIView {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?

  /// What all dots would have.
  public static func appearance() -> UIPageControl { proxy(UIPageControl()) }
}

/// What scrolls in UIKit; views do not use it.
@MainActor open class UIScrollView: UIView {
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInset = UIEdgeInsets.zero

  /// What all that scrolls would have.
  open class func appearance() -> UIScrollView { proxy(UIScrollView()) }
}

/// Text of UIKit that is edited; the editors of views are not.
@MainActor public final class UITextView: UIScrollView {
  public var text: String = ""
  public var textColor: UIColor?
  public var font: UIFont?
  public var isEditable = true

  /// What all texts would have.
  public override class func appearance() -> UITextView { proxy(UITextView()) }
}
