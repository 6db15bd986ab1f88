import Components
import Layout

/// Draws pictures, which `PictureCache` keeps decoded.
struct ImagePainter {
  private var decoded: [EncodedImage: RasterImage?] = [:]

  mutating func commands(for content: ImageContent, in frame: Rect) -> [DrawCommand] {
    guard !frame.isEmpty else { return [] }
    guard let image = image(for: content.data) else { return placeholder(in: frame) }
    let interpolation: ImagePaint.Interpolation =
      content.interpolation == .none ? .nearest : .smooth
    return [
      .image(ImagePaint(image, in: frame, interpolation: interpolation, tint: content.tint))
    ]
  }

  private mutating func image(for data: EncodedImage) -> RasterImage? {
    if let known = decoded[data] { return known }
    let format = PictureDecoder.format(of: data.bytes)
    let image = (try? PictureCache.shared.picture(of: data.bytes)).map {
      RasterImage(
        name: "\(format?.rawValue.lowercased() ?? "")\(decoded.count)", pixmap: $0)
    }
    decoded[data] = image
    return image
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
