public import Foundation

/// A step of the corner-radius scale.
public enum RadiusToken: String, Hashable, CaseIterable, Sendable {
  case small, medium, large, sheet
  /// Half of the shorter side, whatever that is.
  case capsule
}

/// The corner radii of a theme, in points.
public struct RadiusScale: Hashable, Sendable {
  public var small: CGFloat = 8
  public var medium: CGFloat = 12
  public var large: CGFloat = 16
  public var sheet: CGFloat = 30
  /// Larger than half of any control's height, so that shapes clamp it to a capsule.
  public var capsule: CGFloat = 9_999

  /// Makes the radii of the standard theme.
  public init() {}

  /// The radius of a step, in points.
  public subscript(token: RadiusToken) -> CGFloat {
    get { self[keyPath: Self.path(of: token)] }
    set { self[keyPath: Self.path(of: token)] = newValue }
  }

  private static func path(of token: RadiusToken) -> WritableKeyPath<RadiusScale, CGFloat> {
    switch token {
    case .small: \.small
    case .medium: \.medium
    case .large: \.large
    case .sheet: \.sheet
    case .capsule: \.capsule
    }
  }
}
