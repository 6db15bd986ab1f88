public import Foundation
import Layout

nonisolated extension Path {
  /// The smallest upright rectangle around every point of the path, control points included.
  public var boundingRect: CGRect {
    resolved.controlBounds.map {
      CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
    } ?? .zero
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The path with every point moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapPoints { $0.applying(transform) }
  }

  /// Adds the segments of a path with every point moved by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
}

#if !canImport(Darwin)
  /// A linear map and a translation of the plane.
  public struct CGAffineTransform: Hashable, Sendable {
    /// How far x follows x.
    public var a: CGFloat
    /// How far y follows x.
    public var b: CGFloat
    /// How far x follows y.
    public var c: CGFloat
    /// How far y follows y.
    public var d: CGFloat
    /// How far points move to the right.
    public var tx: CGFloat
    /// How far points move down.
    public var ty: CGFloat

    /// Makes a map with `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes the identity.
    public init() {
      self = .identity
    }

    /// Moves points to the right and down.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Scales points from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn by an angle in radians, clockwise on the screen.
    public init(rotationAngle angle: CGFloat) {
      self.init(.rotation(degrees: Angle(radians: Double(angle)).degrees))
    }

    /// Whether every point stays where it is.
    public var isIdentity: Bool { self == .identity }

    /// This map first, then another one.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(plane.followed(by: other.plane))
    }

    /// A move first, then this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A scale first, then this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn in radians first, clockwise on the screen, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGAffineTransform {
    init(_ plane: PlaneTransform) {
      self.init(a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: plane.tx, ty: plane.ty)
    }

    fileprivate var plane: PlaneTransform {
      PlaneTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
  }

  extension CGPoint {
    /// The point moved by a transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      let moved = t.plane.apply(to: point)
      return CGPoint(x: moved.x, y: moved.y)
    }
  }
#endif

extension PlaneTransform {
  /// The same map; a number that is not finite is the identity's.
  init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a.finite(or: 1), b: transform.b.finite(or: 0), c: transform.c.finite(or: 0),
      d: transform.d.finite(or: 1), tx: transform.tx.finite(or: 0),
      ty: transform.ty.finite(or: 0))
  }
}
