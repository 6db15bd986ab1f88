public import Graphics

/// A text that is not shown whole, and the room that it lacks.
public struct CutText: Hashable, Codable, Sendable {
  /// All of its words.
  public var text: String
  /// How much wider or higher its place would have to be, in points.
  public var missing: Size

  public init(text: String, missing: Size) {
    self.text = text
    self.missing = missing
  }
}
