public import Foundation
import Layout

extension GraphicsContext {
  /// What a path is filled or stroked with; points are those of the canvas.
  @MainActor @preconcurrency
  public struct Shading {
    fileprivate let make: (CGSize, EnvironmentValues) -> ResolvedPaint

    private init(_ make: @escaping (CGSize, EnvironmentValues) -> ResolvedPaint) {
      self.make = make
    }

    func paint(in size: CGSize, _ environment: EnvironmentValues) -> ResolvedPaint {
      make(size, environment)
    }

    /// The foreground style of the environment.
    public static var foreground: Shading { style(.foreground) }
    /// The background style of the environment.
    public static var backdrop: Shading { style(.background) }

    /// A colour, resolved in the context's environment.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour from its components, each in `0...1` in the colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey from its brightness and opacity, both in `0...1`.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Any style, resolved in the context's environment.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading { _, environment in style._resolvePaint(in: environment) }
    }

    /// The first of several shadings.
    public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

    /// A gradient along a line between two points of the canvas, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size, environment in
        .linearGradient(
          stops: gradient.resolvedStops(in: environment), start: startPoint.unit(in: size),
          end: endPoint.unit(in: size))
      }
    }

    /// A gradient around a point of the canvas, between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size, environment in
        .radialGradient(
          stops: gradient.resolvedStops(in: environment), center: center.unit(in: size),
          startRadius: startRadius.finite(or: 0), endRadius: endRadius.finite(or: 0))
      }
    }

    /// A gradient once around a point of the canvas, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { size, environment in
        .angularGradient(
          stops: gradient.resolvedStops(in: environment), center: center.unit(in: size),
          startAngle: angle.degrees, endAngle: angle.degrees + 360)
      }
    }
  }

  /// A change of what is drawn.
  @MainActor @preconcurrency
  public struct Filter {
    let effect: (EnvironmentValues) -> VisualEffect

    private init(_ effect: @escaping (EnvironmentValues) -> VisualEffect) {
      self.effect = effect
    }

    /// A shadow beneath what is drawn; lengths are in points, a negative radius counts as 0.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        .shadow(
          color: color.resolve(in: environment.appearance), radius: max(radius.finite(or: 0), 0),
          offset: Point(x: x.finite(or: 0), y: y.finite(or: 0)))
      }
    }

    /// A blur of a radius in points; a negative one counts as 0.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter { _ in .blur(radius: max(radius.finite(or: 0), 0)) }
    }

    /// Multiplies the colour of each pixel by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMatrix(.multiply(color.resolve(in: $0.appearance))) }
    }

    /// Inverts the colours; they are always inverted in full, whatever the amount.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { _ in .colorMatrix(.inverted) }
    }

    /// Takes the colour away: 0 keeps it, 1 leaves only greys; others are limited to `0...1`.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(.saturation(1 - min(max(amount, 0), 1))) }
    }

    /// Changes how saturated the colours are: 1 keeps them, 0 leaves only greys.
    public static func saturation(_ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(.saturation(amount)) }
    }

    /// Adds an amount to each component of a colour: 0 keeps it, 1 makes it white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(.brightness(amount)) }
    }

    /// Changes the contrast: 1 keeps the colours, 0 makes them all the same grey.
    public static func contrast(_ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(.contrast(amount)) }
    }

    /// Turns the hue of the colours by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter { _ in .colorMatrix(.hueRotation(degrees: angle.degrees)) }
    }

    /// Maps what is drawn by the affine part of a matrix.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in .transform(PlaneTransform(matrix.affine)) }
    }
  }

  /// How a shadow is drawn, which every one here is beneath what casts it.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from its bits; unknown ones are kept.
    public nonisolated init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Has no effect: the shadow is beneath what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Has no effect: what casts the shadow is drawn too.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Has no effect: the shadow is that of what is drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Has no effect: each thing that is drawn has its shadow.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur treats the edges.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from its bits; unknown ones are kept.
    public nonisolated init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Has no effect: the blur reaches beyond the edges.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Has no effect: results are not dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}

extension CGPoint {
  /// The point as fractions of a size.
  fileprivate func unit(in size: CGSize) -> Point {
    Point(
      x: size.width > 0 ? x.finite(or: 0) / size.width : 0,
      y: size.height > 0 ? y.finite(or: 0) / size.height : 0)
  }
}
