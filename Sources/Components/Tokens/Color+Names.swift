extension Color {
  public static let clear = Color(ResolvedColor.clear)
  public static let black = Color(ResolvedColor.black)
  public static let white = Color(ResolvedColor.white)

  public static let red = Color(role: .red)
  public static let orange = Color(role: .orange)
  public static let yellow = Color(role: .yellow)
  public static let green = Color(role: .green)
  public static let mint = Color(role: .mint)
  public static let teal = Color(role: .teal)
  public static let cyan = Color(role: .cyan)
  public static let blue = Color(role: .blue)
  public static let indigo = Color(role: .indigo)
  public static let purple = Color(role: .purple)
  public static let pink = Color(role: .pink)
  public static let brown = Color(role: .brown)
  public static let gray = Color(role: .gray)

  /// The colour of primary content, such as titles.
  public static let primary = Color(role: .textPrimary)
  /// The colour of secondary content, such as subtitles.
  public static let secondary = Color(role: .textSecondary)
  /// The tint of the place where the colour is used.
  public static let accentColor = Color(.accent)
}

// The roles, so that authors write `.surface` where they would write `.red`.
extension Color {
  /// The screen behind everything.
  public static let background = Color(role: .background)
  /// What ungrouped content is on: as light as cards by day, as dark as the background at night.
  public static let page = Color(role: .page)
  /// Cards and rows on the background.
  public static let surface = Color(role: .surface)
  /// Surfaces above other surfaces: menus, sheets, raised cards.
  public static let surfaceElevated = Color(role: .surfaceElevated)
  /// Insets within a surface: wells, code, grouped content.
  public static let surfaceSecondary = Color(role: .surfaceSecondary)
  /// The opposite of the surface, for toasts and tooltips.
  public static let surfaceInverse = Color(role: .surfaceInverse)
  /// The neutral fill of tracks and segmented controls.
  public static let fill = Color(role: .fill)

  public static let textPrimary = Color(role: .textPrimary)
  public static let textSecondary = Color(role: .textSecondary)
  public static let textTertiary = Color(role: .textTertiary)
  public static let textDisabled = Color(role: .textDisabled)
  public static let textInverse = Color(role: .textInverse)

  /// The outline of cards; decorative.
  public static let border = Color(role: .border)
  /// The line between rows; decorative.
  public static let separator = Color(role: .separator)
  /// The outline of a control without a fill.
  public static let controlBorder = Color(role: .controlBorder)
  public static let controlKnob = Color(role: .controlKnob)
  public static let segmentSelection = Color(role: .segmentSelection)
  public static let focusRing = Color(role: .focusRing)
  /// What dims the screen behind a sheet.
  public static let scrim = Color(role: .scrim)
  public static let shadow = Color(role: .shadow)

  /// The fill of prominent actions; `Color.primary` is SwiftUI's colour of primary text.
  public static let brandPrimary = Color(role: .primary)
  public static let onPrimary = Color(role: .onPrimary)
  public static let primaryText = Color(role: .primaryText)
  public static let primarySubtle = Color(role: .primarySubtle)
  public static let onPrimarySubtle = Color(role: .onPrimarySubtle)

  /// The fill of neutral actions; `Color.secondary` is SwiftUI's colour of secondary text.
  public static let brandSecondary = Color(role: .secondary)
  public static let onSecondary = Color(role: .onSecondary)
  public static let secondaryText = Color(role: .secondaryText)
  public static let secondarySubtle = Color(role: .secondarySubtle)
  public static let onSecondarySubtle = Color(role: .onSecondarySubtle)

  public static let accent = Color(role: .accent)
  public static let onAccent = Color(role: .onAccent)
  public static let accentText = Color(role: .accentText)
  public static let accentSubtle = Color(role: .accentSubtle)
  public static let onAccentSubtle = Color(role: .onAccentSubtle)

  public static let success = Color(role: .success)
  public static let onSuccess = Color(role: .onSuccess)
  public static let successText = Color(role: .successText)
  public static let successSubtle = Color(role: .successSubtle)
  public static let onSuccessSubtle = Color(role: .onSuccessSubtle)

  public static let warning = Color(role: .warning)
  public static let onWarning = Color(role: .onWarning)
  public static let warningText = Color(role: .warningText)
  public static let warningSubtle = Color(role: .warningSubtle)
  public static let onWarningSubtle = Color(role: .onWarningSubtle)

  public static let error = Color(role: .error)
  public static let onError = Color(role: .onError)
  public static let errorText = Color(role: .errorText)
  public static let errorSubtle = Color(role: .errorSubtle)
  public static let onErrorSubtle = Color(role: .onErrorSubtle)

  public static let info = Color(role: .info)
  public static let onInfo = Color(role: .onInfo)
  public static let infoText = Color(role: .infoText)
  public static let infoSubtle = Color(role: .infoSubtle)
  public static let onInfoSubtle = Color(role: .onInfoSubtle)

  public static let skeletonBase = Color(role: .skeletonBase)
  public static let skeletonHighlight = Color(role: .skeletonHighlight)
  public static let rating = Color(role: .rating)
  public static let glassTint = Color(role: .glassTint)
  public static let glassBorder = Color(role: .glassBorder)
  public static let glassSolid = Color(role: .glassSolid)
}
