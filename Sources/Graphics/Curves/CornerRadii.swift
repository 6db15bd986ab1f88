/// How the straight edges of a rectangle run into its corners.
public enum CornerStyle: String, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows smoothly from the straight edge.
  case continuous
}

/// The radii of the four corners in points; left and right are physical.
public struct CornerRadii: Hashable, Sendable {
  /// At the top-left corner.
  public var topLeft: Double
  /// At the top-right corner.
  public var topRight: Double
  /// At the bottom-right corner.
  public var bottomRight: Double
  /// At the bottom-left corner.
  public var bottomLeft: Double

  /// Makes radii in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

extension CornerRadii {
  package static let zero = CornerRadii(0)

  package var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  package var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  /// Radii of a parallel outline; a square corner stays square.
  package func inset(by amount: Double) -> CornerRadii {
    func inset(_ radius: Double) -> Double { radius > 0 ? max(0, radius - amount) : 0 }
    return CornerRadii(
      topLeft: inset(topLeft), topRight: inset(topRight), bottomRight: inset(bottomRight),
      bottomLeft: inset(bottomLeft))
  }
}
