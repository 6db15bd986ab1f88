package import Layout

/// The curve that rounds a corner.
package enum CornerStyle: String, Equatable, Sendable {
  /// A quarter of a circle.
  case circular
  /// The smoother curve of current Apple platforms, which starts 1.53 radii before the corner.
  case continuous
}

/// The radii of a rectangle's four corners, in points.
package struct CornerRadii: Equatable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package static let zero = CornerRadii(0)

  package var isUniform: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  package var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }
}

/// A closed outline that can be filled, stroked, clipped to or cast a shadow, in points.
package enum Shape: Equatable, Sendable {
  case rect(Rect)
  /// Radii too large for the rectangle shrink together, as in CSS Backgrounds §5.5.
  case roundedRect(Rect, CornerRadii, CornerStyle)
  case ellipse(Rect)
  case path(Path, FillRule)

  package static func roundedRect(
    _ rect: Rect, radius: Double, style: CornerStyle = .circular
  ) -> Shape {
    .roundedRect(rect, CornerRadii(radius), style)
  }

  /// A rectangle whose shorter sides are half circles.
  package static func capsule(_ rect: Rect, style: CornerStyle = .circular) -> Shape {
    .roundedRect(rect, CornerRadii(min(rect.width, rect.height) / 2), style)
  }

  /// The rectangle that contains the shape; a path's is that of its control points.
  package var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .path(let path, _): path.controlBounds ?? .zero
    }
  }
}
