public import Foundation
import Graphics

/// A colour as an author names it: a role, a hue, a fixed value, or one derived from those.
///
/// It becomes concrete only when it is resolved against a theme and an appearance.
public struct Color: Hashable, Sendable {
  /// What the colour was made from.
  package indirect enum Provider: Hashable, Sendable {
    case role(ColorRole)
    case constant(ResolvedColor)
    case adaptive(Palette.Swatch)
    /// The tint of the place where the colour is used.
    case accent
    /// A colour that the theme or an asset catalog defines by name.
    case named(AssetReference)
    case opacity(Color, Double)
    case mix(Color, Color, Double)
    case scheme(light: Color, dark: Color)
    case system(SystemColor)
  }

  package let provider: Provider

  package init(_ provider: Provider) {
    self.provider = provider
  }

  /// The theme's colour for a role.
  public init(role: ColorRole) {
    self.init(.role(role))
  }

  /// A fixed colour.
  @_disfavoredOverload
  public init(_ resolved: ResolvedColor) {
    self.init(.constant(resolved))
  }

  /// A colour with one value for each appearance.
  public init(_ swatch: Palette.Swatch) {
    self.init(.adaptive(swatch))
  }

  /// A colour that is another one in dark appearance.
  public init(light: ResolvedColor, dark: ResolvedColor) {
    self.init(.adaptive(Palette.Swatch(light: light, dark: dark)))
  }

  /// The concrete colour in one place.
  public func resolve(in context: AppearanceContext) -> ResolvedColor {
    switch provider {
    case .role(let role):
      return switch role {
      case .primary, .primaryText, .onPrimarySubtle: context.appAccent(or: role)
      case .primarySubtle: context.appAccent(or: role, opacity: 0.15)
      default: context.color(of: role)
      }
    case .constant(let color):
      return color
    case .adaptive(let swatch):
      return context.color(of: swatch)
    case .accent:
      guard let tint = context.tint else { return context.appAccent(or: .primaryText) }
      var untinted = context
      // A tint that is itself the accent colour means the theme's.
      untinted.tint = nil
      return tint.resolve(in: untinted)
    case .named(let reference):
      return Self.named(reference, in: context) ?? Self.missing
    case .system(let color):
      guard let swatch = context.theme.look.values.systemColors[color] else {
        return color.fallback.resolve(in: context)
      }
      return context.marked(context.color(of: swatch), "\(color)")
    case .opacity(let color, let factor):
      return color.resolve(in: context).opacity(factor)
    case .scheme(let light, let dark):
      return (context.colorScheme == .dark ? dark : light).resolve(in: context)
    case .mix(let first, let second, let fraction):
      return first.resolve(in: context).mixed(with: second.resolve(in: context), by: fraction)
    }
  }

  /// Stands in for a colour that neither the theme nor an asset catalog has: meant to be seen.
  package static let missing = ResolvedColor(hex: 0xFF00FF)
}

extension AppearanceContext {
  /// The theme's colour for a role in this appearance.
  public func color(of role: ColorRole) -> ResolvedColor {
    marked(color(of: theme.palette[role]), role.rawValue)
  }

  /// The colour of a swatch in this appearance.
  func color(of swatch: Palette.Swatch) -> ResolvedColor {
    swatch.color(scheme: colorScheme, contrast: contrast, isElevated: isElevated)
  }
}

extension Color {
  /// The meaning of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    /// Linear light with sRGB's primaries.
    case sRGBLinear
    /// Display P3; what sRGB, the colour space of every output, does not have is clipped.
    case displayP3
  }

  /// A fixed colour from components in `0...1`; values outside are clamped.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: self.init(ResolvedColor(red: red, green: green, blue: blue, alpha: opacity))
    case .sRGBLinear:
      self.init(ColorConversion.linear(red: red, green: green, blue: blue, alpha: opacity))
    case .displayP3:
      self.init(ColorConversion.displayP3(red: red, green: green, blue: blue, alpha: opacity))
    }
  }

  /// A fixed grey; 0 is black and 1 is white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A fixed colour from hue, saturation and brightness in `0...1`.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    func component(_ offset: Double) -> Double {
      // The HSV hexagon: a ramp up, a plateau and a ramp down over six sixths of the hue circle.
      let position = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
      let ramp = max(0, min(position, 4 - position, 1))
      return brightness - brightness * saturation * ramp
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A fixed colour from `0xRRGGBB`.
  ///
  /// Apps often have an initialiser of this name for another type of number, which goes before this one.
  @_disfavoredOverload
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(ResolvedColor(hex: hex, alpha: opacity))
  }

  /// A colour of the theme or of an asset catalog by name; one that nobody has draws magenta and fails the
  /// story.
  ///
  /// The catalogs are those of the bundle, then those of the environment's `resources`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(AssetReference(name, bundle: bundle)))
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(self, opacity))
  }

  /// The colour a fraction of the way to another.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(.mix(self, other, fraction))
  }
}
