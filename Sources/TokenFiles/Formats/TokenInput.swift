import JSON

/// Files of tokens as they are given: a file and what it may name beside it, or a folder.
package struct TokenInput: Sendable {
  /// Why a file cannot be read.
  package struct Failure: Error, Sendable {
    package var reason: String
    package var isMissing: Bool

    package init(reason: String, isMissing: Bool) {
      self.reason = reason
      self.isMissing = isMissing
    }
  }

  /// A file by its path from the folder.
  package typealias Read = @Sendable (String) throws(Failure) -> [UInt8]

  package enum Content: Sendable {
    case file([UInt8])
    /// The paths of the JSON files in the folder, sorted.
    case folder([String])
  }

  /// How messages name the file or the folder.
  package var name: String
  /// How messages name the folder that paths start from; empty for the working folder.
  package var folder: String
  package var content: Content
  package var read: Read

  package init(name: String, folder: String, content: Content, read: @escaping Read) {
    self.name = name
    self.folder = folder
    self.content = content
    self.read = read
  }

  /// What is read of all files together, in bytes.
  package static let byteLimit = 64_000_000
  /// How many files one library may consist of.
  package static let fileLimit = 1_000

  static let limits = JSONLimits(byteCount: byteLimit, depth: 256)
}

/// The files that were read so far, each once.
struct TokenShelf {
  private let input: TokenInput
  private(set) var names: [String] = []
  private var documents: [String: (file: Int, root: JSONValue, dialect: TokenDialect)] = [:]
  private var byteCount = 0
  private var hasValues = false
  private var hasTypes = false

  init(_ input: TokenInput) { self.input = input }

  /// Reads the bytes of a file whose name messages give.
  mutating func parse(
    _ bytes: [UInt8], named name: String
  ) throws(DocumentError) -> (file: Int, root: JSONValue, dialect: TokenDialect) {
    names.append(name)
    let bytes = name.hasSuffix(".json5") || name.hasSuffix(".jsonc") ? JSON5Text.json(bytes) : bytes
    do {
      let root = try JSONDocument(parsing: bytes, limits: TokenInput.limits).root
      let isStudio = StudioThemes.hasTypes(root) || StudioThemes.hasCustomTypes(root)
      hasValues = hasValues || Self.contains(bytes, "\"$value\"")
      hasTypes = hasTypes || Self.contains(bytes, "\"$type\"")
      return (names.count - 1, root, isStudio ? .studio : Self.dialect(of: bytes))
    } catch {
      throw DocumentError(error).inFile(name)
    }
  }

  /// Whether no token of all files says its type, as Style Dictionary lets them: every one would be refused otherwise.
  var isUntyped: Bool { hasValues && !hasTypes }

  /// A file by its path from the folder.
  ///
  /// - Parameters:
  ///   - place: the value that names it; `nil` where nobody does.
  ///   - file: the file that the value is in.
  mutating func file(
    _ path: String, namedBy place: JSONValue?, in file: Int
  ) throws(DocumentError) -> (file: Int, root: JSONValue, dialect: TokenDialect) {
    if let known = documents[path] { return known }
    func failure(_ reason: String, isMissing: Bool = false) -> DocumentError {
      let problem = DocumentError.Problem.unreadable(
        file: path, reason: reason, isMissing: isMissing)
      guard let place else {
        var error = DocumentError(position: .init(line: 1, column: 1), path: "$", problem: problem)
        error.file = input.name
        return error
      }
      return DocumentError(at: place, problem).inFile(names[file])
    }
    guard documents.count < TokenInput.fileLimit else {
      throw failure("more than \(TokenInput.fileLimit) files are named")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.utf8.contains(0), !parts.contains(where: { ["", "..", "."].contains($0) }) else {
      throw failure("only what is in the folder of the file and below it is read")
    }
    let bytes: [UInt8]
    do {
      bytes = try input.read(path)
    } catch {
      throw failure(error.reason, isMissing: error.isMissing)
    }
    byteCount += bytes.count
    guard byteCount <= TokenInput.byteLimit else {
      throw failure("all files together have more than \(TokenInput.byteLimit) bytes")
    }
    let read = try parse(bytes, named: input.folder.isEmpty ? path : "\(input.folder)/\(path)")
    documents[path] = read
    return read
  }

  /// Whether a file writes `value` where the format has `$value`.
  private static func dialect(of bytes: [UInt8]) -> TokenDialect {
    if contains(bytes, "\"$value\"") || contains(bytes, "\"$ref\"") { return .standard }
    return contains(bytes, "\"value\"") ? .studio : .standard
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    var start = 0
    while let quote = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[quote...].starts(with: wanted) { return true }
      start = quote + 1
    }
    return false
  }
}
