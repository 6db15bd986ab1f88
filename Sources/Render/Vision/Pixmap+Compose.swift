extension Pixmap {
  /// One picture over another of the same size: source-over, premultiplied, rounded to nearest.
  package static func composed(_ top: Pixmap, over bottom: Pixmap) -> Pixmap {
    guard top.width == bottom.width, top.height == bottom.height else { return bottom }
    var result = bottom
    for start in stride(from: 0, to: top.bytes.count, by: 4) {
      let remaining = 255 - UInt32(top.bytes[start + 3])
      guard remaining < 255 else { continue }
      for channel in start..<start + 4 {
        let covered = UInt32(bottom.bytes[channel]) * remaining + 128
        let below = (covered + covered >> 8) >> 8
        result.bytes[channel] = UInt8(min(UInt32(top.bytes[channel]) + below, 255))
      }
    }
    return result
  }
}
