/// What a compiler says of files.
struct Diagnostics {
  struct Message: Equatable {
    var path: String
    var line: Int
    /// In bytes, counted from 1.
    var column: Int
    var text: String
    /// The places that notes after an error point at.
    var notes: [String] = []
  }

  /// In the order in which they are said, each once.
  private(set) var errors: [Message] = []
  /// Errors that are in no file.
  private(set) var general: [String] = []
  /// The file that a compiler was at when it stopped by a fault of its own.
  private(set) var crashPath: String?

  init(_ output: String) {
    for line in output.split(separator: "\n") {
      if let (place, text) = Self.split(line, ": error: ") {
        add(place, text)
      } else if let (place, text) = Self.split(line, ": note: "), !errors.isEmpty {
        guard let place = Self.place(place) else { continue }
        let last = errors.count - 1
        // What is wrong in the expansion of a macro is told of the line that has it.
        if text.hasPrefix("in expansion of macro"), Self.isExpansion(errors[last].path) {
          (errors[last].path, errors[last].line, errors[last].column) = place
        } else {
          errors[last].notes.append(place.path)
        }
      } else if line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: error: ") {
        general.append(String(line))
      } else if line.contains("While "), let at = line.split(separator: "[").last {
        // `While type-checking … at [/path/file.swift:3:1 - line:4:2]`.
        let path = at.split(separator: ":").first.map(String.init) ?? ""
        if path.hasPrefix("/"), path.hasSuffix(".swift") { crashPath = path }
      }
    }
  }

  private mutating func add(_ place: Substring, _ text: Substring) {
    guard let (path, line, column) = Self.place(place) else {
      return general.append(String(text))
    }
    let message = Message(path: path, line: line, column: column, text: String(text))
    if !errors.contains(where: { $0.path == path && $0.line == line && $0.text == message.text }) {
      errors.append(message)
    }
  }

  /// Whether a path is that of what a macro expands to, which is in no file.
  private static func isExpansion(_ path: String) -> Bool { path.contains("/@__swiftmacro_") }

  private static func split(_ line: Substring, _ word: String) -> (Substring, Substring)? {
    guard let range = line.firstRange(of: word) else { return nil }
    return (line[..<range.lowerBound], line[range.upperBound...])
  }

  /// `/path/file.swift:3:1`.
  private static func place(_ text: Substring) -> (path: String, line: Int, column: Int)? {
    let parts = text.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
    let path = parts.dropLast(2).joined(separator: ":")
    return path.hasPrefix("/") ? (path, line, Int(parts[parts.count - 1]) ?? 1) : nil
  }

  /// The names in quotes of a message.
  static func names(in text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }

  /// Whether an error is a clash of two files of which one may go.
  static func isClash(_ text: String) -> Bool {
    text.hasPrefix("invalid redeclaration") || text.hasPrefix("ambiguous use of")
      || text.contains("is ambiguous") || text.hasPrefix("filename ")
  }

  /// What errors say of a type without what a protocol needs, which may come of a member with an error.
  static let unfounded = "does not conform to protocol"

  /// Whether the compiler gave up on an expression because of the time or the memory that it took.
  static func isTimeout(_ text: String) -> Bool {
    text.hasPrefix("the compiler is unable to type-check")
  }

  /// The errors of a file without those that may come of the others: what is not known in one expression makes the
  /// compiler give up on another part of it.
  static func causes(_ errors: [Message]) -> [Message] {
    let consequences = [
      "cannot infer contextual base", "type of expression is ambiguous", unfounded,
    ]
    let causes = errors.filter { error in
      !isTimeout(error.text) && !consequences.contains { error.text.contains($0) }
    }
    return causes.isEmpty ? errors : causes
  }
}
