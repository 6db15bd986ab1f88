import Components

/// Reading of data files that programs wrote: members that a command does not know are skipped, since
/// such files carry notes of their makers; those that it knows must be right.
enum JSONInput {
  /// The document in a file or on standard input.
  static func read(_ path: String) throws(CommandFailure) -> JSONDocument {
    let bytes = try FileSystem.read(path, limit: FileSystem.dataLimit)
    do {
      return try JSONDocument(parsing: bytes, limits: .data)
    } catch {
      throw CommandFailure(error, in: FileSystem.displayName(path))
    }
  }
}

extension CommandFailure {
  /// A wrong value in a JSON file.
  init(_ error: DocumentError, in file: String) {
    let file = error.file ?? file
    var status = ExitStatus.badInput
    if case .unreadable(_, _, isMissing: true) = error.problem { status = .missingInput }
    self.init(status, "\(file):\(error)")
    place = Place(
      file: file, line: error.position.line, column: error.position.column, path: error.path,
      reason: "\(error.problem)")
  }

  /// A fault in a theme.
  init(_ error: ThemeError) {
    self.init(.badInput, "\(error)")
    place = Place(
      file: error.file, line: error.line, column: error.column, path: error.path,
      reason: error.reason)
  }
}

extension JSONValue {
  /// The member that must be there.
  func required(_ key: String, of owner: String) throws(DocumentError) -> JSONValue {
    guard kind == .object else { throw wrongKind(expected: "an object") }
    guard let value = self[key] else {
      throw DocumentError(at: self, .missingKey(key, of: owner, expected: "it is not there"))
    }
    return value
  }

  func requiredString(_ key: String, of owner: String) throws(DocumentError) -> String {
    let value = try required(key, of: owner)
    guard let string = value.string else { throw value.wrongKind(expected: "a string") }
    return string
  }

  /// The elements of the array that must be there.
  func requiredElements(_ key: String, of owner: String) throws(DocumentError) -> JSONElements {
    let value = try required(key, of: owner)
    guard value.kind == .array else { throw value.wrongKind(expected: "an array") }
    return value.elements
  }
}
