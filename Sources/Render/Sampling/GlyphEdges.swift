package import Components
package import Graphics
import Layout

/// Where the glyphs of texts have their edges: the places that decide whether a text stands out.
package struct GlyphEdges {
  private let painter: TextPainter
  private let scale: Double

  /// - Parameter scale: pixels per point.
  package init(scale: Double) {
    self.scale = scale
    painter = TextPainter(engine: .shared, grid: PixelGrid(scale: scale))
  }

  /// Points along the edges of the glyphs that have a colour, at most a point apart.
  ///
  /// - Parameter toPage: from the coordinates of the node's frame to those of the page.
  package func points(
    of content: TextContent, _ node: PositionedNode, in color: ResolvedColor, toPage: PlaneTransform
  ) -> [Point] {
    let toDevice = toPage.followed(by: .scale(x: scale, y: scale))
    var points: [Point] = []
    for case .glyphs(let run, let paint) in painter.commands(for: content, node) {
      if case .solid(let own) = paint, own != color { continue }
      var sink = PolylineSink()
      Flattening().flatten(
        GlyphPlacement(run, toDevice: toDevice).outline(), by: .identity, into: &sink)
      sink.finish()
      for line in sink.lines { add(line.vertices.map(\.point), to: &points) }
    }
    return points
  }

  private func add(_ ring: [SIMD2<Double>], to points: inout [Point]) {
    for (from, to) in zip(ring, ring.dropFirst()) {
      let way = to - from
      let pixels = (way * way).sum().squareRoot()
      let steps = Int(min(max((pixels / scale).rounded(.up), 1), 512))
      for step in 0..<steps {
        let place = (from + way * (Double(step) / Double(steps))) / scale
        points.append(Point(x: place.x, y: place.y))
      }
    }
  }
}
