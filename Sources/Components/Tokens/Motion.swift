import Graphics

/// A spring described as designers do: how long it seems to take and how much it overshoots.
public struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds, positive.
  public var duration: Double
  /// 0 settles without overshoot, values towards 1 bounce more, negative ones are overdamped.
  public var bounce: Double

  /// Makes a spring; `duration` is 0.5 s unless positive, `bounce` is limited to `-0.99...0.99`.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration > 0 && duration.isFinite ? duration : 0.5
    self.bounce = bounce.isFinite ? max(-0.99, min(bounce, 0.99)) : 0
  }

  /// No overshoot.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A small overshoot.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A clear overshoot.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// How far the spring has moved after a time: 0 at the start, 1 at rest, above 1 while it
  /// overshoots.
  ///
  /// A damped harmonic oscillator with ω = 2π / duration and damping ratio 1 − bounce, or
  /// 1 / (1 + bounce) where bounce is negative.
  ///
  /// - Parameter time: seconds since the start; before it the value is 0.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    // After a thousand durations every admitted spring is at rest to the last bit that is drawn.
    guard time < duration * 1000 else { return 1 }
    let omega = 2 * Double.pi / duration
    let damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    if damping < 1 {
      let damped = omega * (1 - damping * damping).squareRoot()
      let (cosine, sine) = UnitCircle.point(radians: damped * time)
      let decay = ElementaryFunctions.exp(-damping * omega * time)
      return 1 - decay * (cosine + damping * omega / damped * sine)
    }
    if damping > 1 {
      let spread = omega * (damping * damping - 1).squareRoot()
      let slow = -damping * omega + spread
      let fast = -damping * omega - spread
      let slowDecay = ElementaryFunctions.exp(slow * time)
      let fastDecay = ElementaryFunctions.exp(fast * time)
      return 1 - (fast * slowDecay - slow * fastDecay) / (fast - slow)
    }
    return 1 - ElementaryFunctions.exp(-omega * time) * (1 + omega * time)
  }
}

/// The timing of a theme: durations in seconds and springs.
public struct MotionScale: Hashable, Sendable {
  /// Presses and toggles.
  public var fast: Double = 0.15
  /// Most transitions.
  public var standard: Double = 0.25
  /// Sheets and screen changes.
  public var slow: Double = 0.4
  /// One sweep of a skeleton's shimmer.
  public var shimmer: Double = 1.5
  /// One turn of an activity indicator.
  public var spin: Double = 1
  /// The spring of content that is pressed.
  public var press = Spring(duration: 0.3, bounce: 0.1)
  /// The spring of sheets and dialogs that appear.
  public var present = Spring(duration: 0.5, bounce: 0.15)

  /// Makes the timing of the standard theme.
  public init() {}
}
