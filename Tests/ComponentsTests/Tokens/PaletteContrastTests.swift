import Components
import Testing

/// WCAG 2.2: 4.5:1 for text (1.4.3), 3:1 for the boundaries of controls (1.4.11), 7:1 for text at
/// increased contrast (1.4.6).
@Suite("Palette: contrast")
struct PaletteContrastTests {
  struct Appearance: CustomTestStringConvertible {
    var scheme: ColorScheme
    var contrast: ColorSchemeContrast
    var testDescription: String { "\(scheme.rawValue), \(contrast.rawValue)" }

    static let all = ColorScheme.allCases.flatMap { scheme in
      ColorSchemeContrast.allCases.map { Appearance(scheme: scheme, contrast: $0) }
    }
    var textMinimum: Double { contrast == .increased ? 7 : 4.5 }
  }

  private static let surfaces: [ColorRole] = [
    .background, .surface, .surfaceElevated, .surfaceSecondary,
  ]
  private static let families: [(fill: ColorRole, on: ColorRole, text: ColorRole)] = [
    (.primary, .onPrimary, .primaryText), (.secondary, .onSecondary, .secondaryText),
    (.accent, .onAccent, .accentText), (.success, .onSuccess, .successText),
    (.warning, .onWarning, .warningText), (.error, .onError, .errorText),
    (.info, .onInfo, .infoText),
  ]
  private static let subtlePairs: [(on: ColorRole, subtle: ColorRole)] = [
    (.onPrimarySubtle, .primarySubtle), (.onSecondarySubtle, .secondarySubtle),
    (.onAccentSubtle, .accentSubtle), (.onSuccessSubtle, .successSubtle),
    (.onWarningSubtle, .warningSubtle), (.onErrorSubtle, .errorSubtle),
    (.onInfoSubtle, .infoSubtle),
  ]
  private static let hues: [ColorRole] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]

  private func expect(
    _ foreground: ColorRole, on backdrop: ColorRole, atLeast minimum: Double,
    _ appearance: Appearance, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let palette = Theme.standard.palette
    func color(_ role: ColorRole) -> ResolvedColor {
      palette[role].color(scheme: appearance.scheme, contrast: appearance.contrast)
    }
    let ratio = ContrastRatio(of: color(foreground), on: color(backdrop)).value
    #expect(
      ratio >= minimum, "\(foreground.rawValue) on \(backdrop.rawValue)", sourceLocation: location)
  }

  @Test("Text is readable on every surface", arguments: Appearance.all)
  func textOnSurfaces(appearance: Appearance) {
    let texts = [ColorRole.textPrimary, .textSecondary, .textTertiary]
    for surface in Self.surfaces {
      for text in texts + Self.families.map(\.text) + Self.hues {
        expect(text, on: surface, atLeast: appearance.textMinimum, appearance)
      }
    }
    for text in [ColorRole.textPrimary, .textSecondary] {
      expect(text, on: .fill, atLeast: appearance.textMinimum, appearance)
    }
    expect(.textInverse, on: .surfaceInverse, atLeast: appearance.textMinimum, appearance)
    expect(.textPrimary, on: .glassSolid, atLeast: appearance.textMinimum, appearance)
  }

  @Test("Each family's pairs are readable", arguments: Appearance.all)
  func familyPairs(appearance: Appearance) {
    for family in Self.families {
      expect(family.on, on: family.fill, atLeast: appearance.textMinimum, appearance)
    }
    for pair in Self.subtlePairs {
      expect(pair.on, on: pair.subtle, atLeast: appearance.textMinimum, appearance)
    }
  }

  @Test(
    "Fills, control borders and focus rings stand out from every surface",
    arguments: Appearance.all)
  func controlsOnSurfaces(appearance: Appearance) {
    for surface in Self.surfaces {
      for role in Self.families.map(\.fill) + [.controlBorder, .focusRing] {
        expect(role, on: surface, atLeast: 3, appearance)
      }
    }
  }

  @Test("What stands on a gradient is readable over its whole run", arguments: Appearance.all)
  func gradients(appearance: Appearance) {
    let theme = Theme.standard
    let pairs: [(GradientToken, ColorRole)] = [
      (.primary, .onPrimary), (.accent, .onAccent), (.danger, .onError), (.card, .textPrimary),
    ]
    for (token, role) in pairs {
      let gradient = theme.gradients[token]
      let on = theme.palette[role].color(scheme: appearance.scheme, contrast: appearance.contrast)
      let start = gradient.start.color(scheme: appearance.scheme, contrast: appearance.contrast)
      let end = gradient.end.color(scheme: appearance.scheme, contrast: appearance.contrast)
      for step in 0...16 {
        let backdrop = start.mixed(with: end, by: Double(step) / 16)
        #expect(
          ContrastRatio(of: on, on: backdrop).value >= appearance.textMinimum,
          "\(role.rawValue) at \(step)/16 of \(token.rawValue)")
      }
    }
  }
}
