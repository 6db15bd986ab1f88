#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A premultiplied sRGB image, 8 bits per channel, rows top to bottom, no row padding.
///
/// Coordinates are device pixels; `(0, 0)` is the top-left corner. Points become pixels once, in
/// the rasterizer; nothing downstream of a pixmap knows the scale factor.
public struct Pixmap: Equatable, Sendable {
  /// The longest accepted side, in pixels. Keeps `width * height * 4` far from overflow.
  public static let maximumSide = 16_384

  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes in R, G, B, A order.
  public package(set) var bytes: [UInt8]

  /// Creates a fully transparent pixmap.
  ///
  /// - Throws: `PixmapSizeError` unless both sides are in `1...maximumSide`.
  public init(width: Int, height: Int) throws(PixmapSizeError) {
    let accepted = 1...Self.maximumSide
    guard accepted.contains(width), accepted.contains(height) else {
      throw PixmapSizeError(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Wraps bytes whose count the caller has proven to be `checkedWidth * height * 4`.
  package init(checkedWidth: Int, height: Int, bytes: [UInt8]) {
    self.width = checkedWidth
    self.height = height
    self.bytes = bytes
  }
}

extension Pixmap {
  /// Byte by byte, as arrays do, this is a tenth of a snapshot run.
  public static func == (left: Pixmap, right: Pixmap) -> Bool {
    left.width == right.width && left.height == right.height
      && haveEqualBytes(left.bytes, right.bytes)
  }
}

/// Compares as fast as the system can, in debug builds too.
package func haveEqualBytes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  return unsafe memcmp(left, right, left.count) == 0
}
