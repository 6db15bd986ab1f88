/// A straight-alpha sRGB image, 8 bits per channel: the form in which PNG and PAM store colour.
///
/// A valid premultiplied pixel survives the way into this form and back unchanged: with
/// `c ≤ a`, `s = round(255·c / a)` is off by at most ½, so `s·a / 255` is off by at most
/// `a / 510`, which is below ½ wherever it matters and rounds back to `c`.
public struct StraightPixmap: Equatable, Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// `width * height * 4` bytes in R, G, B, A order, rows top to bottom; colour is not multiplied
  /// by alpha.
  public package(set) var bytes: [UInt8]

  /// Creates a fully transparent image.
  ///
  /// - Throws: `PixmapSizeError` unless both sides are in `1...Pixmap.maximumSide`.
  public init(width: Int, height: Int) throws(PixmapSizeError) {
    let accepted = 1...Pixmap.maximumSide
    guard accepted.contains(width), accepted.contains(height) else {
      throw PixmapSizeError(width: width, height: height)
    }
    self.init(checkedWidth: width, height: height, bytes: [])
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Wraps bytes whose count the caller has proven to be `checkedWidth * height * 4`.
  init(checkedWidth: Int, height: Int, bytes: [UInt8]) {
    self.width = checkedWidth
    self.height = height
    self.bytes = bytes
  }
}
