public import Foundation

/// A shape drawn in a rectangle of a size of its own, at the corner of the one it is given.
public nonisolated struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize
  var anchor = UnitPoint.topLeading

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return base.path(in: CGRect(origin: origin, size: size))
  }

  /// What the shape does from which this one is made.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
