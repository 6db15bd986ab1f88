import Layout

/// A linear map and an offset between the coordinates of a subtree and those of the picture.
package struct PageTransform: Equatable, Sendable {
  package private(set) var a = 1.0
  package private(set) var b = 0.0
  package private(set) var c = 0.0
  package private(set) var d = 1.0
  package private(set) var tx = 0.0
  package private(set) var ty = 0.0

  package static let identity = PageTransform()

  /// A turn around a point, clockwise.
  package static func rotation(degrees: Double, around center: Point) -> PageTransform {
    let (cosine, sine) = UnitCircle.point(degrees: degrees)
    return linear(cosine, sine, -sine, cosine, around: center)
  }

  /// Scaling from a point.
  package static func scale(x: Double, y: Double, around center: Point) -> PageTransform {
    linear(x, 0, 0, y, around: center)
  }

  /// A map from a corner.
  package static func plane(_ map: PlaneTransform, from corner: Point) -> PageTransform {
    var transform = linear(map.a, map.b, map.c, map.d, around: corner)
    transform.tx += map.tx
    transform.ty += map.ty
    return transform
  }

  private static func linear(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, around center: Point
  ) -> PageTransform {
    PageTransform(
      a: a, b: b, c: c, d: d, tx: center.x - a * center.x - c * center.y,
      ty: center.y - b * center.x - d * center.y)
  }

  package func map(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around a mapped one.
  package func boundingBox(of rect: Rect) -> Rect {
    guard self != .identity else { return rect }
    let corners = [
      map(rect.origin), map(Point(x: rect.maxX, y: rect.minY)),
      map(Point(x: rect.minX, y: rect.maxY)), map(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var box = Rect(origin: corners[0], size: .zero)
    for corner in corners { box = box.union(Rect(origin: corner, size: .zero)) }
    return box
  }

  /// `inner` first, then this map.
  package func after(_ inner: PageTransform) -> PageTransform {
    let offset = map(Point(x: inner.tx, y: inner.ty))
    return PageTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d, tx: offset.x, ty: offset.y)
  }

  /// The way back, or `nil` where the map flattens the plane.
  package var inverse: PageTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    let inverse = PageTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    let parts = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty]
    return parts.allSatisfy(\.isFinite) ? inverse : nil
  }

  /// How many times longer vertical lengths become, whatever way they point then.
  package var verticalScale: Double { (c * c + d * d).squareRoot() }
}

extension PlaneTransform {
  /// The way from the coordinates of a placed subtree to those of the page.
  package init(_ map: PageTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}
