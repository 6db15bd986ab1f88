public import Foundation
import Layout

/// A shadow that belongs to a style instead of a view.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow behind what is drawn.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow within the edges of what is drawn.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with a shadow.
///
/// Shapes, texts and symbols have a drop shadow, and the fills of shapes an inner one.
public struct ShadowedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    style._resolvePaint(in: environment)
  }

  /// True: it has at least its own.
  public var _hasShadows: Bool { true }

  public func _resolveShadows(in environment: EnvironmentValues) -> [ResolvedShadow] {
    let own = ResolvedShadow(
      color: shadow.color.resolve(in: environment.appearance),
      radius: max(shadow.radius.finite(or: 0), 0),
      offset: Point(x: shadow.x.finite(or: 0), y: shadow.y.finite(or: 0)),
      isInner: shadow.isInner)
    return style._resolveShadows(in: environment) + [own]
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}
