/// Reads WebP files (RFC 9649): lossless, lossy with and without alpha, and the first frame of those that
/// move, on its canvas.
struct WebPDecoder {
  private let bytes: [UInt8]
  private let limits: PictureLimits
  private let container: WebPContainer
  private let frame: WebPContainer.Frame

  var metadata: PictureMetadata { container.metadata }

  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    self.bytes = bytes
    self.limits = limits
    container = try WebPContainer(bytes)
    guard let frame = container.frame else {
      throw .damaged(.webp, offset: bytes.count, reason: "it has no picture")
    }
    self.frame = frame
  }

  /// The size of the canvas, before any turn.
  func size() throws(PictureError) -> (width: Int, height: Int) {
    if let canvas = container.canvas { return canvas }
    return try frameSize()
  }

  private func frameSize() throws(PictureError) -> (width: Int, height: Int) {
    let (width, height) =
      frame.isLossless
      ? try WebPLosslessDecoder.size(of: bytes, in: frame.data)
      : try VP8Header.size(of: bytes, in: frame.data)
    return (width, height)
  }

  func decode() throws(PictureError) -> StraightPixmap {
    let canvas = try size()
    let own = try frameSize()
    guard limits.accept(width: canvas.width, height: canvas.height) else {
      throw .tooLarge(.webp, width: canvas.width, height: canvas.height, limits: limits)
    }
    guard frame.x + own.width <= canvas.width, frame.y + own.height <= canvas.height else {
      throw .damaged(.webp, offset: frame.data.lowerBound, reason: "a frame exceeds its canvas")
    }
    let pixels = try frame.isLossless ? lossless(own) : lossy(own)
    guard own != canvas else {
      return StraightPixmap(checkedWidth: own.width, height: own.height, bytes: pixels)
    }
    var all = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
    for y in 0..<own.height {
      let place = ((frame.y + y) * canvas.width + frame.x) * 4
      all.replaceSubrange(
        place..<place + own.width * 4, with: pixels[y * own.width * 4..<(y + 1) * own.width * 4])
    }
    return StraightPixmap(checkedWidth: canvas.width, height: canvas.height, bytes: all)
  }

  private func lossless(_ size: (width: Int, height: Int)) throws(PictureError) -> [UInt8] {
    let pixels = try WebPLosslessDecoder.pixels(
      of: bytes, in: frame.data, width: size.width, height: size.height)
    // Without this flag the alpha that is stored does not count.
    let hasAlpha = bytes[frame.data.lowerBound + 4] & 0x10 != 0
    let opaque: UInt32 = hasAlpha ? 0 : 0xFF00_0000
    return unsafe [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { target, count in
      let output = UnsafeMutableRawBufferPointer(target)
      for index in 0..<pixels.count {
        let color = unsafe pixels.start[index] | opaque
        // A, R, G, B becomes A, B, G, R.
        let turned = color & 0xFF00_FF00 | color &>> 16 & 0xFF | (color & 0xFF) &<< 16
        unsafe output.storeBytes(of: turned.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
      }
      count = pixels.count * 4
    }
  }

  private func lossy(_ size: (width: Int, height: Int)) throws(PictureError) -> [UInt8] {
    var decoder = try VP8Decoder(bytes, in: frame.data)
    var pixels = try decoder.decode()
    if let range = frame.alpha {
      let alpha = try WebPAlpha.plane(
        of: bytes, in: range, width: size.width, height: size.height)
      var span = pixels.mutableSpan
      for index in alpha.indices { span[4 * index + 3] = alpha[index] }
    }
    return pixels
  }
}
