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

  mutating func commands(for content: ImageContent, in frame: Rect) -> [DrawCommand] {
    guard !frame.isEmpty else { return [] }
    switch picture(for: content.data) {
    case nil: return placeholder(in: frame)
    case .shapes(let picture):
      guard let slices = content.slices else {
        return VectorPainter.commands(picture, in: frame, tint: content.tint)
      }
      return Self.commands(
        SlicedPicture(slices, of: content.data.size, in: frame), picture, content)
    case .pixels(let image):
      let interpolation: ImagePaint.Interpolation =
        content.interpolation == .none ? .nearest : .smooth
      guard let slices = content.slices else {
        return [
          .image(ImagePaint(image, in: frame, interpolation: interpolation, tint: content.tint))
        ]
      }
      return Self.commands(
        SlicedPicture(slices, of: content.data.size, in: frame), image, interpolation, content)
    }
  }

  /// The parts of a picture of pixels; a repeated one is a pattern in its own size.
  private static func commands(
    _ sliced: SlicedPicture, _ image: RasterImage, _ interpolation: ImagePaint.Interpolation,
    _ content: ImageContent
  ) -> [DrawCommand] {
    let (x, y) = (
      Double(image.pixmap.width) / content.data.size.width,
      Double(image.pixmap.height) / content.data.size.height
    )
    return sliced.parts.map { part in
      var paint = ImagePaint(
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
  private static func commands(
    _ sliced: SlicedPicture, _ picture: VectorPicture, _ content: ImageContent
  ) -> [DrawCommand] {
    let size = content.data.size
    return sliced.parts.flatMap { part -> [DrawCommand] in
      var tiles = [part.frame]
      let tile = part.tile
      let across = (part.frame.width / tile.width).rounded(.up)
      let down = (part.frame.height / tile.height).rounded(.up)
      if part.isTiled, across * down <= maximumTiles {
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
          + VectorPainter.commands(picture, in: whole, tint: content.tint) + [.popClip]
      }
      return [.pushClip(.rect(part.frame))] + drawn + [.popClip]
    }
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
