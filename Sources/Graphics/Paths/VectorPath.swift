/// An outline in points: contours of lines, quadratics, conics and cubics.
///
/// Verbs and points are kept in two flat arrays, so a path of ten thousand curves is two
/// allocations. Coordinates are stored as given; the rasterizer draws nothing for a path that
/// holds a coordinate which is not finite.
public struct VectorPath: Hashable, Sendable {
  /// One step of an outline and the number of points it appends.
  public enum Verb: UInt8, Sendable {
    /// Starts a contour at one point.
    case move
    /// A straight line to one point.
    case line
    /// A quadratic Bézier: control, end.
    case quad
    /// A rational quadratic: control, end, and a weight. Arcs of circles and ellipses are exact.
    case conic
    /// A cubic Bézier: control, control, end.
    case cubic
    /// A line back to the contour's first point.
    case close

    /// How many points the step appends.
    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad, .conic: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  public private(set) var verbs: [Verb] = []
  public private(set) var points: [Point] = []
  /// The weights of the conics, in order.
  public private(set) var weights: [Double] = []
  private var contourStart = Point.zero

  public init() {}

  /// A path of the steps, points and weights that another one has; `nil` where they do not go together.
  package init?(verbs: [Verb], points: [Point], weights: [Double]) {
    var nextPoint = 0
    var nextWeight = 0
    for verb in verbs {
      let count = verb.pointCount
      guard points.count - nextPoint >= count, verb != .conic || nextWeight < weights.count else {
        return nil
      }
      // Every contour begins with a move.
      if verb != .move, nextPoint == 0 { return nil }
      if verb == .move { contourStart = points[nextPoint] }
      if verb == .conic { nextWeight += 1 }
      nextPoint += count
    }
    guard nextPoint == points.count, nextWeight == weights.count else { return nil }
    (self.verbs, self.points, self.weights) = (verbs, points, weights)
  }

  public var isEmpty: Bool { verbs.isEmpty }

  /// The end of the last step, where the next one begins; `nil` before the first.
  public var currentPoint: Point? {
    verbs.isEmpty ? nil : verbs.last == .close ? contourStart : points.last
  }

  public mutating func move(to point: Point) {
    verbs.append(.move)
    points.append(point)
    contourStart = point
  }

  public mutating func addLine(to point: Point) {
    startContourIfNeeded(at: point)
    verbs.append(.line)
    points.append(point)
  }

  /// Appends lines to a contour that has begun.
  mutating func addLines(_ ends: some Collection<Point>) {
    verbs.append(contentsOf: repeatElement(.line, count: ends.count))
    points.append(contentsOf: ends)
  }

  public mutating func addQuad(to end: Point, control: Point) {
    startContourIfNeeded(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  /// Appends a rational quadratic; a weight of 1 is a parabola, √½ a quarter of an ellipse.
  public mutating func addConic(to end: Point, control: Point, weight: Double) {
    startContourIfNeeded(at: control)
    verbs.append(.conic)
    points.append(control)
    points.append(end)
    weights.append(weight)
  }

  public mutating func addCubic(to end: Point, control1: Point, control2: Point) {
    startContourIfNeeded(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  public mutating func close() {
    guard !verbs.isEmpty, verbs.last != .close else { return }
    verbs.append(.close)
  }

  /// Appends every contour of another path.
  public mutating func append(_ other: VectorPath) {
    verbs += other.verbs
    points += other.points
    weights += other.weights
    if !other.isEmpty { contourStart = other.contourStart }
  }

  public mutating func reserveCapacity(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  /// A drawing step without a `move` starts where a closed contour began, or at its own first point.
  private mutating func startContourIfNeeded(at point: Point) {
    if verbs.isEmpty {
      move(to: point)
    } else if verbs.last == .close {
      move(to: contourStart)
    }
  }
}

extension VectorPath {
  /// The path with every point mapped by `transform`.
  public func transformed(by transform: PlaneTransform) -> VectorPath {
    mapPoints(transform.apply)
  }

  /// The path with every point passed through `transform`.
  public func mapPoints(_ transform: (Point) -> Point) -> VectorPath {
    var result = self
    for index in result.points.indices { result.points[index] = transform(points[index]) }
    result.contourStart = transform(contourStart)
    return result
  }

  /// The box around all points, controls included; `nil` for a path without points.
  public var controlBounds: Rect? {
    guard let first = points.first else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}

/// Which points an outline that crosses itself contains.
public enum FillRule: String, Hashable, Sendable {
  case nonZero
  case evenOdd
}
