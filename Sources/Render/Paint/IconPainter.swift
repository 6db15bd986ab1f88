import Components
import Layout

/// Draws a symbol: its layers add to and cut from each other before they meet the page.
enum IconPainter {
  /// The gap between a raised layer and what is below it, in grid units.
  private static let gap = 1.6

  static func commands(for content: IconContent, in frame: Rect) -> [DrawCommand] {
    let side = min(frame.width, frame.height)
    guard side > 0, let paint = Paint(content.paint, in: frame) else { return [] }
    let drawing = Drawing(content: content, frame: frame, side: side, paint: paint)
    var commands: [DrawCommand] = []
    for layer in content.icon.layers { commands += drawing.commands(for: layer) }
    // Layers that cut, and translucent ones that overlap, are put together first.
    let isPlain = content.icon.layers.allSatisfy {
      $0.operation == .stroke || $0.operation == .fill
    }
    guard isPlain, paint.isOpaque || commands.count == 1 else {
      return [.pushLayer(LayerStyle())] + commands + [.popLayer]
    }
    return commands
  }

  private struct Drawing {
    let content: IconContent
    let frame: Rect
    let side: Double
    let paint: Paint

    func commands(for layer: Icon.Layer) -> [DrawCommand] {
      let unit = side / Icon.grid
      let origin = Point(x: frame.midX - side / 2, y: frame.midY - side / 2)
      let path = layer.path.mapPoints { point in
        let x = content.isMirrored ? Icon.grid - point.x : point.x
        return Point(x: origin.x + x * unit, y: origin.y + point.y * unit)
      }
      let shape = PlaneShape.path(path, .nonZero)
      func pen(_ width: Double) -> PenStroke {
        PenStroke(Pen(width: width * unit, cap: .round, join: .round))
      }
      let width = content.lineWidth
      let line = DrawCommand.stroke(shape, pen(width), paint)
      let inside = DrawCommand.fill(shape, paint)
      let wide = DrawCommand.stroke(shape, pen(width + 2 * IconPainter.gap), .solid(.black))
      switch layer.operation {
      case .stroke: return [line]
      case .fill: return [inside, line]
      case .cut: return cutting([.stroke(shape, pen(width), .solid(.black))])
      case .hole:
        return cutting([
          .fill(shape, .solid(.black)), .stroke(shape, pen(width), .solid(.black)),
        ])
      case .slash: return cutting([wide]) + [line]
      case .raised: return cutting([.fill(shape, .solid(.black)), wide]) + [inside, line]
      }
    }

    private func cutting(_ commands: [DrawCommand]) -> [DrawCommand] {
      [.pushLayer(LayerStyle(blendMode: .destinationOut))] + commands + [.popLayer]
    }
  }
}
