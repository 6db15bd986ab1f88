public import Foundation

/// A movement of a view that depends on its size; a still picture shows the view at rest.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// How the view would move, for its size in points; it is never asked for.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view at rest.
  public func body(content: Content) -> some View { content }

  /// The effect without its part in layout, which it has none of.
  public func ignoredByLayout() -> Self { self }
}

/// A movement in the plane.
public struct ProjectionTransform: Hashable, Sendable {
  private let transform: CGAffineTransform

  /// Moves nothing.
  public init() {
    transform = .identity
  }

  /// Moves points as a transform of the plane does.
  public init(_ transform: CGAffineTransform) {
    self.transform = transform
  }

  /// Whether nothing is moved.
  public var isIdentity: Bool { transform == .identity }
  /// Whether parallel lines stay parallel: always true.
  public var isAffine: Bool { true }

  var affine: CGAffineTransform { transform }
}

extension View {
  /// Moves what is painted; layout does not change.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}
