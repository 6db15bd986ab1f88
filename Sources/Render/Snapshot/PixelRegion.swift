/// A rectangle of whole pixels.
public struct PixelRegion: Hashable, Sendable {
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelRegion: CustomStringConvertible {
  public var description: String { "\(x),\(y) \(width)×\(height)" }
}
