/// How a line under or through a text is drawn.
public struct TextLineStyle: Hashable, Sendable {
  /// The strokes that the line is made of.
  public typealias Pattern = TextLinePattern

  let pattern: Pattern
  let color: Color?

  /// Makes a line in a colour; `nil` for that of the text.
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// One solid line in the colour of the text.
  public static let single = TextLineStyle()
}
