import Graphics
import JSON

/// A number with the unit that it was given, if any.
struct TokenMeasure: Equatable, Sendable {
  var value: Double
  var unit: TokenLength.Unit?
}

// MARK: Numbers and expressions

extension TokenValueReader {
  private static let measureExpected =
    "a number or a length such as {\"value\": 16, \"unit\": \"px\"}"

  /// A number, a length, or an expression of Tokens Studio such as `{space.base} * 2`.
  func measure(_ value: JSONValue) throws(TokenFault) -> TokenMeasure {
    if let number = value.number {
      return TokenMeasure(
        value: number, unit: unitBeside(value).flatMap(TokenLength.Unit.init(word:)))
    }
    if value.kind == .object, value["value"] != nil || value["unit"] != nil {
      let amount = try member("value", of: value, "a length")
      let unit = try member("unit", of: value, "a length")
      let number = try part(amount) { (reader, amount) throws(TokenFault) in
        guard let number = amount.number else {
          throw reader.fault(amount, expected: "a number")
        }
        return number
      }
      return TokenMeasure(value: number, unit: try self.unit(unit.string ?? unit.found, at: unit))
    }
    guard let text = value.string else { throw fault(value, expected: Self.measureExpected) }
    guard text.utf8.count <= 2_000 else {
      throw TokenFault("the expression is longer than 2000 bytes", at: value, in: file)
    }
    var expression = TokenExpression(text: Array(text.utf8), reader: self, place: value)
    return try expression.result()
  }

  /// The unit that plugins of Figma write beside the number of a whole token.
  func unitBeside(_ value: JSONValue) -> String? {
    guard isStudio, let unit = token.place["unit"]?.string,
      (token.place["$value"] ?? token.place["value"])?.position == value.position
    else { return nil }
    return unit
  }

  func unit(_ name: String, at place: JSONValue) throws(TokenFault) -> TokenLength.Unit? {
    if name.isEmpty { return nil }
    guard let unit = TokenLength.Unit(word: name) else {
      throw TokenFault(
        .problem(.unknownName(name, kind: "unit", nearest: nil, known: ["px", "rem", "em", "%"])),
        at: place, in: file)
    }
    return unit
  }

  /// The number of a token that an expression names.
  func measure(named name: String, at place: JSONValue) throws(TokenFault) -> TokenMeasure {
    let node = try resolver.target(of: resolver.named(name, at: place, file: file))
    if let known = resolver.measures[node] { return try known.get() }
    guard !resolver.computing.contains(node), resolver.computing.count < TokenResolver.depthLimit
    else {
      let names = (resolver.computing + [node]).map { resolver.tree.name(of: $0) }
      throw TokenFault.cycle(names, at: place, in: file)
    }
    resolver.computing.append(node)
    defer { resolver.computing.removeLast() }
    let result: Result<TokenMeasure, TokenFault>
    do throws(TokenFault) {
      guard let raw = resolver.tree.nodes[node].token, case .json(let value) = raw.value else {
        throw fault(place, expected: "the name of a token that is a number")
      }
      result = .success(
        try TokenValueReader(resolver: resolver, token: raw).part(value) {
          (reader, value) throws(TokenFault) in try reader.measure(value)
        })
    } catch {
      result = .failure(error)
    }
    resolver.measures[node] = result
    return try result.get()
  }

  /// A text with the tokens that it names put into it.
  func interpolated(_ text: String, at place: JSONValue) throws(TokenFault) -> String {
    guard text.contains("{"), isStudio else { return text }
    guard text.utf8.count <= 10_000 else {
      throw TokenFault("the text is longer than 10000 bytes", at: place, in: file)
    }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close].trimmed)
      result += try words(named: name, at: place)
      rest = rest[rest.index(after: close)...]
      guard result.utf8.count <= 10_000 else {
        throw TokenFault("the text is longer than 10000 bytes", at: place, in: file)
      }
    }
    return result + rest
  }

  private func words(named name: String, at place: JSONValue) throws(TokenFault) -> String {
    let node = try resolver.named(name, at: place, file: file)
    guard !resolver.computing.contains(node), resolver.computing.count < TokenResolver.depthLimit
    else {
      let names = (resolver.computing + [node]).map { resolver.tree.name(of: $0) }
      throw TokenFault.cycle(names, at: place, in: file)
    }
    resolver.computing.append(node)
    defer { resolver.computing.removeLast() }
    switch try resolver.value(of: node).get() {
    case .color(let color):
      let shown = color.resolved
      return shown.hexText(withAlpha: shown.alpha < 1)
    case .number(let number): return JSONWriter.numberText(number)
    case let value: return value.words
    }
  }
}

