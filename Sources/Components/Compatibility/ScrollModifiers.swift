public import Foundation

extension View {
  /// Shows what reaches beyond the edges of the scroll views in the view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformingEnvironment { $0.isScrollClipDisabled = disabled }
  }

  /// Shows the view as it is in the middle of its scroll view, where transitions are over.
  public func scrollTransition<V: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    @ViewBuilder transition: (Self, ScrollTransitionPhase) -> V
  ) -> some View {
    transition(self, .identity)
  }

  /// Shows the view as it is in the middle of its scroll view, where transitions are over.
  public func scrollTransition<V: View>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, @ViewBuilder transition: (Self, ScrollTransitionPhase) -> V
  ) -> some View {
    transition(self, .identity)
  }
}

/// Whether scroll indicators are shown; none are in a picture.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }
/// How scrolling dismisses a keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}
/// How a scroll view bounces.
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
/// How content fades under a bar.
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, soft, hard }
/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// How far a view is scrolled; 0 in a picture.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far it is scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room between the edges and the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// The visible part of the content, in points.
  public var visibleRect: CGRect
  /// The visible part of the content, in points.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What is known when a scroll view begins or ends to move.
public struct ScrollPhaseChangeContext {
  /// How far the view is scrolled.
  public let geometry: ScrollGeometry
  /// How fast it moves in points per second, if that is known.
  public let velocity: CGVector?
}

/// How a view changes at the edges of its scroll view.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  /// A change by an animation; a picture has none.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// A change that follows the scrolling; a picture does not scroll.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }

  /// How much of a view is seen when its transition begins.
  public struct Threshold: Hashable, Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    /// A share of the view from 0 to 1; a picture does not use it.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// The same threshold, whatever the distance in points.
    public func inset(by distance: Double) -> Threshold { self }
    /// The same threshold, however near to the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }

  /// The same configuration: nothing moves in a picture.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The same configuration: a picture shows every view as fully inside.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

/// Where a view is on its way through its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is fully inside.
  public var isIdentity: Bool { self == .identity }
  /// −1 at the top or leading edge, 0 inside, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
