import Graphics
import JSON

// MARK: Colours

extension TokenValueReader {
  private static let colorExpected =
    "a color such as {\"colorSpace\": \"srgb\", \"components\": [0, 0.5, 1]} or \"#0080FF\""

  func color(_ value: JSONValue) throws(TokenFault) -> TokenColor {
    if let text = value.string { return try cssColor(text, at: value) }
    if let red = value["r"]?.number, let green = value["g"]?.number, let blue = value["b"]?.number {
      let alpha = value["a"]?.number ?? 1
      return TokenColor(ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    guard value.kind == .object, let name = value["colorSpace"] else {
      throw fault(value, expected: Self.colorExpected)
    }
    try checkKeys(value, ["colorSpace", "components", "alpha", "hex"], of: "a color")
    guard let space = name.string.flatMap(ColorSpace.init) else {
      let known = ColorSpace.allCases.map(\.rawValue)
      let found = name.string ?? name.found
      throw TokenFault(
        .problem(
          .unknownName(
            found, kind: "color space", nearest: nearestName(to: found, in: known), known: known)),
        at: name, in: file)
    }
    let list = try part(member("components", of: value, "a color")) { _, list in list }
    let elements = Array(list.elements.prefix(4))
    guard elements.count == 3 else { throw fault(list, expected: "three components") }
    var components: [Double?] = []
    for (element, range) in zip(elements, space.ranges) {
      components.append(try component(element, in: range))
    }
    let alpha = try value["alpha"].map { (alpha) throws(TokenFault) in
      try component(alpha, in: 0...1)
    }
    return TokenColor(space: space, components: components, alpha: alpha ?? 1)
  }

  private func component(
    _ value: JSONValue, in range: ClosedRange<Double>?
  ) throws(TokenFault) -> Double? {
    try part(value) { (reader, value) throws(TokenFault) in
      if value.string == "none" { return nil }
      // Programs write whole ranges with a rounding error.
      let slack = 1e-6
      guard let number = value.number, number.isFinite,
        range.map({ ($0.lowerBound - slack...$0.upperBound + slack).contains(number) }) ?? true
      else {
        var expected = "\"none\" or a number"
        if let range, range.upperBound < 1_000 {
          expected += " in \(numberWords(range.lowerBound))…\(numberWords(range.upperBound))"
        } else if range != nil {
          expected += " from 0"
        }
        throw reader.fault(value, expected: expected)
      }
      return range.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number
    }
  }

  /// A colour as CSS writes it; in Tokens Studio its parts may be aliases, as in `rgba({blue}, 0.5)`.
  private func cssColor(_ text: String, at value: JSONValue) throws(TokenFault) -> TokenColor {
    let text = text.contains("{") ? try interpolated(text, at: value) : text
    if let color = CSSColor.color(String(text.trimmed)) { return TokenColor(color) }
    // rgba(#0080FF, 0.5), which CSS does not have.
    if let open = text.firstIndex(of: "("), text.hasSuffix(")"), text.lowercased().hasPrefix("rgb")
    {
      let words = text[text.index(after: open)...].dropLast().split {
        $0 == "," || $0 == "/" || $0.isWhitespace
      }
      if words.count == 2, let base = CSSColor.color(String(words[0])),
        let alpha = Self.share(words[1])
      {
        return TokenColor(
          ResolvedColor(red: base.red, green: base.green, blue: base.blue, alpha: alpha))
      }
    }
    if let fault = cssGradient(text, at: value) { throw fault }
    throw fault(value, expected: Self.colorExpected)
  }

  /// What is said of a gradient that is written as CSS writes it.
  func cssGradient(_ text: String, at value: JSONValue) -> TokenFault? {
    guard text.lowercased().contains("gradient(") else { return nil }
    return TokenFault(
      "gradients of CSS are not read: write a token of type gradient with its stops, such as "
        + "[{\"color\": \"#0080FF\", \"position\": 0}, …]", at: value, in: file)
  }

  private static func share(_ word: Substring) -> Double? {
    guard word.hasSuffix("%") else { return Double(word) }
    return Double(word.dropLast()).map { $0 / 100 }
  }

  /// The colour as Tokens Studio changes it: `alpha`, and `mix`, `lighten` and `darken` in sRGB.
  func modified(_ value: TokenValue, by modifier: JSONValue) throws(TokenFault) -> TokenValue {
    guard case .color(let color) = value else { return value }
    if let alpha = modifier.number {
      let base = color.resolved
      return .color(
        TokenColor(
          ResolvedColor(
            red: base.red, green: base.green, blue: base.blue, alpha: min(max(alpha, 0), 1))))
    }
    guard modifier.kind == .object else {
      throw fault(
        modifier, expected: "a color modifier such as {\"type\": \"alpha\", \"value\": 0.5}")
    }
    let kind = modifier["type"]?.string ?? modifier.found
    let share = try measure(member("value", of: modifier, "a color modifier"))
    var amount = share.unit == .percent ? share.value / 100 : share.value
    amount = min(max(amount, 0), 1)
    let base = color.resolved
    if kind == "alpha" {
      return .color(
        TokenColor(
          ResolvedColor(red: base.red, green: base.green, blue: base.blue, alpha: amount)))
    }
    let space = modifier["space"]?.string ?? "srgb"
    let other: ResolvedColor
    switch kind {
    case "lighten", "darken":
      other = kind == "lighten" ? .white : .black
      if space == "lch" || space == "hsl" {
        return .color(
          TokenColor(base.changingLightness(by: amount, isUp: kind == "lighten", in: space)))
      }
    case "mix": other = try colorPart(member("color", of: modifier, "a color modifier")).resolved
    default:
      throw TokenFault(
        .problem(
          .unknownName(
            kind, kind: "color modifier", nearest: nil,
            known: ["alpha", "lighten", "darken", "mix"])), at: modifier, in: file)
    }
    guard space == "srgb" else {
      throw TokenFault(
        "\(kind) is not computed in \(messageQuoted(space)): choose srgb\(kind == "mix" ? "" : ", hsl or lch")",
        at: modifier, in: file)
    }
    return .color(TokenColor(base.mixed(with: other, by: amount)))
  }
}

// MARK: Lengths, times, numbers

extension TokenValueReader {
  func length(_ value: JSONValue) throws(TokenFault) -> TokenLength {
    let measure = try measure(value)
    // Tokens Studio and Figma count in pixels where they give no unit.
    if let unit = measure.unit { return TokenLength(measure.value, unit) }
    guard isStudio || measure.value == 0 else {
      throw fault(value, expected: "a length such as {\"value\": 16, \"unit\": \"px\"}")
    }
    return TokenLength(measure.value)
  }

  func duration(_ value: JSONValue) throws(TokenFault) -> TokenDuration {
    let expected = "a duration such as {\"value\": 150, \"unit\": \"ms\"}"
    var amount: Double?
    var unit: String?
    if value.kind == .object {
      amount = try member("value", of: value, "a duration").number
      unit = try member("unit", of: value, "a duration").string
    } else if let text = value.string {
      let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      amount = Double(digits)
      unit = String(text.dropFirst(digits.count).trimmed)
    } else if let number = value.number, number == 0 || isStudio {
      (amount, unit) = (number, unitBeside(value) ?? "ms")
    }
    guard let amount, let unit else { throw fault(value, expected: expected) }
    guard TokenDuration.units.contains(unit) else {
      throw TokenFault(
        .problem(
          .unknownName(unit, kind: "unit of time", nearest: nil, known: TokenDuration.units)),
        at: value, in: file)
    }
    return TokenDuration(value: amount, isSeconds: unit == "s")
  }

  func curve(_ value: JSONValue) throws(TokenFault) -> [Double] {
    let expected = "four numbers such as [0.4, 0, 0.2, 1], the first and third from 0 to 1"
    var numbers: [Double] = []
    if let text = value.string?.lowercased() {
      if let known = Self.curves[text] { return known }
      guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else {
        throw fault(value, expected: expected)
      }
      numbers = text.dropFirst(13).dropLast().split(separator: ",")
        .compactMap { Double($0.trimmed) }
    }
    for element in value.elements.prefix(5) {
      numbers.append(
        try part(element) { (reader, value) throws(TokenFault) in
          guard let number = value.number else { throw reader.fault(value, expected: expected) }
          return number
        })
    }
    guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      throw fault(value, expected: expected)
    }
    return numbers
  }

  private static let curves: [String: [Double]] = [
    "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
    "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
  ]
}

// MARK: Fonts

extension TokenValueReader {
  func families(_ value: JSONValue) throws(TokenFault) -> [String] {
    let expected = "a family such as \"Inter\", or several in the order of preference"
    var names: [String] = []
    let items = value.kind == .array ? Array(value.elements) : [value]
    for item in items {
      names += try part(item) { (reader, item) throws(TokenFault) in
        if item.kind == .array { return try reader.families(item) }
        guard let text = item.string else { throw reader.fault(item, expected: expected) }
        return try reader.interpolated(text, at: item).split(separator: ",").map {
          String($0.trimmed.filter { $0 != "\"" && $0 != "'" })
        }
      }
    }
    names.removeAll(where: \.isEmpty)
    guard !names.isEmpty else { throw fault(value, expected: expected) }
    return names
  }

