/// Points of the unit circle from `+ − × ÷` alone, so that they are the same on every system.
public enum UnitCircle {
  /// The cosine and sine of an angle in degrees.
  ///
  /// Quarter turns are exact; elsewhere the error stays below 1e-15. Angles that are not finite
  /// count as 0.
  public static func point(degrees: Double) -> (cosine: Double, sine: Double) {
    guard degrees.isFinite else { return (1, 0) }
    var reduced = degrees.truncatingRemainder(dividingBy: 360)
    if reduced < 0 { reduced += 360 }
    let quarter = (reduced / 90).rounded(.down)
    let rest = reduced - quarter * 90
    let (c, s) = firstQuadrant(degrees: rest)
    return switch Int(quarter) & 3 {
    case 0: (c, s)
    case 1: (-s, c)
    case 2: (-c, -s)
    default: (s, -c)
    }
  }

  /// The cosine and sine of an angle in turns: 0.25 is a quarter.
  public static func point(turns: Double) -> (cosine: Double, sine: Double) {
    point(degrees: turns * 360)
  }

  /// The cosine and sine of an angle in radians.
  public static func point(radians: Double) -> (cosine: Double, sine: Double) {
    point(degrees: radians * (180 / Double.pi))
  }

  private static func firstQuadrant(degrees: Double) -> (Double, Double) {
    guard degrees > 45 else { return octant(radians: degrees * (Double.pi / 180)) }
    let (c, s) = octant(radians: (90 - degrees) * (Double.pi / 180))
    return (s, c)
  }

  /// Taylor's series on `0...π/4`; the first dropped terms are below 1e-17.
  private static func octant(radians x: Double) -> (Double, Double) {
    let x2 = x * x
    var sine = 0.0
    for k in stride(from: 17.0, through: 3, by: -2) { sine = (1 - sine) * x2 / (k * (k - 1)) }
    var cosine = 0.0
    for k in stride(from: 18.0, through: 2, by: -2) { cosine = (1 - cosine) * x2 / (k * (k - 1)) }
    return (1 - cosine, x * (1 - sine))
  }
}
