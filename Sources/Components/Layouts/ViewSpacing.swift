public import Foundation

/// How far a view wants to be from its neighbours.
public struct ViewSpacing: Hashable, Sendable {
  /// The distance in points, on every side.
  var preferred: Double

  /// No distance at all.
  public static let zero = ViewSpacing(preferred: 0)

  /// The distance of the standard theme.
  public init() {
    preferred = Double(Theme.standard.space[.xs])
  }

  init(preferred: Double) {
    self.preferred = preferred
  }

  /// The distance between two views next to each other, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(max(preferred, next.preferred))
  }

  /// Takes the larger of both distances; the edges have no effect.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preferred = max(preferred, other.preferred)
  }

  /// The larger of both distances; the edges have no effect.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
