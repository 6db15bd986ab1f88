// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit has them, and code for it reads them without unwrapping.

public import Components

/// A view of UIKit. None is drawn: where one is shown, a labelled placeholder takes its room.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// How content fills a view of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view follows the size of the one around it.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether a view has a direction of its own.
  public enum SemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  public var transform = CGAffineTransform.identity
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  public var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var tag = 0
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public var autoresizesSubviews = true
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  public var preservesSuperviewLayoutMargins = false
  public var insetsLayoutMarginsFromSafeArea = true
  public var mask: UIView?
  public var restorationIdentifier: String?
  public var contentScaleFactor: CGFloat = 3
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public private(set) var constraints: [NSLayoutConstraint] = []
  public var gestureRecognizers: [UIGestureRecognizer]?
  public var interactions: [any UIInteraction] = []
  public let layer: CALayer
  public var window: UIWindow? { nil }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// No size of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  public init(frame: CGRect) {
    self.frame = frame
    layer = CALayer.made(Self.layerClass)
    super.init()
  }
  /// Reads nothing: there are no archives of views here.
  public required init?(coder: NSCoder) {
    frame = .zero
    layer = CALayer.made(Self.layerClass)
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }

  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Views in it

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    didAddSubview(view)
  }
  public func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.insert(subviews.removeLast(), at: min(max(index, 0), subviews.count))
  }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout and drawing, which never happen

  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func draw(_ rect: CGRect) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func draw(_ layer: CALayer, in context: CGContext) {}
  open func display(_ layer: CALayer) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  public func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { frame.size }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { frame.size }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  public func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }

  // MARK: Touches, which never come

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
  /// Views of UIKit have no places on a picture.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
}

extension UIView: CALayerDelegate {}

// MARK: Animations

// What an animation changes is changed at once; what would follow it never comes, as time does not pass.
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
  ) { animations() }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animations() }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animations() }
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animations() }
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) { animations() }
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animations?() }
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}

// MARK: Accessibility

extension UIView {
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  public var accessibilityHint: String? {
    get { nil }
    set {}
  }
  public var accessibilityValue: String? {
    get { nil }
    set {}
  }
  public var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
  public var accessibilityViewIsModal: Bool {
    get { false }
    set {}
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { false }
    set {}
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { .none }
    set {}
  }
  public var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }
  public var accessibilityLanguage: String? {
    get { nil }
    set {}
  }
  public var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }
  public var accessibilityUserInputLabels: [String]! {
    get { nil }
    set {}
  }
  public var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }
}

/// What the views in a view are together, to assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a person has asked the system for: nothing, in a picture.
public enum UIAccessibility {
  public struct Notification: Sendable {
    public static let announcement = Notification()
    public static let layoutChanged = Notification()
    public static let screenChanged = Notification()
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
}
