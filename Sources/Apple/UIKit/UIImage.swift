public import Components

/// A picture.
public final class UIImage: @unchecked Sendable {
  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  let image: Image
  private let bytes: Data?
  /// Pixels per point.
  public let scale: CGFloat
  /// The size in points; nothing for pictures by name, which are looked up where they are drawn.
  public let size: CGSize

  init(_ image: Image, bytes: Data? = nil, size: CGSize = .zero, scale: CGFloat = 1) {
    self.image = image
    self.bytes = bytes
    self.size = size
    self.scale = scale
  }

  /// A picture of nothing.
  public convenience init() { self.init(Image(data: [])) }

  /// A picture of an asset catalog; it is looked up where it is drawn.
  public convenience init?(named name: String) { self.init(Image(name)) }

  /// A picture of an asset catalog of a bundle; it is looked up where it is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(Image(name, bundle: bundle))
  }

  /// A symbol by its name.
  public convenience init?(systemName: String) { self.init(Image(systemName: systemName)) }

  /// A picture from the bytes of a file; `nil` for bytes that are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from the bytes of a file, at a number of pixels per point; `nil` for bytes that are none.
  public convenience init?(data: Data, scale: CGFloat) {
    let image = Image(data: [UInt8](data), scale: scale)
    guard let size = image.naturalSize else { return nil }
    self.init(image, bytes: data, size: size, scale: scale)
  }

  /// A picture from a file; `nil` where it is missing or none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The bytes that the picture was made from, where they are those of a PNG.
  public func pngData() -> Data? {
    bytes?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true ? bytes : nil
  }

  /// The bytes that the picture was made from, where they are those of a JPEG.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bytes?.starts(with: [0xFF, 0xD8]) == true ? bytes : nil
  }

  /// The picture with or without its colours.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let modes: [RenderingMode: Image.TemplateRenderingMode] = [
      .alwaysOriginal: .original, .alwaysTemplate: .template,
    ]
    return UIImage(
      image.renderingMode(modes[mode]), bytes: bytes, size: size, scale: scale)
  }
}

extension Image {
  /// The picture of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}
