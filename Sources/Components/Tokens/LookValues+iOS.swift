extension LookValues {
  /// As iOS 13 to 18 draw.
  static let iOS18 = LookValues(
    palette: .iOS(hues: Hues.iOS18), systemColors: systemColors(Hues.iOS18),
    control: .iOS18, type: .iOS18, chrome: .iOS18, list: .iOS18, bars: .iOS18, presentation: .iOS18,
    approximatesGlass: true, symbols: .proportional, hitTargetMode: .expand,
    screen: .page, centersScreens: true)

  /// As iOS 26 draws.
  static let iOS26 = LookValues(
    palette: .iOS(hues: Hues.iOS26), systemColors: systemColors(Hues.iOS26),
    control: .iOS26, type: .iOS26, chrome: .iOS26, list: .iOS26, bars: .iOS26, presentation: .iOS26,
    approximatesGlass: true, symbols: .proportional, hitTargetMode: .expand,
    screen: .page, centersScreens: true)

  /// The colours beside the roles, in light and dark. At increased contrast the greys are Apple's; no
  /// table or picture proves the labels, fills and separators there, which stay as they are.
  private static func systemColors(
    _ hues: [ColorRole: Palette.Swatch]
  ) -> [SystemColor: Palette.Swatch] {
    [
      .quaternaryLabel: .label(0.18, dark: 0.16),
      .placeholderText: .label(0.3, dark: 0.3),
      .link: Palette.Swatch(
        hues[.blue, default: .clear], dark: ResolvedColor(hex: 0x0984FF)),
      .opaqueSeparator: .of(0xC6C6C8, 0xC6C6C8, 0x38383A, 0x38383A),
      .secondarySystemBackground: .of(0xF2F2F7, 0xEBEBF0, 0x1C1C1E, 0x242426, 0x2C2C2E),
      .tertiarySystemBackground: .of(0xFFFFFF, 0xFFFFFF, 0x2C2C2E, 0x363638, 0x3A3A3C),
      .tertiarySystemGroupedBackground: .of(0xF2F2F7, 0xEBEBF0, 0x2C2C2E, 0x363638, 0x3A3A3C),
      .secondarySystemFill: .fill(0x787880, 0.16, dark: 0.32),
      .tertiarySystemFill: .fill(0x767680, 0.12, dark: 0.24),
      .quaternarySystemFill: .fill(0x747480, 0.08, dark: 0.18),
      .systemGray2: .of(0xAEAEB2, 0x8E8E93, 0x636366, 0x7C7C80),
      .systemGray3: .of(0xC7C7CC, 0xAEAEB2, 0x48484A, 0x545456),
      .systemGray4: .of(0xD1D1D6, 0xBCBCC0, 0x3A3A3C, 0x444446),
      .systemGray5: .of(0xE5E5EA, 0xD8D8DC, 0x2C2C2E, 0x363638),
      .systemGray6: .of(0xF2F2F7, 0xEBEBF0, 0x1C1C1E, 0x242426),
    ]
  }
}

/// SwiftUI's hues as the Human Interface Guidelines print them, in light and dark, at standard and at
/// increased contrast.
private enum Hues {
  static let iOS18: [ColorRole: Palette.Swatch] = [
    .red: .of(0xFF3B30, 0xD70015, 0xFF453A, 0xFF6961),
    .orange: .of(0xFF9500, 0xC93400, 0xFF9F0A, 0xFFB340),
    .yellow: .of(0xFFCC00, 0xB25000, 0xFFD60A, 0xFFD426),
    .green: .of(0x34C759, 0x248A3D, 0x30D158, 0x30DB5B),
    .mint: .of(0x00C7BE, 0x0C817B, 0x63E6E2, 0x66D4CF),
    .teal: .of(0x30B0C7, 0x008299, 0x40C8E0, 0x5DE6FF),
    .cyan: .of(0x32ADE6, 0x0071A4, 0x64D2FF, 0x70D7FF),
    .blue: .of(0x007AFF, 0x0040DD, 0x0A84FF, 0x409CFF),
    .indigo: .of(0x5856D6, 0x3634A3, 0x5E5CE6, 0x7D7AFF),
    .purple: .of(0xAF52DE, 0x8944AB, 0xBF5AF2, 0xDA8FFF),
    .pink: .of(0xFF2D55, 0xD30F45, 0xFF375F, 0xFF6482),
    .brown: .of(0xA2845E, 0x7F6545, 0xAC8E68, 0xB59469),
    .gray: .of(0x8E8E93, 0x6C6C70, 0x8E8E93, 0xAEAEB2),
  ]

