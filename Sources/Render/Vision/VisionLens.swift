package import Components

/// How a picture looks with another kind of colour vision.
///
/// Its matrix, `Vision.lensRows`, applies to linear light.
package struct VisionLens: Sendable {
  private let rows: [[Double]]
  /// Linear light by encoded level.
  private let linear: [Double]

  /// The lens of a kind of vision; nil for full colour vision, which changes nothing.
  package init?(_ vision: Vision) {
    guard let rows = vision.lensRows else { return nil }
    self.rows = rows
    linear = (0...255).map { SRGBTransfer.linear(Double($0) / 255) }
  }

  /// The picture through the lens; alpha stays.
  package func apply(to pixmap: Pixmap) -> Pixmap {
    var result = pixmap
    var lastPixel: [UInt8] = []
    var lastSeen: [UInt8] = []
    for start in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      let pixel = Array(pixmap.bytes[start..<start + 4])
      // Pictures of components are mostly runs of one colour.
      if pixel != lastPixel {
        lastPixel = pixel
        lastSeen = seen(pixel)
      }
      for channel in 0..<3 { result.bytes[start + channel] = lastSeen[channel] }
    }
    return result
  }

  private func seen(_ pixel: [UInt8]) -> [UInt8] {
    let alpha = Int(pixel[3])
    guard alpha > 0 else { return [0, 0, 0] }
    // Levels are straightened, turned and premultiplied again.
    let light = (0..<3).map { channel in
      linear[min((Int(pixel[channel]) * 255 + alpha / 2) / alpha, 255)]
    }
    return rows.map { row in
      let turned = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
      let level = SRGBTransfer.encoded(turned) * Double(alpha)
      return UInt8(min(max(level, 0), Double(alpha)).rounded(.toNearestOrAwayFromZero))
    }
  }
}
