package import Components
import Layout

/// Draws a symbol: its layers add to and cut from each other before they meet the page.
package enum IconPainter {
  /// The gap between a raised layer and what is below it, in grid units.
  private static let gap = 1.6

  static func commands(for content: IconContent, in frame: Rect) -> [DrawCommand] {
    guard let place = Place(of: content, in: frame) else { return [] }
    let commands = commands(for: content, at: place)
    guard let stretch = place.stretch, !commands.isEmpty else { return commands }
    return [.pushTransform(stretch)] + commands + [.popTransform]
  }

  /// Where a symbol is drawn in the proportions of its window.
  private struct Place {
    let frame: Rect
    /// The points of a grid unit.
    let unit: Double
    /// What fills the given frame with that; `nil` where it is in its proportions.
    var stretch: PlaneTransform?

    init?(of content: IconContent, in frame: Rect) {
      let window = content.window
      guard frame.width > 0, frame.height > 0, window.width > 0, window.height > 0 else {
        return nil
      }
      unit = min(frame.width / window.width, frame.height / window.height)
      let (width, height) = (window.width * unit, window.height * unit)
      // Frames end on whole pixels: what is within one of its proportions is in them. A symbol that is not
      // resizable keeps them.
      guard content.size == nil, max(frame.width - width, frame.height - height) >= 1 else {
        self.frame = frame
        return
      }
      self.frame = Rect(
        x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
      stretch = .scale(x: frame.width / width, y: frame.height / height)
        .around(Point(x: frame.midX, y: frame.midY))
    }
  }

  private static func commands(for content: IconContent, at place: Place) -> [DrawCommand] {
    let (frame, unit) = (place.frame, place.unit)
    guard let paint = Paint(content.paint, in: frame) else { return [] }
    func commands(in paint: Paint) -> [DrawCommand] {
      let drawing = Drawing(content: content, frame: frame, unit: unit, paint: paint)
      return content.icon.layers.flatMap { drawing.commands(for: $0) }
    }
    let direct = commands(in: paint)
    let cuts = content.icon.layers.contains { $0.operation != .stroke && $0.operation != .fill }
    if !cuts, paint.isOpaque || direct.count == 1 { return direct }
    // Layers that cut are put together first. So are translucent ones: where they overlap, as a
    // fill and its outline do, the paint meets the page once.
    if paint.isOpaque { return [.pushLayer(LayerStyle())] + direct + [.popLayer] }
    if case .solid(let color) = paint {
      let full = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
      return [.pushLayer(LayerStyle(opacity: color.alpha))] + commands(in: .solid(full))
        + [.popLayer]
    }
    let ink = frame.insetBy(dx: -unit * Icon.grid, dy: -unit * Icon.grid)
    return [.pushLayer(LayerStyle()), .fill(.rect(ink), paint), .pushMask]
      + commands(in: .solid(.black)) + [.popMask, .popLayer]
  }

  /// The rectangle around what a symbol draws in a frame; `nil` for nothing.
  package static func bounds(of content: IconContent, in frame: Rect) -> Rect? {
    guard let place = Place(of: content, in: frame) else { return nil }
    let (frame, unit) = (place.frame, place.unit)
    let drawing = Drawing(content: content, frame: frame, unit: unit, paint: .solid(.black))
    return content.icon.layers.lazy.filter(\.operation.leavesInk)
      .compactMap { layer in
        let reach = content.lineWidth * layer.lineScale * unit / 2
        return drawing.path(of: layer).deviceBounds(.identity)?.insetBy(dx: -reach, dy: -reach)
      }
      .reduce(nil) { (box: Rect?, other: Rect) in box?.union(other) ?? other }
      .map { box in
        guard let stretch = place.stretch else { return box }
        return VectorPath.rect(box).deviceBounds(stretch) ?? box
      }
  }

  private struct Drawing {
    let content: IconContent
    let frame: Rect
    /// The points of a grid unit.
    let unit: Double
    let paint: Paint

    /// The outline of a layer in points.
    func path(of layer: Icon.Layer) -> VectorPath {
      let window = content.window
      let origin = Point(
        x: frame.midX - window.width / 2 * unit, y: frame.midY - window.height / 2 * unit)
      return layer.path.mapPoints { point in
        let x = content.isMirrored ? window.maxX - point.x : point.x - window.minX
        return Point(x: origin.x + x * unit, y: origin.y + (point.y - window.minY) * unit)
      }
    }

    func commands(for layer: Icon.Layer) -> [DrawCommand] {
      let shape = PlaneShape.path(path(of: layer), .nonZero)
      func pen(_ width: Double) -> PenStroke {
        PenStroke(Pen(width: width * unit, cap: .round, join: .round))
      }
      let width = content.lineWidth * layer.lineScale
      let line = DrawCommand.stroke(shape, pen(width), paint)
      let inside = DrawCommand.fill(shape, paint)
      let wide = DrawCommand.stroke(shape, pen(width + 2 * IconPainter.gap), .solid(.black))
      switch layer.operation {
      case .stroke: return [line]
      case .fill: return width > 0 ? [inside, line] : [inside]
      case .cut: return cutting([.stroke(shape, pen(width), .solid(.black))])
      case .hole:
        return cutting([
          .fill(shape, .solid(.black)), .stroke(shape, pen(width), .solid(.black)),
        ])
      case .slash: return cutting([wide]) + [line]
      case .clear: return cutting([.fill(shape, .solid(.black)), wide])
      case .knockout:
        return [.pushLayer(LayerStyle(blendMode: .destinationOut))]
          + layer.parts.flatMap { drawing(.solid(.black)).commands(for: $0) } + [.popLayer]
      case .raised: return cutting([.fill(shape, .solid(.black)), wide]) + [inside, line]
      }
    }

    private func drawing(_ paint: Paint) -> Drawing {
      Drawing(content: content, frame: frame, unit: unit, paint: paint)
    }

    private func cutting(_ commands: [DrawCommand]) -> [DrawCommand] {
      [.pushLayer(LayerStyle(blendMode: .destinationOut))] + commands + [.popLayer]
    }
  }
}

extension Icon {
  /// Whether the symbol has a filling, on which something else may be painted.
  var isBackdrop: Bool {
    layers.contains { $0.operation == .fill || $0.operation == .raised }
  }
}

extension Icon.Operation {
  /// Whether a layer adds something that is seen.
  fileprivate var leavesInk: Bool {
    switch self {
    case .stroke, .fill, .slash, .raised: true
    case .cut, .hole, .clear, .knockout: false
    }
  }
}
