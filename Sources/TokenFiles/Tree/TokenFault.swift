package import JSON

/// What is wrong with one token. Its place is looked up only when it is told, since a hostile file may
/// have a hundred thousand of them.
package struct TokenFault: Error, Sendable {
  package enum Reason: Sendable {
    case problem(DocumentError.Problem)
    /// An alias of a token that is not there.
    case unknownToken(String)
    /// Aliases that lead in a circle: these tokens, the first of them again at the end.
    case cycle([String])
  }

  package var reason: Reason
  package var value: JSONValue
  package var file: String

  package init(_ reason: Reason, at value: JSONValue, in file: String) {
    self.reason = reason
    self.value = value
    self.file = file
  }

  package init(_ text: String, at value: JSONValue, in file: String) {
    self.init(.problem(.notAllowed(text)), at: value, in: file)
  }

  /// A circle at the end of a way.
  static func cycle(_ way: [String], at value: JSONValue, in file: String) -> TokenFault {
    let start = way.firstIndex { $0 == way.last } ?? 0
    return TokenFault(.cycle(Array(way[start...])), at: value, in: file)
  }

  init(_ value: JSONValue, expected: String, in file: String) {
    self.init(.problem(.wrongKind(expected: expected, found: value.found)), at: value, in: file)
  }

  /// The fault with its place.
  ///
  /// - Parameter known: the names of the tokens, of which the nearest is told.
  package func located(known: [String] = []) -> DocumentError {
    DocumentError(at: value, problem(known: known)).inFile(file)
  }

  /// What is wrong, without its place.
  package func problem(known: [String] = []) -> DocumentError.Problem {
    switch reason {
    case .problem(let problem): return problem
    case .unknownToken(let name):
      return .unknownName(
        name, kind: "token in an alias", nearest: nearestName(to: name, in: known), known: known)
    case .cycle(let names):
      let shown = names.prefix(8).joined(separator: " → ")
      let rest = names.count > 8 ? " → … (\(names.count - 1) tokens)" : ""
      return .notAllowed("the aliases lead in a circle: \(shown)\(rest)")
    }
  }
}
