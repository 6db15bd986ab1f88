import Graphics
import JSON

/// Reads the values of one token; parts of them may be aliases.
struct TokenValueReader {
  let resolver: TokenResolver
  /// The token whose value is read, for messages and for how it is written.
  let token: RawToken

  var file: String { resolver.file(token) }
  var isStudio: Bool { token.dialect == .studio }

  func fault(_ value: JSONValue, expected: String) -> TokenFault {
    TokenFault(value, expected: expected, in: file)
  }

  /// The value of a type; without one, what the value looks like where the dialect has no types.
  func value(_ raw: RawToken.Value, type name: String?) throws(TokenFault) -> TokenValue {
    if case .color(let color) = raw { return .color(TokenColor(color)) }
    guard case .json(let given) = raw else { return .text("") }
    let (followed, owner) = try resolver.following(given, of: token)
    if case .color(let color) = followed { return .color(TokenColor(color)) }
    guard case .json(let json) = followed else { return .text("") }
    let reader = TokenValueReader(resolver: resolver, token: owner)
    guard let name else {
      guard isStudio else {
        throw TokenFault(
          "the token has no type: give it or one of its groups a \"$type\"", at: token.place,
          in: file)
      }
      return try reader.guessed(json)
    }
    guard let type = Self.type(name) ?? Self.type(Self.camelCase(name)) else {
      // Tokens Studio has types for what no theme has, and Style Dictionary takes any name.
      if reader.isStudio {
        return json.kind == .object
          ? .text(String(decoding: json.text, as: UTF8.self)) : try reader.guessed(json)
      }
      let known = TokenType.allCases.map(\.rawValue)
      let place = token.place["$type"] ?? token.place["type"] ?? token.place
      throw TokenFault(
        .problem(
          .unknownName(
            name, kind: "type of token", nearest: nearestName(to: name, in: known), known: known)),
        at: place, in: file)
    }
    return try reader.value(json, type: type, named: name)
  }

  private func value(
    _ json: JSONValue, type: TokenType, named name: String
  ) throws(TokenFault) -> TokenValue {
    switch type {
    case .color: return .color(try color(json))
    case .dimension:
      if let text = lengths(json) { return .text(try interpolated(text, at: json)) }
      return .dimension(try length(json))
    case .fontFamily: return .fontFamily(try families(json))
    case .fontWeight: return .fontWeight(try weight(json))
    case .duration: return .duration(try duration(json))
    case .cubicBezier: return .cubicBezier(try curve(json))
    case .number: return try number(json, named: name)
    case .strokeStyle: return .strokeStyle(try stroke(json))
    case .border: return .border(try border(json))
    case .transition: return .transition(try transition(json))
    case .shadow: return .shadow(try shadows(json))
    case .gradient: return .gradient(try gradient(json))
    case .typography: return .typography(try typography(json))
    case .text:
      // A composition of Tokens Studio is several properties, of which a theme has none.
      if json.kind == .object, isStudio { return .text(String(decoding: json.text, as: UTF8.self)) }
      guard let text = json.string ?? json.number.map(JSONWriter.numberText) else {
        throw fault(json, expected: "a text")
      }
      return .text(try interpolated(text, at: json))
    case .boolean:
      let words = ["true": true, "false": false]
      let numbers = [0.0: false, 1: true]
      guard
        let isTrue = json.boolean ?? json.string.flatMap({ words[$0] })
          ?? json.number.flatMap({ numbers[$0] })
      else {
        throw fault(json, expected: "true or false")
      }
      return .boolean(isTrue)
    }
  }

  /// Several lengths in one text, as Tokens Studio has them for the corners and edges of a box.
  private func lengths(_ json: JSONValue) -> String? {
    guard isStudio, let text = json.string, !text.contains(where: { "+*/(".contains($0) }) else {
      return nil
    }
    let parts = text.split(separator: " ")
    let areLengths = parts.allSatisfy { part in
      part.hasPrefix("{") && part.hasSuffix("}") || part.first?.isNumber == true
        || part.hasPrefix("-") && part.count > 1
    }
    return (2...4).contains(parts.count) && areLengths ? text : nil
  }

  private static func type(_ name: String) -> TokenType? {
    TokenType(rawValue: name) ?? otherTypes[name]
  }