  static let iOS26: [ColorRole: Palette.Swatch] = [
    .red: .of(0xFF383C, 0xE9152D, 0xFF4245, 0xFF6165),
    .orange: .of(0xFF8D28, 0xC55300, 0xFF9230, 0xFFA056),
    .yellow: .of(0xFFCC00, 0xA16A00, 0xFFD600, 0xFEDF43),
    .green: .of(0x34C759, 0x008932, 0x30D158, 0x4AD968),
    .mint: .of(0x00C8B3, 0x008575, 0x00DAC3, 0x54DFCB),
    .teal: .of(0x00C3D0, 0x008198, 0x00D2E0, 0x3BDDEC),
    .cyan: .of(0x00C0E8, 0x007EAE, 0x3CD3FE, 0x6DD9FF),
    .blue: .of(0x0088FF, 0x1E6EF4, 0x0091FF, 0x5CB8FF),
    .indigo: .of(0x6155F5, 0x564ADE, 0x6D7CFF, 0xA7AAFF),
    .purple: .of(0xCB30E0, 0xB02FC2, 0xDB34F2, 0xEA8DFF),
    .pink: .of(0xFF2D55, 0xE7124D, 0xFF375F, 0xFF8AC4),
    .brown: .of(0xAC7F5E, 0x956D51, 0xB78A66, 0xDBA679),
    .gray: .of(0x8E8E93, 0x6C6C70, 0x8E8E93, 0xAEAEB2),
  ]
}

