import Foundation

/// A property of the environment's values, or of values like them, that is declared with its default
/// value alone.
struct EntryDeclaration {
  private let name: String
  /// The type as it is written, or `nil` where the value tells it.
  private let type: String?
  private let value: String
  /// The type that the property is declared in.
  private let owner: String

  /// Reads `var name: Type = value`; the type or the value may be missing.
  ///
  /// - Parameter context: the declaration around it, such as `extension EnvironmentValues {}`.
  init?(_ source: String, in context: String) {
    let words = context.split { !$0.isLetter && $0 != "_" }
    let extended = words.drop { $0 != "extension" }.dropFirst()
    owner = extended.first { Self.protocols[String($0)] != nil }.map(String.init) ?? ""
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

  /// What the key of a property conforms to, by the type that the property is declared in.
  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
    "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
  ]

  private var keyProtocol: String { Self.protocols[owner] ?? "EnvironmentKey" }

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

  /// The type inside of an optional one.
  private var wrappedType: String {
    guard let type else { return "Never" }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") {
      return String(type.dropFirst("Optional<".count).dropLast())
    }
    return type.hasSuffix("?") ? String(type.dropLast()) : type
  }

  /// The key with its default value, whose type may follow from the value.
  var key: String {
    if owner == "FocusedValues" {
      // A property of the focused values is always an optional; its key knows what is in it.
      return """
        private struct \(keyName): FocusedValueKey {
          typealias Value = \(wrappedType)
        }
        """
    }
    guard let type else {
      return """
        private struct \(keyName): \(keyProtocol) {
          static let defaultValue = \(value)
        }
        """
    }
    return """
      private struct \(keyName): \(keyProtocol) {
        static var defaultValue: \(type) { \(value) }
      }
      """
  }
}
