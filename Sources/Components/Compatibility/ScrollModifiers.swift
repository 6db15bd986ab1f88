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

  public var isScrolling: Bool { self != .idle }
}

/// How far a view is scrolled; 0 in a picture.
public struct ScrollGeometry: Hashable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect
  /// The visible part of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What is known when a scroll view begins or ends to move.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// Where a scroll view stands; at its start in a picture.
public struct ScrollPosition: Hashable, Sendable {
  public init(edge: Edge? = nil) {}
  public init<ID: Hashable>(idType: ID.Type) {}

  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
}

/// How a view changes at the edges of its scroll view.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
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
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func inset(by distance: Double) -> Threshold { self }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

/// Where a view is on its way through its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
