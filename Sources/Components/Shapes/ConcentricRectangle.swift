public import Foundation

extension Edge {
  /// The corners of a rectangle.
  public enum Corner {
    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat

      /// A corner with a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

      /// A corner around the centre of that of the container, which is drawn without a radius, and told.
      public static var concentric: Style { PictureGaps.notDrawn(Style(radius: 0)) }

      /// A corner around the centre of that of the container, which is drawn with the least radius, and told.
      public static func concentric(minimum: Style) -> Style { PictureGaps.notDrawn(minimum) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A corner with a radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// A corner with a radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners have the radii of the shape around it, less what is between them.
///
/// What is around it is not known here: such corners have their least radius.
public nonisolated struct ConcentricRectangle: InsettableShape {
  private let outline: UnevenRoundedRectangle

  /// A rectangle with concentric corners.
  public init() { self.init(corners: .concentric) }

  /// A rectangle whose corners are all as round as one says.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  /// A rectangle with corners of its own.
  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    outline = UnevenRoundedRectangle(
      topLeadingRadius: topLeadingCorner.radius, bottomLeadingRadius: bottomLeadingCorner.radius,
      bottomTrailingRadius: bottomTrailingCorner.radius,
      topTrailingRadius: topTrailingCorner.radius)
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The outline before its rectangle is known; for the engine.
  public var _geometry: ShapeGeometry { outline._geometry }

  /// The shape drawn a distance in points inside its own outline.
  public func inset(by amount: CGFloat) -> InsetOf<ConcentricRectangle> {
    InsetOf(self, by: amount)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are all as round as one says.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
