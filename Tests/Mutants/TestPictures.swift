package import Codecs

/// Pictures that take every way through the encoder.
package struct TestPicture: Sendable {
  package let name: String
  package let pixmap: Pixmap

  /// Draws a picture of straight colours: `color(x, y)` gives red, green, blue and alpha.
  package init(
    _ name: String, _ width: Int, _ height: Int, _ color: (Int, Int) -> (Int, Int, Int, Int)
  ) throws {
    var straight = try StraightPixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = color(x, y)
        let index = (y * width + x) * 4
        for (channel, level) in [red, green, blue, alpha].enumerated() {
          straight.bytes[index + channel] = UInt8(level & 255)
        }
      }
    }
    self.name = name
    pixmap = Pixmap(straight)
  }

  package static func all() throws -> [TestPicture] {
    var random = SeededRandom(3)
    func noise() -> Int { Int(random.byte()) }
    var pictures = [
      try TestPicture("1x1-opaque", 1, 1) { _, _ in (10, 20, 30, 255) },
      try TestPicture("1x1-clear", 1, 1) { _, _ in (0, 0, 0, 0) },
      try TestPicture("column", 1, 77) { _, y in (y * 3, y, 255 - y, 255) },
      try TestPicture("row", 300, 1) { x, _ in (x, x / 2, x * 7, 255) },
      try TestPicture("grey-ramp", 256, 20) { x, _ in (x, x, x, 255) },
      try TestPicture("rgb-ramps", 200, 120) { x, y in (x, y * 2, x + y, 255) },
      try TestPicture("rgba-ramps", 200, 120) { x, y in (x, y * 2, x + y, x + 40) },
      try TestPicture("alpha-only", 256, 3) { x, _ in (0, 0, 0, x) },
      try TestPicture("rgb-noise", 90, 70) { _, _ in (noise(), noise(), noise(), 255) },
      try TestPicture("rgba-noise", 90, 70) { _, _ in (noise(), noise(), noise(), noise()) },
      try TestPicture("disc", 160, 160) { x, y in
        let distance = (x - 80) * (x - 80) + (y - 80) * (y - 80)
        return distance < 3600
          ? (220, 60, 40, 255) : distance < 3800 ? (220, 60, 40, 90) : (0, 0, 0, 0)
      },
    ]
    // Around every limit of the palette: 1, 2, 4 and 8 bits an index, and one colour too many.
    for count in [1, 2, 3, 4, 5, 16, 17, 255, 256, 257] {
      pictures.append(
        try TestPicture("\(count)-colours", 61, 43) { x, y in
          let color = (x + 61 * y) % count
          return (color * 40, 255 - color, color, 255)
        })
      pictures.append(
        try TestPicture("\(count)-translucent-colours", 61, 43) { x, y in
          let color = (x + 61 * y) % count
          return (255 - color, 255, color * 40, color % 3 == 0 ? 255 : 254 - color % 2)
        })
    }
    return pictures
  }
}
