/// A JSON Pointer (RFC 6901) as it is written in the fragment of a reference: `#/palette/blue`.
struct JSONPointer: Equatable, Sendable {
  var parts: [String]

  /// - Returns: `nil` for what is no fragment, or escapes wrongly.
  init?(fragment: String) {
    guard fragment == "#" || fragment.hasPrefix("#/"),
      let text = Self.unescaped(fragment.dropFirst())
    else { return nil }
    parts = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { part in
      var name = ""
      var rest = part[...]
      while let character = rest.popFirst() {
        guard character == "~", let next = rest.first, next == "0" || next == "1" else {
          name.append(character)
          continue
        }
        rest.removeFirst()
        name.append(next == "0" ? "~" : "/")
      }
      return name
    }
  }

  /// The text with its percent escapes replaced.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
