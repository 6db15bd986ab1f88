/// The colours of a theme: one for every role in each of the four appearances.
public struct Palette: Hashable, Sendable {
  /// One role in light and dark, at standard and at increased contrast.
  public struct Swatch: Hashable, Sendable {
    /// The colour in light surroundings.
    public var light: ResolvedColor
    /// The colour in light surroundings where the reader asked for more contrast.
    public var lightIncreased: ResolvedColor
    /// The colour in dark surroundings.
    public var dark: ResolvedColor
    /// The colour in dark surroundings where the reader asked for more contrast.
    public var darkIncreased: ResolvedColor
    /// The colour in dark surroundings on what is raised above the screen, such as a sheet; `nil` for
    /// the same as on the screen.
    public var darkElevated: ResolvedColor?

    /// Appearances that are not given take the standard contrast's colour, and dark takes light's.
    public init(
      light: ResolvedColor, lightIncreased: ResolvedColor? = nil, dark: ResolvedColor? = nil,
      darkIncreased: ResolvedColor? = nil, darkElevated: ResolvedColor? = nil
    ) {
      self.light = light
      self.lightIncreased = lightIncreased ?? light
      self.dark = dark ?? light
      self.darkIncreased = darkIncreased ?? dark ?? light
      self.darkElevated = darkElevated
    }

    /// The colour of one appearance.
    public func color(
      scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, isElevated: Bool = false
    ) -> ResolvedColor {
      if scheme == .dark, isElevated, let darkElevated { return darkElevated }
      return switch (scheme, contrast) {
      case (.light, .standard): light
      case (.light, .increased): lightIncreased
      case (.dark, .standard): dark
      case (.dark, .increased): darkIncreased
      }
    }
  }

  private var swatches: [ColorRole: Swatch] = [:]
  /// The roles that a team gave colours to; a look may change the others.
  private var chosen: Set<ColorRole> = []

  /// Creates a palette by asking for the swatch of every role once.
  public init(_ swatch: (ColorRole) -> Swatch) {
    self.init(of: swatch)
    chosen = Set(ColorRole.allCases)
  }

  /// Creates the palette of a look, none of whose colours a team has chosen.
  init(of swatch: (ColorRole) -> Swatch) {
    for role in ColorRole.allCases { swatches[role] = swatch(role) }
  }

  /// The colours of a role; setting them chooses them for every look.
  public subscript(role: ColorRole) -> Swatch {
    get { swatches[role, default: Swatch(light: .clear)] }
    set {
      swatches[role] = newValue
      chosen.insert(role)
    }
  }

  /// The palette with the colours that nobody chose replaced by those of a look.
  func over(_ look: Palette) -> Palette {
    var palette = look
    for role in chosen { palette[role] = self[role] }
    return palette
  }

  /// Whether a team gave the role its colours.
  func sets(_ role: ColorRole) -> Bool { chosen.contains(role) }
}