/// Arithmetic over numbers with units: `+ - * / % ^`, brackets, and functions.
///
/// It is that of expr-eval, which Tokens Studio computes with: `^` comes before signs and binds to the right, `%` is the
/// remainder with the sign of what is divided. See <https://docs.tokens.studio/manage-tokens/token-values/math>.
struct TokenExpression {
  private let text: [UInt8]
  private let reader: TokenValueReader
  private let place: JSONValue
  private var offset = 0
  private var depth = 0

  init(text: [UInt8], reader: TokenValueReader, place: JSONValue) {
    self.text = text
    self.reader = reader
    self.place = place
  }

  mutating func result() throws(TokenFault) -> TokenMeasure {
    let value = try sum()
    skipSpace()
    guard offset == text.count else { throw wrong() }
    guard value.value.isFinite else {
      throw TokenFault("the expression has no value that is a number", at: place, in: reader.file)
    }
    return value
  }

  private func wrong() -> TokenFault {
    reader.fault(place, expected: "a number, a length such as \"16px\", or an expression of them")
  }

  private mutating func sum() throws(TokenFault) -> TokenMeasure {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else { throw wrong() }
    var value = try product()
    while let sign = take([UInt8(ascii: "+"), UInt8(ascii: "-")]) {
      let other = try product()
      value = try joined(value, other) {
        sign == UInt8(ascii: "+") ? $0 + $1 : $0 - $1
      }
    }
    return value
  }

  private mutating func product() throws(TokenFault) -> TokenMeasure {
    var value = try factor()
    while let sign = take([UInt8(ascii: "*"), UInt8(ascii: "/")]) ?? takeRemainder() {
      let other = try factor()
      guard sign != UInt8(ascii: "%") else {
        guard other.value != 0 else { throw dividesByZero() }
        value = try joined(value, other) { $0.truncatingRemainder(dividingBy: $1) }
        continue
      }
      if sign == UInt8(ascii: "*") {
        // 150 % of a length is a length.
        if other.unit == .percent, value.unit != .percent {
          value.value *= other.value / 100
        } else {
          value = TokenMeasure(value: value.value * other.value, unit: value.unit ?? other.unit)
        }
      } else {
        guard other.value != 0 else { throw dividesByZero() }
        let unit = value.unit == other.unit ? nil : value.unit
        value = TokenMeasure(value: value.value / other.value, unit: unit)
      }
    }
    return value
  }

  private mutating func factor() throws(TokenFault) -> TokenMeasure {
    skipSpace()
    guard offset < text.count else { throw wrong() }
    switch text[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      let isMinus = text[offset] == UInt8(ascii: "-")
      offset += 1
      depth += 1
      defer { depth -= 1 }
      guard depth < 32 else { throw wrong() }
      var value = try factor()
      if isMinus { value.value = -value.value }
      return value
    default: break
    }
    let base = try primary()
    guard take([UInt8(ascii: "^")]) != nil else { return base }
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else { throw wrong() }
    return try power(base, try factor())
  }

  private func dividesByZero() -> TokenFault {
    TokenFault("the expression divides by 0", at: place, in: reader.file)
  }

  private func power(
    _ base: TokenMeasure, _ exponent: TokenMeasure
  ) throws(TokenFault) -> TokenMeasure {
    guard exponent.unit == nil else {
      throw TokenFault("an exponent has no unit", at: place, in: reader.file)
    }
    return TokenMeasure(value: TokenMath.power(base.value, exponent.value), unit: base.unit)
  }

  private mutating func primary() throws(TokenFault) -> TokenMeasure {
    switch text[offset] {
    case UInt8(ascii: "("):
      offset += 1
      let value = try sum()
      guard take([UInt8(ascii: ")")]) != nil else { throw wrong() }
      return value
    case UInt8(ascii: "{"):
      guard let end = text[offset...].firstIndex(of: UInt8(ascii: "}")) else { throw wrong() }
      let name = String(decoding: text[(offset + 1)..<end], as: UTF8.self)
      offset = end + 1
      var value = try reader.measure(named: String(name.trimmed), at: place)
      // `{size}px` gives a number its unit.
      if value.unit == nil { value.unit = try unit() }
      return value
    default:
      if let name = word(), !name.isEmpty { return try call(name) }
      return try number()
    }
  }

