import Components
import Layout

extension Path {
  /// The outline of an author's path or of an icon, with every point mapped.
  init(_ resolved: ResolvedPath, mapping map: (Point) -> Point = { $0 }) {
    self.init()
    for element in resolved.elements {
      switch element {
      case .move(let point): move(to: map(point))
      case .line(let point): addLine(to: map(point))
      case .quad(let control, let end): addQuad(to: map(end), control: map(control))
      case .cubic(let control1, let control2, let end):
        addCubic(to: map(end), control1: map(control1), control2: map(control2))
      case .close: close()
      }
    }
  }
}

extension Shape {
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
      self = .path(Path(path), geometry.isEvenOdd ? .evenOdd : .nonZero)
    case .producer(let producer):
      self = .path(Path(producer.path(in: rect)), geometry.isEvenOdd ? .evenOdd : .nonZero)
    }
  }

  /// The part of the outline that a trim keeps, as an area; its ends are joined by a line.
  func trimmed(_ trim: ShapeGeometry.Trim?) -> Shape {
    guard let trim else { return self }
    return .path(path.trimmed(from: trim.from, to: trim.to), fillRule)
  }
}

extension Paint {
  /// A resolved paint in the rectangle that it fills; `nil` for a material, which is no paint but
  /// a change of what is behind.
  init?(_ paint: ResolvedPaint, in rect: Rect) {
    func stops(_ stops: [ResolvedPaint.GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color, location: $0.location) }
    }
    switch paint {
    case .color(let color):
      self = .solid(color)
    case .linearGradient(let colors, let start, let end):
      self = .linearGradient(
        stops(colors), start: rect.point(at: start), end: rect.point(at: end))
    case .radialGradient(let colors, let center, let startRadius, let endRadius):
      self = .radialGradient(
        stops(colors), center: rect.point(at: center), startRadius: startRadius,
        endRadius: endRadius)
    case .ellipticalGradient(let colors, let center, let startFraction, let endFraction):
      self = .radialGradient(
        stops(colors), center: rect.point(at: center), startRadius: startFraction * rect.width,
        endRadius: endFraction * rect.width,
        aspect: rect.width > 0 ? rect.height / rect.width : 1)
    case .angularGradient(let colors, let center, let startAngle, let endAngle):
      self = .angularGradient(
        stops(colors), center: rect.point(at: center), startTurns: startAngle / 360,
        endTurns: endAngle / 360)
    case .mesh:
      // Only fills show the mesh; anything else has one of its colours.
      self = .solid(paint.representativeColor)
    case .material:
      return nil
    }
  }
}

extension StrokeStyle {
  init(_ stroke: ShapeContent.Stroke, trim: ShapeGeometry.Trim?) {
    let pen = stroke.pen
    self.init(
      width: pen.width, cap: pen.cap, join: pen.join, miterLimit: pen.miterLimit, dash: pen.dash,
      dashPhase: pen.dashPhase, placement: stroke.isInner ? .inner : .center,
      trim: trim.map { Trim(from: $0.from, to: $0.to) })
  }
}
