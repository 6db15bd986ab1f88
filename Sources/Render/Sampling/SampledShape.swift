package import Graphics
package import Components
import Layout

/// What a shape covers of the page, as a question about points; in points of the page.
package final class SampledShape {
  /// What the shape is made of; its outline is made when a point near it is asked for.
  private enum Source {
    /// All of its bounds.
    case box
    case shape(PlaneShape)
    case line(PlaneShape, PenStroke)
    case path(VectorPath, FillRule)
  }

  /// The outline in straight pieces.
  private final class Rings {
    let edges: EdgeBands
    let rule: FillRule
    /// What also has to cover a point.
    let limit: SampledShape?

    init(edges: EdgeBands = EdgeBands([]), rule: FillRule = .nonZero, limit: SampledShape? = nil) {
      self.edges = edges
      self.rule = rule
      self.limit = limit
    }
  }

  /// All that it can cover.
  let bounds: Rect
  private let source: Source
  /// Parts that it covers wholly, and parts that it leaves free.
  private let covered: [Rect]
  private let free: [Rect]
  private let toPage: PlaneTransform
  /// Pixels per point, which decides how finely curves are followed.
  private let scale: Double
  private lazy var rings = flattened()

  /// The inside of a node's shape, in its frame.
  ///
  /// - Parameter scale: pixels per point, which decides how finely curves are followed.
  package convenience init?(
    _ geometry: ShapeGeometry, in frame: Rect, toPage map: PlaneTransform, scale: Double
  ) {
    self.init(PlaneShape(geometry, in: frame).trimmed(geometry.trim), toPage: map, scale: scale)
  }

  /// The inside of a shape.
  convenience init?(_ shape: PlaneShape, toPage map: PlaneTransform, scale: Double) {
    switch shape {
    case .rect(let rect) where map.isScaleAndTranslation:
      self.init(.box, in: map.boundingBox(of: rect), toPage: map, scale: scale)
    case .path(let path, let rule):
      self.init(path, rule, toPage: map, scale: scale)
    default:
      self.init(
        .shape(shape), in: map.boundingBox(of: shape.bounds), toPage: map, scale: scale,
        covered: Self.bars(of: shape, map))
    }
  }

  /// A line along a shape.
  convenience init?(
    stroke style: PenStroke, of shape: PlaneShape, toPage map: PlaneTransform, scale: Double
  ) {
    guard style.pen.width > 0, style.pen.width.isFinite else { return nil }
    // No corner of shapes other than paths is sharp: a line reaches no farther than its width.
    var reach = style.pen.width
    if case .path = shape { reach *= max(1, style.pen.miterLimit) }
    let bounds = shape.bounds.insetBy(dx: -reach, dy: -reach)
    self.init(
      .line(shape, style), in: map.boundingBox(of: bounds), toPage: map, scale: scale,
      free: Self.bars(of: shape.inset(by: style.pen.width), map))
  }

  /// What is inside an outline.
  convenience init?(
    _ path: VectorPath, _ rule: FillRule, toPage map: PlaneTransform, scale: Double
  ) {
    guard let box = path.deviceBounds(map) else { return nil }
    self.init(.path(path, rule), in: box, toPage: map, scale: scale)
  }

  init(box: Rect) {
    bounds = box
    (source, covered, free, toPage, scale) = (.box, [], [], .identity, 1)
  }

  private init?(
    _ source: Source, in bounds: Rect, toPage map: PlaneTransform, scale: Double,
    covered: [Rect] = [], free: [Rect] = []
  ) {
    guard map.isFinite, !bounds.isEmpty, Flattening.isDrawable(bounds), scale > 0 else {
      return nil
    }
    self.bounds = bounds
    self.source = source
    self.covered = covered
    self.free = free
    self.scale = scale
    toPage = map
  }

  private var isBox: Bool {
    if case .box = source { return true }
    return false
  }

  /// Whether every line between two covered points is known to be covered.
  private var isConvex: Bool {
    switch source {
    case .box, .shape: true
    case .line, .path: false
    }
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
    let rings = rings
    if let limit = rings.limit, !limit.contains(point) { return false }
    let winding = rings.edges.winding(around: point)
    return rings.rule == .evenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Whether every point of an upright rectangle is covered; `false` may also mean not known.
  package func covers(_ box: Rect) -> Bool {
    if isBox { return bounds.contains(box) }
    if covered.contains(where: { $0.contains(box) }) { return true }
    // Of what is convex the corners decide, and of a rectangle that no edge touches any point.
    if isConvex { return box.corners.allSatisfy(contains) }
    guard case .path = source, bounds.contains(box), rings.edges.passBy(box) else { return false }
    return contains(box.center)
  }

  /// Whether an upright rectangle may have a covered point; `false` only where it has none.
  func mayTouch(_ box: Rect) -> Bool {
    bounds.intersection(box) != nil && !free.contains { $0.contains(box) }
  }

  /// Whether every point of a rectangle is covered that can matter.
  ///
  /// - Parameter keepsLines: whether all of it matters; else it is a line of text, whose corners are
  ///   empty.
  func covers(_ box: Rect, keepsLines: Bool) -> Bool {
    if covers(box) { return true }
    guard !keepsLines, isConvex, !isBox, bounds.contains(box) else { return false }
    // Glyphs keep away from the corners of their line by a fifth of its height.
    return covers(box.insetBy(dx: min(2, box.width / 10), dy: box.height / 5))
  }

  private func flattened() -> Rings {
    switch source {
    case .box: Rings()
    case .shape(let shape): flattened(shape.path, shape.fillRule)
    case .path(let path, let rule): flattened(path, rule)
    case .line(let shape, let style): flattened(along: shape, style)
    }
  }

  private func flattened(along shape: PlaneShape, _ style: PenStroke) -> Rings {
    guard
      let outline = Stroker.outline(of: shape, style, scale: toPage.meanScale * scale)
    else { return Rings() }
    let limit = outline.isClippedToShape ? SampledShape(shape, toPage: toPage, scale: scale) : nil
    return flattened(outline.path, outline.rule, within: limit)
  }

  private func flattened(
    _ path: VectorPath, _ rule: FillRule, within limit: SampledShape? = nil
  ) -> Rings {
    var sink = PolylineSink()
    Flattening(tolerance: Flattening.deviceTolerance / scale)
      .flatten(path, by: toPage, into: &sink)
    sink.finish()
    return Rings(
      edges: EdgeBands(sink.lines.map { $0.vertices.map(\.point) }), rule: rule, limit: limit)
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
