import Codecs
import Components
import Typography

/// Draws a glyph in colour with the commands that views are drawn with.
package struct ColorGlyphPainter {
  /// More points of outlines and paints than a drawing has, 2 MB: a glyph that needs them is not drawn.
  private static let mostParts = 1 << 17
  /// The points that a paint counts as: its commands are so much larger.
  private static let partsOfPaint = 16

  let face: FontFace
  /// What the paints call the colour of the text, in coordinates of the page.
  let foreground: Paint
  /// One colour for it, where it is a stop of a gradient.
  let color: ResolvedColor
  private var commands: [DrawCommand] = []
  private var partsLeft = Self.mostParts

  private init(face: FontFace, foreground: Paint, color: ResolvedColor) {
    self.face = face
    self.foreground = foreground
    self.color = color
  }

  /// The commands of a glyph in colour; `nil` for one that is an outline.
  ///
  /// - Parameters:
  ///   - toPage: from font units with y upwards to the page.
  ///   - pixelsPerEm: the size that it is drawn at, in pixels.
  static func commands(
    for glyph: UInt16, of face: FontFace, toPage: PlaneTransform, pixelsPerEm: Double,
    scheme: ColorScheme, foreground: Paint, color: ResolvedColor
  ) -> [DrawCommand]? {
    let found = face.colorGlyph(
      glyph, isDark: scheme == .dark, pixelsPerEm: pixelsPerEm)
    switch found {
    case nil: return nil
    case .bitmap(let bitmap): return image(bitmap, glyph, of: face, toPage: toPage)
    case .paint(let paint):
      var painter = ColorGlyphPainter(face: face, foreground: foreground, color: color)
      // A plane without an edge of its own ends where the plain glyph does.
      let area = face.glyphPath(glyph).transformed(by: toPage).controlBounds ?? .zero
      painter.append(paint, toPage, in: nil, area: area)
      return painter.partsLeft > 0 ? painter.commands : []
    }
  }

  /// Four times as large as any font's, so that a small file cannot ask for much memory: 4 MB.
  private static let bitmapLimits = PictureLimits(maximumSide: 1_024, maximumPixels: 1 << 20)

  private static func image(
    _ bitmap: BitmapGlyph, _ glyph: UInt16, of face: FontFace, toPage: PlaneTransform
  ) -> [DrawCommand]? {
    let file = bitmap.file
    guard
      case .pixels(let pixmap)? = try? PictureCache.shared.picture(of: file, limits: bitmapLimits)
    else {
      return nil
    }
    let unit = Double(face.unitsPerEm) / Double(bitmap.pixelsPerEm)
    let (width, height) = (Double(pixmap.width) * unit, Double(pixmap.height) * unit)
    let top =
      switch bitmap.height {
      case .top(let top): Double(top) * unit
      case .bottom(let bottom): Double(bottom) * unit + height
      }
    let box = Rect(x: Double(bitmap.left) * unit, y: top - height, width: width, height: height)
    let image = RasterImage(name: "\(face.identifier) \(glyph)", pixmap: pixmap)
    return [.image(PicturePaint(image, in: toPage.boundingBox(of: box)))]
  }

  // MARK: Paints

  /// - Parameters:
  ///   - outline: what the paint is inside of, on the page; `nil` if the clips say it.
  ///   - area: all that the paint can cover of the page.
  private mutating func append(
    _ paint: ColorPaint, _ toPage: PlaneTransform, in outline: VectorPath?, area: Rect
  ) {
    // Composites draw what is in them more than once.
    partsLeft -= Self.partsOfPaint
    guard partsLeft > 0, toPage.isFinite else { return }
    switch paint {
    case .transform(let transform, let inner):
      let map = PlaneTransform(transform).followed(by: toPage)
      return append(inner, map, in: outline, area: area)
    case .layers(let layers) where layers.count == 1:
      return append(layers[0], toPage, in: outline, area: area)
    case .solid(let value):
      return fill(outline ?? .rect(area), solid(value))
    case .linearGradient, .radialGradient, .sweepGradient:
      return fill(outline ?? .rect(area), gradient: paint, toPage)
    default: break
    }
    // Whatever is inside several outlines is clipped to all but the last of them.
    if let outline { commands.append(.pushClip(.path(outline, .nonZero))) }
    switch paint {
    case .layers(let layers):
      for layer in layers { append(layer, toPage, in: nil, area: area) }
    case .glyph(let glyph, let inner):
      let path = face.glyphPath(glyph).transformed(by: toPage)
      partsLeft -= path.points.count
      if let box = path.controlBounds { append(inner, toPage, in: path, area: box) }
    case .clip(let box, let inner): append(inner, toPage, clippedTo: box)
    case .composite(let mode, let source, let backdrop):
      append(mode, source: source, backdrop: backdrop, toPage, area: area)
    default: break
    }
    if outline != nil { commands.append(.popClip) }
  }

  private mutating func append(
    _ inner: ColorPaint, _ toPage: PlaneTransform, clippedTo box: ColorBox
  ) {
    guard box.minX < box.maxX, box.minY < box.maxY else { return }
    let rect = Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
    let bounds = toPage.boundingBox(of: rect)
    let isUpright = toPage.b == 0 && toPage.c == 0
    commands.append(
      .pushClip(
        isUpright ? .rect(bounds) : .path(VectorPath.rect(rect).transformed(by: toPage), .nonZero)))
    append(inner, toPage, in: nil, area: bounds)
    commands.append(.popClip)
  }

  private mutating func append(
    _ mode: ColorComposite, source: ColorPaint, backdrop: ColorPaint, _ toPage: PlaneTransform,
    area: Rect
  ) {
    func add(_ paint: ColorPaint, to painter: inout ColorGlyphPainter) {
      painter.append(paint, toPage, in: nil, area: area)
    }
    func layer(
      _ painter: inout ColorGlyphPainter, _ blendMode: BlendMode = .normal,
      _ content: (inout ColorGlyphPainter) -> Void
    ) {
      painter.commands.append(.pushLayer(LayerStyle(blendMode: blendMode)))
      content(&painter)
      painter.commands.append(.popLayer)
    }
    func masked(_ paint: ColorPaint, by mask: ColorPaint, _ painter: inout ColorGlyphPainter) {
      layer(&painter) {
        add(paint, to: &$0)
        $0.commands.append(.pushMask)
        add(mask, to: &$0)
        $0.commands.append(.popMask)
      }
    }
    func cut(_ paint: ColorPaint, by hole: ColorPaint, _ painter: inout ColorGlyphPainter) {
      layer(&painter) {
        add(paint, to: &$0)
        layer(&$0, .destinationOut) { add(hole, to: &$0) }
      }
    }
    func blended(
      _ blendMode: BlendMode, _ above: ColorPaint, over below: ColorPaint,
      _ painter: inout ColorGlyphPainter
    ) {
      layer(&painter) {
        add(below, to: &$0)
        layer(&$0, blendMode) { add(above, to: &$0) }
      }
    }
    switch mode {
    case .clear: break
    case .source: add(source, to: &self)
    case .destination: add(backdrop, to: &self)
    case .sourceOver:
      add(backdrop, to: &self)
      add(source, to: &self)
    case .destinationOver:
      add(source, to: &self)
      add(backdrop, to: &self)
    case .sourceIn: masked(source, by: backdrop, &self)
    case .destinationIn: masked(backdrop, by: source, &self)
    case .sourceOut: cut(source, by: backdrop, &self)
    case .destinationOut: cut(backdrop, by: source, &self)
    case .sourceAtop: blended(.sourceAtop, source, over: backdrop, &self)
    case .destinationAtop: blended(.sourceAtop, backdrop, over: source, &self)
    case .xor:
      layer(&self) {
        cut(source, by: backdrop, &$0)
        layer(&$0, .plusLighter) { cut(backdrop, by: source, &$0) }
      }
    default:
      if let mixing = mode.mixing { blended(mixing, source, over: backdrop, &self) }
    }
  }

  // MARK: Fills

  private mutating func fill(_ outline: VectorPath, _ paint: Paint) {
    commands.append(.fill(.path(outline, .nonZero), paint))
  }

  private mutating func fill(
    _ outline: VectorPath, gradient: ColorPaint, _ toPage: PlaneTransform
  ) {
    guard let back = toPage.inverted else { return }
    let (line, geometry): (ColorLine, SpreadGradient.Geometry)
    switch gradient {
    case .linearGradient(let colors, let start, let end, let rotation):
      guard let end = Self.end(of: start, end, turnedTo: rotation) else { return }
      (line, geometry) = (colors, .line(from: Point(start), to: end))
    case .radialGradient(let colors, let start, let startRadius, let end, let endRadius):
      line = colors
      geometry = .circles(
        GradientCircle(center: Point(start), radius: startRadius),
        GradientCircle(center: Point(end), radius: endRadius))
    case .sweepGradient(let colors, let center, let startDegrees, let endDegrees):
      line = colors
      geometry = .turn(center: Point(center), from: startDegrees / 360, to: endDegrees / 360)
    default: return
    }
    // One colour needs no way.
    if line.stops.count == 1 { return fill(outline, solid(line.stops[0].color)) }
    let stops = line.stops.map {
      GradientStop(color: stopColor($0.color), location: $0.location)
    }
    let paint = Paint.spreadGradient(
      SpreadGradient(stops, geometry, spread: SpreadGradient.Spread(line.extend)))
    commands += [
      .pushTransform(toPage), .fill(.path(outline.transformed(by: back), .nonZero), paint),
      .popTransform,
    ]
  }

  /// Where a linear gradient ends if its colours run at right angles to the line from its start to
  /// `rotation`; `nil` if that leaves no way.
  private static func end(
    of start: ColorPoint, _ end: ColorPoint, turnedTo rotation: ColorPoint
  ) -> Point? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let (normalX, normalY) = (rotation.y - start.y, start.x - rotation.x)
    let squared = normalX * normalX + normalY * normalY
    let along = x * normalX + y * normalY
    guard squared > 0, along != 0 else { return nil }
    return Point(x: start.x + normalX * along / squared, y: start.y + normalY * along / squared)
  }

  private func solid(_ value: ColorValue) -> Paint {
    value.isForeground ? foreground.faded(to: value.alpha) : .solid(stopColor(value))
  }

  private func stopColor(_ value: ColorValue) -> ResolvedColor {
    let full = value.isForeground ? color : ResolvedColor(hex: UInt32(value.rgb))
    return full.opacity(value.alpha)
  }
}

