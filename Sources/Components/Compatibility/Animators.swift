public import Foundation

extension View {
  /// Shows the first of the phases that an animation would go through.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    FirstPhase(content: Array(phases.prefix(1)).map { content(self, $0) }.first, fallback: self)
      .repeatingMotion()
  }

  /// Shows the first of the phases that an animation would go through.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    FirstPhase(content: Array(phases.prefix(1)).map { content(self, $0) }.first, fallback: self)
  }

  /// Shows the value that an animation by key frames would start from.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Self, Value) -> V,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue).repeatingMotion(repeating)
  }

  /// Shows the value that an animation by key frames would start from.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Self, Value) -> V,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue)
  }
}

/// A view in the first phase of an animation, or as it is where there is none.
private struct FirstPhase<Content: View, Fallback: View>: View {
  let content: Content?
  let fallback: Fallback

  var body: some View {
    if let content { content } else { fallback }
  }
}

/// Content in the first of the phases that an animation would go through.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content
  private var isRepeating = true

  /// Shows `content` in the first phase, or nothing if there is none.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases.prefix(1))
    self.content = content
  }

  public var body: some View {
    if let first = phases.first { content(first).repeatingMotion(isRepeating) }
  }
}

extension PhaseAnimator {
  /// Content in the first of the phases that a change would start.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
    isRepeating = false
  }
}

/// Content with the value that an animation by key frames would start from.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let content: Content
  private let isRepeating: Bool

  /// Shows `content` with the initial value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
    isRepeating = repeating
  }

  /// Shows `content` with the initial value, whatever `trigger` is.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
    isRepeating = false
  }

  public var body: some View { content.repeatingMotion(isRepeating) }
}

/// The values that an animation would go through.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The values that one property would go through.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// What builders make of key frames: a picture shows the start.
public struct UnplayedKeyframes<Value>: Keyframes, KeyframeTrackContent {}

/// Composes the tracks of an animation; it drops them, as a picture shows the start.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public typealias Unplayed = UnplayedKeyframes<Value>

  public static func buildExpression<V>(_ track: KeyframeTrack<Value, V>) -> Unplayed { Unplayed() }
  public static func buildExpression(_ tracks: some Keyframes<Value>) -> Unplayed { Unplayed() }
  public static func buildExpression(_ frames: some KeyframeTrackContent<Value>) -> Unplayed {
    Unplayed()
  }
  public static func buildExpression(_ frames: Unplayed) -> Unplayed { frames }
  public static func buildBlock(_ tracks: Unplayed...) -> Unplayed { Unplayed() }
  public static func buildOptional(_ tracks: Unplayed?) -> Unplayed { Unplayed() }
  public static func buildEither(first tracks: Unplayed) -> Unplayed { tracks }
  public static func buildEither(second tracks: Unplayed) -> Unplayed { tracks }
  public static func buildArray(_ tracks: [Unplayed]) -> Unplayed { Unplayed() }
}

/// Composes the key frames of a track; it drops them, as a picture shows the start.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public typealias Unplayed = UnplayedKeyframes<Value>

  // One form for each kind of frame: its value is then known from the track.
  public static func buildExpression(_ frame: LinearKeyframe<Value>) -> Unplayed { Unplayed() }
  public static func buildExpression(_ frame: SpringKeyframe<Value>) -> Unplayed { Unplayed() }
  public static func buildExpression(_ frame: CubicKeyframe<Value>) -> Unplayed { Unplayed() }
  public static func buildExpression(_ frame: MoveKeyframe<Value>) -> Unplayed { Unplayed() }
  @_disfavoredOverload
  public static func buildExpression(_ frames: some KeyframeTrackContent<Value>) -> Unplayed {
    Unplayed()
  }
  public static func buildBlock(_ frames: Unplayed...) -> Unplayed { Unplayed() }
  public static func buildOptional(_ frames: Unplayed?) -> Unplayed { Unplayed() }
  public static func buildEither(first frames: Unplayed) -> Unplayed { frames }
  public static func buildEither(second frames: Unplayed) -> Unplayed { frames }
  public static func buildArray(_ frames: [Unplayed]) -> Unplayed { Unplayed() }
}

/// One property's way through an animation.
public struct KeyframeTrack<Root, Value> {
  /// The track of a property; `content` is never called.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>
  ) {}

  /// The track of a value as a whole; `content` is never called.
  public init(
    @KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>
  ) where Root == Value {}
}

/// A value reached in a straight line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// A value that would be reached `duration` seconds later.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value reached as a spring would.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// A value that would be reached `duration` seconds later, or when the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// A value that would be reached `duration` seconds later.
  public init(
    _ to: Value, startVelocity: Value? = nil, endVelocity: Value? = nil, duration: TimeInterval
  ) {}
}

/// A value reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// The value.
  public init(_ to: Value) {}
}
