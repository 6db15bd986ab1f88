// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit has them, and code for it reads them without unwrapping.

public import Components

/// How a screen is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A screen of UIKit. None is drawn.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public let navigationItem = UINavigationItem(title: "")
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  public var toolbarItems: [UIBarButtonItem]?
  public var hidesBottomBarWhenPushed = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public var definesPresentationContext = false
  public var providesPresentationContextTransitionStyle = false
  public var preferredContentSize = CGSize.zero
  public var edgesForExtendedLayout = UIRectEdge.all
  public var extendedLayoutIncludesOpaqueBars = false
  public var additionalSafeAreaInsets = UIEdgeInsets.zero
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var automaticallyAdjustsScrollViewInsets = true
  public var restorationIdentifier: String?
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public let nibName: String? = nil
  public var storyboard: UIStoryboard? { nil }
  public var isViewLoaded: Bool { false }
  public var viewIfLoaded: UIView? { nil }
  public var isBeingPresented: Bool { false }
  public var isBeingDismissed: Bool { false }
  public var isMovingToParent: Bool { false }
  public var isMovingFromParent: Bool { false }
  public var isEditing = false
  public var presentedViewController: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var presentationController: UIPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public var navigationController: UINavigationController? { parent as? UINavigationController }
  public var tabBarController: UITabBarController? { parent as? UITabBarController }
  public var splitViewController: UISplitViewController? { parent as? UISplitViewController }
  public var traitCollection: UITraitCollection { .current }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }

  /// No archive is read; `view` stays empty.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Reads nothing: there are no archives of screens here.
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open func loadView() {}
  public func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public func show(_ controller: UIViewController, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

/// A file of an interface; none is read.
@MainActor @preconcurrency public final class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateInitialViewController() -> UIViewController? { nil }
  /// An empty screen: no file is read.
  public func instantiateViewController(withIdentifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A file of views; none is read.
@MainActor @preconcurrency public final class UINib: NSObject {
  public init(nibName: String, bundle: Bundle?) {}
  public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

/// A way from one screen of a file to another.
@MainActor @preconcurrency public final class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
