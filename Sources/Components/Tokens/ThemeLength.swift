import Foundation

/// A length that a look names: in points, by the theme's scales, or by the width of the screen.
enum ThemeLength: Sendable {
  /// A number of points.
  case points(CGFloat)
  /// A number of points, rounded up to whole pixels of the device.
  case pixels(CGFloat)
  /// A step of the theme's spacing.
  case space(SpaceToken)
  /// A step of the theme's corner radii, or points for as long as the team leaves that step alone.
  case radius(RadiusToken, standard: CGFloat?)
  /// Points on narrow screens, and other points on those that are at least as wide as most phones.
  case byWidth(narrow: CGFloat, wide: CGFloat)

  /// No room.
  static let zero = ThemeLength.points(0)
}
