public import Foundation

/// A movement of a view that depends on its size; a still picture shows the view at rest.
public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View { content }

  /// The effect without its part in layout, which it has none of.
  public func ignoredByLayout() -> Self { self }
}

/// A movement in the plane.
public struct ProjectionTransform: Hashable, Sendable {
  private let transform: CGAffineTransform

  public init() {
    transform = .identity
  }

  public init(_ transform: CGAffineTransform) {
    self.transform = transform
  }

  public var isIdentity: Bool { transform == .identity }
  public var isAffine: Bool { true }

  var affine: CGAffineTransform { transform }
}

extension View {
  /// Moves what is painted; layout does not change.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}
