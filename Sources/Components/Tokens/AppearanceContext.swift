public import Resources

/// What a token needs to know to become a concrete colour, size or font.
public struct AppearanceContext: Hashable, Sendable {
  /// The tokens that colours, sizes and fonts come from.
  public var theme: Theme {
    get { dressedTheme.value }
    set { dressedTheme = Shared(newValue) }
  }
  private var dressedTheme: Shared<Theme>
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Whether the reader asked for more contrast.
  public var contrast: ColorSchemeContrast
  /// The reader's type size.
  public var dynamicTypeSize: DynamicTypeSize
  /// Whether the reader asked for bold text.
  public var legibilityWeight: LegibilityWeight
  /// Whether the place is raised above the screen, as sheets and popovers are.
  public var isElevated: Bool
  /// The colour of `Color.accentColor` here; `nil` leaves it to the theme.
  public var tint: Color?
  /// Colours of asset catalogs and fonts, beside those of the theme.
  public var resources = Resources.none
  /// The kind of device, as asset catalogs call it.
  public var idiom = AssetTraits.Idiom.iphone
  /// What marks the colours that have names; `nil` where nobody asks for names.
  var marks: TokenMarks?

  /// Makes a context; what is not given is as a new device has it.
  public init(
    theme: Theme = .standard, colorScheme: ColorScheme = .light,
    contrast: ColorSchemeContrast = .standard, dynamicTypeSize: DynamicTypeSize = .large,
    legibilityWeight: LegibilityWeight = .regular, isElevated: Bool = false,
    tint: Color? = nil
  ) {
    self.init(
      dressedTheme: Shared(theme), colorScheme: colorScheme, contrast: contrast,
      dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight,
      isElevated: isElevated, tint: tint)
  }

  init(
    dressedTheme: Shared<Theme>, colorScheme: ColorScheme, contrast: ColorSchemeContrast,
    dynamicTypeSize: DynamicTypeSize, legibilityWeight: LegibilityWeight, isElevated: Bool,
    tint: Color?
  ) {
    self.dressedTheme = dressedTheme
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.dynamicTypeSize = dynamicTypeSize
    self.legibilityWeight = legibilityWeight
    self.isElevated = isElevated
    self.tint = tint
  }
}
