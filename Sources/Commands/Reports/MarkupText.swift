/// Text inside of HTML and XML.
enum MarkupText {
  /// Escapes what markup gives a meaning, for content and for attributes in double quotes, and
  /// drops what XML 1.0 §2.2 does not allow at all.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", " "...: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
      default: break
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value != 0x7F && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
