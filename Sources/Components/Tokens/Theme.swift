public import Resources

/// The whole look of an interface as one value: colours, type, space, shape, depth and motion.
public struct Theme: Hashable, Sendable {
  /// The name by which themes are told apart in messages and lists.
  public var name: String
  /// The colours of the roles.
  public var palette: Palette
  /// Colours beyond the roles, by the name that `Color("name")` asks for.
  public var namedColors: [String: Palette.Swatch]
  /// The gradients by what they are for.
  public var gradients: GradientScale
  /// The text styles at each type size.
  public var typeScale: TypeScale
  /// The lengths between and around content, in points.
  public var space: SpaceScale
  /// The radii of corners, in points.
  public var radius: RadiusScale
  /// The shadows of raised surfaces.
  public var elevation: ElevationScale
  /// The durations and springs of movements.
  public var motion: MotionScale
  /// The sizes of controls, in points.
  public var control: ControlMetrics
  /// What cards, rows and bars are made of.
  public var surfaces: SurfaceKind
  /// The files of the theme's own fonts, which are tried before those of the resources.
  public var fonts = FontSet.none
  /// The families that stand for the kinds of typeface; kinds without one are the look's.
  public var families: [Font.Design: String] = [:]
  /// The look that gives what the team did not set.
  package internal(set) var look = Look.stillframe

  /// What surfaces are made of.
  public enum SurfaceKind: String, Hashable, CaseIterable, Sendable {
    /// The palette's surface colours.
    case solid
    /// Glass over the theme's backdrop gradient.
    case glass
  }

  /// Makes a theme; what is not given is as in the standard one.
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

  /// The theme that sets nothing: everything is as the look has it.
  public static var standard: Theme { Look.stillframe.theme }
}
