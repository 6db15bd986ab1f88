/// Portable pixmaps, magic `P6`: RGB without alpha or compression.
public enum PPM {
  /// An opaque colour that shows through translucent pixels.
  public struct Background: Equatable, Sendable {
    /// In `0...255`, sRGB-encoded.
    public let red: UInt8
    /// In `0...255`, sRGB-encoded.
    public let green: UInt8
    /// In `0...255`, sRGB-encoded.
    public let blue: UInt8

    /// Makes a colour of sRGB-encoded components.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The colour of paper.
    public static let white = Background(red: 255, green: 255, blue: 255)
  }

  /// Writes a picture over `background`, as PPM has no alpha.
  public static func encode(_ pixmap: Pixmap, background: Background = .white) -> [UInt8] {
    var file = Array("P6\n\(pixmap.width) \(pixmap.height)\n255\n".utf8)
    file.reserveCapacity(file.count + pixmap.width * pixmap.height * 3)
    let under = [UInt32(background.red), UInt32(background.green), UInt32(background.blue)]
    let pixels = pixmap.bytes.span
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let remaining = 255 - UInt32(pixels[index + 3])
      for channel in 0..<3 {
        let covered = under[channel] * remaining + 128
        let level = UInt32(pixels[index + channel]) + (covered + covered >> 8) >> 8
        file.append(UInt8(min(level, 255)))
      }
    }
    return file
  }

  /// Reads a `P6` file with any maximum value; samples are taken as sRGB-encoded.
  public static func decode(
    _ bytes: [UInt8], limits: PNGLimits = .standard
  ) throws(NetpbmError) -> Pixmap {
    var reader = try NetpbmReader(bytes, magic: "P6")
    let width = try reader.number("the width", in: 1...1_000_000_000)
    let height = try reader.number("the height", in: 1...1_000_000_000)
    let maximum = try reader.number("the maximum value", in: 1...65_535)
    try reader.endHeader()
    try NetpbmReader.check(width: width, height: height, limits: limits)
    let samples = try reader.samples(width * height * 3, maximum: maximum)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for pixel in 0..<width * height {
      for channel in 0..<3 { pixels[4 * pixel + channel] = samples[3 * pixel + channel] }
    }
    return Pixmap(StraightPixmap(checkedWidth: width, height: height, bytes: pixels))
  }
}
