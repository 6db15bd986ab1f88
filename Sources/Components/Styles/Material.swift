/// A translucent layer that blurs what is behind it, in five thicknesses.
///
/// Where transparency is reduced it is an opaque surface.
public struct Material: ShapeStyle, Hashable {
  enum Thickness: Int, Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick }

  let thickness: Thickness
  /// Whether the layer is a piece of glass over a screen, which blurs little.
  var isGlass = false

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of pieces of glass over a screen.
  static let glass = Material(thickness: .regular, isGlass: true)
  /// The material of bars.
  public static let bar = Material(thickness: .thick)

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    guard !environment.accessibilityReduceTransparency else {
      return Color.surface._resolvePaint(in: environment)
    }
    var material = environment.theme.material(self, in: environment.appearance)
    material.isApproximate = environment.look.values.approximatesGlass
    return .material(material)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension Theme {
  /// The numbers of a material: chosen by eye between a hardly tinted and an almost opaque layer,
  /// with a backdrop saturation of 1.8, so that text stays legible on the thick ones.
  ///
  /// The colour is the theme's glass tint. Its opacity is that of the regular material, and the
  /// others follow in proportion.
  func material(_ material: Material, in appearance: AppearanceContext) -> ResolvedMaterial {
    let alpha: Double
    let isLight = appearance.colorScheme == .light
    switch material.thickness {
    case .ultraThin: alpha = isLight ? 0.30 : 0.42
    case .thin: alpha = isLight ? 0.46 : 0.54
    case .regular: alpha = isLight ? 0.62 : 0.66
    case .thick: alpha = isLight ? 0.78 : 0.76
    case .ultraThick: alpha = isLight ? 0.88 : 0.86
    }
    let tint = Color.glassTint.resolve(in: appearance)
    let regular = isLight ? 0.62 : 0.66
    return ResolvedMaterial(
      blurRadius: material.isGlass ? 6 : 20 + 2.5 * Double(material.thickness.rawValue),
      saturation: 1.8,
      tint: ResolvedColor(
        red: tint.red, green: tint.green, blue: tint.blue, alpha: alpha * tint.alpha / regular))
  }
}

extension EnvironmentValues {
  /// The material that a view lies on, for views to read: the one that somebody has set.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}
