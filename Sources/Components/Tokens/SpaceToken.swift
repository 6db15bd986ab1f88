public import Foundation

/// A step of the spacing scale.
public enum SpaceToken: String, Hashable, CaseIterable, Sendable {
  case xxxs, xxs, xs, sm, md, lg, xl, xxl, xxxl
}

/// The spacing scale of a theme, in points.
public struct SpaceScale: Hashable, Sendable {
  public var xxxs: CGFloat = 2
  public var xxs: CGFloat = 4
  public var xs: CGFloat = 8
  public var sm: CGFloat = 12
  public var md: CGFloat = 16
  public var lg: CGFloat = 24
  public var xl: CGFloat = 32
  public var xxl: CGFloat = 48
  public var xxxl: CGFloat = 64

  /// Makes the spacing of the standard theme.
  public init() {}

  /// The length of a step, in points.
  public subscript(token: SpaceToken) -> CGFloat {
    get { self[keyPath: Self.path(of: token)] }
    set { self[keyPath: Self.path(of: token)] = newValue }
  }

  private static func path(of token: SpaceToken) -> WritableKeyPath<SpaceScale, CGFloat> {
    switch token {
    case .xxxs: \.xxxs
    case .xxs: \.xxs
    case .xs: \.xs
    case .sm: \.sm
    case .md: \.md
    case .lg: \.lg
    case .xl: \.xl
    case .xxl: \.xxl
    case .xxxl: \.xxxl
    }
  }
}
