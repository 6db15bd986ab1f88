import Foundation
import Graphics

extension DesignToken {
  /// A shadow with its colour; it and its parts may be aliases.
  static func shadow(
    _ value: JSONValue, in root: JSONValue
  ) throws(DocumentError) -> ShadowToken {
    let value = try following(value, in: root)
    func part(_ name: String) throws(DocumentError) -> JSONValue {
      guard let part = value[name] else {
        throw DocumentError(
          at: value, .missingKey(name, of: "a shadow", expected: "color, offsetY and blur"))
      }
      return try following(part, in: root)
    }
    try value.checkKeys(
      ["color", "offsetX", "offsetY", "blur", "spread", "inset"], of: "a shadow")
    if value["spread"] != nil {
      let spread = try part("spread")
      guard try dimension(spread, isSigned: true) == 0 else {
        throw DocumentError(
          at: spread, .notAllowed("shadows of themes do not spread: leave it out, or give 0"))
      }
    }
    if value["inset"] != nil {
      let inset = try part("inset")
      guard inset.boolean == false else {
        throw DocumentError(
          at: inset, .notAllowed("shadows of themes are not inside: leave it out, or give false"))
      }
    }
    var offsetX = 0.0
    if value["offsetX"] != nil {
      offsetX = try dimension(part("offsetX"), isSigned: true)
    }
    let tint = try color(part("color"))
    let opacity = tint.alpha
    return ShadowToken(
      opacity: opacity,
      // Shadows on dark surfaces are seen only when they are several times as strong.
      darkOpacity: min(opacity * 4, 0.6),
      // A blur in the format is CSS's: twice the standard deviation.
      radius: CGFloat(try dimension(part("blur")) / 2),
      y: CGFloat(try dimension(part("offsetY"), isSigned: true)),
      x: CGFloat(offsetX),
      color: ResolvedColor(red: tint.red, green: tint.green, blue: tint.blue))
  }
}
