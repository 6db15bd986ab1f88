public import Foundation

/// A movement of a view that depends on its size.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// How the view moves, for its size in points. Layout does not change.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, moved as the effect says for its size; without perspective.
  public func body(content: Content) -> some View {
    content.visualEffect { view, geometry in
      view.projectionEffect(effectValue(size: geometry.size))
    }
  }

  /// The effect without its part in layout, which it has none of.
  public func ignoredByLayout() -> Self { self }
}

/// A projective movement in the plane: three rows of three numbers, which multiply points as rows.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Moves nothing.
  public init() {}

  /// Moves points as a transform of the plane does.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether nothing is moved.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This movement and then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * other.m11 + b * other.m21 + c * other.m31,
        a * other.m12 + b * other.m22 + c * other.m32,
        a * other.m13 + b * other.m23 + c * other.m33
      )
    }
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// The movement without its perspective, which no picture has.
  var affine: CGAffineTransform {
    let scale = m33 == 0 ? 1 : 1 / m33
    return CGAffineTransform(
      a: m11 * scale, b: m12 * scale, c: m21 * scale, d: m22 * scale, tx: m31 * scale,
      ty: m32 * scale)
  }
}

extension View {
  /// Moves what is painted, without perspective; layout does not change.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    if transform.m13 != 0 || transform.m23 != 0 {
      PictureGaps.note("the perspective of a projection is not drawn")
    }
    return transformEffect(transform.affine)
  }
}
