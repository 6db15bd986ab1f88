import Layout

/// Where a shape covers the plane, as a question about points.
enum ShapeCoverage: Sendable {
  case rect(Rect)
  case rounded(Rect, CornerRadii)
  case ellipse(Rect)
  /// Closed rings, each a list of corners.
  case polygon([[Point]], isEvenOdd: Bool, bounds: Rect)
  /// Everything within half a pen's width of some lines.
  case pen([[Point]], reach: Double, bounds: Rect)

  /// The inside of a shape that was placed in a rectangle.
  init(_ geometry: ShapeGeometry, in frame: Rect) {
    let rect = frame.insetBy(dx: geometry.inset, dy: geometry.inset)
    if geometry.trim != nil {
      let lines = OutlineLines.of(geometry, in: frame)
      self = .polygon(lines, isEvenOdd: geometry.isEvenOdd, bounds: OutlineLines.bounds(lines))
      return
    }
    switch geometry.outline {
    case .rectangle: self = .rect(rect)
    case .roundedRectangle(let radii, _):
      self = .rounded(rect, RoundedCorners(rect: rect, radii: radii).radii)
    case .capsule:
      self = .rounded(rect, CornerRadii(max(0, min(rect.width, rect.height) / 2)))
    case .circle: self = .ellipse(rect.innerSquare)
    case .ellipse: self = .ellipse(rect)
    case .path, .producer:
      let lines = OutlineLines.of(geometry, in: frame)
      self = .polygon(lines, isEvenOdd: geometry.isEvenOdd, bounds: OutlineLines.bounds(lines))
    }
  }

  /// The stroke of a shape that was placed in a rectangle.
  init(stroke: ShapeContent.Stroke, of geometry: ShapeGeometry, in frame: Rect) {
    var geometry = geometry
    if stroke.isInner { geometry.inset += stroke.pen.width / 2 }
    let lines = OutlineLines.of(geometry, in: frame)
    let reach = stroke.pen.width / 2
    self = .pen(
      lines, reach: reach, bounds: OutlineLines.bounds(lines).insetBy(dx: -reach, dy: -reach))
  }

  /// The smallest upright rectangle around the covered part.
  var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _), .ellipse(let rect): rect
    case .polygon(_, _, let bounds), .pen(_, _, let bounds): bounds
    }
  }

  /// Whether a point is covered, edges included.
  func contains(_ point: Point) -> Bool {
    guard bounds.holds(point) else { return false }
    switch self {
    case .rect: return true
    case .rounded(let rect, let radii): return Self.rounded(rect, radii, holds: point)
    case .ellipse(let rect):
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .polygon(let rings, let isEvenOdd, _):
      let winding = rings.reduce(0) { $0 + Self.winding(of: $1, around: point) }
      return isEvenOdd ? winding & 1 != 0 : winding != 0
    case .pen(let lines, let reach, _):
      return lines.contains { Self.distanceSquared(from: point, to: $0) <= reach * reach }
    }
  }

  /// Whether the covered part has every point of an upright rectangle.
  func covers(_ box: Rect) -> Bool {
    switch self {
    case .rect(let rect): rect.contains(box)
    case .rounded, .ellipse:
      // Both are convex: the corners decide.
      contains(box.origin) && contains(Point(x: box.maxX, y: box.minY))
        && contains(Point(x: box.minX, y: box.maxY)) && contains(Point(x: box.maxX, y: box.maxY))
    case .polygon, .pen: false
    }
  }

  /// Whether an upright rectangle may have a covered point; `false` only where it has none.
  func mayTouch(_ box: Rect) -> Bool {
    guard bounds.intersection(box) != nil else { return false }
    guard case .pen(let lines, let reach, _) = self else { return true }
    let far = reach + (box.width * box.width + box.height * box.height).squareRoot() / 2
    return lines.contains { Self.distanceSquared(from: box.center, to: $0) <= far * far }
  }

  private static func rounded(_ rect: Rect, _ radii: CornerRadii, holds point: Point) -> Bool {
    let isLeft = point.x < rect.midX
    let isTop = point.y < rect.midY
    let radius =
      isTop
      ? (isLeft ? radii.topLeft : radii.topRight)
      : (isLeft ? radii.bottomLeft : radii.bottomRight)
    let x = isLeft ? rect.minX + radius - point.x : point.x - (rect.maxX - radius)
    let y = isTop ? rect.minY + radius - point.y : point.y - (rect.maxY - radius)
    guard x > 0, y > 0 else { return true }
    return x * x + y * y <= radius * radius
  }

  /// How often a ring turns around a point: crossings of the ray towards positive x.
  private static func winding(of ring: [Point], around point: Point) -> Int {
    guard var from = ring.last else { return 0 }
    var winding = 0
    for to in ring {
      if (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
      from = to
    }
    return winding
  }

  private static func distanceSquared(from point: Point, to line: [Point]) -> Double {
    var least = Double.infinity
    for (from, to) in zip(line, line.dropFirst()) {
      let (along, offset) = (to - from, point - from)
      let squared = along.x * along.x + along.y * along.y
      let dot = offset.x * along.x + offset.y * along.y
      let share = squared > 0 ? min(max(dot / squared, 0), 1) : 0
      let (x, y) = (offset.x - along.x * share, offset.y - along.y * share)
      least = min(least, x * x + y * y)
    }
    return least
  }
}

extension Rect {
  /// Whether a point lies in the rectangle or on its edge.
  func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The largest square in the middle.
  var innerSquare: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
