/// The samples of one channel, with a border that predictions look at: 127 above, 129 to the left.
@safe
final class VP8Plane {
  static let border = 16
  let stride: Int
  private let buffer: RawBuffer<UInt8>
  /// The upper left sample of the picture.
  let origin: UnsafeMutablePointer<UInt8>

  /// - Parameters: sides in samples, whole blocks.
  init(width: Int, height: Int) {
    stride = width + 2 * Self.border
    buffer = RawBuffer(count: stride * (height + 1), repeating: 127)
    unsafe origin = buffer.start + stride + Self.border
    for y in 0..<height { unsafe origin[y * stride - 1] = 129 }
  }
}
