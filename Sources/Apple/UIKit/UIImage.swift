public import Components

public import CoreGraphics

/// A picture.
public final class UIImage: Hashable, @unchecked Sendable {
  /// Which way is up.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How large and how bold a symbol is; pictures of symbols are drawn without it.
  public class Configuration: @unchecked Sendable {}

  /// How large and how bold a symbol is; pictures of symbols are drawn without it.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public override init() {}
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init() }
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable { case unspecified = -1, `default`, small, medium, large }

  public enum ResizingMode: Int, Sendable { case tile, stretch }

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

  /// An empty picture of a size in points.
  convenience init(empty size: CGSize) { self.init(Image(data: []), size: size) }

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

  /// A picture of an asset catalog of a bundle; it is looked up where it is drawn.
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(Image(name, bundle: bundle))
  }

  /// A picture by its resource; it is looked up where it is drawn.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// A symbol by its name.
  public convenience init?(systemName: String, withConfiguration: Configuration?) {
    self.init(Image(systemName: systemName))
  }

  /// A picture of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture of pixels, of which `scale` are a point; it is not turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(Image(decorative: cgImage, scale: scale), size: size, scale: scale)
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

  /// The picture in one colour; views draw it in theirs.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    withRenderingMode(renderingMode == .automatic ? .alwaysTemplate : renderingMode)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The same picture: views make it small where they draw it.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }

  public var imageOrientation: Orientation { .up }

  /// The pixels; `nil` for pictures by name, and for files that are none.
  public var cgImage: CGImage? {
    bytes.flatMap { CGImage(file: [UInt8]($0)) }
  }

  // Nothing is painted here.
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func drawAsPattern(in rect: CGRect) {}

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// The picture of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}

/// Keeps no picture: there are no albums.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
