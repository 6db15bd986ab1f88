/// Turns an outline into the outline of a line along it.
package enum Stroker {
  package struct Outline {
    package var path: VectorPath
    package var rule: FillRule = .nonZero
    /// The line is twice as wide as asked for and must be cut off at the shape's edge.
    package var isClippedToShape = false
    /// The outer edge, where it and the inner one are exact shapes.
    package var edge: PlaneShape?
    /// The inner edge, if there is one.
    package var hole: PlaneShape?
  }

  /// The stroke of a shape; `nil` if there is nothing to draw.
  ///
  /// - Parameter scale: device pixels per point, which decides how finely curves are followed.
  package static func outline(of shape: PlaneShape, _ style: PenStroke, scale: Double) -> Outline? {
    guard style.pen.width > 0, style.pen.width.isFinite, scale > 0, scale.isFinite else {
      return nil
    }
    let isPlain = style.pen.dash.isEmpty && style.trim == nil
    switch style.placement {
    case .inner:
      if isPlain, let ring = ring(shape, outset: 0, inset: style.pen.width, style.pen.join) {
        return ring
      }
      if case .path = shape {
        var wide = style
        wide.pen.width = style.pen.width * 2
        return Outline(
          path: stroke(shape.path, wide, scale: scale), isClippedToShape: true)
      }
      return Outline(path: stroke(shape.inset(by: style.pen.width / 2).path, style, scale: scale))
    case .center:
      let half = style.pen.width / 2
      if isPlain, let ring = ring(shape, outset: half, inset: half, style.pen.join) {
        return ring
      }
      return Outline(path: stroke(shape.path, style, scale: scale))
    }
  }

  /// The space between two parallel outlines, where both are exact shapes; `nil` elsewhere.
  private static func ring(
    _ shape: PlaneShape, outset: Double, inset: Double, _ join: Pen.Join
  ) -> Outline? {
    let bounds = shape.bounds
    guard !bounds.isEmpty else { return nil }
    switch shape {
    case .rect where join == .miter: break
    case .ellipse(let rect) where rect.width == rect.height: break
    case .roundedRect(let rect, let radii, let style):
      // An offset of the smooth corner is no such corner; only along its own edge may it be one.
      guard style == .circular || outset == 0 else { return nil }
      let fitting = RoundedCorners(rect: rect, radii: radii).radii
      let corners = [
        fitting.topLeft, fitting.topRight, fitting.bottomRight, fitting.bottomLeft,
      ]
      guard join == .miter || corners.allSatisfy({ $0 > 0 }) else { return nil }
    default: return nil
    }
    let (edge, hole) = (shape.inset(by: -outset), shape.inset(by: inset))
    guard !hole.bounds.isEmpty else { return Outline(path: edge.path, edge: edge) }
    var path = edge.path
    path.append(hole.path.reversed())
    return Outline(path: path, edge: edge, hole: hole)
  }

  private static func stroke(
    _ path: VectorPath, _ style: PenStroke, scale: Double
  ) -> VectorPath {
    path.stroked(style.pen, trim: style.trim, tolerance: Flattening.deviceTolerance / scale)
  }
}