extension Palette {
  /// The roles in iOS's colours: labels, backgrounds, fills and separators by their meaning, and each
  /// family of the design system in the hue that iOS uses for it.
  fileprivate static func iOS(hues: [ColorRole: Swatch]) -> Palette {
    func hue(_ role: ColorRole) -> Swatch { hues[role, default: .clear] }
    return Palette(of: { role in
      switch role {
      case .background: .of(0xF2F2F7, 0xEBEBF0, 0x000000, 0x000000, 0x1C1C1E)
      case .page: .of(0xFFFFFF, 0xFFFFFF, 0x000000, 0x000000, 0x1C1C1E)
      case .surface: .of(0xFFFFFF, 0xFFFFFF, 0x1C1C1E, 0x242426, 0x2C2C2E)
      case .surfaceElevated: .of(0xFFFFFF, 0xFFFFFF, 0x1C1C1E, 0x242426)
      case .surfaceSecondary: .of(0xF2F2F7, 0xEBEBF0, 0x2C2C2E, 0x363638, 0x3A3A3C)
      case .fill: .fill(0x787880, 0.2, dark: 0.36)

      case .textPrimary: .of(0x000000, 0x000000, 0xFFFFFF, 0xFFFFFF)
      case .textSecondary, .secondaryText: .label(0.6, dark: 0.6)
      case .textTertiary, .textDisabled: .label(0.3, dark: 0.3)
      case .textInverse: .of(0xFFFFFF, 0xFFFFFF, 0x000000, 0x000000)

      case .border, .separator:
        Swatch(
          light: ResolvedColor(hex: 0x3C3C43, alpha: 0.29),
          dark: ResolvedColor(hex: 0x545458, alpha: 0.6))
      case .controlBorder: .of(0xC7C7CC, 0xAEAEB2, 0x48484A, 0x545456)
      case .segmentSelection: .of(0xFFFFFF, 0xFFFFFF, 0x636366, 0x7C7C80)
      case .scrim:
        Swatch(light: ResolvedColor(hex: 0, alpha: 0.2), dark: ResolvedColor(hex: 0, alpha: 0.48))

      case .primary, .primaryText, .onPrimarySubtle, .focusRing: hue(.blue)
      case .primarySubtle: hue(.blue).opacity(0.15)
      case .secondary: hue(.gray)
      case .secondarySubtle: .fill(0x767680, 0.12, dark: 0.24)
      case .onSecondarySubtle: .of(0x000000, 0x000000, 0xFFFFFF, 0xFFFFFF)
      case .accent, .accentText, .onAccentSubtle: hue(.purple)
      case .accentSubtle: hue(.purple).opacity(0.15)
      case .success, .successText, .onSuccessSubtle: hue(.green)
      case .successSubtle: hue(.green).opacity(0.15)
      case .warning, .warningText, .onWarningSubtle: hue(.orange)
      case .warningSubtle: hue(.orange).opacity(0.15)
      case .error, .errorText, .onErrorSubtle: hue(.red)
      case .errorSubtle: hue(.red).opacity(0.15)
      case .info, .infoText, .onInfoSubtle: hue(.cyan)
      case .infoSubtle: hue(.cyan).opacity(0.15)
      case .onPrimary, .onSecondary, .onAccent, .onSuccess, .onWarning, .onError, .onInfo:
        .of(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
      case .rating: hue(.orange)

      case .skeletonBase: .of(0xE5E5EA, 0xD8D8DC, 0x2C2C2E, 0x363638, 0x3A3A3C)
      case .skeletonHighlight: .of(0xF2F2F7, 0xEBEBF0, 0x3A3A3C, 0x444446, 0x48484A)
      case .surfaceInverse, .controlKnob, .shadow, .glassTint, .glassBorder, .glassSolid:
        Palette.standard[role]
      case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
        .brown, .gray:
        hue(role)
      }
    })
  }
}

extension Palette.Swatch {
  fileprivate static let clear = Palette.Swatch(light: .clear)

  /// Opaque colours, and the one of dark surroundings on what is raised if that is another.
  fileprivate static func of(
    _ light: UInt32, _ lightIncreased: UInt32, _ dark: UInt32, _ darkIncreased: UInt32,
    _ darkElevated: UInt32? = nil
  ) -> Palette.Swatch {
    Palette.Swatch(
      light: ResolvedColor(hex: light), lightIncreased: ResolvedColor(hex: lightIncreased),
      dark: ResolvedColor(hex: dark), darkIncreased: ResolvedColor(hex: darkIncreased),
      darkElevated: darkElevated.map { ResolvedColor(hex: $0) })
  }

  /// A level of text: the label's colour, seen through.
  fileprivate static func label(_ light: Double, dark: Double) -> Palette.Swatch {
    Palette.Swatch(
      light: ResolvedColor(hex: 0x3C3C43, alpha: light),
      dark: ResolvedColor(hex: 0xEBEBF5, alpha: dark))
  }

  /// A level of fill: one grey, seen through.
  fileprivate static func fill(_ grey: UInt32, _ light: Double, dark: Double) -> Palette.Swatch {
    Palette.Swatch(
      light: ResolvedColor(hex: grey, alpha: light), dark: ResolvedColor(hex: grey, alpha: dark))
  }

  /// The swatch with another colour in dark surroundings.
  fileprivate init(_ swatch: Palette.Swatch, dark: ResolvedColor) {
    self = swatch
    self.dark = dark
  }

  /// Every appearance of the swatch, seen through.
  fileprivate func opacity(_ factor: Double) -> Palette.Swatch {
    Palette.Swatch(
      light: light.opacity(factor), lightIncreased: lightIncreased.opacity(factor),
      dark: dark.opacity(factor), darkIncreased: darkIncreased.opacity(factor),
      darkElevated: darkElevated?.opacity(factor))
  }
}
