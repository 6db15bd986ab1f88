/// What a token's value is: the thirteen types of the Design Tokens format, and the two that other files add.
package enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// Any text, of Tokens Studio and Figma.
  case text = "string"
  case boolean

  /// The name with its article, for messages.
  var described: String {
    switch self {
    case .color: "a color"
    case .text: "a text"
    default: "a \(rawValue)"
    }
  }
}
