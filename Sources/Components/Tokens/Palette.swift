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

    /// Appearances that are not given take the standard contrast's colour, and dark takes light's.
    public init(
      light: ResolvedColor, lightIncreased: ResolvedColor? = nil, dark: ResolvedColor? = nil,
      darkIncreased: ResolvedColor? = nil
    ) {
      self.light = light
      self.lightIncreased = lightIncreased ?? light
      self.dark = dark ?? light
      self.darkIncreased = darkIncreased ?? dark ?? light
    }

    /// The colour of one appearance.
    public func color(
      scheme: ColorScheme, contrast: ColorSchemeContrast = .standard
    ) -> ResolvedColor {
      switch (scheme, contrast) {
      case (.light, .standard): light
      case (.light, .increased): lightIncreased
      case (.dark, .standard): dark
      case (.dark, .increased): darkIncreased
      }
    }
  }

  private var swatches: [ColorRole: Swatch] = [:]

  /// Creates a palette by asking for the swatch of every role once.
  public init(_ swatch: (ColorRole) -> Swatch) {
    for role in ColorRole.allCases { swatches[role] = swatch(role) }
  }

  /// The colours of a role.
  public subscript(role: ColorRole) -> Swatch {
    get { swatches[role, default: Swatch(light: .clear)] }
    set { swatches[role] = newValue }
  }
}
