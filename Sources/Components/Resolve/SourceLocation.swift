/// Where in an author's code, or in which document, a component was written.
///
/// It serves findings only: it never enters a golden, a hash or a pixel.
public struct SourceLocation: Hashable, Codable, Sendable {
  public let file: String
  public let line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
