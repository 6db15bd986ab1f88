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

    public static var foreground: Shading { style(.foreground) }
    public static var backdrop: Shading { style(.background) }

    public static func color(_ color: Color) -> Shading { style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading { _, environment in style._resolvePaint(in: environment) }
    }

    /// The first of several shadings.
    public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

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

    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter { _ in .blur(radius: max(radius.finite(or: 0), 0)) }
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMatrix(.multiply(color.resolve(in: $0.appearance))) }
    }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { _ in .colorMatrix(.inverted) }
    }

    public static func grayscale(_ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(.saturation(1 - min(max(amount, 0), 1))) }
    }

    public static func saturation(_ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(.saturation(amount)) }
    }

    public static func brightness(_ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(.brightness(amount)) }
    }

    public static func contrast(_ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(.contrast(amount)) }
    }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter { _ in .colorMatrix(.hueRotation(degrees: angle.degrees)) }
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in .transform(PlaneTransform(matrix.affine)) }
    }
  }

  /// How a shadow is drawn, which every one here is beneath what casts it.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public nonisolated init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur treats the edges.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public nonisolated init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let opaque = BlurOptions(rawValue: 1)
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
