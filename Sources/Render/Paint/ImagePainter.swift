import Codecs
import Components
import Layout

/// Draws pictures, which `PictureCache` keeps decoded.
struct ImagePainter {
  private enum Drawn {
    case pixels(RasterImage)
    case shapes(VectorPicture)
  }

  private var decoded: [EncodedImage: Drawn?] = [:]

  /// Sets the texts of pictures; without one they are left out.
  let engine: TextEngine?

  init(engine: TextEngine?) { self.engine = engine }

  mutating func commands(for content: ImageContent, in frame: Rect) -> [DrawCommand] {
    guard !frame.isEmpty else { return [] }
    switch picture(for: content.data) {
    case nil: return placeholder(in: frame)
    case .shapes(let picture):
      guard let slices = content.slices else {
        return VectorPainter.commands(picture, in: frame, tint: content.tint, engine: engine)
      }
      return commands(SlicedPicture(slices, of: content.data.size, in: frame), picture, content)
    case .pixels(let image):
      let interpolation: PicturePaint.Interpolation =
        content.interpolation == .none ? .nearest : .smooth
      guard let slices = content.slices else {
        return [
          .image(PicturePaint(image, in: frame, interpolation: interpolation, tint: content.tint))
        ]
      }
      return Self.commands(
        SlicedPicture(slices, of: content.data.size, in: frame), image, interpolation, content)
    }
  }

  /// A repeated picture where a command paints: with its pixels, or with its shapes drawn where the command covers.
  mutating func commands(
    for pattern: ResolvedPattern, in frame: Rect, painting command: (Paint) -> DrawCommand
  ) -> [DrawCommand] {
    let (content, size) = (pattern.content, pattern.content.data.size)
    let part = Rect(
      x: pattern.part.minX * size.width, y: pattern.part.minY * size.height,
      width: pattern.part.width * size.width, height: pattern.part.height * size.height)
    let tile = Rect(
      x: frame.minX, y: frame.minY, width: part.width * pattern.scale,
      height: part.height * pattern.scale)
    guard !frame.isEmpty, !tile.isEmpty, pattern.opacity > 0 else { return [] }
    var drawn: [DrawCommand]
    switch picture(for: content.data) {
    case nil: return placeholder(in: frame)
    case .pixels(let image):
      let (x, y) = (
        Double(image.pixmap.width) / size.width, Double(image.pixmap.height) / size.height
      )
      drawn = [
        command(
          .image(
            PicturePaint(
              image, in: tile,
              source: Rect(
                x: part.minX * x, y: part.minY * y, width: part.width * x,
                height: part.height * y),
              interpolation: content.interpolation == .none ? .nearest : .smooth, extent: .tile,
              tint: content.tint)))
      ]
    case .shapes(let picture):
      // What the command covers masks the picture.
      drawn =
        [.pushLayer(LayerStyle())]
        + commands(
          SlicedPicture.Part(source: part, frame: frame, isTiled: true), tile, picture, content)
        + [.pushMask, command(.solid(ResolvedColor(hex: 0x000000))), .popMask, .popLayer]
    }
    if pattern.opacity < 1 {
      drawn = [.pushLayer(LayerStyle(opacity: pattern.opacity))] + drawn + [.popLayer]
    }
    return drawn
  }

  /// The parts of a picture of pixels; a repeated one is a pattern in its own size.
  private static func commands(
    _ sliced: SlicedPicture, _ image: RasterImage, _ interpolation: PicturePaint.Interpolation,
    _ content: ImageContent
  ) -> [DrawCommand] {
    let (x, y) = (
      Double(image.pixmap.width) / content.data.size.width,
      Double(image.pixmap.height) / content.data.size.height
    )
    return sliced.parts.map { part in
      var paint = PicturePaint(
        image, in: part.frame,
        source: Rect(
          x: part.source.minX * x, y: part.source.minY * y, width: part.source.width * x,
          height: part.source.height * y),
        interpolation: interpolation, tint: content.tint)
      guard part.isTiled else { return .image(paint) }
      paint.frame = part.tile
      paint.extent = .tile
      return .fill(.rect(part.frame), .image(paint))
    }
  }

  /// The most repetitions of a picture of shapes; beyond them it is stretched.
  private static let maximumTiles = 2_500.0

  /// The parts of a picture of shapes, each cut out of the whole.
  private func commands(
    _ sliced: SlicedPicture, _ picture: VectorPicture, _ content: ImageContent
  ) -> [DrawCommand] {
    sliced.parts.flatMap { commands($0, $0.tile, picture, content) }
  }

  /// A part of a picture of shapes, as large as `tile` where it is repeated.
  private func commands(
    _ part: SlicedPicture.Part, _ tile: Rect, _ picture: VectorPicture, _ content: ImageContent
  ) -> [DrawCommand] {
    let size = content.data.size
    var tiles = [part.frame]
    let across = (part.frame.width / tile.width).rounded(.up)
    let down = (part.frame.height / tile.height).rounded(.up)
    if part.isTiled, across * down <= Self.maximumTiles {
      tiles = (0..<Int(across * down)).map { index in
        tile.offsetBy(
          dx: Double(index % Int(across)) * tile.width,
          dy: Double(index / Int(across)) * tile.height)
      }
    }
    let drawn = tiles.flatMap { tile -> [DrawCommand] in
      let (x, y) = (tile.width / part.source.width, tile.height / part.source.height)
      let whole = Rect(
        x: tile.minX - part.source.minX * x, y: tile.minY - part.source.minY * y,
        width: size.width * x, height: size.height * y)
      return [.pushClip(.rect(tile))]
        + VectorPainter.commands(picture, in: whole, tint: content.tint, engine: engine)
        + [.popClip]
    }
    return [.pushClip(.rect(part.frame))] + drawn + [.popClip]
  }

  private mutating func picture(for data: EncodedImage) -> Drawn? {
    if let known = decoded[data] { return known }
    let drawn: Drawn? =
      switch try? PictureCache.shared.picture(of: data.bytes) {
      case nil: nil
      case .shapes(let picture): .shapes(picture)
      case .pixels(let pixmap):
        .pixels(RasterImage(name: name(of: data), pixmap: pixmap))
      }
    decoded[data] = drawn
    return drawn
  }

  private func name(of data: EncodedImage) -> String {
    let format = PictureDecoder.format(of: data.bytes)?.rawValue.lowercased()
    return "\(format ?? "")\(decoded.count)"
  }

  /// A crossed box where the bytes are no picture: meant to be seen.
  private func placeholder(in frame: Rect) -> [DrawCommand] {
    let paint = Paint.solid(ResolvedColor(hex: 0xFF00FF))
    var cross = VectorPath()
    cross.move(to: Point(x: frame.minX, y: frame.minY))
    cross.addLine(to: Point(x: frame.maxX, y: frame.maxY))
    cross.move(to: Point(x: frame.maxX, y: frame.minY))
    cross.addLine(to: Point(x: frame.minX, y: frame.maxY))
    return [
      .stroke(.rect(frame), PenStroke(Pen(width: 1), placement: .inner), paint),
      .stroke(.path(cross, .nonZero), PenStroke(Pen(width: 1)), paint),
    ]
  }
}
