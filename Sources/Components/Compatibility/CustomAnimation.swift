public import Foundation

/// A custom course of a change; a still picture never asks for it.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much has changed `time` seconds after the start, or `nil` once it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// How fast it changes `time` seconds after the start, or `nil` if that is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether the course goes on from where another one is.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Always `nil`: the speed is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }
  /// Always false: a course does not go on from another.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// What a custom animation keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What is kept for the next moment.
  public var state = AnimationState<Value>()
  /// Whether the change counts as complete.
  public var isLogicallyComplete = false
  /// The environment of the view.
  public let environment: EnvironmentValues

  init(environment: EnvironmentValues) {
    self.environment = environment
  }
}

/// Values of a custom animation by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An empty state.
  public init() {}

  /// A value that is kept, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what a custom animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension Animation {
  /// A custom animation, which nothing runs.
  public init<A: CustomAnimation>(_ base: A) {
    self.init()
  }

  /// A change like a spring's; `blendDuration` is in seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation()
  }
  /// A change like a spring's.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's; `duration` is in seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's under a finger, with times in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation()
  }
  /// A change along a curve; `duration` is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation()
  }
  /// The same animation: none ever completes, after however many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Spring {
  /// A spring by its response and damping: they say the same as a duration and a bounce.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  /// A spring with a bounce of 0.3 and `extraBounce`, below 1; `duration` is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring with a bounce of `extraBounce`, below 1; `duration` is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a bounce of 0.15 and `extraBounce`, below 1; `duration` is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}

extension VectorArithmetic {
  /// The vector with its length multiplied.
  public func scaled(by factor: Double) -> Self {
    var scaled = self
    scaled.scale(by: factor)
    return scaled
  }
}
