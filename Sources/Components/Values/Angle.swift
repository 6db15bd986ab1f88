/// An angle, stored in degrees so that quarter turns stay exact.
public struct Angle: Hashable, Comparable, Sendable {
  public var degrees: Double

  public var radians: Double {
    get { degrees * (Double.pi / 180) }
    set { degrees = newValue * (180 / Double.pi) }
  }

  public init() {
    degrees = 0
  }

  public init(degrees: Double) {
    self.degrees = degrees
  }

  public init(radians: Double) {
    degrees = radians * (180 / Double.pi)
  }

  public static let zero = Angle()

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(degrees: lhs.degrees + rhs.degrees)
  }
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(degrees: lhs.degrees - rhs.degrees)
  }
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(degrees: lhs.degrees * rhs) }
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(degrees: lhs.degrees / rhs) }
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
}
