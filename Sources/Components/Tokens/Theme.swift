/// The whole look of an interface as one value: colours, type, space, shape, depth and motion.
public struct Theme: Hashable, Sendable {
  /// The name by which themes are told apart in messages and lists.
  public var name: String
  public var palette: Palette
  /// Colours beyond the roles, by the name that `Color("name")` asks for.
  public var namedColors: [String: Palette.Swatch]
  public var gradients: GradientScale
  public var typeScale: TypeScale
  public var space: SpaceScale
  public var radius: RadiusScale
  public var elevation: ElevationScale
  public var motion: MotionScale
  public var control: ControlMetrics
  /// What cards, rows and bars are made of.
  public var surfaces: SurfaceKind

  /// What surfaces are made of.
  public enum SurfaceKind: String, Hashable, CaseIterable, Sendable {
    /// The palette's surface colours.
    case solid
    /// Glass over the theme's backdrop gradient.
    case glass
  }

  public init(
    name: String, palette: Palette = .standard, namedColors: [String: Palette.Swatch] = [:],
    gradients: GradientScale = .standard, typeScale: TypeScale = TypeScale(),
    space: SpaceScale = SpaceScale(), radius: RadiusScale = RadiusScale(),
    elevation: ElevationScale = ElevationScale(), motion: MotionScale = MotionScale(),
    control: ControlMetrics = ControlMetrics(), surfaces: SurfaceKind = .solid
  ) {
    self.name = name
    self.palette = palette
    self.namedColors = namedColors
    self.gradients = gradients
    self.typeScale = typeScale
    self.space = space
    self.radius = radius
    self.elevation = elevation
    self.motion = motion
    self.control = control
    self.surfaces = surfaces
  }

  /// The theme that is used where none is given.
  public static let standard = Theme(name: "standard")
}
