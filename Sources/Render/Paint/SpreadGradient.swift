package import Graphics

/// A gradient of a glyph in colour (OpenType, `COLR` version 1) or of a vector picture: one that goes on
/// beyond its ends in more ways than those of views, and between any two circles.
///
/// Stops are at any position, 0 at the start and 1 at the end; those at the ends of the list are where
/// the spread begins.
package struct SpreadGradient: Equatable, Sendable {
  package enum Geometry: Equatable, Sendable {
    case line(from: Point, to: Point)
    /// The circles between two: of those through a point the one farthest along is seen, and points
    /// on none are left free.
    case circles(GradientCircle, GradientCircle)
    /// Angles about a centre from +x towards +y, in turns of 0..<1.
    case turn(center: Point, from: Double, to: Double)
  }

  /// What is before the first stop and after the last.
  package enum Spread: String, Equatable, Sendable, CaseIterable {
    /// The nearer colour.
    case pad
    /// The nearer colour; beyond an end that is clear nothing, so that circles farther back show, as in PDF.
    case extend
    /// The colours again and again.
    case `repeat`
    /// The colours again and again, every other time backwards.
    case reflect
  }

  package var stops: [GradientStop]
  package var geometry: Geometry
  package var spread: Spread

  package init(_ stops: [GradientStop], _ geometry: Geometry, spread: Spread) {
    self.stops = stops
    self.geometry = geometry
    self.spread = spread
  }

  /// Whether every point of the plane has an opaque colour.
  var isOpaque: Bool {
    guard !stops.isEmpty, stops.allSatisfy({ $0.color.alpha == 1 }) else { return false }
    // Where all stops are at one place nothing is between them.
    guard spread.goesOn || stops.contains(where: { $0.location != stops[0].location }) else {
      return false
    }
    switch geometry {
    case .line(let start, let end): return start != end
    case .turn(_, let start, let end): return spread.goesOn || start != end
    case .circles(let start, let end):
      // One inside the other, without touching it.
      let (dx, dy) = (end.center.x - start.center.x, end.center.y - start.center.y)
      let grown = end.radius - start.radius
      return dx * dx + dy * dy < grown * grown
    }
  }
}
