import Foundation

/// A map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, in points.
public struct PlaneTransform: Hashable, Sendable {
  /// How far x follows x.
  public var a: Double
  /// How far y follows x.
  public var b: Double
  /// How far x follows y.
  public var c: Double
  /// How far y follows y.
  public var d: Double
  /// How far points move to the right.
  public var tx: Double
  /// How far points move down.
  public var ty: Double

  init(_ transform: CGAffineTransform) {
    (a, b) = (transform.a.finite(or: 1), transform.b.finite(or: 0))
    (c, d) = (transform.c.finite(or: 0), transform.d.finite(or: 1))
    (tx, ty) = (transform.tx.finite(or: 0), transform.ty.finite(or: 0))
  }
}
