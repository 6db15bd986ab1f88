/// A box around differing pixels, in whole pixels from the top left corner.
public struct ChangedBox: Hashable, Codable, Sendable {
  /// The left edge.
  public let x: Int
  /// The top edge.
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Makes a box in whole pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension ChangedBox: CustomStringConvertible {
  /// The box as `x,y width×height`.
  public var description: String { "\(x),\(y) \(width)×\(height)" }
}
