import Foundation
import Graphics

/// A token of a W3C Design Tokens file: its value with aliases followed.
struct DesignToken {
  let value: JSONValue

  private static let longestChain = 32

  /// The token at a group's member, with aliases such as `{palette.blue}` and references such as
  /// `{"$ref": "#/palette/blue"}` followed.
  init(_ member: JSONValue, in root: JSONValue) throws(DocumentError) {
    guard member.kind == .object,
      let value = member["$value"] ?? (member["$ref"].map { _ in member })
    else { throw member.wrongKind(expected: "a token: an object with \"$value\"") }
    self.value = try Self.following(value, in: root)
  }

  /// The value itself, or the value of the token that it is an alias of.
  static func following(_ value: JSONValue, in root: JSONValue) throws(DocumentError) -> JSONValue {
    var found = value
    for _ in 0..<longestChain {
      if let alias = alias(in: found) {
        let token = try target(of: alias, at: found, in: root)
        guard let value = token["$value"] ?? (token["$ref"].map { _ in token }) else {
          throw token.wrongKind(expected: "a token: an object with \"$value\"")
        }
        found = value
      } else if let reference = found["$ref"] {
        let target = try target(of: reference, in: root)
        // A pointer may name a token, or a part of its value.
        found = target["$value"] ?? target
      } else {
        return found
      }
    }
    throw DocumentError(
      at: value, .notAllowed("the alias leads in a circle or through more than 32 tokens"))
  }

  /// What a JSON Pointer (RFC 6901) in a fragment points at.
  private static func target(
    of reference: JSONValue, in root: JSONValue
  ) throws(DocumentError) -> JSONValue {
    guard let text = reference.string, text == "#" || text.hasPrefix("#/"),
      let pointer = text.dropFirst().removingPercentEncoding
    else {
      throw reference.wrongKind(expected: "a pointer into this file such as \"#/palette/blue\"")
    }
    var found = root
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let name = part.replacingOccurrences(of: "~1", with: "/")
        .replacingOccurrences(of: "~0", with: "~")
      if let element = Int(name).flatMap({ index in
        found.elements.enumerated().first { $0.offset == index }?.element
      }) {
        found = element
      } else if let member = found[name] {
        found = member
      } else {
        throw reference.unknownName(
          name, kind: "part of a pointer", known: found.members.map(\.key))
      }
    }
    return found
  }

  /// The path of `{a.b.c}`, or `nil` for any other value.
  private static func alias(in value: JSONValue) -> [String]? {
    guard let text = value.string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static func target(
    of alias: [String], at value: JSONValue, in root: JSONValue
  ) throws(DocumentError) -> JSONValue {
    var token = root
    for name in alias {
      guard let member = token[name] else {
        let known = token.members.map(\.key).filter { !$0.hasPrefix("$") }
        throw value.unknownName(name, kind: "token in an alias", known: known)
      }
      token = member
    }
    return token
  }
}

// MARK: - Types of values

extension DesignToken {
  /// A colour as CSS writes it, or `{"colorSpace": "oklch", "components": […], "alpha": …}`.
  func color() throws(DocumentError) -> ResolvedColor {
    try Self.color(value)
  }

  static func color(_ value: JSONValue) throws(DocumentError) -> ResolvedColor {
    let expected =
      "a colour such as \"#1C1C1E\", \"rgb(28 28 30)\" or {\"colorSpace\": \"srgb\", \"components\": […]}"
    if let text = value.string {
      guard let color = CSSColor.color(text) else { throw value.wrongKind(expected: expected) }
      return color
    }
    guard let name = value["colorSpace"], let list = value["components"] else {
      throw value.wrongKind(expected: expected)
    }
    guard let space = name.string.flatMap(ColorSpace.init) else {
      throw name.unknownName(
        name.string ?? name.found, kind: "colour space", known: ColorSpace.allCases.map(\.rawValue))
    }
    let ranges = space.ranges
    let elements = Array(list.elements)
    guard elements.count == ranges.count else {
      throw list.wrongKind(expected: "three components")
    }
    var components: [Double] = []
    for (element, range) in zip(elements, ranges) {
      // A component that a colour does not have counts as 0 (CSS Color 4, section 4.4).
      let number = element.string == "none" ? 0 : element.number
      guard let number, number.isFinite, range?.contains(number) ?? true else {
        throw element.wrongKind(expected: "\"none\" or a number\(range.map(Self.described) ?? "")")
      }
      components.append(number)
    }
    let alpha = try value["alpha"].map { (alpha) throws(DocumentError) in
      if alpha.string == "none" { return 0.0 }
      return try number(alpha, in: 0...1, "an alpha in 0…1")
    }
    return space.color(components, alpha: alpha ?? 1)
  }

  private static func described(_ range: ClosedRange<Double>) -> String {
    range.upperBound == .greatestFiniteMagnitude
      ? " from \(Int(range.lowerBound))" : " in \(Int(range.lowerBound))…\(Int(range.upperBound))"
  }

