/// A premultiplied sRGB image, 8 bits per channel, rows top to bottom, no row padding.
///
/// Coordinates are device pixels; `(0, 0)` is the top-left corner. Points become pixels once, in
/// the rasterizer; nothing downstream of a pixmap knows the scale factor.
public struct Pixmap: Equatable, Sendable {
  /// The longest accepted side, in pixels. Keeps `width * height * 4` far from overflow.
  public static let maximumSide = 16_384

  /// In pixels, in `1...maximumSide`.
  public let width: Int
  /// In pixels, in `1...maximumSide`.
  public let height: Int
  /// `width * height * 4` bytes in R, G, B, A order.
  public package(set) var bytes: [UInt8]

  /// Creates a fully transparent pixmap.
  ///
  /// - Throws: `RasterError.sizeOutOfRange` unless both sides are in `1...maximumSide`.
  public init(width: Int, height: Int) throws(RasterError) {
    let accepted = 1...Self.maximumSide
    guard accepted.contains(width), accepted.contains(height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.bytes = [UInt8](repeating: 0, count: width * height * 4)
  }
}

extension Pixmap {
  /// Compares eight bytes at a time; byte by byte, as arrays do, this is a tenth of a snapshot run.
  public static func == (left: Pixmap, right: Pixmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return unsafe left.bytes.withUnsafeBytes { left in
      unsafe right.bytes.withUnsafeBytes { right in
        let whole = left.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
          let first = unsafe left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let second = unsafe right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          if first != second { return false }
        }
        // A picture of an odd number of pixels has four bytes more.
        for offset in whole..<left.count {
          guard unsafe left[offset] == right[offset] else { return false }
        }
        return true
      }
    }
  }
}
