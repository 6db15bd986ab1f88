public import Components

/// What has a delegate of scrolling. A class could not give it another type in its subclasses, as UIKit does.
@MainActor @preconcurrency public protocol _Scrolling: AnyObject {
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _Scrolling {
  /// Whoever hears of it; nothing is heard.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

/// What scrolls in UIKit; views do not use it.
@MainActor @preconcurrency open class UIScrollView: UIView, _Scrolling {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public struct DecelerationRate: Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  public var contentInset = UIEdgeInsets.zero
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var scrollIndicatorInsets = UIEdgeInsets.zero
  public var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var isDirectionalLockEnabled = false
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var scrollsToTop = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var indicatorStyle = IndicatorStyle.default
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var decelerationRate = DecelerationRate.normal
  public var zoomScale: CGFloat = 1
  public var minimumZoomScale: CGFloat = 1
  public var maximumZoomScale: CGFloat = 1
  public var bouncesZoom = true
  public var refreshControl: UIRefreshControl?
  public var isDragging: Bool { false }
  public var isTracking: Bool { false }
  public var isDecelerating: Bool { false }
  public var isZooming: Bool { false }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  public var contentLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
  public var frameLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?

  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  public func flashScrollIndicators() {}
}

@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ view: UIScrollView)
  func scrollViewWillBeginDragging(_ view: UIScrollView)
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool)
  func scrollViewWillBeginDecelerating(_ view: UIScrollView)
  func scrollViewDidEndDecelerating(_ view: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView)
  func viewForZooming(in view: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ view: UIScrollView)
  func scrollViewDidEndZooming(_ view: UIScrollView, with content: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ view: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ view: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ view: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ view: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {}
  public func viewForZooming(in view: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ view: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ view: UIScrollView, with content: UIView?, atScale scale: CGFloat
  ) {}
}
