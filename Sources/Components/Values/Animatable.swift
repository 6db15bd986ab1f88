public import Foundation

/// Data that can be interpolated; a still picture never does.
@MainActor @preconcurrency
public protocol Animatable {
  /// The numbers that an animation would change.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The numbers that an animation would change; none by default.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Numbers that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every number by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of all numbers.
  var magnitudeSquared: Double { get }
}

/// No numbers.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Makes no numbers.
  public init() {}

  /// No numbers.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// No numbers.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// No numbers.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0: there are no numbers.
  public var magnitudeSquared: Double { 0 }
}

/// Two vectors as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// Makes one vector of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero in both vectors.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums of the first and of the second vectors.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// The differences of the first and of the second vectors.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both vectors by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares of both vectors.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
