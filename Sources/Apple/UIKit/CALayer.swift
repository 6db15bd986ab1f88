public import Components
public import CoreGraphics

// Layers below views of UIKit. None is drawn: they keep what they are told, so that files which style a view compile.

/// A curve of time.
public final class CAMediaTimingFunction: NSObject, Sendable {
  public let name: CAMediaTimingFunctionName

  public init(name: CAMediaTimingFunctionName) { self.name = name }
  public convenience init(controlPoints a: Float, _ b: Float, _ c: Float, _ d: Float) {
    self.init(name: .default)
  }
}

/// The name of a curve of time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// How corners are rounded.
public struct CALayerCornerCurve: Hashable, Sendable {
  public static let circular = CALayerCornerCurve()
  public static let continuous = CALayerCornerCurve()
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a layer's content fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// What is asked to fill a layer; nobody asks.
@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in context: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

/// What lies below a view.
@preconcurrency open class CALayer: NSObject {
  public weak var delegate: (any CALayerDelegate)?
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  public var position = CGPoint.zero
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var zPosition: CGFloat = 0
  public var transform = CATransform3D()
  public var backgroundColor: CGColor?
  public var borderColor: CGColor?
  public var borderWidth: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CALayerCornerCurve.circular
  public var maskedCorners: CACornerMask = []
  public var masksToBounds = false
  public var shadowColor: CGColor?
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?
  public var opacity: Float = 1
  public var isHidden = false
  public var mask: CALayer?
  public var contents: Any?
  public var contentsScale: CGFloat = 1
  public var contentsGravity = CALayerContentsGravity.resize
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1
  public var allowsEdgeAntialiasing = false
  public var name: String?
  public var speed: Float = 1
  public var timeOffset: TimeInterval = 0
  public var beginTime: TimeInterval = 0
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?

  public override required init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  static func made(_ type: AnyClass) -> CALayer { ((type as? CALayer.Type) ?? CALayer.self).init() }

  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutSublayers() {}
  public func layoutIfNeeded() {}
  open func draw(in context: CGContext) {}
  public func render(in context: CGContext) {}
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
  public func animation(forKey key: String) -> CAAnimation? { nil }
  public func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval { time }
}

/// A gradient below a view.
open class CAGradientLayer: CALayer {
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
  public var type = CAGradientLayerType.axial
}

/// How a gradient runs.
public struct CAGradientLayerType: Hashable, Sendable {
  let name: String

  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

/// An outline below a view.
open class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor?
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var lineCap = CAShapeLayerLineCap.butt
  public var lineJoin = CAShapeLayerLineJoin.miter
  public var lineDashPattern: [NSNumber]?
  public var lineDashPhase: CGFloat = 0
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
  public var fillRule = CAShapeLayerFillRule.nonZero
}

public enum CAShapeLayerLineCap: Sendable { case butt, round, square }

public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }

public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }

/// Words below a view.
open class CATextLayer: CALayer {
  public var string: Any?
  public var font: AnyObject?
  public var fontSize: CGFloat = 36
  public var foregroundColor: CGColor?
  public var alignmentMode = CATextLayerAlignmentMode.natural
  public var isWrapped = false
}

public enum CATextLayerAlignmentMode: Sendable { case natural, left, right, center, justified }

/// Copies of a layer.
open class CAReplicatorLayer: CALayer {
  public var instanceCount = 1
  public var instanceDelay: TimeInterval = 0
  public var instanceTransform = CATransform3D()
}

// MARK: Animations, which never start

/// A change over time.
public class CAAnimation: NSObject, CAMediaTiming {
  public var duration: TimeInterval = 0
  public var beginTime: TimeInterval = 0
  public var timeOffset: TimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: TimeInterval = 0
  public var autoreverses = false
  public var speed: Float = 1
  public var isRemovedOnCompletion = true
  public var fillMode = CAMediaTimingFillMode.removed
  public var timingFunction: CAMediaTimingFunction?
  public weak var delegate: (any CAAnimationDelegate)?
}

/// When something takes place.
public protocol CAMediaTiming {
  var beginTime: TimeInterval { get set }
  var duration: TimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: TimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: TimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

/// What hears of an animation; it hears nothing.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// A change of one value.
public class CAPropertyAnimation: CAAnimation {
  public var keyPath: String?
  public var isAdditive = false
  public var isCumulative = false

  public override init() {}
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

public class CABasicAnimation: CAPropertyAnimation {
  public var fromValue: Any?
  public var toValue: Any?
  public var byValue: Any?
}

public final class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  public var damping: CGFloat = 10
  public var initialVelocity: CGFloat = 0
  public var settlingDuration: TimeInterval { duration }
}

public final class CAKeyframeAnimation: CAPropertyAnimation {
  public var values: [Any]?
  public var keyTimes: [NSNumber]?
  public var timingFunctions: [CAMediaTimingFunction]?
  public var path: CGPath?
}

public final class CAAnimationGroup: CAAnimation {
  public var animations: [CAAnimation]?
}

public final class CATransition: CAAnimation {
  public var type = CATransitionType.fade
  public var subtype: CATransitionSubtype?
}

public enum CATransitionType: Sendable { case fade, moveIn, push, reveal }

public enum CATransitionSubtype: Sendable { case fromRight, fromLeft, fromTop, fromBottom }

/// Changes of layers at once; its completion is called at the end, as nothing takes time.
public final class CATransaction: NSObject {
  nonisolated(unsafe) private static var completion: (() -> Void)?

  public static func begin() { unsafe completion = nil }
  public static func commit() {
    let block = unsafe completion
    unsafe completion = nil
    block?()
  }
  public static func setCompletionBlock(_ block: (() -> Void)?) { unsafe completion = block }
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

/// A call at each frame; none comes.
@MainActor @preconcurrency public final class CADisplayLink: NSObject {
  public var isPaused = false
  public let timestamp: TimeInterval = 0
  public let targetTimestamp: TimeInterval = 0
  public let duration: TimeInterval = 0
  public var preferredFramesPerSecond = 0

  public init(target: Any, selector: Selector) {}
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

/// A moment of the machine's clock, for durations alone: a picture is of one moment.
public func CACurrentMediaTime() -> TimeInterval { 0 }
