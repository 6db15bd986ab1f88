/// The outline of one glyph: closed contours of curves of one degree, in font units, y upwards.
///
/// Filled with the non-zero rule. Of quadratic contours, two neighbouring off-curve points imply an
/// on-curve point half way between them, as in TrueType. Cubic contours start on the curve, and
/// their off-curve points come in pairs, as in CFF.
package struct GlyphOutline: Equatable, Sendable {
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double
    /// Whether the outline passes through the point; otherwise it is a control point.
    package var isOnCurve: Bool

    package init(x: Double, y: Double, isOnCurve: Bool) {
      self.x = x
      self.y = y
      self.isOnCurve = isOnCurve
    }
  }

  /// One step of a contour, for whoever builds a path.
  package enum Segment: Equatable, Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
    case cubic(
      control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
      y: Double)
    case close
  }

  /// The points of all contours, one contour after the other.
  package internal(set) var points: [Point] = []
  /// For each contour the index past its last point, ascending.
  package internal(set) var contourEnds: [Int] = []

  /// Whether the curves are cubic, with two control points each; otherwise quadratic.
  package let isCubic: Bool

  package var isEmpty: Bool { points.isEmpty }

  package init(isCubic: Bool = false) { self.isCubic = isCubic }

  package init(points: [Point], contourEnds: [Int], isCubic: Bool = false) {
    self.points = points
    self.contourEnds = contourEnds
    self.isCubic = isCubic
  }

  /// The contours as moves, lines and curves; each contour ends with `close`.
  package var segments: [Segment] {
    var segments: [Segment] = []
    segments.reserveCapacity(points.count + contourEnds.count * 2)
    var start = 0
    for end in contourEnds {
      if isCubic {
        appendCubicContour(start..<end, to: &segments)
      } else {
        appendContour(start..<end, to: &segments)
      }
      start = end
    }
    return segments
  }

  private func appendCubicContour(_ range: Range<Int>, to segments: inout [Segment]) {
    guard let first = range.first, range.count > 1 else { return }
    segments.append(.move(x: points[first].x, y: points[first].y))
    var index = first + 1
    while index < range.upperBound {
      let point = points[index]
      if point.isOnCurve {
        segments.append(.line(x: point.x, y: point.y))
        index += 1
        continue
      }
      guard index + 2 < range.upperBound else { break }
      let (second, end) = (points[index + 1], points[index + 2])
      segments.append(
        .cubic(
          control1X: point.x, control1Y: point.y, control2X: second.x, control2Y: second.y,
          x: end.x, y: end.y))
      index += 3
    }
    segments.append(.close)
  }

  private func appendContour(_ range: Range<Int>, to segments: inout [Segment]) {
    guard let first = range.first, range.count > 1 else { return }
    // Start on the curve: at the first such point, or half way between two control points.
    let anchor = range.first { points[$0].isOnCurve }
    let start =
      anchor.map { points[$0] } ?? middle(points[first], points[range.upperBound - 1])
    segments.append(.move(x: start.x, y: start.y))
    var control: Point?
    // Every point after the anchor once around, then back to the start.
    let offset = anchor.map { $0 + 1 - first } ?? 0
    let steps = anchor == nil ? range.count : range.count - 1
    for step in 0..<steps {
      let point = points[first + (offset + step) % range.count]
      append(point, control: &control, to: &segments)
    }
    if control != nil {
      append(start, control: &control, to: &segments)
    }
    segments.append(.close)
  }

  private func append(_ point: Point, control: inout Point?, to segments: inout [Segment]) {
    guard let pending = control else {
      if point.isOnCurve {
        segments.append(.line(x: point.x, y: point.y))
      } else {
        control = point
      }
      return
    }
    let end = point.isOnCurve ? point : middle(pending, point)
    segments.append(
      .quadratic(controlX: pending.x, controlY: pending.y, x: end.x, y: end.y))
    control = point.isOnCurve ? nil : point
  }

  private func middle(_ a: Point, _ b: Point) -> Point {
    Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true)
  }
}

/// The box around a glyph as its header states it, in font units, y upwards.
package struct GlyphExtents: Equatable, Sendable {
  package var xBearing: Int
  /// The top edge.
  package var yBearing: Int
  package var width: Int
  /// Negative: from the top edge down.
  package var height: Int
}

extension GlyphExtents {
  /// The box around all points of an outline, control points included; zero if there are none.
  init(_ outline: GlyphOutline) {
    guard let first = outline.points.first else {
      self.init(xBearing: 0, yBearing: 0, width: 0, height: 0)
      return
    }
    var (left, right, bottom, top) = (first.x, first.x, first.y, first.y)
    for point in outline.points {
      left = min(left, point.x)
      right = max(right, point.x)
      bottom = min(bottom, point.y)
      top = max(top, point.y)
    }
    let xBearing = Int(roundedToInt32(left))
    let yBearing = Int(roundedToInt32(top))
    self.init(
      xBearing: xBearing, yBearing: yBearing, width: Int(roundedToInt32(right)) - xBearing,
      height: Int(roundedToInt32(bottom)) - yBearing)
  }
}
