extension Palette {
  /// The colours of the standard theme: iOS-like neutrals with accents deep enough for WCAG AA.
  ///
  /// Text reaches 4.5:1 on every surface (7:1 at increased contrast), fills and control borders 3:1.
  public static let standard = Palette(of: { role in
    switch role {
    case .background: of(0xF2F2F7, 0xF2F2F7, 0x000000, 0x000000)
    case .page: of(0xFFFFFF, 0xFFFFFF, 0x000000, 0x000000)
    case .surface: of(0xFFFFFF, 0xFFFFFF, 0x1C1C1E, 0x1C1C1E)
    case .surfaceElevated: of(0xFFFFFF, 0xFFFFFF, 0x2C2C2E, 0x2C2C2E)
    case .surfaceSecondary: of(0xF2F2F7, 0xF2F2F7, 0x2C2C2E, 0x2C2C2E)
    case .surfaceInverse: of(0x2C2C2E, 0x000000, 0xEBEBF0, 0xFFFFFF)
    case .fill: of(0xE4E4EA, 0xE4E4EA, 0x3A3A3C, 0x3A3A3C)

    case .textPrimary: of(0x1C1C1E, 0x000000, 0xFFFFFF, 0xFFFFFF)
    case .textSecondary: of(0x545458, 0x3C3C41, 0xB4B4BA, 0xD6D6DB)
    case .textTertiary: of(0x6B6B70, 0x4A4A4F, 0x9E9EA4, 0xC7C7CC)
    case .textDisabled: of(0xA0A0A6, 0x7C7C82, 0x636368, 0x8E8E94)
    case .textInverse: of(0xFFFFFF, 0xFFFFFF, 0x1C1C1E, 0x000000)

    case .border: of(0xD8D8DE, 0x7C7C82, 0x3A3A3C, 0x8E8E94)
    case .separator: of(0xD1D1D6, 0x8E8E94, 0x38383A, 0x7C7C82)
    case .controlBorder: of(0x85858B, 0x545458, 0x828288, 0xB4B4BA)
    case .controlKnob: of(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
    case .segmentSelection: of(0xFFFFFF, 0xFFFFFF, 0x636368, 0x1C1C1E)
    case .focusRing: of(0x0060DF, 0x014B9E, 0x569CFE, 0x91BEFE)
    case .scrim: Swatch(light: black(0.4), lightIncreased: black(0.6), dark: black(0.6))
    case .shadow: of(0x000000, 0x000000, 0x000000, 0x000000)

    case .primary: of(0x0060DF, 0x014B9E, 0x0B71EC, 0x73ACFE)
    case .onPrimary: of(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000)
    case .primaryText: of(0x0060DF, 0x014B9E, 0x569CFE, 0x91BEFE)
    case .primarySubtle: of(0xE6F0FF, 0xE6F0FF, 0x17294A, 0x17294A)
    case .onPrimarySubtle: of(0x0A4FB0, 0x053F90, 0x8FBDFE, 0xB1D1FE)

    case .secondary: of(0x5F5F64, 0x48484C, 0x75757A, 0xB4B4BA)
    case .onSecondary: of(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000)
    case .secondaryText: of(0x545458, 0x3C3C41, 0xB4B4BA, 0xD6D6DB)
    case .secondarySubtle: of(0xE9E9EE, 0xE9E9EE, 0x38383B, 0x38383B)
    case .onSecondarySubtle: of(0x48484C, 0x36363A, 0xD1D1D6, 0xEBEBF0)

    case .accent: of(0x8944AB, 0x6F2A91, 0xA450CE, 0xD68CFF)
    case .onAccent: of(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000)
    case .accentText: of(0x8944AB, 0x6F2A91, 0xCF7FFA, 0xDEA7FE)
    case .accentSubtle: of(0xF6EBFC, 0xF6EBFC, 0x35233F, 0x35233F)
    case .onAccentSubtle: of(0x7B3A9B, 0x66228A, 0xD8A7F5, 0xE5C0FB)

    case .success: of(0x0A7A3D, 0x035E29, 0x008837, 0x2EC355)
    case .onSuccess: of(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000)
    case .successText: of(0x0A7A3D, 0x035E29, 0x30C45C, 0x47D667)
    case .successSubtle: of(0xE3F3E8, 0xE3F3E8, 0x15331F, 0x15331F)
    case .onSuccessSubtle: of(0x14692F, 0x07551F, 0x82CE8C, 0xA7DFAD)

    case .warning: of(0xB25000, 0x7F3A00, 0xFFB340, 0xFFB340)
    case .onWarning: of(0xFFFFFF, 0xFFFFFF, 0x1C1C1E, 0x000000)
    case .warningText: of(0xB25000, 0x7F3A00, 0xFFB340, 0xFFC56B)
    case .warningSubtle: of(0xFFF0DB, 0xFFF0DB, 0x3D2A0C, 0x3D2A0C)
    case .onWarningSubtle: of(0x8A4B00, 0x6E3A00, 0xF5BE6C, 0xFAD196)

    case .error: of(0xD70015, 0xA00010, 0xE32A26, 0xFE8879)
    case .onError: of(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000)
    case .errorText: of(0xD70015, 0xA00010, 0xFF7466, 0xFFA497)
    case .errorSubtle: of(0xFFEBE9, 0xFFEBE9, 0x43201D, 0x43201D)
    case .onErrorSubtle: of(0xB3100F, 0x960A0A, 0xFFA79B, 0xFFC2B9)

    case .info: of(0x0175A2, 0x035779, 0x087EAC, 0x5AC7FF)
    case .onInfo: of(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000)
    case .infoText: of(0x0175A2, 0x035779, 0x3DB2EA, 0x5AC7FF)
    case .infoSubtle: of(0xE1F3FE, 0xE1F3FE, 0x0A2F42, 0x0A2F42)
    case .onInfoSubtle: of(0x03638A, 0x035273, 0x6FCBFA, 0x9BDBFF)

    case .rating: of(0xCF6F00, 0x9A4E00, 0xFFC53D, 0xFFD769)

    case .skeletonBase: of(0xDDDDE3, 0xD1D1D6, 0x3A3A3C, 0x48484A)
    case .skeletonHighlight: of(0xEBEBF0, 0xEBEBF0, 0x4C4C50, 0x636368)
    case .glassTint:
      Swatch(
        light: glass(0xFAFAFA, 0.62), lightIncreased: glass(0xFAFAFA, 0.8), dark: dark(0.66),
        darkIncreased: dark(0.84))
    case .glassBorder:
      Swatch(
        light: white(0.7), lightIncreased: ResolvedColor(hex: 0x545458), dark: white(0.22),
        darkIncreased: ResolvedColor(hex: 0xB4B4BA))
    case .glassSolid: of(0xF7F7FA, 0xFFFFFF, 0x2C2C2E, 0x1C1C1E)

    case .red: of(0xD70015, 0xA00010, 0xFF6C5C, 0xFFA497)
    case .orange: of(0xA85A00, 0x794404, 0xFF9F2E, 0xFFB057)
    case .yellow: of(0x866A03, 0x644E00, 0xFFD426, 0xFFE066)
    case .green: of(0x017F2E, 0x025E20, 0x30C45C, 0x47D667)
    case .mint: of(0x067A75, 0x015B57, 0x3CD0C6, 0x66E0D8)
    case .teal: of(0x06788A, 0x065967, 0x40C1DA, 0x6FD8EC)
    case .cyan: of(0x0175A2, 0x035779, 0x4DBCF2, 0x7FD2FF)
    case .blue: of(0x0060DF, 0x014B9E, 0x569CFE, 0x91BEFE)
    case .indigo: of(0x5856D6, 0x433BB6, 0x8E95FF, 0xAEB7FE)
    case .purple: of(0x8944AB, 0x6F2A91, 0xCF7FFA, 0xDEA7FE)
    case .pink: of(0xD30F45, 0xA0082F, 0xFF6982, 0xFF9FB0)
    case .brown: of(0x7F6545, 0x64492A, 0xB99B75, 0xD6B78F)
    case .gray: of(0x6B6B70, 0x4A4A4F, 0x9E9EA4, 0xC7C7CC)
    }
  })

  private static func of(
    _ light: UInt32, _ lightIncreased: UInt32, _ dark: UInt32, _ darkIncreased: UInt32
  ) -> Swatch {
    Swatch(
      light: ResolvedColor(hex: light), lightIncreased: ResolvedColor(hex: lightIncreased),
      dark: ResolvedColor(hex: dark), darkIncreased: ResolvedColor(hex: darkIncreased))
  }

  private static func black(_ alpha: Double) -> ResolvedColor { .black.opacity(alpha) }
  private static func white(_ alpha: Double) -> ResolvedColor { .white.opacity(alpha) }
  private static func glass(_ hex: UInt32, _ alpha: Double) -> ResolvedColor {
    ResolvedColor(hex: hex, alpha: alpha)
  }
  private static func dark(_ alpha: Double) -> ResolvedColor {
    ResolvedColor(hex: 0x1C1C1E, alpha: alpha)
  }
}
