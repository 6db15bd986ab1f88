public import Foundation
import Layout

/// A shape with its fill and outline chosen: each layer is painted over those before it.
public struct DrawnShape<Base: Shape>: View {
  public typealias Body = Never

  /// One layer of paint on the shape.
  package enum Layer {
    case fill(any ShapeStyle, FillStyle)
    case stroke(any ShapeStyle, StrokeStyle, isInner: Bool)
  }

  let shape: Base
  var layers: [Layer]

  /// - Parameter layers: the lowest first.
  package init(shape: Base, layers: [Layer]) {
    self.shape = shape
    self.layers = layers
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    // Not through a constant, which would be a copy of the whole environment.
    let nodes = layers.map { layer in
      var geometry = shape.geometry(in: context)
      switch layer {
      case .fill(let style, let fillStyle):
        geometry.isEvenOdd = fillStyle.isEOFilled
        return ResolvedNode.shape(
          geometry, fill: style._resolvePaint(in: context.environment)
        ).shadowed(by: style, in: context.environment)
      case .stroke(let style, let pen, let isInner):
        let stroke = ShapeContent.Stroke(
          pen: pen.resolved,
          paint: style._resolvePaint(in: context.environment),
          isInner: isInner)
        return ResolvedNode.shape(geometry, stroke: stroke).shadowed(
          by: style, in: context.environment)
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
