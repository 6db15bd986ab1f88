public import Foundation

/// A way of coming and going that is written as a body around its content.
///
/// A picture shows the view between the two, so the body is evaluated for the phase `identity`.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The content in a phase of its coming and going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What an environment with less motion needs to know.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> CombinedTransition<Self, T> {
    CombinedTransition(first: self, second: other)
  }

  /// Accepted for source compatibility: a picture does not move.
  public func animation(_ animation: Animation?) -> Self { self }
}

/// The view that a transition is about, inside the transition's body.
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  let content: any View

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    content._resolve(in: context)
  }
}

/// Where a view is in its coming and going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is there, neither coming nor going.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in between, 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition says of itself.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool

  /// What a transition says of itself.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// Two transitions at once.
public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  fileprivate let first: First
  fileprivate let second: Second

  /// The content inside both bodies.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TransitionBody(first, phase)).modifier(TransitionBody(second, phase))
  }
}

/// One way of coming and another one of going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// A transition from two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The content inside both bodies.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TransitionBody(insertion, phase)).modifier(TransitionBody(removal, phase))
  }
}

/// The body of a transition around a view.
private struct TransitionBody<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  init(_ transition: T, _ phase: TransitionPhase) {
    self.transition = transition
    self.phase = phase
  }

  func body(content: ModifierContent) -> some View {
    transition.body(content: PlaceholderContentView(content: content), phase: phase)
  }
}

extension View {
  /// Shows the view between its coming and its going.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionBody(transition, .identity))
  }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  /// A transition that fades.
  public init() {}
  /// The content as it is: it is neither coming nor going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows and shrinks.
public struct ScaleTransition: Transition {
  /// A transition from a fraction of the size around an anchor; neither shows.
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
  /// The content as it is: it is neither coming nor going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  /// A transition that slides.
  public init() {}
  /// The content as it is: it is neither coming nor going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes from an edge and goes back to it.
public struct MoveTransition: Transition {
  /// A transition at an edge.
  public init(edge: Edge) {}
  /// The content as it is: it is neither coming nor going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes from an edge and goes to the opposite one.
public struct PushTransition: Transition {
  /// A transition at an edge.
  public init(edge: Edge) {}
  /// The content as it is: it is neither coming nor going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes from a distance and goes back.
public struct OffsetTransition: Transition {
  /// A transition from a distance in points.
  public init(_ offset: CGSize) {}
  /// The content as it is: it is neither coming nor going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Does not come and go.
public struct IdentityTransition: Transition {
  /// A transition without a change.
  public init() {}
  /// The content as it is: it is neither coming nor going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Blurs while it comes and goes.
public struct BlurReplaceTransition: Transition {
  /// Which way it goes.
  public struct Configuration: Hashable, Sendable {
    /// Comes from below and goes down again.
    public static let downUp = Configuration()
    /// Comes from below and goes up.
    public static let upUp = Configuration()
  }

  /// A transition that blurs.
  public init(configuration: Configuration) {}
  /// The content as it is: it is neither coming nor going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from a fraction of the size around an anchor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Comes from an edge and goes back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Comes from an edge and goes to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Comes from a distance in points and goes back.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// The same, for a distance on each axis in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == IdentityTransition {
  /// Does not come and go.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs while it comes from below and goes down again.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Blurs while it comes and goes.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
