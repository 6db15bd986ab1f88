import Testing

@testable import Render

@Suite("PNG: round trips")
struct PNGRoundTripTests {
  @Test("Every valid premultiplied pixel survives encoding and decoding")
  func keepsPremultipliedPixels() throws {
    // One row per alpha; red runs through all values up to it.
    var pixmap = try Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for level in 0..<256 {
        let index = (alpha * 256 + level) * 4
        pixmap.bytes[index] = UInt8(min(level, alpha))
        pixmap.bytes[index + 1] = UInt8(alpha - min(level, alpha))
        pixmap.bytes[index + 2] = UInt8(alpha / 2)
        pixmap.bytes[index + 3] = UInt8(alpha)
      }
    }
    for effort in PNGEncoder.Effort.allCases {
      let file = PNGEncoder.encode(pixmap, scale: 2, effort: effort)
      #expect(try PNGDecoder.decode(file) == pixmap)
    }
  }
}
