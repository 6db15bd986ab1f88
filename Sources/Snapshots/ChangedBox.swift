/// A box around differing pixels, in whole pixels from the top left corner.
public struct ChangedBox: Hashable, Codable, Sendable {
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

extension ChangedBox: CustomStringConvertible {
  public var description: String { "\(x),\(y) \(width)×\(height)" }
}
