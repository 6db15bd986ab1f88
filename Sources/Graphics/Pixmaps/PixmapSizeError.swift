/// A side of a picture, in pixels, is not in `1...Pixmap.maximumSide`.
public struct PixmapSizeError: Error, Equatable, Sendable, CustomStringConvertible {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var description: String {
    """
    a picture of \(width)×\(height) pixels cannot be drawn: each side must be in \
    1…\(Pixmap.maximumSide); choose a smaller size or scale
    """
  }
}
