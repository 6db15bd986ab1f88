import Components
import Layout

extension PlaneShape {
  /// The whole outline of a shape in the rectangle of its node.
  init(_ geometry: ShapeGeometry, in frame: Rect) {
    let rect = frame.insetBy(dx: geometry.inset, dy: geometry.inset)
    switch geometry.outline {
    case .rectangle:
      self = .rect(rect)
    case .roundedRectangle(let radii, let style):
      // Corners keep their centres when the outline moves inwards.
      self = .roundedRect(rect, radii.inset(by: geometry.inset), style)
    case .capsule(let style):
      self = .capsule(rect, style: style)
    case .circle:
      let side = min(rect.width, rect.height)
      self = .ellipse(
        Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .ellipse:
      self = .ellipse(rect)
    case .path(let path):
      self = .path(path, geometry.isEvenOdd ? .evenOdd : .nonZero)
    case .producer(let producer):
      self = .path(producer.path(in: rect), geometry.isEvenOdd ? .evenOdd : .nonZero)
    }
  }

  /// The part of the outline that a trim keeps, as an area; its ends are joined by a line.
  func trimmed(_ trim: ShapeGeometry.Trim?) -> PlaneShape {
    guard let trim else { return self }
    return .path(path.trimmed(trim, tolerance: 0.001), fillRule)
  }
}

extension Paint {
  /// A resolved paint in the rectangle that it fills; `nil` for a picture, which the painter decodes,
  /// and for a material, which is no paint but a change of what is behind.
  init?(_ paint: ResolvedPaint, in rect: Rect) {
    switch paint {
    case .color(let color):
      self = .solid(color)
    case .linearGradient(let colors, let start, let end):
      self = .linearGradient(
        colors, start: rect.point(at: start), end: rect.point(at: end))
    case .radialGradient(let colors, let center, let startRadius, let endRadius):
      self = .radialGradient(
        colors, center: rect.point(at: center), startRadius: startRadius,
        endRadius: endRadius)
    case .ellipticalGradient(let colors, let center, let startFraction, let endFraction):
      self = .radialGradient(
        colors, center: rect.point(at: center), startRadius: startFraction * rect.width,
        endRadius: endFraction * rect.width,
        aspect: rect.width > 0 ? rect.height / rect.width : 1)
    case .angularGradient(let colors, let center, let startAngle, let endAngle):
      self = .angularGradient(
        colors, center: rect.point(at: center), startTurns: startAngle / 360,
        endTurns: endAngle / 360)
    case .mesh:
      // Only fills show the mesh; anything else has one of its colours.
      self = .solid(paint.representativeColor)
    case .picture, .material:
      return nil
    }
  }
}

extension PenStroke {
  init(_ stroke: ShapeContent.Stroke, trim: ShapeGeometry.Trim?) {
    self.init(stroke.pen, placement: stroke.isInner ? .inner : .center, trim: trim)
  }
}
