public import Foundation
import Layout

/// A style that repeats a part of a picture, from the top left of what it fills.
public nonisolated struct ImagePaint: ShapeStyle {
  /// The picture; a symbol is not drawn.
  public var image: Image
  /// The part that is repeated, as fractions of the picture.
  public var sourceRect: CGRect
  /// How large a point of the picture is, in points.
  public var scale: CGFloat

  /// A style of a picture, or of a part of it.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> ResolvedPaint {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = sourceRect.standardized.intersection(whole)
    guard let picture = image.repeatedPicture(in: environment), scale > 0, !part.isNull else {
      return .color(.clear)
    }
    let isTemplate = image.rendering.map { $0 == .template } ?? picture.isTemplate
    let content = ImageContent(
      data: picture.data, isResizable: true,
      tint: isTemplate ? environment.foregroundPaint.representativeColor : nil,
      interpolation: image.interpolation.resolved)
    return .picture(
      ResolvedPattern(
        content: content,
        part: Rect(
          x: Double(part.minX), y: Double(part.minY), width: Double(part.width),
          height: Double(part.height)),
        scale: Double(scale), opacity: 1))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A part of a picture, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Image {
  /// What is repeated where the picture is a style; `nil` with a note where there is nothing to repeat.
  fileprivate func repeatedPicture(in environment: EnvironmentValues) -> CatalogPicture? {
    switch source {
    case .encoded(let data): return CatalogPicture(data: data)
    case .named(let reference):
      switch NamedPicture(reference, in: environment) {
      case .picture(let picture): return picture
      case .symbol: break
      case .failure(let reason):
        PictureGaps.fail(reason)
        return nil
      }
    case .symbol, .drawn: break
    case .unreadable(let error):
      _ = PictureGaps.placeholder(for: "a picture", error)
      return nil
    }
    PictureGaps.note("ImagePaint is not drawn with what is no file of a picture")
    return nil
  }
}
