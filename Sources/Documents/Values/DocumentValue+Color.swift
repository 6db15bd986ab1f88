import Foundation

extension DocumentValue where Value == Color {
  /// A role, `#RRGGBB`, `#RRGGBBAA`, or either with an opacity; made once for the many properties that take one.
  package static let color = {
    var value = spelledColor
    value.schema = .reference("color")
    return value
  }()

  /// The definition to which the schema refers wherever a colour is expected.
  static var colorDefinition: Schema { spelledColor.schema }

  private static let spelledColor = {
    let faded = DocumentValue.record(
      "a colour",
      .required("color", plainColor, "A role or #RRGGBB[AA]."),
      .required("opacity", .number(0...1), "Multiplies the colour's own opacity.")
    ) { $0.opacity($1) }
    return plainColor.or(faded) { $0.kind == .object }
  }()

  /// What a colour of an asset catalog begins with, so that no catalog changes the meaning of a role.
  private static let assetPrefix = "asset:"

  static let plainColor = {
    let names = namedColors.map(\.name)
    return DocumentValue(
      expected: "a colour (a role such as \"primary\", or \"#RRGGBB\" or \"#RRGGBBAA\")",
      schema: .anyOf([
        .words(names), .pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        .pattern("^asset:.+$"),
      ])
    ) { value, _ throws(DocumentError) in
      let expected = "a colour (a role such as \"primary\", or \"#RRGGBB\" or \"#RRGGBBAA\")"
      guard let text = value.string else { throw value.wrongKind(expected: expected) }
      if text.utf8.first == UInt8(ascii: "#") {
        guard let color = Color(hexadecimal: text) else {
          throw value.wrongKind(expected: "\"#RRGGBB\" or \"#RRGGBBAA\"")
        }
        return color
      }
      if text.hasPrefix(assetPrefix) { return Color(String(text.dropFirst(assetPrefix.count))) }
      guard let named = namedColors.first(where: { $0.name == text }) else {
        throw value.unknownName(text, kind: "colour", known: names)
      }
      return named.color
    }
  }()

  /// The roles by their names, and the three fixed colours that need none.
  private static var namedColors: [(name: String, color: Color)] {
    ColorRole.allCases.map { ($0.rawValue, Color(role: $0)) }
      + [("white", .white), ("black", .black), ("clear", .clear), ("accentColor", .accentColor)]
  }
}

extension Color {
  /// The colour of `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  package init?(hexadecimal text: String) {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else {
      return nil
    }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt32(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt32((digit | 0x20) - UInt8(ascii: "a") + 10)
      default:
        return nil
      }
    }
    if digits.count == 6 {
      self.init(ResolvedColor(hex: value))
    } else {
      self.init(ResolvedColor(hex: value >> 8, alpha: Double(value & 0xFF) / 255))
    }
  }
}
