import Layout

/// A shadow of a style with its colour resolved.
public struct ResolvedShadow: Equatable, Sendable {
  let color: ResolvedColor
  /// The standard deviation of the blur, in points.
  let radius: Double
  /// In points.
  let offset: Point
  /// Whether it falls on what is drawn, from its edges.
  let isInner: Bool
}
