public import Foundation

/// A shape drawn in a rectangle of a size of its own, at the corner of the one it is given.
public nonisolated struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  public func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
