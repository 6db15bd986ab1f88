public import Foundation
import Layout

/// The outline of a line along a shape's outline; filled, it is what a pen draws.
public nonisolated struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  public static var role: ShapeRole { .stroke }
}

/// A stretch of a shape's outline.
public nonisolated struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let from: CGFloat
  let to: CGFloat

  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: from, to: to)
  }

  public var _geometry: ShapeGeometry {
    var geometry = base._geometry
    geometry.trim = (geometry.trim ?? .whole).part(
      from: from.finite(or: 0), to: to.finite(or: 1))
    return geometry
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape turned clockwise around a point of its rectangle.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let center = rect.point(at: anchor)
    let (cosine, sine) = UnitCircle.point(degrees: angle.degrees)
    return shape.path(in: rect).mapPoints { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape scaled from a point of its rectangle.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let center = rect.point(at: anchor)
    return shape.path(in: rect).mapPoints { point in
      CGPoint(
        x: center.x + (point.x - center.x) * scale.width,
        y: center.y + (point.y - center.y) * scale.height)
    }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape moved by a distance.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape with every point moved by a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Shape {
  /// The outline of a line along the shape's outline, half of it outside; a shape of its own.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }

  /// The outline of a line along the shape's outline, half of it outside; a shape of its own.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Keeps a stretch of the outline, as fractions of its length.
  public nonisolated func trim(from: CGFloat = 0, to: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(base: self, from: from, to: to)
  }

  /// Turns the shape clockwise around a point of its rectangle.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Scales the shape from a point of its rectangle.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape from a point of its rectangle.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Moves the shape.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Moves the shape.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Moves the shape.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Moves every point of the shape by a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Draws the shape in a rectangle of another size at the same corner.
  public nonisolated func size(_ size: CGSize) -> SizedShape<Self> {
    SizedShape(base: self, size: size)
  }

  /// Draws the shape in a rectangle of another size that shares a point with its own.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> SizedShape<Self> {
    SizedShape(base: self, size: size, anchor: anchor)
  }

  /// Draws the shape in a rectangle of another size at the same corner.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

extension CGRect {
  fileprivate func point(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}