extension ColorComposite {
  /// The mode that mixes colours alike; `nil` for those that combine alphas.
  fileprivate var mixing: BlendMode? {
    switch self {
    case .plus: .plusLighter
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .softLight: .softLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .multiply: .multiply
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    default: nil
    }
  }
}

extension SpreadGradient.Spread {
  fileprivate init(_ extend: ColorLine.Extend) {
    switch extend {
    case .pad: self = .pad
    case .repeat: self = .repeat
    case .reflect: self = .reflect
    }
  }
}

extension Point {
  fileprivate init(_ point: ColorPoint) { self.init(x: point.x, y: point.y) }
}

extension Paint {
  /// The paint with a part of its alpha.
  fileprivate func faded(to part: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(part), location: $0.location) }
    }
    guard part < 1 else { return self }
    switch self {
    case .solid(let color): return .solid(color.opacity(part))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let aspect):
      return .radialGradient(
        faded(stops), center: center, startRadius: startRadius, endRadius: endRadius,
        aspect: aspect)
    case .angularGradient(let stops, let center, let startTurns, let endTurns):
      return .angularGradient(
        faded(stops), center: center, startTurns: startTurns, endTurns: endTurns)
    case .spreadGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .spreadGradient(gradient)
    case .image: return self
    }
  }
}

extension PlaneTransform {
  /// The map of a font's paint, in its coordinates with y upwards.
  fileprivate init(_ transform: ColorTransform) {
    switch transform {
    case .matrix(let a, let b, let c, let d, let tx, let ty):
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    case .rotation(let degrees, let center):
      // With y upwards the same numbers turn the other way round.
      self = PlaneTransform.rotation(degrees: degrees).around(Point(center))
    case .skew(let xDegrees, let yDegrees, let center):
      let (xCosine, xSine) = UnitCircle.point(degrees: xDegrees)
      let (yCosine, ySine) = UnitCircle.point(degrees: yDegrees)
      self = PlaneTransform(
        a: 1, b: ySine / yCosine, c: -xSine / xCosine, d: 1, tx: 0, ty: 0
      ).around(Point(center))
    }
  }
}
