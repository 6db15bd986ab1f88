// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit has them, and code for it reads them without unwrapping.

public import Components

// Screens of screens, and those of the system.

/// A stack of screens.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  open var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar()
  public let toolbar: UIToolbar! = UIToolbar()
  public var isNavigationBarHidden = false
  public var isToolbarHidden = true
  public var hidesBarsOnSwipe = false
  public weak var delegate: (any UINavigationControllerDelegate)?
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { viewControllers.last }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    addChild(controller)
    viewControllers.append(controller)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeSubrange((index + 1)...)
    return popped
  }
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ controller: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ controller: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ controller: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ controller: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Screens behind tabs.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  public let tabBar = UITabBar()
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
  public weak var delegate: (any UITabBarControllerDelegate)?
  public func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
}

@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ controller: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ controller: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ controller: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ controller: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Screens beside one another.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  open var viewControllers: [UIViewController] = []
  public var preferredDisplayMode = DisplayMode.automatic
  public var preferredPrimaryColumnWidthFraction: CGFloat = -1
  public var isCollapsed: Bool { true }

  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
  public func setViewController(_ controller: UIViewController?, for column: Column) {}
}

/// Screens as pages.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  public struct OptionsKey: Hashable, Sendable {
    public static let interPageSpacing = OptionsKey()
    public static let spineLocation = OptionsKey()
  }

  public private(set) var viewControllers: [UIViewController]?
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public weak var delegate: (any UIPageViewControllerDelegate)?

  public init(
    transitionStyle: TransitionStyle = .pageCurl,
    navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { viewControllers = controllers }
}

@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for controller: UIPageViewController) -> Int
  func presentationIndex(for controller: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for controller: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for controller: UIPageViewController) -> Int { 0 }
}

@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A question or a message of UIKit.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public let preferredStyle: Style
  public var message: String?
  public var preferredAction: UIAlertAction?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }
  public func addAction(_ action: UIAlertAction) { actions.append(action) }
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a question of UIKit; nobody gives it.
@MainActor @preconcurrency public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  public var isEnabled = true

  public init(
    title: String? = nil, style: Style = .default, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
  }
}

/// The system's choice of a photo, or its camera.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  public enum CameraDevice: Int, Sendable { case rear, front }

  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let cropRect = InfoKey(rawValue: "cropRect")
    public static let imageURL = InfoKey(rawValue: "imageURL")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    public static let mediaType = InfoKey(rawValue: "mediaType")
    public static let mediaMetadata = InfoKey(rawValue: "mediaMetadata")
    public static let phAsset = InfoKey(rawValue: "phAsset")
  }

  public var sourceType = SourceType.photoLibrary
  public var mediaTypes = ["public.image"]
  public var allowsEditing = false
  public var cameraDevice = CameraDevice.rear
  public var cameraCaptureMode = CameraCaptureMode.photo
  public var cameraFlashMode = CameraFlashMode.auto
  public var cameraOverlayView: UIView?
  public var showsCameraControls = true
  public var videoQuality = QualityType.typeMedium
  public var videoMaximumDuration: TimeInterval = 600

  /// There is no camera, and there are no photos.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
  public static func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  public static func availableMediaTypes(for type: SourceType) -> [String]? { nil }
  public func takePicture() {}
}

@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The system's choice of files.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  public weak var delegate: (any UIDocumentPickerDelegate)?
  public var allowsMultipleSelection = false
  public var directoryURL: URL?
  public var shouldShowFileExtensions = false

  public init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A screen with a list.
@MainActor @preconcurrency
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  public var tableView: UITableView!
  public var refreshControl: UIRefreshControl?
  public var clearsSelectionOnViewWillAppear = true

  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    tableView = UITableView()
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    tableView = UITableView()
    super.init(coder: coder)
  }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
}
