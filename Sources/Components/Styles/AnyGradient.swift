public import Foundation

/// A gradient whose form follows from where it is used: in gauges along their bar or ring, elsewhere a run from top to
/// bottom.
public nonisolated struct AnyGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never

  let gradient: Gradient

  /// Makes a gradient of no form of its own.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    switch environment.gradientForm {
    case .vertical:
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        ._resolvePaint(in: environment)
    case .horizontal:
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        ._resolvePaint(in: environment)
    case .arc(let degrees):
      arc(of: degrees)._resolvePaint(in: environment)
    }
  }

  /// The gradient clockwise from the positive x axis; round ends of the arc have the colours of its ends.
  private func arc(of degrees: Double) -> AngularGradient {
    let room = max((360 - degrees) / 2, 10)
    let stops = gradient.stops.map { stop in
      let location = (room + Double(stop.location) * (360 - 2 * room)) / 360
      return Gradient.Stop(color: stop.color, location: CGFloat(location))
    }
    return AngularGradient(
      stops: stops, center: .center, startAngle: .degrees(-room), endAngle: .degrees(360 - room))
  }

  @MainActor public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    [.fill(self, in: context.environment)]
  }
}

/// The form of gradients that leave it to where they are used.
enum GradientForm {
  case vertical
  case horizontal
  /// Along an arc of so many degrees.
  case arc(Double)
}

private struct GradientFormKey: EnvironmentKey {
  static var defaultValue: GradientForm { .vertical }
}

extension EnvironmentValues {
  var gradientForm: GradientForm {
    get { self[GradientFormKey.self] }
    set { self[GradientFormKey.self] = newValue }
  }
}

extension Color {
  /// The colour with light from above: its upper end is a sixth of the way to white.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 1.0 / 6), self]))
  }
}

extension Gradient: ShapeStyle {
  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    AnyGradient(self)._resolvePaint(in: environment)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point of the filled rectangle, between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// The same, for colours at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient around a point; radii are fractions of the filled rectangle.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// The same, for colours at equal distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point, clockwise from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// The same, for colours at equal distances.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient once around a point, clockwise from an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// The same, for colours at equal distances.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line between two points of the filled rectangle.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A level of a style: the first is the style itself, the others recede by opacity, those of a background by its grounds.
public struct LeveledStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    let background = (style as? BackgroundStyle)?.paint(level: level, in: environment)
    return background ?? style._resolvePaint(in: environment).opacity([1, 0.75, 0.5, 0.3][level])
  }
}

// Opacities of the levels as `HierarchicalShapeStyle` has them for a chosen foreground.
extension ShapeStyle {
  /// The style at 75 % of its opacity.
  public var secondary: LeveledStyle<Self> { LeveledStyle(style: self, level: 1) }
  /// The style at 50 % of its opacity.
  public var tertiary: LeveledStyle<Self> { LeveledStyle(style: self, level: 2) }
  /// The style at 30 % of its opacity.
  public var quaternary: LeveledStyle<Self> { LeveledStyle(style: self, level: 3) }
}

extension ShapeStyle where Self == Color {
  /// The colour of prompts in empty fields.
  public static var placeholder: Color { .textTertiary }
  /// The colour of links.
  public static var link: Color { .accentColor }
  /// The colour of what is chosen.
  public static var selection: Color { .accentColor }
}
