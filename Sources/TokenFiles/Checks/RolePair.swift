package import Components

/// Two colours of a theme that are seen together, and how far apart they have to be.
package struct RolePair: Hashable, Sendable {
  package var foreground: ColorRole
  package var background: ColorRole
  /// Whether the first is text: 4.5:1, and 7:1 at increased contrast. Others need 3:1.
  package var isText: Bool

  package func minimum(contrast: ColorSchemeContrast) -> Double {
    guard isText else { return 3 }
    return contrast == .increased ? 7 : 4.5
  }

  /// Every pair that components show, by WCAG 2.2 (1.4.3, 1.4.6, 1.4.11).
  package static let all: [RolePair] = {
    let surfaces: [ColorRole] = [.background, .surface, .surfaceElevated, .surfaceSecondary]
    let families: [(fill: ColorRole, on: ColorRole, text: ColorRole)] = [
      (.primary, .onPrimary, .primaryText), (.secondary, .onSecondary, .secondaryText),
      (.accent, .onAccent, .accentText), (.success, .onSuccess, .successText),
      (.warning, .onWarning, .warningText), (.error, .onError, .errorText),
      (.info, .onInfo, .infoText),
    ]
    let subtle: [(on: ColorRole, subtle: ColorRole)] = [
      (.onPrimarySubtle, .primarySubtle), (.onSecondarySubtle, .secondarySubtle),
      (.onAccentSubtle, .accentSubtle), (.onSuccessSubtle, .successSubtle),
      (.onWarningSubtle, .warningSubtle), (.onErrorSubtle, .errorSubtle),
      (.onInfoSubtle, .infoSubtle),
    ]
    let hues: [ColorRole] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray,
    ]
    var pairs: [RolePair] = []
    func text(_ foreground: ColorRole, on background: ColorRole) {
      pairs.append(RolePair(foreground: foreground, background: background, isText: true))
    }
    let texts: [ColorRole] = [.textPrimary, .textSecondary, .textTertiary]
    for surface in surfaces {
      for role in texts + families.map(\.text) + hues { text(role, on: surface) }
      for role in families.map(\.fill) + [.controlBorder, .focusRing] {
        pairs.append(RolePair(foreground: role, background: surface, isText: false))
      }
    }
    text(.textPrimary, on: .fill)
    text(.textSecondary, on: .fill)
    text(.textInverse, on: .surfaceInverse)
    text(.textPrimary, on: .glassSolid)
    for family in families { text(family.on, on: family.fill) }
    for pair in subtle { text(pair.on, on: pair.subtle) }
    return pairs
  }()
}
