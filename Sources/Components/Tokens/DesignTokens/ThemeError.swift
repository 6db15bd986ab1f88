/// Why a file is not a theme: where, what was expected there, and the nearest known name.
public struct ThemeError: Error, Equatable, Sendable {
  /// The file's name as it was given.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted in characters from 1.
  public let column: Int
  /// The JSON path of the value or key, such as `$.color.dark.primary`.
  public let path: String
  /// What is wrong and what to do.
  public let reason: String

  init(_ error: DocumentError, file: String) {
    self.file = file
    line = error.position.line
    column = error.position.column
    path = error.path
    reason = "\(error.problem)"
  }
}

extension ThemeError: CustomStringConvertible {
  /// The error in one line.
  public var description: String { "\(file):\(line):\(column): \(path): \(reason)" }
}
