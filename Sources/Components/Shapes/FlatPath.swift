import Layout

/// A path as straight lines, which stay within a distance of its curves.
struct FlatPath {
  struct Contour {
    var points: [Point]
    /// For each point whether it is inside a curve, where a pen turns without a corner.
    var isSmooth: [Bool]
    var isClosed = false
  }

  private(set) var contours: [Contour] = []

  /// The most lines that stand for one curve.
  private static let mostLines = 512.0

  private let tolerance: Double

  /// - Parameter tolerance: the distance in points.
  init(_ path: ResolvedPath, tolerance: Double = 0.01) {
    self.tolerance = tolerance
    for element in path.elements {
      switch element {
      case .move(let point): contours.append(Contour(points: [point], isSmooth: [false]))
      case .line(let point): add(point)
      case .quad(let control, let end):
        let start = current ?? control
        let bend = Self.length(start, control, end)
        for t in steps(2 * bend) {
          let s = 1 - t
          add(Self.mix([(start, s * s), (control, 2 * s * t), (end, t * t)]), isSmooth: t < 1)
        }
      case .cubic(let control1, let control2, let end):
        let start = current ?? control1
        let bend = max(
          Self.length(start, control1, control2), Self.length(control1, control2, end))
        for t in steps(6 * bend) {
          let s = 1 - t
          add(
            Self.mix([
              (start, s * s * s), (control1, 3 * s * s * t), (control2, 3 * s * t * t),
              (end, t * t * t),
            ]), isSmooth: t < 1)
        }
      case .close:
        guard let last = contours.indices.last else { continue }
        contours[last].isClosed = true
      }
    }
  }

  private var current: Point? {
    contours.last.flatMap { $0.isClosed ? $0.points.first : $0.points.last }
  }

  /// Goes on from a closed line at its first point.
  private mutating func add(_ point: Point, isSmooth: Bool = false) {
    if let last = contours.last, last.isClosed {
      contours.append(
        Contour(
          points: Array(last.points.prefix(1)), isSmooth: Array(last.isSmooth.prefix(1))))
    }
    if contours.isEmpty { contours.append(Contour(points: [], isSmooth: [])) }
    contours[contours.count - 1].points.append(point)
    contours[contours.count - 1].isSmooth.append(isSmooth)
  }

  /// How far the middle of three points is from lying evenly between the others.
  private static func length(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  /// The ends of equal parts of a curve with a greatest second derivative: a line is off by an
  /// eighth of it over the square of their number.
  private func steps(_ second: Double) -> [Double] {
    let wanted = (second / 8 / tolerance).squareRoot().rounded(.up)
    let count = Int(min(max(wanted.isFinite ? wanted : 1, 1), Self.mostLines))
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

extension FlatPath {
  /// The lines without repeated points, as a pen follows them; none where a coordinate is not a
  /// number of a usable size. A move alone draws nothing.
  var polylines: [Polyline] {
    contours.compactMap { contour in
      guard contour.points.count > 1, contour.points.allSatisfy(\.isDrawable) else { return nil }
      var line = Polyline()
      for (point, isSmooth) in zip(contour.points, contour.isSmooth) {
        let place = SIMD2(point.x, point.y)
        guard line.vertices.last?.point != place else { continue }
        line.vertices.append(Polyline.Vertex(point: place, isSmooth: isSmooth))
      }
      if contour.isClosed {
        // The closing point is the first one again.
        if line.vertices.count > 1, line.vertices.last?.point == line.vertices.first?.point {
          line.vertices.removeLast()
        }
        line.isClosed = line.vertices.count > 1
      }
      return line
    }
  }
}

extension Point {
  /// Whether both coordinates are finite and of a size at which fractions of a point count.
  fileprivate var isDrawable: Bool { x.magnitude < 1e8 && y.magnitude < 1e8 }
}
