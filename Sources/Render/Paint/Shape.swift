package import Layout

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
