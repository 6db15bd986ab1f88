public import Components

// What a view reacts to. Nobody touches or points at a picture: interactions keep what they are told.

/// Something that a view reacts to.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {}

/// A view as it is lifted off the screen.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

/// How a lifted view looks.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  public var visiblePath: UIBezierPath?
  public var shadowPath: UIBezierPath?
  public var backgroundColor: UIColor?

  public override init() {}
}

/// Reacts to a pointer.
@MainActor @preconcurrency public final class UIPointerInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public weak var view: UIView?
  public var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  public func invalidate() {}
}

/// Says how a pointer looks over a view.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where a pointer is.
@MainActor @preconcurrency public final class UIPointerRegionRequest: NSObject {
  public let location = CGPoint.zero
}

/// Where a pointer looks the same.
@MainActor @preconcurrency public final class UIPointerRegion: NSObject {
  public let rect: CGRect

  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// How a pointer looks.
@MainActor @preconcurrency public final class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
  public static func hidden() -> UIPointerStyle {
    UIPointerStyle(shape: .roundedRect(.zero, radius: 0))
  }
}

/// What a pointer does to the view below it.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

/// The outline of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// Directions in which something moves.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
