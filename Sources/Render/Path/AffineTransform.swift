package import Components
package import Layout

/// A map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct AffineTransform: Equatable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The way from the coordinates of a placed subtree to those of the page.
  package init(_ map: PageTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A clockwise rotation about the origin, in turns: 0.25 maps +x to +y exactly.
  package static func rotation(turns: Double) -> AffineTransform {
    let (sine, cosine) = sineAndCosine(turns: turns)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The same map about another fixed point.
  package func around(_ anchor: Point) -> AffineTransform {
    AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .followed(by: self)
      .followed(by: .translation(x: anchor.x, y: anchor.y))
  }

  /// The map that applies this one first and `next` to its result.
  package func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  @inline(__always)
  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  package var determinant: Double { a * d - b * c }

  /// The map back, or `nil` where this one flattens the plane or is not finite.
  package var inverted: AffineTransform? {
    let area = determinant
    guard area.isFinite, area != 0, tx.isFinite, ty.isFinite else { return nil }
    let result = AffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    return result.isFinite ? result : nil
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether axis-aligned rectangles stay axis-aligned and keep their orientation.
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether circles stay circles.
  package var isUniformScaleAndTranslation: Bool { isScaleAndTranslation && a == d }

  /// The side of a square whose area a unit square gets: the length factor for widths and sigmas.
  package var meanScale: Double { determinant.magnitude.squareRoot() }

  /// The box around a mapped rectangle.
  package func boundingBox(of rect: Rect) -> Rect {
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
