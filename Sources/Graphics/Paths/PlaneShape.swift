/// A closed outline that can be filled, stroked, clipped to or cast a shadow, in points.
package enum PlaneShape: Equatable, Sendable {
  case rect(Rect)
  /// Radii too large for the rectangle shrink together, as in CSS Backgrounds §5.5.
  case roundedRect(Rect, CornerRadii, CornerStyle)
  case ellipse(Rect)
  case path(VectorPath, FillRule)

  package static func roundedRect(
    _ rect: Rect, radius: Double, style: CornerStyle = .circular
  ) -> PlaneShape {
    .roundedRect(rect, CornerRadii(radius), style)
  }

  /// A rectangle whose shorter sides are half circles.
  package static func capsule(_ rect: Rect, style: CornerStyle = .circular) -> PlaneShape {
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

extension PlaneShape {
  /// The outline as a path.
  package var path: VectorPath {
    switch self {
    case .rect(let rect): .rect(rect)
    case .roundedRect(let rect, let radii, let style):
      .roundedRect(rect, radii: radii, style: style)
    case .ellipse(let rect): .ellipse(in: rect)
    case .path(let path, _): path
    }
  }

  package var fillRule: FillRule {
    if case .path(_, let rule) = self { rule } else { .nonZero }
  }

  /// The shape with its edges moved inwards and its radii reduced; negative amounts grow it.
  ///
  /// A path has no such form and is returned unchanged.
  package func inset(by amount: Double) -> PlaneShape {
    switch self {
    case .rect(let rect): .rect(rect.insetBy(dx: amount, dy: amount))
    case .ellipse(let rect): .ellipse(rect.insetBy(dx: amount, dy: amount))
    case .roundedRect(let rect, let radii, let style):
      .roundedRect(
        rect.insetBy(dx: amount, dy: amount),
        RoundedCorners(rect: rect, radii: radii).radii.inset(by: amount), style)
    case .path: self
    }
  }
}