  func weight(_ value: JSONValue) throws(TokenFault) -> TokenFontWeight {
    let expected = "a weight from 1 to 1000 or a name such as \"semi-bold\""
    if let number = value.number ?? value.string.flatMap({ Double($0.trimmed) }) {
      guard (1...1_000).contains(number) else { throw fault(value, expected: expected) }
      return TokenFontWeight(value: Int(number.rounded()))
    }
    guard let text = value.string else { throw fault(value, expected: expected) }
    var word = text.lowercased().filter { $0.isLetter || $0.isNumber }
    var isItalic = false
    for style in ["italic", "oblique"] where word.hasSuffix(style) {
      word.removeLast(style.count)
      isItalic = true
    }
    let named = word.isEmpty ? 400 : Self.weights.first { $0.name == word }?.value
    guard let number = named ?? Int(word), (1...1_000).contains(number) else {
      let known = Self.weights.map(\.name)
      throw TokenFault(
        .problem(
          .unknownName(
            text, kind: "font weight", nearest: nearestName(to: text, in: known), known: known)),
        at: value, in: file)
    }
    return TokenFontWeight(value: number, isItalic: isItalic)
  }

  /// Names of weights without the hyphens that some write.
  private static let weights: [(name: String, value: Int)] = [
    ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("roman", 400), ("medium", 500),
    ("semibold", 600), ("demibold", 600), ("demi", 600), ("bold", 700), ("extrabold", 800),
    ("ultrabold", 800), ("black", 900), ("heavy", 900), ("extrablack", 950), ("ultrablack", 950),
  ]

  func lineHeight(_ value: JSONValue) throws(TokenFault) -> TokenTypography.LineHeight {
    if value.string?.lowercased() == "auto" { return .automatic }
    let measure = try measure(value)
    switch measure.unit {
    case .percent?: return .factor(measure.value / 100)
    case .em?: return .factor(measure.value)
    case let unit?: return .length(TokenLength(measure.value, unit))
    // Tokens Studio has pixels of Figma; a height below 4 of them is meant as a multiple.
    case nil where isStudio && measure.value >= 4: return .length(TokenLength(measure.value))
    case nil: return .factor(measure.value)
    }
  }
}
