/// The palette of a picture with few colours, and the picture as places in it (RFC 9649 §4.4).
struct WebPPalette {
  /// Sorted, so that neighbours in it are alike.
  private let colors: [UInt32]

  /// `nil` where there are more than 256 colours.
  init?(of pixels: WebPPixels) {
    var found: Set<UInt32> = []
    let start = unsafe pixels.argb.start
    var last = unsafe ~start[0]
    for index in 0..<pixels.count {
      let color = unsafe start[index]
      guard color != last else { continue }
      last = color
      if found.insert(color).inserted, found.count > 256 { return nil }
    }
    colors = found.sorted()
  }

  /// How many pixels share one stored pixel, as a power of two.
  private var bundleBits: Int {
    switch colors.count {
    case ...2: 3
    case ...4: 2
    case ...16: 1
    default: 0
    }
  }

  /// Writes the transform: the colours as one row, each as the difference from the one before.
  func write(to writer: inout BitWriter) {
    writer.put(1, count: 1)
    writer.put(3, count: 2)
    writer.put(colors.count - 1, count: 8)
    let row = RawBuffer<UInt32>(count: colors.count, repeating: 0)
    var last: UInt32 = 0
    for (index, color) in colors.enumerated() {
      row[index] = subtractPixels(color, last)
      last = color
    }
    WebPEncoder.writePart(WebPPixels(width: colors.count, height: 1, argb: row), to: &writer)
  }

  /// The places of all pixels, in green, as many to a pixel as fit into its byte.
  func indices(of pixels: WebPPixels) -> WebPPixels {
    var places: [UInt32: UInt32] = [:]
    for (place, color) in colors.enumerated() { places[color] = UInt32(place) }
    let bits = bundleBits
    let width = ceilingDivide(pixels.width, 1 << bits)
    let bundled = RawBuffer<UInt32>(count: width * pixels.height, repeating: 0xFF00_0000)
    let (source, target) = unsafe (pixels.argb.start, bundled.start)
    var (last, place) = unsafe (~source[0], UInt32(0))
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let color = unsafe source[y &* pixels.width &+ x]
        if color != last { (last, place) = (color, places[color, default: 0]) }
        let shift = 8 &+ (x & (1 &<< bits &- 1)) &* (8 &>> bits)
        unsafe target[y &* width &+ x &>> bits] |= place &<< UInt32(truncatingIfNeeded: shift)
      }
    }
    return WebPPixels(width: width, height: pixels.height, argb: bundled)
  }
}

/// Differences of bytes without borrows between them.
@inline(__always)
func subtractPixels(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let even = (a & 0xFF_00FF | 0x100_0100) &- (b & 0xFF_00FF)
  let odd = (a &>> 8 & 0xFF_00FF | 0x100_0100) &- (b &>> 8 & 0xFF_00FF)
  return even & 0xFF_00FF | (odd & 0xFF_00FF) &<< 8
}
