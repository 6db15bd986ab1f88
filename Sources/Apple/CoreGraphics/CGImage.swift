public import Components
import Codecs
public import Graphics

/// A picture as its pixels.
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  public let pixmap: Pixmap

  /// A picture of pixels.
  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
  }

  /// The picture of a file; `nil` for what has no pixels that can be read.
  package convenience init?(file bytes: [UInt8]) {
    guard let picture = try? PictureDecoder.decode(bytes, limits: .standard) else { return nil }
    self.init(picture.premultiplied())
  }

  /// The width in pixels.
  public var width: Int { pixmap.width }
  /// The height in pixels.
  public var height: Int { pixmap.height }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// A picture of pixels, `scale` of which are a point.
  public init(decorative cgImage: CGImage, scale: CGFloat) {
    self.init(data: PNGEncoder.encode(cgImage.pixmap), scale: scale)
  }

  /// The same, with a label; the picture is not turned.
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init(decorative: cgImage, scale: scale)
  }
}
