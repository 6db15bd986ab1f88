/// An angle, stored in degrees so that quarter turns stay exact.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in degrees; clockwise on the screen where it is positive.
  public var degrees: Double

  /// The angle in radians, computed from the degrees.
  public var radians: Double {
    get { degrees * (Double.pi / 180) }
    set { degrees = newValue * (180 / Double.pi) }
  }

  /// Makes an angle of zero.
  public init() {
    degrees = 0
  }

  /// Makes an angle of degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Makes an angle of radians.
  public init(radians: Double) {
    degrees = radians * (180 / Double.pi)
  }

  /// No turn.
  public static let zero = Angle()

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the first angle is the smaller one; whole turns count.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }
  /// The sum of both angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(degrees: lhs.degrees + rhs.degrees)
  }
  /// The difference of both angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(degrees: lhs.degrees - rhs.degrees)
  }
  /// The angle multiplied by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(degrees: lhs.degrees * rhs) }
  /// The angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(degrees: lhs.degrees / rhs) }
  /// The angle multiplied by a factor.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  /// Turns the angle further.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.degrees += rhs.degrees }
  /// Turns the angle back.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.degrees -= rhs.degrees }
  /// Multiplies the angle by a factor.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.degrees *= rhs }
  /// Divides the angle by a number.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.degrees /= rhs }
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
}
