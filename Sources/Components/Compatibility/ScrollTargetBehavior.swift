public import Foundation

/// Where a scroll view comes to rest; a picture's is at its start.
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where it comes to rest; a picture never asks.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where a scroll view would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be visible, in points.
  public var rect: CGRect
  /// Which part of the scroll view that is aligned with.
  public var anchor: UnitPoint?
}

/// What is known of a scroll view that comes to rest.
public struct ScrollTargetBehaviorContext {
  /// Where it would come to rest by itself.
  public let originalTarget: ScrollTarget
  /// How fast it moves, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes on which it scrolls.
  public let axes: Axis.Set
}

/// Page by page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour of pages.
  public init() {}
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// View by view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one gesture goes.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByFew, alwaysByOne
  }

  /// The behaviour of aligned views; the limit is ignored.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// The same, aligned at an anchor, which is ignored as well.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Page by page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// View by view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// View by view; the limit is ignored.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
  /// View by view; the limit and the anchor are ignored.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
