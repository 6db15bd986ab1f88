/// Where in an author's code, or in which document, a component was written.
///
/// It serves findings only: it never enters a golden, a hash or a pixel.
public struct SourceLocation: Hashable, Codable, Sendable {
  /// The path of the file, as the compiler or the command line gave it.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// From 1, where it is known: in documents.
  public let column: Int?

  /// Makes a place of a file and a line from 1.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The place as `file:line`, with `:column` where it is known.
  public var description: String {
    column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}
