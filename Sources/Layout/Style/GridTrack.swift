/// One column of a grid, in the words of SwiftUI's grids.
public enum GridTrack: Hashable, Sendable {
  /// Exactly this many points.
  case fixed(Double)
  /// An equal share of what the fixed columns leave, within these limits in points.
  case flexible(minimum: Double = 10, maximum: Double = .infinity)
  /// As many columns of at least `minimum` points as fit into one flexible share.
  case adaptive(minimum: Double, maximum: Double = .infinity)
  /// As wide as the widest cell; grows if one of its cells has a `flexGrow`.
  case content
}
