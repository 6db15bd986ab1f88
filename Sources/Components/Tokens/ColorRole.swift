/// What a colour is for. Components name roles; a theme's palette knows the colours.
///
/// Seven families (primary, secondary, accent, success, warning, error, info) have five roles each:
/// the fill, what is on the fill (`on…`), the family's colour as text or icon on a surface
/// (`…Text`), a tinted background (`…Subtle`) and what is on that (`on…Subtle`).
public enum ColorRole: String, Hashable, CaseIterable, Sendable {
  // Surfaces, from the screen upwards.
  case background
  /// What ungrouped content is on, such as the rows of a plain list.
  case page
  case surface, surfaceElevated, surfaceSecondary, surfaceInverse
  /// The neutral fill of tracks, segmented controls and fields.
  case fill

  case textPrimary, textSecondary, textTertiary, textDisabled, textInverse

  case border, separator
  /// The boundary of a control that has no fill: 3:1 against every surface.
  case controlBorder
  /// The knob of a toggle or slider.
  case controlKnob
  /// The raised part of a segmented control.
  case segmentSelection
  case focusRing, scrim, shadow

  case primary, onPrimary, primaryText, primarySubtle, onPrimarySubtle
  case secondary, onSecondary, secondaryText, secondarySubtle, onSecondarySubtle
  case accent, onAccent, accentText, accentSubtle, onAccentSubtle
  case success, onSuccess, successText, successSubtle, onSuccessSubtle
  case warning, onWarning, warningText, warningSubtle, onWarningSubtle
  case error, onError, errorText, errorSubtle, onErrorSubtle
  case info, onInfo, infoText, infoSubtle, onInfoSubtle

  /// Stars and other marks of merit: 3:1 against every surface.
  case rating

  case skeletonBase, skeletonHighlight
  case glassTint, glassBorder
  /// What glass becomes when the reader asks for less transparency.
  case glassSolid

  // SwiftUI's hues, deep or bright enough to be read as text on every surface.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
}
