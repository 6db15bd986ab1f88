/// Why something of an app cannot be read or imported: what, where, and what to do.
package struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What it means for the exit status of a command.
  package enum Kind: Equatable, Sendable {
    /// The input is there but cannot be used.
    case input
    /// The input is not there or cannot be read.
    case missing
    /// The output cannot be written.
    case output
    /// A program that is needed fails.
    case tool
  }

  package var kind: Kind
  package var path: String
  package var place: String?
  package var reason: String
  package var advice: String?

  init(
    _ kind: Kind = .input, _ path: String, place: String? = nil, _ reason: String,
    advice: String? = nil
  ) {
    self.kind = kind
    self.path = path
    self.place = place
    self.reason = reason
    self.advice = advice
  }

  package var description: String {
    place.map { "\(path), \($0): \(reason)" } ?? "\(path): \(reason)"
  }
}
