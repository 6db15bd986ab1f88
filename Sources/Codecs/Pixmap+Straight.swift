extension Pixmap {
  /// Multiplies colour by alpha, each product rounded to the nearest level.
  public init(_ straight: consuming StraightPixmap) {
    let (width, height) = (straight.width, straight.height)
    var taken: [UInt8] = []
    swap(&taken, &straight.bytes)
    self.init(checkedWidth: width, height: height, bytes: consume taken)
    if PNGRows.isOpaque(bytes) { return }
    var pixels = bytes.mutableSpan
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = UInt32(pixels[index + 3])
      guard alpha < 255 else { continue }
      for channel in index..<index + 3 {
        // (t + (t >> 8)) >> 8 with t = x + 128 is x / 255 rounded, for x up to 65,535.
        let product = UInt32(pixels[channel]) * alpha + 128
        pixels[channel] = UInt8((product + product >> 8) >> 8)
      }
    }
  }
}

extension Pixmap {
  /// The bytes of a straight picture as they are, for comparing alone: transparent pixels become zero.
  package init(comparing straight: StraightPixmap) {
    self.init(checkedWidth: straight.width, height: straight.height, bytes: straight.bytes)
    var pixels = bytes.mutableSpan
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] == 0 {
      for channel in index..<index + 3 { pixels[channel] = 0 }
    }
  }
}

extension StraightPixmap {
  /// Divides colour by alpha, each quotient rounded to the nearest level; transparent pixels
  /// become zero. Colour above alpha, which no valid pixmap has, becomes 255.
  public init(_ pixmap: consuming Pixmap) {
    width = pixmap.width
    height = pixmap.height
    bytes = pixmap.bytes
    pixmap.bytes = []
    var pixels = bytes.mutableSpan
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = UInt32(pixels[index + 3])
      guard alpha < 255 else { continue }
      for channel in index..<index + 3 {
        let level = alpha == 0 ? 0 : (UInt32(pixels[channel]) * 510 + alpha) / (2 * alpha)
        pixels[channel] = UInt8(min(level, 255))
      }
    }
  }
}
