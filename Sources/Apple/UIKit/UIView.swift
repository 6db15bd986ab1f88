public import Components

/// What touches and keys would reach; none come.
@MainActor open class UIResponder: NSObject {
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  public override init() { super.init() }

  /// There is none.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
}

/// A view of UIKit. None is drawn: where one is shown, a labelled placeholder takes its room.
@MainActor open class UIView: UIResponder {
  public var frame: CGRect
  public var backgroundColor: UIColor?
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var tag = 0
  public var isUserInteractionEnabled = true
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// Reads nothing: there are no archives of views here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
}

/// A screen of UIKit. None is drawn.
@MainActor open class UIViewController: UIResponder {
  public var view = UIView()
  public var title: String?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?

  /// No archive is read; `view` stays empty.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Reads nothing: there are no archives of screens here.
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  public func didMove(toParent parent: UIViewController?) {}
}

/// A screen of UIKit that shows a view.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// No archive holds a view.
  public required init?(coder: NSCoder) { nil }
}
