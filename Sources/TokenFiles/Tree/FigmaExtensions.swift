import JSON

/// What the extensions of a token of Figma's own export say of its type, for which the format has none.
enum FigmaExtensions {
  static func type(of token: JSONValue, _ type: String?) -> String? {
    guard let figma = token["$extensions"], let type else { return type }
    if type == "number", figma["com.figma.type"]?.string == "boolean" { return "boolean" }
    let scopes = figma["com.figma.scopes"] ?? figma["com.figma"]?["scopes"]
    let words = scopes.map { $0.elements.compactMap(\.string) } ?? []
    guard let scope = words.first, words.count == 1 else { return type }
    switch (type, scope) {
    case ("string", "FONT_FAMILY"): return "fontFamily"
    case ("number", "FONT_WEIGHT"): return "fontWeight"
    default: return type
    }
  }
}
