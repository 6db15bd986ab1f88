public import Foundation

/// How high a surface floats above what is beneath it.
public enum ElevationToken: Int, Hashable, CaseIterable, Sendable {
  /// Flush: no shadow.
  case level0
  /// Resting cards.
  case level1
  /// Raised cards and buttons over content.
  case level2
  /// Menus, popovers and toasts.
  case level3
  /// Sheets and dialogs.
  case level4
}

/// One drop shadow: a colour at an opacity, blurred and moved.
public struct ShadowToken: Hashable, Sendable {
  /// The opacity of the shadow's colour in `0...1`, for light and for dark surroundings.
  public var opacity: Double
  /// The opacity in dark surroundings, in `0...1`.
  public var darkOpacity: Double
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// The downward offset, in points.
  public var y: CGFloat
  /// The offset to the right, in points.
  public var x: CGFloat
  /// The colour, whose own alpha does not count; `nil` is the theme's colour of shadows.
  public var color: ResolvedColor?

  /// Makes a shadow; opacities are in `0...1`, lengths in points.
  public init(
    opacity: Double, darkOpacity: Double, radius: CGFloat, y: CGFloat, x: CGFloat = 0,
    color: ResolvedColor? = nil
  ) {
    self.opacity = opacity
    self.darkOpacity = darkOpacity
    self.radius = radius
    self.y = y
    self.x = x
    self.color = color
  }

  /// The opacity in one colour scheme.
  public func opacity(in scheme: ColorScheme) -> Double {
    scheme == .dark ? darkOpacity : opacity
  }
}

/// The two shadows of an elevated surface: a tight one that grounds it and a wide one that lifts it.
public struct Elevation: Hashable, Sendable {
  /// The tight shadow, which grounds the surface.
  public var contact: ShadowToken
  /// The wide shadow, which lifts the surface.
  public var ambient: ShadowToken

  /// Makes an elevation of its two shadows.
  public init(contact: ShadowToken, ambient: ShadowToken) {
    self.contact = contact
    self.ambient = ambient
  }
}

/// The elevations of a theme.
public struct ElevationScale: Hashable, Sendable {
  private var levels: [Elevation]

  /// The standard scale: both blur and offset grow with height, contact shadows stay tight.
  public init() {
    levels = [
      .pair(contact: (0, 0, 0, 0), ambient: (0, 0, 0, 0)),
      .pair(contact: (0.05, 0.3, 1, 1), ambient: (0.05, 0.3, 4, 2)),
      .pair(contact: (0.06, 0.35, 1.5, 1), ambient: (0.08, 0.4, 8, 4)),
      .pair(contact: (0.07, 0.4, 3, 2), ambient: (0.12, 0.5, 16, 8)),
      .pair(contact: (0.08, 0.45, 4, 3), ambient: (0.18, 0.6, 28, 16)),
    ]
  }

  /// The shadows of a step.
  public subscript(token: ElevationToken) -> Elevation {
    get { levels[token.rawValue] }
    set { levels[token.rawValue] = newValue }
  }
}

extension Elevation {
  /// Opacity in light, opacity in dark, blur radius and offset of each shadow.
  fileprivate static func pair(
    contact: (Double, Double, CGFloat, CGFloat), ambient: (Double, Double, CGFloat, CGFloat)
  ) -> Elevation {
    func shadow(_ values: (Double, Double, CGFloat, CGFloat)) -> ShadowToken {
      ShadowToken(opacity: values.0, darkOpacity: values.1, radius: values.2, y: values.3)
    }
    return Elevation(contact: shadow(contact), ambient: shadow(ambient))
  }
}