  private mutating func number() throws(TokenFault) -> TokenMeasure {
    let start = offset
    while offset < text.count,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[offset])
        || text[offset] == UInt8(ascii: ".")
    {
      offset += 1
    }
    guard let number = Double(String(decoding: text[start..<offset], as: UTF8.self)) else {
      throw wrong()
    }
    return TokenMeasure(value: number, unit: try unit())
  }

  private mutating func unit() throws(TokenFault) -> TokenLength.Unit? {
    if offset < text.count, text[offset] == UInt8(ascii: "%"), !isRemainder(at: offset) {
      offset += 1
      return .percent
    }
    guard let name = word() else { return nil }
    return try reader.unit(name, at: place)
  }

  /// Letters at the place, if there are any.
  private mutating func word() -> String? {
    let start = offset
    while offset < text.count, isLetter(text[offset]) { offset += 1 }
    return offset > start ? String(decoding: text[start..<offset], as: UTF8.self) : nil
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func call(_ name: String) throws(TokenFault) -> TokenMeasure {
    // As in `log10`.
    let start = offset
    while offset < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[offset]) {
      offset += 1
    }
    let name = name + String(decoding: text[start..<offset], as: UTF8.self)
    let known = TokenMath.names
    guard take([UInt8(ascii: "(")]) != nil else { throw wrong() }
    guard known.contains(name) else {
      throw TokenFault(
        .problem(
          .unknownName(
            name, kind: "function", nearest: nearestName(to: name, in: known), known: known)),
        at: place, in: reader.file)
    }
    var values = [try sum()]
    while take([UInt8(ascii: ",")]) != nil { values.append(try sum()) }
    guard take([UInt8(ascii: ")")]) != nil else { throw wrong() }
    var value = values[0]
    if let function = TokenMath.functions[name] {
      guard values.count == 1 else { throw wrong() }
      value.value = function(value.value)
      return value
    }
    switch name {
    case "roundTo":
      let digits = values.count > 1 ? values[1].value : 0
      guard values.count < 3, let digits = Int(exactly: digits), (-9...9).contains(digits) else {
        throw wrong()
      }
      value.value = TokenMath.rounded(value.value, toDigits: digits)
    case "pow":
      guard values.count == 2 else { throw wrong() }
      value = try power(value, values[1])
    default:
      for other in values.dropFirst() {
        value = try joined(value, other) { name == "min" ? min($0, $1) : max($0, $1) }
      }
    }
    return value
  }

  /// Two numbers in one unit: a number takes the other's, and rem become pixels beside pixels.
  private func joined(
    _ one: TokenMeasure, _ other: TokenMeasure, _ compute: (Double, Double) -> Double
  ) throws(TokenFault) -> TokenMeasure {
    guard let first = one.unit, let second = other.unit, first != second else {
      return TokenMeasure(value: compute(one.value, other.value), unit: one.unit ?? other.unit)
    }
    let absolute: [TokenLength.Unit] = [.px, .rem]
    guard absolute.contains(first), absolute.contains(second) else {
      throw TokenFault(
        "\(first.rawValue) and \(second.rawValue) cannot be added", at: place, in: reader.file)
    }
    let points = [TokenLength(one.value, first), TokenLength(other.value, second)]
      .map { $0.points(em: 16) }
    return TokenMeasure(value: compute(points[0], points[1]), unit: .px)
  }

  private mutating func takeRemainder() -> UInt8? {
    skipSpace()
    guard offset < text.count, isRemainder(at: offset) else { return nil }
    defer { offset += 1 }
    return text[offset]
  }

  /// Whether a `%` is the operator and not a unit: something to divide by follows, after as much space as before.
  private func isRemainder(at place: Int) -> Bool {
    let space = UInt8(ascii: " ")
    guard text[place] == UInt8(ascii: "%"), place > 0,
      let next = text[(place + 1)...].firstIndex(where: { $0 != space })
    else { return false }
    let starts = [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: ".")]
    guard
      isLetter(text[next]) || starts.contains(text[next])
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[next])
    else { return false }
    return text[place - 1] == space || next == place + 1
  }

  private mutating func take(_ bytes: [UInt8]) -> UInt8? {
    skipSpace()
    guard offset < text.count, bytes.contains(text[offset]) else { return nil }
    defer { offset += 1 }
    return text[offset]
  }

  private mutating func skipSpace() {
    while offset < text.count, text[offset] == UInt8(ascii: " ") { offset += 1 }
  }
}
