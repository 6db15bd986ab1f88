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

  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
}

#if !canImport(CoreGraphics)
  /// A linear map and a translation of the plane.
  public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init() {
      self = .identity
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn by an angle in radians, clockwise on the screen.
    public init(rotationAngle angle: CGFloat) {
      self.init(.rotation(degrees: Angle(radians: Double(angle)).degrees))
    }

    public var isIdentity: Bool { self == .identity }

    /// This map first, then another one.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(plane.followed(by: other.plane))
    }

    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGAffineTransform {
    fileprivate init(_ plane: PlaneTransform) {
      self.init(a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: plane.tx, ty: plane.ty)
    }

    fileprivate var plane: PlaneTransform {
      PlaneTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
  }

  extension CGPoint {
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
