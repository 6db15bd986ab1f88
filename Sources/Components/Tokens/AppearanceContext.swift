/// What a token needs to know to become a concrete colour, size or font.
public struct AppearanceContext: Hashable, Sendable {
  public var theme: Theme
  public var colorScheme: ColorScheme
  public var contrast: ColorSchemeContrast
  public var dynamicTypeSize: DynamicTypeSize
  public var legibilityWeight: LegibilityWeight
  /// The colour of `Color.accentColor` here; `nil` leaves it to the theme.
  public var tint: Color?

  public init(
    theme: Theme = .standard, colorScheme: ColorScheme = .light,
    contrast: ColorSchemeContrast = .standard, dynamicTypeSize: DynamicTypeSize = .large,
    legibilityWeight: LegibilityWeight = .regular, tint: Color? = nil
  ) {
    self.theme = theme
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.dynamicTypeSize = dynamicTypeSize
    self.legibilityWeight = legibilityWeight
    self.tint = tint
  }
}
