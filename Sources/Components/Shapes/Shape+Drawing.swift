public import Foundation
import Layout

/// A shape with its fill and outline chosen.
public struct DrawnShape<Base: Shape>: View {
  public typealias Body = Never

  /// One layer of paint on the shape.
  enum Layer {
    case fill(any ShapeStyle, FillStyle)
    case stroke(any ShapeStyle, StrokeStyle, isInner: Bool)
  }

  let shape: Base
  var layers: [Layer]

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let environment = context.environment
    let nodes = layers.map { layer in
      var geometry = shape.geometry(in: environment)
      switch layer {
      case .fill(let style, let fillStyle):
        geometry.isEvenOdd = fillStyle.isEOFilled
        return ResolvedNode.shape(
          geometry, fill: style._resolvePaint(in: environment)
        ).shadowed(by: style, in: environment)
      case .stroke(let style, let pen, let isInner):
        let stroke = ShapeContent.Stroke(
          pen: pen.resolved,
          paint: style._resolvePaint(in: environment),
          isInner: isInner)
        return ResolvedNode.shape(geometry, stroke: stroke).shadowed(by: style, in: environment)
      }
    }
    guard nodes.count > 1 else { return nodes }
    return [ResolvedNode(.overlay(.center), children: nodes)]
  }

  private func adding(_ layer: Layer) -> DrawnShape {
    DrawnShape(shape: shape, layers: layers + [layer])
  }

  /// Fills the shape over what it already has.
  public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle()) -> Self {
    adding(.fill(style, fillStyle))
  }

  /// Draws the outline over what the shape already has, half of it outside.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> Self {
    adding(.stroke(content, StrokeStyle(lineWidth: lineWidth), isInner: false))
  }

  /// Draws the outline over what the shape already has, half of it outside.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> Self {
    adding(.stroke(content, style, isInner: false))
  }

  /// Draws the outline inside the shape over what it already has.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> Self {
    adding(.stroke(content, StrokeStyle(lineWidth: lineWidth), isInner: true))
  }

  /// Draws the outline inside the shape over what it already has.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> Self {
    adding(.stroke(content, style, isInner: true))
  }
}

extension Shape {
  /// Fills the shape with a style.
  public func fill(
    _ content: some ShapeStyle, style: FillStyle = FillStyle()
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, layers: [.fill(content, style)])
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> DrawnShape<Self> {
    fill(.foreground, style: style)
  }

  /// Draws the outline of the shape, half of it outside.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape, half of it outside.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, layers: [.stroke(content, style, isInner: false)])
  }

  /// Draws the outline of the shape with the foreground style.
  public func stroke(lineWidth: CGFloat = 1) -> DrawnShape<Self> {
    stroke(.foreground, lineWidth: lineWidth)
  }

  /// Draws the outline of the shape with the foreground style.
  public func stroke(style: StrokeStyle) -> DrawnShape<Self> {
    stroke(.foreground, style: style)
  }

  /// Keeps a stretch of the outline, as fractions of its length.
  public func trim(from: CGFloat = 0, to: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(base: self, from: from, to: to)
  }

  /// Turns the shape clockwise around a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    let (cosine, sine) = UnitCircle.point(degrees: angle.degrees)
    return TransformedShape(base: self) { point, rect in
      let center = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      let (x, y) = (point.x - center.x, point.y - center.y)
      return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }

  /// Scales the shape from a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> TransformedShape<Self> {
    TransformedShape(base: self) { point, rect in
      let center = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return CGPoint(x: center.x + (point.x - center.x) * x, y: center.y + (point.y - center.y) * y)
    }
  }

  /// Scales the shape from a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Moves the shape.
  public func offset(_ offset: CGSize) -> TransformedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the shape in a rectangle of another size at the same corner.
  public func size(_ size: CGSize) -> SizedShape<Self> { SizedShape(base: self, size: size) }

  /// Draws the shape in a rectangle of another size at the same corner.
  public func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }

  /// Moves the shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> TransformedShape<Self> {
    TransformedShape(base: self) { point, _ in CGPoint(x: point.x + x, y: point.y + y) }
  }
}

extension InsettableShape {
  /// Draws the outline inside the shape.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline inside the shape.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, layers: [.stroke(content, style, isInner: true)])
  }

  /// Draws the outline inside the shape with the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> DrawnShape<Self> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  /// Draws the outline inside the shape with the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> DrawnShape<Self> {
    strokeBorder(.foreground, style: style)
  }
}
