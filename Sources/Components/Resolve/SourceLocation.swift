/// Where in an author's code, or in which document, a component was written.
///
/// It serves findings only: it never enters a golden, a hash or a pixel.
public struct SourceLocation: Hashable, Codable, Sendable {
  public let file: String
  public let line: Int
  /// From 1, where it is known: in documents.
  public let column: Int?

  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String {
    column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}
