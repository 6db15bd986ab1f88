import Layout

/// A path as straight lines, which stay within a hundredth of a point of its curves.
struct FlatPath {
  struct Contour {
    var points: [Point]
    var isClosed = false
  }

  private(set) var contours: [Contour] = []

  private static let tolerance = 0.01
  /// The most lines that stand for one curve.
  private static let mostLines = 512.0

  init(_ path: ResolvedPath) {
    for element in path.elements {
      switch element {
      case .move(let point): contours.append(Contour(points: [point]))
      case .line(let point): add(point)
      case .quad(let control, let end):
        let start = current ?? control
        let bend = Self.length(start, control, end)
        for t in Self.steps(2 * bend) {
          let s = 1 - t
          add(Self.mix([(start, s * s), (control, 2 * s * t), (end, t * t)]))
        }
      case .cubic(let control1, let control2, let end):
        let start = current ?? control1
        let bend = max(
          Self.length(start, control1, control2), Self.length(control1, control2, end))
        for t in Self.steps(6 * bend) {
          let s = 1 - t
          add(
            Self.mix([
              (start, s * s * s), (control1, 3 * s * s * t), (control2, 3 * s * t * t),
              (end, t * t * t),
            ]))
        }
      case .close:
        guard let last = contours.indices.last else { continue }
        contours[last].isClosed = true
      }
    }
  }

  private var current: Point? { contours.last?.points.last }

  /// Goes on from a closed line at its first point.
  private mutating func add(_ point: Point) {
    if let last = contours.last, last.isClosed {
      contours.append(Contour(points: Array(last.points.prefix(1))))
    }
    if contours.isEmpty { contours.append(Contour(points: [])) }
    contours[contours.count - 1].points.append(point)
  }

  /// How far the middle of three points is from lying evenly between the others.
  private static func length(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  /// The ends of equal parts of a curve with a greatest second derivative: a line is off by an
  /// eighth of it over the square of their number.
  private static func steps(_ second: Double) -> [Double] {
    let wanted = (second / 8 / tolerance).squareRoot().rounded(.up)
    let count = Int(min(max(wanted.isFinite ? wanted : 1, 1), mostLines))
    return (1...count).map { Double($0) / Double(count) }
  }

  private static func mix(_ parts: [(Point, Double)]) -> Point {
    var sum = Point.zero
    for (point, factor) in parts {
      sum = Point(x: sum.x + point.x * factor, y: sum.y + point.y * factor)
    }
    return sum
  }
}
