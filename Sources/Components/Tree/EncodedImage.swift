import Codecs
import Layout

/// The bytes of an image file with the size its header states.
public struct EncodedImage: Hashable, Sendable {
  /// The file as it was read.
  public let bytes: [UInt8]
  /// The natural size in points.
  public let size: Size
  /// How many pixels it has across and down, as it is shown; those of its points where it is drawn from shapes.
  package let pixels: PixelSize
  /// What is not drawn as the file asks.
  package let warnings: [String]

  package struct PixelSize: Hashable, Sendable {
    package let width: Int
    package let height: Int
  }

  /// Makes a picture of its file's bytes and its natural size in points.
  public init(bytes: [UInt8], size: Size) {
    let info = try? PictureDecoder.info(of: bytes)
    self.init(bytes: bytes, size: size, info: info)
  }

  private init(bytes: [UInt8], size: Size, info: PictureInfo?) {
    self.bytes = bytes
    self.size = size
    pixels = PixelSize(width: info?.width ?? 1, height: info?.height ?? 1)
    warnings = info?.warnings ?? []
  }

  /// Decodes the picture, which is kept for drawing it.
  func check() throws(PictureError) {
    _ = try PictureCache.shared.picture(of: bytes)
  }

  /// A picture at a number of pixels per point.
  init(file bytes: [UInt8], scale: Double) throws(PictureError) {
    let info = try PictureDecoder.info(of: bytes)
    let factor = scale.isFinite && scale > 0 ? scale : 1
    let size = Size(width: Double(info.width) / factor, height: Double(info.height) / factor)
    self.init(bytes: bytes, size: info.points ?? size, info: info)
  }
}

extension EncodedImage {
  /// Files are compared by their bytes; what follows from them need not be.
  public static func == (left: EncodedImage, right: EncodedImage) -> Bool {
    left.size == right.size && left.bytes == right.bytes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(bytes.count)
    // The headers and the end of a file tell pictures apart; equality looks at all of it.
    for part in [bytes.prefix(1024), bytes.suffix(1024)] { hasher.combine(part) }
  }
}
