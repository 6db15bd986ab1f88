import Components
import Render

/// Why a command could not do its work: a message for people and a status for scripts.
struct CommandFailure: Error, Equatable, Codable, Sendable {
  var status: ExitStatus
  /// What is wrong, and where; one sentence or a few lines, without a final full stop.
  var message: String
  /// What to do next, where that is known.
  var advice: String?
  /// Where in a file the fault lies, where that is known.
  var place: Place?

  /// A place in a text file.
  struct Place: Equatable, Codable, Sendable {
    var file: String
    /// From 1.
    var line: Int
    /// From 1, in Unicode scalars.
    var column: Int
    /// The JSON path of the value or key.
    var path: String
    /// What is wrong there.
    var reason: String
  }

  init(_ status: ExitStatus, _ message: String, advice: String? = nil) {
    self.status = status
    self.message = message
    self.advice = advice
  }

  /// A fault in a JSON text that came from `file`.
  init(_ error: JSONError, in file: String) {
    self.init(.badInput, "\(file):\(error)")
    place = Place(
      file: file, line: error.position.line, column: error.position.column, path: error.path,
      reason: "\(error.problem)")
  }

  /// A picture that cannot be drawn.
  init(_ error: RasterError) {
    self.init(.badInput, "\(error)")
    guard case .overBudget = error else { return }
    advice = Self.budgetAdvice
  }

  static let budgetAdvice =
    "Ask for less, or allow more: --budget 2 is twice the standard budget."
}
