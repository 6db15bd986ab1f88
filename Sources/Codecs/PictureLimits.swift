/// What a decoder accepts before it allocates memory for a picture.
public struct PictureLimits: Equatable, Codable, Sendable {
  /// The longest accepted side, in pixels; never above `Pixmap.maximumSide`.
  public let maximumSide: Int
  /// The largest accepted `width * height`.
  public let maximumPixels: Int

  /// - Parameters:
  ///   - maximumSide: clamped to `1...Pixmap.maximumSide`.
  ///   - maximumPixels: clamped to `1...` the square of the longest side.
  public init(maximumSide: Int, maximumPixels: Int) {
    let side = min(max(maximumSide, 1), Pixmap.maximumSide)
    self.maximumSide = side
    self.maximumPixels = min(max(maximumPixels, 1), side * side)
  }

  /// 64 megapixels: at most 256 MB for the decoded picture.
  public static let standard = PictureLimits(
    maximumSide: Pixmap.maximumSide, maximumPixels: 64 * 1024 * 1024)
}

/// The limits by the name that they had when PNG was the only format.
public typealias PNGLimits = PictureLimits

extension PictureLimits {
  func accept(width: Int, height: Int) -> Bool {
    max(width, height) <= maximumSide && width * height <= maximumPixels
  }
}
