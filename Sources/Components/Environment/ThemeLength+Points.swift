import Foundation

extension ThemeLength {
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
}
