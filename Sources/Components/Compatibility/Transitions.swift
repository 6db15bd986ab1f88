public import Foundation

/// How a view would come and go.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let blurReplace = AnyTransition()
  public static let symbolEffect = AnyTransition()

  /// A transition whose type is hidden; a picture shows the view as it is in between.
  public init<T: Transition>(_ transition: T) {}

  private init() {}

  /// Blurs while it comes and goes.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> AnyTransition {
    AnyTransition()
  }
  /// Moves a symbol while it comes and goes.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Comes from an edge and goes back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Comes from a distance in points and goes back.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// The same, for a distance on each axis in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Grows from a fraction of the size around an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// The same, without a name.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// One way of coming and another one of going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }
  /// Comes from an edge and goes to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Changes from one modifier to another; a picture applies neither.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// The same transition: nothing comes or goes in a picture.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same transition: nothing moves in a picture.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content would change in place.
public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()

  /// Digits that roll, down or up.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digits that roll as the value changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// A movement of a symbol.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition()
  }
}

/// How a screen would cover another.
public struct NavigationTransition: Hashable, Sendable {
  /// The system's way of covering a screen.
  public static let automatic = NavigationTransition()

  /// A screen that slides in.
  public static let slide = NavigationTransition()

  /// A screen that grows out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransition {
    NavigationTransition()
  }
}

/// A movement of a symbol.
@dynamicMemberLookup
public struct SymbolEffect: Hashable, Sendable {
  /// Whether it goes on until it is taken away, where it is not run once for a change.
  var isRepeating = false

  public static let automatic = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let bounce = SymbolEffect(isRepeating: true)
  public static let breathe = SymbolEffect(isRepeating: true)
  public static let pulse = SymbolEffect(isRepeating: true)
  public static let replace = SymbolEffect()
  public static let rotate = SymbolEffect(isRepeating: true)
  public static let scale = SymbolEffect()
  public static let variableColor = SymbolEffect(isRepeating: true)
  public static let wiggle = SymbolEffect(isRepeating: true)
  public static let drawOn = SymbolEffect()
  public static let drawOff = SymbolEffect()

  /// The ways in which an effect may run, such as `iterative` or `up`; none of them shows.
  public subscript(dynamicMember name: String) -> SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a movement is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var isEndless = true

    /// Without an end.
    public static let continuous = RepeatBehavior()
    /// Again and again, with breaks.
    public static let periodic = RepeatBehavior()

    /// A number of times, `delay` seconds apart, or without an end if `count` is `nil`.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(isEndless: count == nil)
    }
  }

  /// Whether an effect that can go on does.
  private(set) var isRepeating = true

  /// As the effect does by itself.
  public static let `default` = SymbolEffectOptions()
  /// Without an end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(isRepeating: false)

  /// A multiple of the usual speed; nothing moves in a picture.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A number of times; nothing moves in a picture.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .nonRepeating }
  /// The same options: nothing moves in a picture.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// A number of times; nothing moves in a picture.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { .nonRepeating }
  /// As often as told; nothing moves in a picture.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(isRepeating: behavior.isEndless)
  }
  /// As often as told; nothing moves in a picture.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeat(behavior) }
}
