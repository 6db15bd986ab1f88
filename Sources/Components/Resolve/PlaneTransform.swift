import Foundation

/// A map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, in points.
public struct PlaneTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  init(_ transform: CGAffineTransform) {
    (a, b) = (transform.a.finite(or: 1), transform.b.finite(or: 0))
    (c, d) = (transform.c.finite(or: 0), transform.d.finite(or: 1))
    (tx, ty) = (transform.tx.finite(or: 0), transform.ty.finite(or: 0))
  }
}
