import Graphics
package import Render
import Typography

/// A picture of 40×40 points with every kind of draw command, shape, paint, stroke, filter and blend mode.
package enum EveryDrawCommand {
  package static func list() throws(RasterError) -> DisplayList {
    DisplayList(
      size: Size(width: 40, height: 40), background: ResolvedColor(hex: 0xF2F2F7),
      commands: commands(try image()))
  }

  private static let blue = ResolvedColor(hex: 0x0A84FF, alpha: 0.75)
  private static let red = ResolvedColor(hex: 0xFF453A)
  private static let solid = Paint.solid(blue)
  private static let shadow = Shadow(color: red, sigma: 1.5, offset: Point(x: 1, y: 2))

  private static let stops: [GradientStop] = [
    GradientStop(color: red, location: 0), GradientStop(color: blue, location: 0.3),
    GradientStop(color: .clear, location: 1),
  ]

  private static func rect(_ x: Double, _ y: Double, _ side: Double = 9.5) -> Rect {
    Rect(x: x, y: y, width: side, height: side)
  }

  private static let path: VectorPath = {
    var path = VectorPath()
    path.move(to: Point(x: 2, y: 22))
    path.addLine(to: Point(x: 9, y: 21))
    path.addQuad(to: Point(x: 12, y: 28), control: Point(x: 14, y: 20))
    path.addConic(to: Point(x: 6, y: 31), control: Point(x: 13, y: 33), weight: 0.5.squareRoot())
    path.close()
    path.addCubic(
      to: Point(x: 3, y: 30), control1: Point(x: 0, y: 25), control2: Point(x: 5, y: 26))
    return path
  }()

  private static func image() throws(RasterError) -> RasterImage {
    var pixmap = try Pixmap.canvas(width: 3, height: 2)
    pixmap.bytes = (0..<24).map { $0 % 4 == 3 ? 255 : UInt8($0 * 10) }
    return RasterImage(name: "image", pixmap: pixmap)
  }

  private static let shapes: [PlaneShape] = [
    .rect(rect(1, 1)), .ellipse(rect(11, 1)), .roundedRect(rect(21, 1), radius: 3),
    .roundedRect(
      rect(31, 1, 8),
      CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), .continuous),
    .path(path, .nonZero), .path(path, .evenOdd),
  ]

  private static func paints(_ image: RasterImage) -> [Paint] {
    [
      solid,
      .linearGradient(stops, start: Point(x: 0, y: 0), end: Point(x: 40, y: 20)),
      .radialGradient(
        stops, center: Point(x: 20, y: 20), startRadius: 2, endRadius: 18, aspect: 1.25),
      .angularGradient(stops, center: Point(x: 16, y: 6), startTurns: 0.125, endTurns: 1.125),
      .image(PicturePaint(image, in: rect(0, 0, 4), interpolation: .nearest, extent: .tile)),
      .spreadGradient(
        SpreadGradient(
          stops, .line(from: Point(x: 0, y: 0), to: Point(x: 9, y: 5)), spread: .reflect)),
      .spreadGradient(
        SpreadGradient(
          stops,
          .circles(
            .init(center: Point(x: 8, y: 9), radius: 1),
            .init(center: Point(x: 20, y: 20), radius: 6)),
          spread: .repeat)),
      .spreadGradient(
        SpreadGradient(
          stops, .turn(center: Point(x: 20, y: 20), from: 0.25, to: 0.75), spread: .pad)),
    ]
  }

  private static let strokes: [PenStroke] = [
    PenStroke(Pen(width: 1.5)),
    PenStroke(
      Pen(
        width: 2, cap: .round, join: .round, miterLimit: 4, dash: [3, 1.5], dashPhase: 1),
      trim: PathTrim(from: 0.1, to: 0.8)),
    PenStroke(Pen(width: 1, cap: .square, join: .bevel), placement: .inner),
  ]

  private static let filters: [LayerFilter] = [
    .blur(sigma: 1), .blur(sigma: 0.75, isOpaque: true), .dropShadow(shadow),
    .colorMatrix(
      ColorMatrix([
        0.5, 0.5, 0, 0, 0, 0, 1, 0, 0, 0.1, 0.2, 0, 0.8, 0, 0, 0, 0, 0, 0.9, 0,
      ])),
  ]

  private static func commands(_ image: RasterImage) -> [DrawCommand] {
    let paints = paints(image)
    var commands: [DrawCommand] = []
    for shape in shapes { commands += paints.map { .fill(shape, $0) } }
    for shape in shapes { commands += strokes.map { .stroke(shape, $0, solid) } }
    if let face = EmbeddedFonts.face(named: "StillframeSans-Regular") {
      let glyphs: [GlyphRun.Glyph] = [.init(id: 36, x: 2, y: 38), .init(id: 40, x: 11.25, y: 38)]
      let run = GlyphRun(source: face, size: 11, glyphs: glyphs, shear: 0.2, stretch: 1.25)
      commands += paints.map { .glyphs(run, $0) }
    }
    commands += [
      .image(PicturePaint(image, in: rect(22, 12))),
      .image(
        PicturePaint(
          image, in: rect(24, 14), source: Rect(x: 1, y: 0, width: 2, height: 2), tint: red)),
      .dropShadow(shapes[2], shadow), .innerShadow(shapes[2], shadow),
      .backdrop(
        .roundedRect(rect(12, 18, 14), radius: 4),
        BackdropStyle(sigma: 2, saturation: 1.8, tint: blue)),
    ]
    for (index, mode) in BlendMode.allCases.enumerated() {
      let place = rect(Double(index % 7) * 5, 20 + Double(index / 7) * 5, 6)
      commands += [
        .pushClip(.ellipse(place)),
        .pushTransform(.rotation(turns: 0.05).around(Point(x: place.midX, y: place.midY))),
        .pushLayer(
          LayerStyle(opacity: 0.8, blendMode: mode, filters: [filters[index % filters.count]])),
        .fill(.rect(place), solid), .pushMask, .fill(.ellipse(place), .solid(red)), .popMask,
        .popLayer, .popTransform, .popClip,
      ]
    }
    return commands
  }
}
