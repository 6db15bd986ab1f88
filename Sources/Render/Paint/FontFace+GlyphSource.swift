import Layout
package import Typography

extension FontFace: GlyphSource {
  package var unitsPerEm: Int { metrics.unitsPerEm }

  package func glyphPath(_ glyph: UInt16) -> VectorPath {
    var path = VectorPath()
    for segment in outline(of: glyph).segments {
      switch segment {
      case .move(let x, let y): path.move(to: Point(x: x, y: y))
      case .line(let x, let y): path.addLine(to: Point(x: x, y: y))
      case .quadratic(let controlX, let controlY, let x, let y):
        path.addQuad(to: Point(x: x, y: y), control: Point(x: controlX, y: controlY))
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        path.addCubic(
          to: Point(x: x, y: y), control1: Point(x: x1, y: y1), control2: Point(x: x2, y: y2))
      case .close: path.close()
      }
    }
    return path
  }
}
