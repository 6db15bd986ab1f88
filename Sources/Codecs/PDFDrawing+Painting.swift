import Graphics

/// Fills, lines and shadings.
extension PDFDrawing {
  /// Paints the path, then clips with it.
  mutating func paintPath(_ word: String, _ content: inout PDFContent) throws(PictureError) {
    if word == "s" || word == "b" || word == "b*", content.path.currentPoint != nil {
      content.path.close()
    }
    let path = content.path
    let clip = content.pendingClip
    content.path = VectorPath()
    content.pendingClip = nil
    if !path.isEmpty, !content.isHidden {
      let rule = FillRule?.some(word.hasSuffix("*") ? .evenOdd : .nonZero)
      let fills = word != "n" && word != "s" && word != "S"
      let strokes = word == "s" || word == "S" || word.hasPrefix("b") || word.hasPrefix("B")
      try compose(content.state) { drawing throws(PictureError) in
        guard fills, strokes, content.state.strokeAlpha < 1, let rule else {
          if fills, let rule { try drawing.fill(path, rule, content) }
          if strokes { try drawing.stroke(path, content) }
          return
        }
        // §11.7.4.4: the fill does not show through its own line.
        var opaque = content
        opaque.state.strokeAlpha = 1
        try drawing.add(.pushLayer(opacity: 1, blendMode: .normal))
        try drawing.fill(path, rule, content)
        try drawing.add(.pushLayer(opacity: 1, blendMode: .destinationOut))
        try drawing.stroke(path, opaque)
        try drawing.add(.popLayer)
        try drawing.add(.pushLayer(opacity: 1, blendMode: .plusLighter))
        try drawing.stroke(path, content)
        try drawing.add(.popLayer)
        try drawing.add(.popLayer)
      }
    }
    if let clip {
      try add(.pushClip(path, clip))
      content.state.clipCount += 1
    }
  }

  /// Blends and masks what is painted.
  mutating func compose(
    _ state: PDFState, _ paint: (inout PDFDrawing) throws(PictureError) -> Void
  ) throws(PictureError) {
    guard state.isComposed else { return try paint(&self) }
    try add(.pushLayer(opacity: 1, blendMode: state.blendMode))
    try paint(&self)
    if let mask = state.softMask { try draw(mask) }
    try add(.popLayer)
  }

  private mutating func fill(
    _ path: VectorPath, _ rule: FillRule, _ content: PDFContent
  ) throws(PictureError) {
    let state = content.state
    try paint(state.fill, state.fillAlpha, content) { .fill(path, rule, $0) }
  }

  private mutating func stroke(
    _ path: VectorPath, _ content: PDFContent
  ) throws(PictureError) {
    let (state, transform) = (content.state, content.state.transform)
    var pen = state.pen
    // The thinnest line is a point wide: what a device's pixel is, a picture does not know.
    let scale = transform.meanScale
    guard scale > 0, let back = transform.inverted else { return }
    if pen.width * scale < 1e-6 { pen.width = 1 / scale }
    let skew = transform.a * transform.c + transform.b * transform.d
    let lengths = (
      transform.a * transform.a + transform.b * transform.b,
      transform.c * transform.c + transform.d * transform.d
    )
    let area = scale * scale
    if skew.magnitude < 1e-6 * area, (lengths.0 - lengths.1).magnitude < 1e-6 * area {
      pen.width *= scale
      pen.dash = pen.dash.map { $0 * scale }
      pen.dashPhase *= scale
      return try paint(state.stroke, state.strokeAlpha, content) { .stroke(path, pen, $0) }
    }
    // The pen is squeezed with everything else.
    let own = path.transformed(by: back)
    if case .color(let color) = state.stroke {
      try add(.pushTransform(transform))
      try add(.stroke(own, pen, .solid(color.opacity(state.strokeAlpha))))
      return try add(.popTransform)
    }
    let size = max(own.controlBounds?.width ?? 1, own.controlBounds?.height ?? 1, pen.width)
    let outline = own.stroked(pen, tolerance: size / 4_000).transformed(by: transform)
    try paint(state.stroke, state.strokeAlpha, content) { .fill(outline, .nonZero, $0) }
  }

  mutating func paint(
    _ paint: PDFState.Paint, _ alpha: Double, _ content: PDFContent,
    _ command: (VectorPaint) -> VectorCommand
  ) throws(PictureError) {
    switch paint {
    case .none: return
    case .color(let color):
      if alpha > 0 { try add(command(.solid(color.opacity(alpha)))) }
    case .pattern(let pattern, let number, let color):
      let entries = pattern.entries ?? [:]
      if try file.resolve(entries["PatternType"]).integer == 1 {
        let tiling = PDFTiling(pattern: pattern, number: number, color: color, alpha: alpha)
        return try tile(tiling, command(.solid(.black)), content)
      }
      var transform = content.base
      if let m = try file.numbers(entries["Matrix"]), m.count == 6 {
        transform = PlaneTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
          .followed(by: transform)
      }
      let which = Self.number(entries["Shading"]) ?? number ?? content.number
      guard let shading = try shading(entries["Shading"], which, content) else { return }
      if let background = shading.background {
        try add(command(.solid(background.opacity(alpha))))
      }
      try add(shading, transform, alpha, command)
    }
  }

  /// `sh`: fills all that is not clipped.
  mutating func paintShading(_ name: String, _ content: PDFContent) throws(PictureError) {
    guard !content.isHidden else { return }
    let named = try file.resolve(content.resources["Shading"]).entries?[name]
    guard let shading = try shading(named, Self.number(named) ?? content.number, content) else {
      return
    }
    let page = VectorPath.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    let state = content.state
    try compose(state) { drawing throws(PictureError) in
      try drawing.add(shading, state.transform, state.fillAlpha) { .fill(page, .nonZero, $0) }
    }
  }

  private mutating func add(
    _ shading: PDFShading, _ transform: PlaneTransform, _ alpha: Double,
    _ command: (VectorPaint) -> VectorCommand
  ) throws(PictureError) {
    guard let paint = shading.paint(transform, alpha) else { return }
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let clips = shading.clips(within: transform.inverted?.boundingBox(of: page) ?? page)
    for (clip, rule) in clips { try add(.pushClip(clip.transformed(by: transform), rule)) }
    try add(command(paint))
    for _ in clips { try add(.popClip) }
  }

  private mutating func shading(
    _ object: PDFObject?, _ number: Int?, _ content: PDFContent
  ) throws(PictureError) -> PDFShading? {
    let kind = try file.resolve(file.resolve(object).entries?["ShadingType"]).integer
    guard kind == 2 || kind == 3 else {
      note(number, "a shading of the kind \(kind ?? 0) is not drawn")
      return nil
    }
    guard let shading = try file.shading(object, content.resources) else {
      note(
        number, "a shading is not drawn: its colours or functions are of a kind that is not read")
      return nil
    }
    return shading
  }
}
