public import Components

/// A view of UIKit. None is drawn: where one is shown, a labelled placeholder takes its room.
@MainActor open class UIView {
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

  public init(frame: CGRect) { self.frame = frame }
  public convenience init() { self.init(frame: .zero) }

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
@MainActor open class UIViewController {
  public var view = UIView()
  public var title: String?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?

  public init() {}

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
    super.init()
  }
}
