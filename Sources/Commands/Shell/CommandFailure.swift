import Components

/// Why a command could not do its work: a message for people and a status for scripts.
struct CommandFailure: Error, Equatable, Sendable {
  var status: ExitStatus
  /// What is wrong, and where; one sentence or a few lines, without a final full stop.
  var message: String
  /// What to do next, where that is known.
  var advice: String?

  init(_ status: ExitStatus, _ message: String, advice: String? = nil) {
    self.status = status
    self.message = message
    self.advice = advice
  }

  /// A fault in a JSON text that came from `file`.
  init(_ error: JSONError, in file: String) {
    self.init(.badInput, "\(file):\(error)")
  }
}
