/// The port through which the audit sees the pixels of pictures, which only the renderer can decode.
public protocol PictureSampling: Sendable {
  /// The pixels of a picture, or `nil` where its bytes are none.
  func picture(for image: EncodedImage) -> SampledPicture?
}

/// The straight-alpha pixels of a picture.
public struct SampledPicture: Sendable {
  public let width: Int
  public let height: Int
  private let bytes: [UInt8]

  /// - Parameter rgba: straight-alpha R, G, B, A bytes, row by row from the top.
  /// - Returns: `nil` unless there are exactly `width × height` pixels and at least one.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, width <= 16_384, height <= 16_384,
      rgba.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    bytes = rgba
  }

  /// The pixel under a point in fractions of the picture's size; points outside count as its edge.
  func color(x: Double, y: Double) -> ResolvedColor {
    func index(_ fraction: Double, _ count: Int) -> Int {
      fraction > 0 ? min(Int(min(fraction, 1) * Double(count)), count - 1) : 0
    }
    let start = (index(y, height) * width + index(x, width)) * 4
    return ResolvedColor(
      red: Double(bytes[start]) / 255, green: Double(bytes[start + 1]) / 255,
      blue: Double(bytes[start + 2]) / 255, alpha: Double(bytes[start + 3]) / 255)
  }
}