  /// A length in points: `{"value": 16, "unit": "px"}` or `"16px"`; 1 rem is 16 points.
  ///
  /// - Parameter isSigned: whether it may be negative, as offsets may.
  static func dimension(
    _ value: JSONValue, isSigned: Bool = false
  ) throws(DocumentError) -> Double {
    let least = isSigned ? -10_000.0 : 0
    let expected =
      "a length from \(Int(least)) to 10000 such as {\"value\": 16, \"unit\": \"px\"}"
    let (amount, unit) = try measure(value, expected: expected)
    let factor: Double
    switch unit {
    case "px", "pt": factor = 1
    case "rem": factor = 16
    default: throw value.unknownName(unit, kind: "unit", known: ["px", "rem"])
    }
    guard (least...10_000).contains(amount * factor) else {
      throw value.wrongKind(expected: expected)
    }
    return amount * factor
  }

  /// A time in seconds: `{"value": 150, "unit": "ms"}` or `"150ms"`.
  static func duration(_ value: JSONValue) throws(DocumentError) -> Double {
    let expected = "a duration up to a minute such as {\"value\": 150, \"unit\": \"ms\"}"
    let (amount, unit) = try measure(value, expected: expected)
    let factor: Double
    switch unit {
    case "ms": factor = 0.001
    case "s": factor = 1
    default: throw value.unknownName(unit, kind: "unit", known: ["ms", "s"])
    }
    guard amount * factor > 0, amount * factor <= 60 else {
      throw value.wrongKind(expected: expected)
    }
    return amount * factor
  }

  static func number(
    _ value: JSONValue, in range: ClosedRange<Double>, _ expected: String
  ) throws(DocumentError) -> Double {
    guard let number = value.number, range.contains(number) else {
      throw value.wrongKind(expected: expected)
    }
    return number
  }

  /// What a token of families asks for.
  enum Family {
    /// Families between commas, the first of which is preferred.
    case named(String)
    /// A generic family.
    case design(Font.Design)
  }

  /// A family's name, or several in the order of preference; a generic one ends the list.
  static func family(_ value: JSONValue) throws(DocumentError) -> Family {
    let expected = "a family such as \"Inter\", or several in the order of preference"
    let items = value.kind == .array ? Array(value.elements) : [value]
    var names: [String] = []
    for item in items {
      guard let name = item.string, !name.isEmpty else { throw item.wrongKind(expected: expected) }
      guard let design = generics.first(where: { $0.name == name })?.design else {
        names.append(name)
        continue
      }
      if names.isEmpty { return .design(design) }
      break
    }
    guard !names.isEmpty else { throw value.wrongKind(expected: expected) }
    return .named(names.joined(separator: ", "))
  }

  private static let generics: [(name: String, design: Font.Design)] = [
    ("system-ui", .default), ("-apple-system", .default), ("ui-sans-serif", .default),
    ("sans-serif", .default), ("ui-serif", .serif), ("serif", .serif),
    ("ui-rounded", .rounded), ("ui-monospace", .monospaced), ("monospace", .monospaced),
  ]

  /// The space after every character in parts of the em: of a length, or of `"0.02em"`.
  ///
  /// - Parameter size: the em in points that a length belongs to.
  static func letterSpacing(
    _ value: JSONValue, ofSize size: Double
  ) throws(DocumentError) -> Double {
    let expected =
      "a length from −1 to 1 em, such as {\"value\": 0.5, \"unit\": \"px\"} or \"0.02em\""
    var (amount, unit) = (value["value"]?.number, value["unit"]?.string)
    if let text = value.string {
      let numerals: ClosedRange<Character> = "0"..."9"
      let digits = text.prefix { (character: Character) -> Bool in
        character == "-" || character == "." || numerals.contains(character)
      }
      (amount, unit) = (Double(digits), String(text.dropFirst(digits.count)))
    }
    guard let amount, let unit else { throw value.wrongKind(expected: expected) }
    let ems: Double
    switch unit {
    case "em": ems = amount
    case "%": ems = amount / 100
    case "px", "pt": ems = amount / size
    case "rem": ems = amount * 16 / size
    default: throw value.unknownName(unit, kind: "unit", known: ["px", "rem", "em", "%"])
    }
    guard (-1...1).contains(ems) else { throw value.wrongKind(expected: expected) }
    return ems
  }

  /// A weight as a number or by its name.
  static func fontWeight(_ value: JSONValue) throws(DocumentError) -> Font.Weight {
    if let number = value.number, (1...1_000).contains(number) {
      return Font.Weight(value: Int(number))
    }
    guard let name = value.string else {
      throw value.wrongKind(expected: "a weight from 1 to 1000 or a name such as \"semi-bold\"")
    }
    guard let weight = weights.first(where: { $0.name == name })?.value else {
      throw value.unknownName(name, kind: "font weight", known: weights.map(\.name))
    }
    return Font.Weight(value: weight)
  }

  private static let weights: [(name: String, value: Int)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900),
  ]

  /// An amount with its unit, as an object or as a text.
  private static func measure(
    _ value: JSONValue, expected: String
  ) throws(DocumentError) -> (Double, String) {
    if let amount = value["value"]?.number, let unit = value["unit"]?.string {
      return (amount, unit)
    }
    guard let text = value.string else { throw value.wrongKind(expected: expected) }
    let digits = text.prefix { $0 == "-" || $0 == "." || ("0"..."9").contains($0) }
    guard let amount = Double(digits) else { throw value.wrongKind(expected: expected) }
    return (amount, String(text.dropFirst(digits.count)))
  }
}
