public import Foundation
import Layout

/// A rectangle as large as the room it is given.
public nonisolated struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public init() {}

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry { ShapeGeometry(.rectangle) }
  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<Rectangle> { InsetOf(self, by: amount) }
}

/// A rectangle with four equal rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The radii of the corners in points; the smaller one is used for both axes.
  public var cornerSize: CGSize
  /// How straight edges run into the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with one radius for all corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with a radius in points, the smaller one of the size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry {
    let radius = min(cornerSize.width, cornerSize.height).cornerRadius
    return ShapeGeometry(.roundedRectangle(CornerRadii(radius), style.resolved))
  }

  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<RoundedRectangle> { InsetOf(self, by: amount) }
}

/// A rectangle with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The radius of each corner in points.
  public var cornerRadii: RectangleCornerRadii
  /// How straight edges run into the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// The same, with the radii of the corners in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry {
    ShapeGeometry(.roundedRectangle(cornerRadii.resolved, style.resolved))
  }

  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<UnevenRoundedRectangle> {
    InsetOf(self, by: amount)
  }
}

extension CGFloat {
  /// The radius of a corner in points: one without an end is as large as the sides have room for, what is negative or no
  /// number is none.
  nonisolated fileprivate var cornerRadius: Double {
    self == .infinity ? 1e6 : Swift.max(finite(or: 0), 0)
  }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// In a left-to-right layout, the top left.
  public var topLeading: CGFloat
  /// In a left-to-right layout, the bottom left.
  public var bottomLeading: CGFloat
  /// In a left-to-right layout, the bottom right.
  public var bottomTrailing: CGFloat
  /// In a left-to-right layout, the top right.
  public var topTrailing: CGFloat

  /// Makes radii in points; negative ones count as 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii in a left-to-right layout.
  var resolved: CornerRadii {
    CornerRadii(
      topLeft: topLeading.cornerRadius, topRight: topTrailing.cornerRadius,
      bottomRight: bottomTrailing.cornerRadius, bottomLeft: bottomLeading.cornerRadius)
  }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  /// Has no effect: with either style the shorter sides are half circles.
  public var style: RoundedCornerStyle

  /// Makes a capsule; either style looks the same.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  // With radii of half the shorter side, both corner styles come to half circles.
  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry { ShapeGeometry(.capsule(.circular)) }
  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<Capsule> { InsetOf(self, by: amount) }
}

/// The largest circle in the middle of the room it is given.
public nonisolated struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry { ShapeGeometry(.circle) }
  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<Circle> { InsetOf(self, by: amount) }
}

/// An ellipse that touches all sides of the room it is given.
public nonisolated struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry { ShapeGeometry(.ellipse) }
  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<Ellipse> { InsetOf(self, by: amount) }
}

/// A shape drawn a distance inside its own outline; corners keep their centres.
public nonisolated struct InsetOf<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  package init(_ base: Base, by amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { _geometry.path(in: rect) }

  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry {
    var geometry = base._geometry
    geometry.inset += amount.finite(or: 0)
    return geometry
  }

  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<Base> {
    InsetOf(base, by: self.amount + amount)
  }

  /// What the shape does from which this one is made.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a shape.
  public init(_ shape: some Shape) {
    base = shape
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry { base._geometry }
  /// What the shape does from which this one is made.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// The shape of what it is the background of; a rectangle in a picture.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry { ShapeGeometry(.rectangle) }
  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<ContainerRelativeShape> {
    InsetOf(self, by: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle as large as the room it is given.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
  /// The same; either style looks the same.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of the room it is given.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides of the room it is given.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with one radius for all corners, in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Corners as round as those of buttons.
  public static var buttonBorder: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }

  /// A rectangle with a radius in points for all corners, the smaller one of the size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what it is the background of; a rectangle in a picture.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with a radius in points for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
