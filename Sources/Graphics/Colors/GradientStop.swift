/// A colour at a position along a gradient.
public struct GradientStop: Hashable, Sendable {
  public var color: ResolvedColor
  /// The position, 0 at the start of the gradient and 1 at its end.
  public var location: Double

  public init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = location
  }
}
