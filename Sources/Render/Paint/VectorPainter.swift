package import Codecs
package import Graphics

/// Draws pictures made of shapes with the commands that views are drawn with.
package enum VectorPainter {
  /// - Parameters:
  ///   - frame: what the picture's natural size is stretched to.
  ///   - tint: replaces the picture's colours and keeps its alpha.
  ///   - engine: sets the texts of the picture; without one they are left out.
  package static func commands(
    _ picture: VectorPicture, in frame: Rect, tint: ResolvedColor? = nil,
    engine: TextEngine? = .ofPictures
  ) -> [DrawCommand] {
    let fit = PlaneTransform(
      a: frame.width / picture.size.width, b: 0, c: 0, d: frame.height / picture.size.height,
      tx: frame.minX, ty: frame.minY)
    var commands: [DrawCommand] = [.pushTransform(fit)]
    for (index, command) in picture.commands.enumerated() {
      switch command {
      case .text(let text): commands += engine?.commands(for: text) ?? []
      case .image(let pixels, let place, let isSmooth):
        let image = RasterImage(name: "inside\(index)", pixmap: pixels)
        commands.append(
          .image(PicturePaint(image, in: place, interpolation: isSmooth ? .smooth : .blocks)))
      default: append(command, to: &commands)
      }
    }
    commands.append(.popTransform)
    guard let tint else { return commands }
    let matrix = ColorMatrix([
      0, 0, 0, 0, tint.red, 0, 0, 0, 0, tint.green, 0, 0, 0, 0, tint.blue,
    ])
    let style = LayerStyle(opacity: tint.alpha, filters: [.colorMatrix(matrix)])
    return [.pushLayer(style)] + commands + [.popLayer]
  }

  private static func append(_ command: VectorCommand, to commands: inout [DrawCommand]) {
    switch command {
    case .fill(let path, let rule, let paint):
      append(paint, to: &commands) { toGradient, paint in
        .fill(.path(toGradient.map { path.transformed(by: $0) } ?? path, rule), paint)
      }
    case .stroke(let path, let pen, let paint):
      append(paint, to: &commands) { toGradient, paint in
        guard let toGradient else {
          return .stroke(.path(path, .nonZero), PenStroke(pen), paint)
        }
        // Here the pen is that of the page: the outline of the line is what is filled.
        let size = max(path.controlBounds?.width ?? 1, path.controlBounds?.height ?? 1, pen.width)
        let outline = path.stroked(pen, tolerance: size / 4_000)
        return .fill(.path(outline.transformed(by: toGradient), .nonZero), paint)
      }
    case .pushTransform(let transform): commands.append(.pushTransform(transform))
    case .popTransform: commands.append(.popTransform)
    case .pushClip(let path, let rule): commands.append(.pushClip(.path(path, rule)))
    case .popClip: commands.append(.popClip)
    case .pushLayer(let opacity, let blendMode, let filters):
      let steps = filters.map { filter -> LayerFilter in
        switch filter {
        case .colorMatrix(let matrix): .colorMatrix(matrix)
        case .blur(let sigma): .blur(sigma: sigma)
        }
      }
      commands.append(
        .pushLayer(LayerStyle(opacity: opacity, blendMode: blendMode, filters: steps)))
    case .popLayer: commands.append(.popLayer)
    case .pushMask: commands.append(.pushMask)
    case .popMask: commands.append(.popMask)
    // Those that need more than themselves are drawn above.
    case .image, .text: break
    }
  }

  /// A command in the coordinates of its paint.
  ///
  /// - Parameter make: gets the way from the shape's coordinates to those of a gradient, if there is one.
  private static func append(
    _ paint: VectorPaint, to commands: inout [DrawCommand],
    _ make: (PlaneTransform?, Paint) -> DrawCommand
  ) {
    let (gradient, transform): (Paint, PlaneTransform)
    switch paint {
    case .solid(let color): return commands.append(make(nil, .solid(color)))
    case .linear(let stops, let from, let to, let map):
      (gradient, transform) = (.linearGradient(stops, start: from, end: to), map)
    case .radial(let stops, let from, let to, let map):
      transform = map
      gradient =
        from.center == to.center
        ? .radialGradient(
          stops, center: from.center, startRadius: from.radius, endRadius: to.radius)
        : .spreadGradient(SpreadGradient(stops, .circles(from, to), spread: .extend))
    }
    guard let inverse = transform.inverted else { return }
    commands.append(.pushTransform(transform))
    commands.append(make(inverse, gradient))
    commands.append(.popTransform)
  }
}
