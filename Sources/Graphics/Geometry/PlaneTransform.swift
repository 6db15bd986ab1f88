/// A map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, in points.
public struct PlaneTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable public static func translation(x: Double, y: Double) -> PlaneTransform {
    PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  @inlinable public static func scale(x: Double, y: Double) -> PlaneTransform {
    PlaneTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A clockwise rotation about the origin, in turns: 0.25 maps +x to +y exactly.
  @inlinable public static func rotation(turns: Double) -> PlaneTransform {
    let (cosine, sine) = UnitCircle.point(turns: turns)
    return PlaneTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A clockwise rotation about the origin in degrees; quarter turns are exact.
  public static func rotation(degrees: Double) -> PlaneTransform {
    let (cosine, sine) = UnitCircle.point(degrees: degrees)
    return PlaneTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The same map about another fixed point.
  @inlinable public func around(_ anchor: Point) -> PlaneTransform {
    PlaneTransform.translation(x: -anchor.x, y: -anchor.y)
      .followed(by: self)
      .followed(by: .translation(x: anchor.x, y: anchor.y))
  }

  /// The map that applies this one first and `next` to its result.
  @inlinable public func followed(by next: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  @inlinable @inline(__always)
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  @inlinable public var determinant: Double { a * d - b * c }

  /// The map back, or `nil` where this one flattens the plane or is not finite.
  @inlinable public var inverted: PlaneTransform? {
    let area = determinant
    guard area.isFinite, area != 0, tx.isFinite, ty.isFinite else { return nil }
    let result = PlaneTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    return result.isFinite ? result : nil
  }

  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether axis-aligned rectangles stay axis-aligned and keep their orientation.
  @inlinable public var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether circles stay circles.
  @inlinable public var isUniformScaleAndTranslation: Bool { isScaleAndTranslation && a == d }

  /// The side of a square whose area a unit square gets: the length factor for widths and sigmas.
  @inlinable public var meanScale: Double { determinant.magnitude.squareRoot() }

  /// How many times longer vertical lengths become, whatever way they point then.
  @inlinable public var verticalFactor: Double { (c * c + d * d).squareRoot() }

  /// The box around a mapped rectangle.
  @inlinable public func boundingBox(of rect: Rect) -> Rect {
    guard self != .identity else { return rect }
    let corners = [
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    var (minX, minY, maxX, maxY) = (corners[0].x, corners[0].y, corners[0].x, corners[0].y)
    for corner in corners {
      minX = min(minX, corner.x)
      minY = min(minY, corner.y)
      maxX = max(maxX, corner.x)
      maxY = max(maxY, corner.y)
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
