/// Why a document was refused: where, and what was expected there.
package struct DocumentError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case syntax(JSONError.Problem)
    case wrongKind(expected: String, found: String)
    case unknownKey(String, of: String, nearest: String?, known: [String])
    case missingKey(String, of: String, expected: String)
    /// A word that none of the known names is.
    case unknownName(String, kind: String, nearest: String?, known: [String])
    case outOfRange(String, expected: String)
    /// What is allowed each, but not together or not here.
    case notAllowed(String)
    /// A file that the document names: one that is missing, or one that is there and wrong.
    case unreadable(file: String, reason: String, isMissing: Bool = false)
  }

  package var position: TextPosition
  /// The JSON path of the value or key, such as `$.view.children[2].spacing`.
  package var path: String
  package var problem: Problem
  /// The file that the place is in, where that is not the document itself but one that it names.
  package var file: String?

  package init(position: TextPosition, path: String, problem: Problem) {
    self.position = position
    self.path = path
    self.problem = problem
  }

  package init(_ error: JSONError) {
    self.init(position: error.position, path: error.path, problem: .syntax(error.problem))
  }

  /// A fault of a value as a whole.
  package init(at value: JSONValue, _ problem: Problem) {
    self.init(position: value.position, path: value.path, problem: problem)
  }

  /// A fault of a member's key.
  package init(atKeyOf member: JSONMember, _ problem: Problem) {
    self.init(position: member.keyPosition, path: member.value.path, problem: problem)
  }
}

extension DocumentError {
  /// The same fault in a file that the document names, unless it is known to be in another one.
  package func inFile(_ name: String) -> DocumentError {
    var error = self
    if error.file == nil { error.file = name }
    return error
  }
}

extension DocumentError: CustomStringConvertible {
  package var description: String { "\(position): \(path): \(problem)" }
}

extension DocumentError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .syntax(let problem):
      "\(problem)"
    case .wrongKind(let expected, let found):
      "expected \(expected), found \(found)"
    case .unknownKey(let key, let owner, let nearest, let known):
      "unknown key \(messageQuoted(key)) in \(owner)" + Self.suggestion(nearest, known: known)
    case .missingKey(let key, let owner, let expected):
      "\(owner) needs the key \"\(key)\": \(expected)"
    case .unknownName(let name, let kind, let nearest, let known):
      "unknown \(kind) \(messageQuoted(name))" + Self.suggestion(nearest, known: known)
    case .outOfRange(let text, let expected):
      "expected \(expected), found \(text)"
    case .notAllowed(let reason):
      reason
    case .unreadable(let file, let reason, _):
      "cannot use \(messageQuoted(file)): \(reason)"
    }
  }

  /// The nearest name, or all names where none is near and they are few.
  private static func suggestion(_ nearest: String?, known: [String]) -> String {
    if let nearest { return "; did you mean \"\(nearest)\"?" }
    guard !known.isEmpty else { return "; it has no keys" }
    guard known.count <= 16 else { return "" }
    return "; known are " + known.joined(separator: ", ")
  }
}

extension JSONValue {
  /// What a message calls this value.
  package var found: String {
    switch kind {
    case .null: "null"
    case .boolean: boolean == true ? "true" : "false"
    case .number: "the number \(JSONWriter.numberText(number ?? 0))"
    case .string: messageQuoted(string ?? "")
    case .array: elements.first { _ in true } == nil ? "an empty array" : "an array"
    case .object: "an object"
    }
  }

  /// The error for a value of another kind than the one that was wanted.
  package func wrongKind(expected: String) -> DocumentError {
    DocumentError(at: self, .wrongKind(expected: expected, found: found))
  }

  /// The error for a word that is none of `known`.
  package func unknownName(_ name: String, kind: String, known: [String]) -> DocumentError {
    let nearest = nearestName(to: name, in: known)
    return DocumentError(
      at: self, .unknownName(name, kind: kind, nearest: nearest, known: known))
  }

  /// Refuses members whose keys are not in `known`.
  package func checkKeys(_ known: [String], of owner: String) throws(DocumentError) {
    for member in members where !known.contains(where: { $0 == member.key }) {
      let nearest = nearestName(to: member.key, in: known)
      throw DocumentError(
        atKeyOf: member, .unknownKey(member.key, of: owner, nearest: nearest, known: known))
    }
  }
}
