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

  /// The length at a place, in points.
  func points(in environment: EnvironmentValues) -> CGFloat {
    switch self {
    case .points(let points): return points
    case .pixels(let points):
      let pixel = environment.pixelLength
      return (points / pixel).rounded(.up) * pixel
    case .space(let step): return environment.theme.space[step]
    case .radius(let step, let standard):
      let radius = environment.theme.radius[step]
      guard let standard, radius == RadiusScale()[step] else { return radius }
      return standard
    case .byWidth(let narrow, let wide):
      return (environment.container.width ?? .infinity) < Self.wideScreen ? narrow : wide
    }
  }

  /// From this width on, screens have wide margins.
  private static let wideScreen: CGFloat = 390

  /// No room.
  static let zero = ThemeLength.points(0)
}
