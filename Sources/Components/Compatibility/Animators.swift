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
    @KeyframesBuilder<Value> keyframes: (Value) -> Keyframes<Value>
  ) -> some View {
    content(self, initialValue).repeatingMotion(repeating)
  }

  /// Shows the value that an animation by key frames would start from.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Self, Value) -> V,
    @KeyframesBuilder<Value> keyframes: (Value) -> Keyframes<Value>
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
public struct KeyframeAnimator<Value, Content: View>: View {
  private let content: Content
  private let isRepeating: Bool

  /// Shows `content` with the initial value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Keyframes<Value>
  ) {
    self.content = content(initialValue)
    isRepeating = repeating
  }

  /// Shows `content` with the initial value, whatever `trigger` is.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Keyframes<Value>
  ) {
    self.content = content(initialValue)
    isRepeating = false
  }

  public var body: some View { content.repeatingMotion(isRepeating) }
}

/// The values that an animation would go through.
public struct Keyframes<Value> {}

/// A value at a moment of an animation.
public struct Keyframe<Value> {}

/// Composes the tracks of an animation.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Drops the track: a picture shows the start.
  public static func buildExpression<V>(_ track: KeyframeTrack<Value, V>) -> Keyframes<Value> {
    Keyframes()
  }
  /// Drops the tracks: a picture shows the start.
  public static func buildBlock(_ tracks: Keyframes<Value>...) -> Keyframes<Value> { Keyframes() }
}

/// Composes the key frames of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Drops the frame: a picture shows the start.
  public static func buildExpression(_ frame: LinearKeyframe<Value>) -> Keyframe<Value> {
    Keyframe()
  }
  /// Drops the frame: a picture shows the start.
  public static func buildExpression(_ frame: SpringKeyframe<Value>) -> Keyframe<Value> {
    Keyframe()
  }
  /// Drops the frame: a picture shows the start.
  public static func buildExpression(_ frame: CubicKeyframe<Value>) -> Keyframe<Value> {
    Keyframe()
  }
  /// Drops the frame: a picture shows the start.
  public static func buildExpression(_ frame: MoveKeyframe<Value>) -> Keyframe<Value> {
    Keyframe()
  }
  /// Drops the frames: a picture shows the start.
  public static func buildBlock(_ frames: Keyframe<Value>...) -> Keyframe<Value> { Keyframe() }
}

/// One property's way through an animation.
public struct KeyframeTrack<Root, Value> {
  /// The track of a property; `content` is never called.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Keyframe<Value>
  ) {}

  /// The track of a value as a whole; `content` is never called.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Keyframe<Value>)
  where Root == Value {}
}

/// A value reached in a straight line.
public struct LinearKeyframe<Value> {
  /// A value that would be reached `duration` seconds later.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value reached as a spring would.
public struct SpringKeyframe<Value> {
  /// A value that would be reached `duration` seconds later, or when the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value reached along a curve.
public struct CubicKeyframe<Value> {
  /// A value that would be reached `duration` seconds later.
  public init(
    _ to: Value, startVelocity: Value? = nil, endVelocity: Value? = nil, duration: TimeInterval
  ) {}
}

/// A value reached at once.
public struct MoveKeyframe<Value> {
  /// The value.
  public init(_ to: Value) {}
}
