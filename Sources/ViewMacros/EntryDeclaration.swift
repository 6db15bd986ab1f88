import Foundation

/// A property of the environment's values that is declared with its default value alone.
struct EntryDeclaration {
  private let name: String
  /// The type as it is written, or `nil` where the value tells it.
  private let type: String?
  private let value: String

  /// Reads `var name: Type = value`; the type or the value may be missing.
  init?(_ source: String) {
    let code = source.split(separator: "\n").filter { line in
      !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }.joined(separator: "\n")
    guard let keyword = code.range(of: "var ") else { return nil }
    let rest = code[keyword.upperBound...]
    let head: Substring
    if let equals = rest.firstIndex(of: "=") {
      head = rest[..<equals]
      value = rest[rest.index(after: equals)...].trimmingCharacters(in: .whitespacesAndNewlines)
    } else {
      // A property without a value is an optional's.
      head = rest
      value = "nil"
    }
    let parts = head.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let first = parts.first, !first.isEmpty else { return nil }
    name = first
    type = parts.count > 1 ? parts[1] : nil
  }

  private var keyName: String { "__Key_\(name)" }

  /// The property reads and writes the value of its key.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key with its default value, whose type may follow from the value.
  var key: String {
    guard let type else {
      return """
        private struct \(keyName): EnvironmentKey {
          static let defaultValue = \(value)
        }
        """
    }
    return """
      private struct \(keyName): EnvironmentKey {
        static var defaultValue: \(type) { \(value) }
      }
      """
  }
}
