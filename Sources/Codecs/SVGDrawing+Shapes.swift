import Graphics
import XML

/// Shapes and what fills them.
extension SVGDrawing {
  mutating func outline(_ element: Int) -> VectorPath {
    var isComplete = true
    let properties = sheet.properties(of: element, in: document)
    let path = SVGShapes(viewport: viewport).path(
      document.names[element], properties, isComplete: &isComplete)
    if !isComplete { note(element, "the outline is drawn up to what is not understood") }
    return path ?? VectorPath()
  }

  mutating func drawShape(_ element: Int, _ style: SVGStyle) throws(PictureError) {
    guard style.isVisible else { return }
    let path = outline(element)
    guard !path.isEmpty else { return }
    for part in style.paintOrder {
      switch part {
      case .fill: try drawFill(path, style, for: element)
      case .stroke: try drawStroke(path, style, for: element)
      case .markers where ["path", "line", "polyline", "polygon"].contains(document.names[element]):
        try drawMarkers(on: path, style, for: element)
      case .markers: break
      }
    }
  }

  private mutating func drawFill(
    _ path: VectorPath, _ style: SVGStyle, for element: Int
  ) throws(PictureError) {
    if let pattern = pattern(style.fill) {
      try drawPattern(
        pattern, in: path, style.fillRule, opacity: style.fillOpacity,
        box: SVGShapes.box(of: path), style, for: element)
    } else if style.fill != .none, document.names[element] != "line",
      let paint = paint(style.fill, style.fillOpacity, path, style, element)
    {
      try add(.fill(path, style.fillRule, paint), for: element)
    }
  }

  private mutating func drawStroke(
    _ path: VectorPath, _ style: SVGStyle, for element: Int
  ) throws(PictureError) {
    if style.pen.width > 0, let pattern = pattern(style.stroke) {
      let reach = max(path.controlBounds?.width ?? 1, path.controlBounds?.height ?? 1, 1)
      let outline = path.stroked(style.pen, tolerance: reach / 4_000)
      try drawPattern(
        pattern, in: outline, .nonZero, opacity: style.strokeOpacity,
        box: SVGShapes.box(of: path), style, for: element)
    } else if style.stroke != .none, style.pen.width > 0,
      let paint = paint(style.stroke, style.strokeOpacity, path, style, element)
    {
      try add(.stroke(path, style.pen, paint), for: element)
    }
  }

  private func pattern(_ paint: SVGStyle.Paint) -> Int? {
    guard case .reference(let id, _) = paint, let target = ids[id] else { return nil }
    return document.names[target] == "pattern" ? target : nil
  }

  private mutating func paint(
    _ paint: SVGStyle.Paint, _ opacity: Double, _ path: VectorPath, _ style: SVGStyle,
    _ element: Int
  ) -> VectorPaint? {
    switch paint {
    case .none: return nil
    case .current: return .solid(style.color.opacity(opacity))
    case .color(let color): return .solid(color.opacity(opacity))
    case .reference(let id, let fallback):
      guard
        var gradient = SVGGradient(id, in: document, sheet: sheet, style: style, find: ids)
      else {
        if let fallback { return .solid(fallback.opacity(opacity)) }
        let kind = ids[id].map { "the \(document.names[$0])" } ?? "the missing element"
        note(element, "\(kind) #\(id.prefix(40)) does not paint")
        return nil
      }
      let result = gradient.paint(
        box: SVGShapes.box(of: path), viewport: viewport, opacity: opacity,
        reach: style.pen.width)
      for gap in gradient.gaps { note(element, gap) }
      return result
    }
  }
}
