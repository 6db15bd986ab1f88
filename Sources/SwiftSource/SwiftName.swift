/// Names in Swift that is written for people to paste or to compile.
package enum SwiftName {
  /// The words that the language keeps for itself everywhere. As a name they stand in backticks.
  package static let keywords: [String] = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  private static let known = Set(keywords)

  /// The name as a declaration writes it.
  package static func declared(_ name: String) -> String {
    known.contains(name) ? "`\(name)`" : name
  }
}
