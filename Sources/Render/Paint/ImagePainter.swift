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
      return VectorPainter.commands(picture, in: frame, tint: content.tint, engine: engine)
    case .pixels(let image):
      let interpolation: ImagePaint.Interpolation =
        content.interpolation == .none ? .nearest : .smooth
      return [
        .image(ImagePaint(image, in: frame, interpolation: interpolation, tint: content.tint))
      ]
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
