import Layout

/// A curve from 0 to 1 that says how far a change has come after a part of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case linear, circularIn, circularOut, circularInOut
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  public static let linear = UnitCurve(.linear)
  // The control points of CSS's curves of the same names.
  public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1); the x of its control points is kept in `0...1`.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    let (start, end) = (startControlPoint.point, endControlPoint.point)
    return UnitCurve(
      .bezier(
        x1: min(max(start.x, 0), 1), y1: start.y, x2: min(max(end.x, 0), 1), y2: end.y))
  }

  /// How far the change has come after a part of its time, which is kept in `0...1`.
  public func value(at progress: Double) -> Double {
    let time = progress > 0 ? min(progress, 1) : 0
    switch form {
    case .linear: return time
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      let part = 2 * time
      return part < 1
        ? (1 - (1 - part * part).squareRoot()) / 2
        : (1 + (1 - (2 - part) * (2 - part)).squareRoot()) / 2
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.coordinate(y1, y2, at: Self.parameter(of: time, x1, x2))
    }
  }

  /// A coordinate of a cubic curve from 0 to 1.
  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Where the curve has an x. With control points in `0...1` x grows all along, so halving the
  /// interval ends at the one place; 52 halvings reach the last bit.
  private static func parameter(of x: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return high
  }
}
