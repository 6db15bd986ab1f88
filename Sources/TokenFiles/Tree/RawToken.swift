import Graphics
import JSON

/// How a file writes tokens.
package enum TokenDialect: Sendable {
  /// `$value` and `$type`.
  case standard
  /// `value` and `type`, with expressions, as Tokens Studio and Style Dictionary have them.
  case studio
}

/// A token as a file has it, before anything is looked up.
struct RawToken: Sendable {
  enum Value: Sendable {
    case json(JSONValue)
    /// The name of another token.
    case alias(String)
    case color(ResolvedColor)
    /// What is at the place of a token and is none; it is told, and the others are read.
    case broken(TokenFault)
  }

  var value: Value
  /// The type that the token itself says.
  var type: String?
  var dialect: TokenDialect
  var file: Int
  /// The token in its file.
  var place: JSONValue
  var description: String?
  /// Why it should not be used any more; empty where no reason is given.
  var deprecation: String?
  /// How Tokens Studio changes the colour after it is looked up.
  var modifier: JSONValue?
}
