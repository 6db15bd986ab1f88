public import Foundation
import Synchronization

/// How a change of state would move; a still picture does not.
public struct Animation: Hashable, Sendable {
  /// Whether it goes on for ever.
  package var isRepeating = false

  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let interactiveSpring = Animation()
  public static let interpolatingSpring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()

  /// A change at constant speed; `duration` is in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// A change that starts slowly; `duration` is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// A change that ends slowly; `duration` is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// A change that starts and ends slowly; `duration` is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// A change along a Bézier curve with two control points; `duration` is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's, by its response and blending in seconds and the share of damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's, by its duration and blending in seconds and its bounce.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's under a finger, with times in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's, by the constants of its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's with much bounce; `duration` is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A change like a spring's without bounce; `duration` is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A change like a spring's with a little bounce; `duration` is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// The same animation: a picture does not wait, however many seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same animation: nothing moves in a picture, at any speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same animation: nothing is repeated in a picture.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation for ever; a picture shows its start.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.isRepeating = true
    return animation
  }
}

/// The context of a change of state.
public struct Transaction {
  /// How the change would move.
  public var animation: Animation?
  /// Whether nothing may move.
  public var disablesAnimations = false
  /// Whether more changes follow, such as during a drag.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation, which nothing runs.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A value that the transaction carries, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Accepted for source compatibility: a picture has no animation that could end.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

/// A key of what a transaction carries.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What closures start that a picture does not show.
package enum StartedMotion {
  @TaskLocal private static var note: Note?

  private final class Note: Sendable {
    let isRepeating = Mutex(false)
  }

  /// Does something, and tells whether it starts a motion that repeats by itself.
  static func observed<Value>(_ action: () -> Value) -> (value: Value, isRepeating: Bool) {
    let note = Note()
    let value = $note.withValue(note, operation: action)
    return (value, note.isRepeating.withLock { $0 })
  }

  fileprivate static func begin(_ animation: Animation?) {
    guard animation?.isRepeating == true else { return }
    note?.isRepeating.withLock { $0 = true }
  }
}

/// Runs a change of state; a still picture has no animation.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  StartedMotion.begin(animation)
  return try body()
}

/// Runs a change of state; a still picture has no animation, so its end is reached at once.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: () -> Void
) rethrows -> Result {
  StartedMotion.begin(animation)
  let result = try body()
  completion()
  return result
}

/// Runs a change of state in a transaction.
@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  if !transaction.disablesAnimations { StartedMotion.begin(transaction.animation) }
  return try body()
}

/// Runs a change of state in a transaction that would carry a value, which nothing reads.
@discardableResult
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When an animation counts as ended.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }
