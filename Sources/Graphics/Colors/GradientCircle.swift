/// One of the two circles between which the colours of a gradient run.
package struct GradientCircle: Hashable, Sendable {
  package var center: Point
  /// Not negative.
  package var radius: Double

  package init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }
}
