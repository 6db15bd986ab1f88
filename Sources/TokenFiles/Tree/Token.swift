package import JSON

/// A token of one mode: its name, and its value or what is wrong with it.
package struct Token: Sendable {
  /// The parts of the name, from the outermost group.
  package var parts: [String]
  /// The parts as aliases join them.
  package var name: String
  package var value: Result<TokenValue, TokenFault>
  /// The token that this one is an alias of as a whole.
  package var alias: String?
  package var description: String?
  /// Why it should not be used any more; empty where no reason is given.
  package var deprecation: String?
  /// The file that has it.
  package var file: String
  /// Where it is in that file.
  package var place: JSONValue
  /// Whether another token refers to it.
  package var isReferenced = false
}

/// All tokens of one mode, in the order of the files.
package struct TokenTable: Sendable {
  package let tokens: [Token]
  /// What was read and has no effect.
  package let notes: [String]
  private let index: [String: Int]

  init(_ tokens: [Token], notes: [String]) {
    self.tokens = tokens
    self.notes = notes
    index = Dictionary(
      tokens.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { one, _ in one })
  }

  package subscript(name: String) -> Token? { index[name].map { tokens[$0] } }

  package var names: [String] { tokens.map(\.name) }

  /// A fault of one of the tokens, with its place and the nearest name.
  package func located(_ fault: TokenFault) -> DocumentError { fault.located(known: names) }
}