  /// `border-radius` is `borderRadius`.
  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Types by the names that Tokens Studio and other tools give them.
  private static let otherTypes: [String: TokenType] = [
    "sizing": .dimension, "spacing": .dimension, "borderRadius": .dimension,
    "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension,
    "lineHeights": .number, "lineHeight": .number, "letterSpacing": .dimension,
    "paragraphSpacing": .dimension, "paragraphIndent": .dimension, "opacity": .number,
    "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "boxShadow": .shadow,
    "textCase": .text, "textDecoration": .text, "text": .text, "asset": .text,
    "float": .number, "custom-fontStyle": .typography, "textStyle": .typography,
    "custom-shadow": .shadow, "custom-gradient": .gradient,
    "time": .duration,
  ]

  /// The value of a token without a type.
  private func guessed(_ json: JSONValue) throws(TokenFault) -> TokenValue {
    switch json.kind {
    case .number: return try number(json, named: "number")
    case .boolean: return .boolean(json.boolean == true)
    case .array: return .fontFamily(try families(json))
    case .object, .null: throw fault(json, expected: "a value of a known type")
    case .string: break
    }
    if let color = try? color(json) { return .color(color) }
    if let measure = try? measure(json) {
      return measure.unit == nil ? .number(measure.value) : .dimension(try length(json))
    }
    let text = try interpolated(json.string ?? "", at: json)
    if text.hasSuffix("s"), let time = try? duration(json) { return .duration(time) }
    if let shadows = cssShadows(text) { return .shadow(shadows) }
    let last = text.split(separator: ",").last.map { String($0.trimmed) } ?? ""
    if text.contains(","), Self.genericFamilies.contains(last) {
      return .fontFamily(try families(json))
    }
    return .text(text)
  }

  /// The families of CSS that stand for whatever font is there, as the last of a list.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-sans-serif",
    "ui-serif", "ui-monospace", "ui-rounded", "emoji", "math",
  ]

  /// A number; a line height of Tokens Studio may be a length.
  private func number(_ json: JSONValue, named name: String) throws(TokenFault) -> TokenValue {
    if name == "lineHeights" || name == "lineHeight" {
      switch try lineHeight(json) {
      case .factor(let factor): return .number(factor)
      case .length(let length): return .dimension(length)
      case .automatic: return .text("AUTO")
      }
    }
    if let unit = unitBeside(json), TokenDuration.units.contains(unit) {
      return .duration(try duration(json))
    }
    let measure = try measure(json)
    switch measure.unit {
    case nil: return .number(measure.value)
    case .percent?: return .number(measure.value / 100)
    case let unit?: return .dimension(TokenLength(measure.value, unit))
    }
  }

  /// What a part of a value is, wherever it is written.
  func part<Value>(
    _ value: JSONValue, _ read: (TokenValueReader, JSONValue) throws(TokenFault) -> Value
  ) throws(TokenFault) -> Value {
    let (followed, owner) = try resolver.following(value, of: token)
    guard case .json(let json) = followed else {
      throw fault(value, expected: "another type of value than a color")
    }
    let reader = TokenValueReader(resolver: resolver, token: owner)
    return try resolver.entering(json, of: owner) { () throws(TokenFault) in
      try read(reader, json)
    }
  }

  /// A part that may be a colour of Figma.
  func colorPart(_ value: JSONValue) throws(TokenFault) -> TokenColor {
    let (followed, owner) = try resolver.following(value, of: token)
    var color: TokenColor
    switch followed {
    case .color(let found): color = TokenColor(found)
    case .alias: throw fault(value, expected: "a color")
    case .broken(let fault): throw fault
    case .json(let json):
      color = try TokenValueReader(resolver: resolver, token: owner).color(json)
    }
    if let node = resolver.alias(in: value, of: token),
      case .color(let modified) = try resolver.modified(.color(color), from: node)
    {
      color = modified
    }
    return color
  }

  /// A member that must be there.
  func member(
    _ key: String, of value: JSONValue, _ owner: String
  ) throws(TokenFault) -> JSONValue {
    guard let member = value[key] else {
      throw TokenFault(
        .problem(.missingKey(key, of: owner, expected: "it is not there")), at: value, in: file)
    }
    return member
  }

  /// Refuses members that nothing reads.
  func checkKeys(_ value: JSONValue, _ known: [String], of owner: String) throws(TokenFault) {
    guard value.kind == .object else { throw fault(value, expected: owner) }
    for member in value.members where !known.contains(member.key) {
      let nearest = nearestName(to: member.key, in: known)
      throw TokenFault(
        .problem(.unknownKey(member.key, of: owner, nearest: nearest, known: known)),
        at: member.value, in: file)
    }
  }
}
