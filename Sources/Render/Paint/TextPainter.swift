import Components
import Layout

/// Draws the lines of a text, or the bars that stand for them while the content is withheld.
struct TextPainter {
  let engine: TextEngine
  let grid: PixelGrid

  /// The tangent of 12 degrees, by which upright faces are slanted for italics.
  static let italicShear = 0.2125565616700221

  func commands(for content: TextContent, _ node: PositionedNode) -> [DrawCommand] {
    let frame = node.layoutFrame
    // The room that placement measured with: the same lines come back.
    let layout = engine.layout(
      of: content.text, width: frame.width, height: node.textMetrics?.room ?? .infinity)
    let left = frame.minX + layout.offset(inWidth: frame.width)
    let gradient = content.paint.flatMap { Paint($0, in: node.frame) }
    var commands: [DrawCommand] = []
    for line in layout.lines {
      let baseline = grid.snap(frame.minY + line.baseline)
      func draw(_ kind: TextDecoration.Kind) {
        for decoration in line.decorations where decoration.kind == kind {
          commands.append(
            command(
              for: decoration, x: left, baseline: baseline,
              gradient ?? .solid(decoration.color)))
        }
      }
      draw(.underline)
      for run in line.runs where !run.glyphs.isEmpty {
        let glyphs = run.glyphs.map {
          GlyphRun.Glyph(id: $0.glyph, x: left + $0.x, y: baseline + $0.y)
        }
        let glyphRun = GlyphRun(
          source: run.face, size: run.size, glyphs: glyphs,
          shear: run.isSlanted ? Self.italicShear : 0, stretch: run.stretch)
        let paint = gradient ?? .solid(run.color)
        guard run.hasColorGlyphs else {
          commands.append(.glyphs(glyphRun, paint))
          continue
        }
        commands += ColorGlyphPainter.commands(
          for: glyphRun, of: run.face, paint, color: run.color, scheme: content.colorScheme,
          scale: grid.scale)
      }
      draw(.strikethrough)
    }
    return commands
  }

  /// A decoration on whole pixels, at least one thick.
  private func command(
    for decoration: TextDecoration, x: Double, baseline: Double, _ paint: Paint
  ) -> DrawCommand {
    let thickness = max(grid.snap(decoration.thickness), 1 / grid.scale)
    let line = Rect(
      x: x + decoration.x, y: grid.snap(baseline + decoration.y), width: decoration.width,
      height: thickness)
    let dash = decoration.pattern.dash.map { $0 * thickness }
    guard !dash.isEmpty else { return .fill(.rect(line), paint) }
    var path = VectorPath()
    path.move(to: Point(x: line.minX, y: line.midY))
    path.addLine(to: Point(x: line.maxX, y: line.midY))
    return .stroke(.path(path, .nonZero), PenStroke(Pen(width: thickness, dash: dash)), paint)
  }

  /// One bar for each line, a little lower than the line box, as long as its text.
  static func bars(
    for node: PositionedNode, paint: ResolvedPaint, grid: PixelGrid
  ) -> [DrawCommand] {
    (node.textMetrics?.lines ?? []).compactMap { line in
      let box = line.offsetBy(dx: node.layoutFrame.minX, dy: node.layoutFrame.minY)
      let bar = grid.snap(box.insetBy(dx: 0, dy: line.height * 0.15))
      guard !bar.isEmpty, let paint = Paint(paint, in: bar) else { return nil }
      let radius = min(bar.height * 0.3, 6)
      return .fill(.roundedRect(bar, radius: radius, style: .circular), paint)
    }
  }
}

extension TextLinePattern {
  /// Lengths of strokes and gaps in thicknesses of the line; empty for a solid one.
  fileprivate var dash: [Double] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
