package import Graphics
package import Components
package import Layout

/// What a shape covers of the page, as a question about points; in points of the page.
package final class SampledShape {
  /// All that it can cover.
  let bounds: Rect
  /// Whether it covers all of its bounds.
  private let isBox: Bool
  /// Whether every line between two covered points is covered.
  private let isConvex: Bool
  /// Parts that it covers wholly, and parts that it leaves free.
  private let covered: [Rect]
  private let free: [Rect]
  private let path: VectorPath
  private let rule: FillRule
  private let toPage: PlaneTransform
  /// The error that straight pieces of a curve may have.
  private let tolerance: Double
  /// What also has to cover a point.
  private let limit: SampledShape?
  private lazy var rings = flattened()

  /// The inside of a shape.
  ///
  /// - Parameter scale: pixels per point, which decides how finely curves are followed.
  convenience init?(_ shape: PlaneShape, toPage map: PlaneTransform, scale: Double) {
    if case .rect(let rect) = shape, map.isScaleAndTranslation {
      let page = map.boundingBox(of: rect)
      guard !page.isEmpty, Flattening.isDrawable(page) else { return nil }
      self.init(box: page)
      return
    }
    if case .path = shape {} else if shape.bounds.isEmpty { return nil }
    var isConvex = true
    if case .path = shape { isConvex = false }
    self.init(
      shape.path, shape.fillRule, toPage: map, scale: scale, isConvex: isConvex,
      covered: Self.bars(of: shape, map))
  }

  /// The inside of a node's shape, in its frame.
  package convenience init?(
    _ geometry: ShapeGeometry, in frame: Rect, toPage map: PlaneTransform, scale: Double
  ) {
    self.init(
      PlaneShape(geometry, in: frame).trimmed(geometry.trim), toPage: map, scale: scale)
  }

  /// A line along a shape.
  convenience init?(
    stroke style: PenStroke, of shape: PlaneShape, toPage map: PlaneTransform, scale: Double
  ) {
    guard let outline = Stroker.outline(of: shape, style, scale: map.meanScale * scale) else {
      return nil
    }
    self.init(
      outline.path, outline.rule, toPage: map, scale: scale, isConvex: false, covered: [],
      free: Self.bars(of: shape.inset(by: style.width), map),
      limit: outline.isClippedToShape
        ? SampledShape(shape, toPage: map, scale: scale) : nil)
  }

  init(box: Rect) {
    bounds = box
    (isBox, isConvex, covered, free) = (true, true, [], [])
    (path, rule, toPage, tolerance, limit) = (VectorPath(), .nonZero, .identity, 0, nil)
  }

  init?(
    _ path: VectorPath, _ rule: FillRule, toPage map: PlaneTransform, scale: Double, isConvex: Bool,
    covered: [Rect], free: [Rect] = [], limit: SampledShape? = nil
  ) {
    guard let box = path.deviceBounds(map), Flattening.isDrawable(box), scale > 0 else {
      return nil
    }
    bounds = box
    isBox = false
    self.isConvex = isConvex
    self.covered = covered
    self.free = free
    self.path = path
    self.rule = rule
    toPage = map
    tolerance = Flattening.deviceTolerance / scale
    self.limit = limit
  }

  /// The largest bars inside a round rectangle that its corners do not cut.
  private static func bars(of shape: PlaneShape, _ map: PlaneTransform) -> [Rect] {
    guard let box = RoundedBox(shape, toDevice: map) else { return [] }
    let corner = box.cornerReach
    return [box.rect.insetBy(dx: corner, dy: 0), box.rect.insetBy(dx: 0, dy: corner)]
      .filter { $0.width > 0 && $0.height > 0 }
  }

  /// Whether a point is covered, edges of boxes included.
  func contains(_ point: Point) -> Bool {
    guard bounds.holds(point) else { return false }
    if isBox || covered.contains(where: { $0.holds(point) }) { return true }
    if let limit, !limit.contains(point) { return false }
    let winding = rings.reduce(0) { $0 + Self.winding(of: $1, around: point) }
    return rule == .evenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Whether every point of an upright rectangle is covered; `false` may also mean not known.
  package func covers(_ box: Rect) -> Bool {
    if isBox { return bounds.contains(box) }
    if covered.contains(where: { $0.contains(box) }) { return true }
    // Of what is convex the corners decide.
    return isConvex && box.corners.allSatisfy(contains)
  }

  /// Whether an upright rectangle may have a covered point; `false` only where it has none.
  func mayTouch(_ box: Rect) -> Bool {
    bounds.intersection(box) != nil && !free.contains { $0.contains(box) }
  }

  /// The shape without its round corners, where those cut only the empty corners of a line of text.
  func softened(under box: Rect) -> SampledShape {
    guard isConvex, !isBox, bounds.contains(box) else { return self }
    // Glyphs keep away from the corners of their line by a fifth of its height.
    return covers(box.insetBy(dx: min(2, box.width / 10), dy: box.height / 5))
      ? SampledShape(box: bounds) : self
  }

  private func flattened() -> [[SIMD2<Double>]] {
    var sink = PolylineSink()
    Flattening(tolerance: tolerance).flatten(path, by: toPage, into: &sink)
    sink.finish()
    return sink.lines.map { $0.vertices.map(\.point) }
  }

  /// How often a ring turns around a point: crossings of the ray towards positive x.
  private static func winding(of ring: [SIMD2<Double>], around point: Point) -> Int {
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
}

extension Rect {
  /// Whether a point is in the rectangle or on its edge.
  package func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  fileprivate var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}
