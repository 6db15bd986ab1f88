import Graphics
import JSON

/// Writes tokens as Swift code for SwiftUI: constants, and functions of a mode for what a mode changes.
struct SwiftWriter {
  private let modes: TokenModeTables
  private let tool: String
  private var names = ExportNames()
  private(set) var omissions: [String] = []
  private var usesShadows = false

  init(_ modes: TokenModeTables, tool: String) {
    self.modes = modes
    self.tool = tool
  }

  /// A value in Swift: its type and the expression.
  private struct Expression: Equatable {
    var type: String
    var text: String
  }

  mutating func text() -> String {
    // The contexts that change something, by what changes.
    var changes: [String: [(mode: String, token: Token)]] = [:]
    var cases = ExportNames()
    var modeCases: [(name: String, title: String)] = []
    let standardCase = cases.unique("standard", for: "standard")
    for context in modes.contexts {
      let title = "\(context.axis.name)=\(context.name)"
      let prefix = modes.library.axes.count > 1 ? [context.axis.name] : []
      let name = cases.unique(ExportNames.camel(prefix + [context.name]), for: title)
      modeCases.append((name, title))
      for token in context.tokens { changes[token.name, default: []].append((name, token)) }
    }
    var body = ""
    for token in modes.standard.tokens {
      body += declarations(token, changes[token.name] ?? [])
    }
    for context in modes.contexts {
      for token in context.tokens where modes.standard[token.name] == nil {
        omit(token.name, "it is only in \(context.axis.name)=\(context.name)")
      }
    }
    var text =
      "// Made by \(tool) from \(modes.library.name.filter { !$0.isNewline }).\nimport SwiftUI\n\n"
    if usesShadows { text += Self.shadowType }
    text += "/// The design tokens.\npublic enum DesignTokens {\n"
    if !modeCases.isEmpty {
      text +=
        "  /// What some tokens differ by.\n  public enum Mode: String, CaseIterable, Sendable {\n"
      text += "    case \(standardCase)\n"
      for (name, title) in modeCases { text += "    case \(name) = \(SwiftText.quoted(title))\n" }
      text += "  }\n\n"
    }
    omissions += names.collisions
    return text + body + "}\n"
  }

  private static let shadowType = """
    /// A shadow; the radius is half of the blur, as SwiftUI counts it.
    public struct TokenShadow: Sendable {
      public var color: Color
      public var radius, x, y: CGFloat
    }


    """

  private mutating func omit(_ name: String, _ reason: String) {
    let line = "\(name): \(reason)"
    if !omissions.contains(line) { omissions.append(line) }
  }

  private mutating func declarations(
    _ token: Token, _ changes: [(mode: String, token: Token)]
  ) -> String {
    guard case .success(let value) = token.value else { return "" }
    var text = ""
    for (suffix, expression) in expressions(value, of: token) {
      let name = names.unique(
        ExportNames.camel(token.parts + suffix), for: ([token.name] + suffix).joined(separator: ".")
      )
      var cases: [(mode: String, text: String)] = []
      for (mode, other) in changes {
        guard case .success(let value) = other.value else { continue }
        let found = expressions(value, of: other).first { $0.suffix == suffix }
        guard let found, found.expression.type == expression.type else {
          omit(token.name, "in \(mode) it is of another type")
          continue
        }
        if found.expression.text != expression.text { cases.append((mode, found.expression.text)) }
      }
      if let description = token.description, !description.isEmpty {
        text += "  /// \(description.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
      }
      if cases.isEmpty {
        text += "  public static let \(name): \(expression.type) = \(expression.text)\n"
      } else {
        text +=
          "  public static func \(name)(_ mode: Mode) -> \(expression.type) {\n    switch mode {\n"
        for (mode, words) in cases { text += "    case .\(mode): \(words)\n" }
        text += "    default: \(expression.text)\n    }\n  }\n"
      }
    }
    return text
  }

  private mutating func expressions(
    _ value: TokenValue, of token: Token
  ) -> [(suffix: [String], expression: Expression)] {
    func one(_ type: String, _ text: String) -> [(suffix: [String], expression: Expression)] {
      [([], Expression(type: type, text: text))]
    }
    switch value {
    case .color(let color): return one("Color", Self.color(color))
    case .dimension(let length):
      guard let text = Self.length(length) else {
        omit(token.name, "\(length.words) has no length in points")
        return []
      }
      return one("CGFloat", text)
    case .fontFamily(let names): return one("[String]", Self.list(names))
    case .fontWeight(let weight): return fontWeight(weight, token)
    case .duration(let duration): return one("Double", Self.number(duration.seconds))
    case .cubicBezier(let curve): return one("UnitCurve", Self.curve(curve))
    case .number(let number): return one("Double", Self.number(number))
    case .strokeStyle(let stroke): return strokeStyle(stroke, token)
    case .border(let border):
      guard let width = Self.length(border.width) else {
        omit(token.name, "\(border.width.words) has no length in points")
        return []
      }
      if border.style != .named("solid") { omit(token.name, "the style \(border.style.words)") }
      return [
        (["color"], Expression(type: "Color", text: Self.color(border.color))),
        (["width"], Expression(type: "CGFloat", text: width)),
      ]
    case .transition(let transition):
      let timing = transition.timing.map(Self.number).joined(separator: ", ")
      let duration = Self.number(transition.duration.seconds)
      let delay = Self.number(transition.delay.seconds)
      let text = "Animation.timingCurve(\(timing), duration: \(duration)).delay(\(delay))"
      return one("Animation", text)
    case .shadow(let shadows): return shadow(shadows, token)
    case .gradient(let stops):
      let list = stops.map {
        "Gradient.Stop(color: \(Self.color($0.color)), location: \(Self.number($0.position)))"
      }
      return one("Gradient", "Gradient(stops: [\(list.joined(separator: ", "))])")
    case .typography(let style): return typography(style, token)
    case .text(let text): return one("String", SwiftText.quoted(text))
    case .boolean(let isTrue): return one("Bool", isTrue ? "true" : "false")
    }
  }

  private mutating func fontWeight(
    _ weight: TokenFontWeight, _ token: Token, suffix: [String] = []
  ) -> [(suffix: [String], expression: Expression)] {
    let names = [
      100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
      700: "bold", 800: "heavy", 900: "black",
    ]
    if weight.isItalic { omit(token.name, "a weight that is italic") }
    guard let name = names[weight.value] else {
      omit(token.name, "SwiftUI has no weight of \(weight.value)")
      return []
    }
    return [(suffix, Expression(type: "Font.Weight", text: ".\(name)"))]
  }

  private mutating func strokeStyle(
    _ stroke: TokenStroke, _ token: Token
  ) -> [(suffix: [String], expression: Expression)] {
    guard case .dashes(let lengths, let cap) = stroke else {
      if stroke == .named("solid") {
        return [([], Expression(type: "StrokeStyle", text: "StrokeStyle()"))]
      }
      omit(token.name, "SwiftUI has no stroke style \(stroke.words)")
      return []
    }
    let dashes = lengths.compactMap(Self.length)
    guard dashes.count == lengths.count else {
      omit(token.name, "\(stroke.words) has no lengths in points")
      return []
    }
    let text = "StrokeStyle(lineCap: .\(cap), dash: [\(dashes.joined(separator: ", "))])"
    return [([], Expression(type: "StrokeStyle", text: text))]
  }

  private mutating func shadow(
    _ shadows: [TokenShadow], _ token: Token
  ) -> [(suffix: [String], expression: Expression)] {
    var list: [String] = []
    for shadow in shadows {
      guard !shadow.isInset, shadow.spread.value == 0 else {
        omit(token.name, shadow.isInset ? "a shadow inside" : "a shadow that spreads")
        continue
      }
      let lengths = [shadow.blur, shadow.x, shadow.y].map { $0.points(em: 16) }
      let (radius, x, y) = (lengths[0] / 2, lengths[1], lengths[2])
      list.append(
        "TokenShadow(color: \(Self.color(shadow.color)), radius: \(Self.number(radius)), x: \(Self.number(x)), y: \(Self.number(y)))"
      )
    }
    guard !list.isEmpty || shadows.isEmpty else { return [] }
    usesShadows = true
    return [([], Expression(type: "[TokenShadow]", text: "[\(list.joined(separator: ", "))]"))]
  }

  private mutating func typography(
    _ style: TokenTypography, _ token: Token
  ) -> [(suffix: [String], expression: Expression)] {
    var parts: [(suffix: [String], expression: Expression)] = []
    if let families = style.families {
      parts.append((["fontFamily"], Expression(type: "[String]", text: Self.list(families))))
    }
    if let size = style.size {
      if let text = Self.length(size) {
        parts.append((["fontSize"], Expression(type: "CGFloat", text: text)))
      } else {
        omit(token.name, "the font size \(size.words)")
      }
    }
    if let weight = style.weight { parts += fontWeight(weight, token, suffix: ["fontWeight"]) }
    let em = style.size.flatMap { $0.unit == .px || $0.unit == .rem ? $0.points(em: 16) : nil }
    if let spacing = style.letterSpacing {
      if let em {
        let text = Self.number(spacing.points(em: em))
        parts.append((["tracking"], Expression(type: "CGFloat", text: text)))
      } else {
        omit(token.name, "the letter spacing \(spacing.words)")
      }
    }
    switch style.lineHeight {
    case .factor(let factor):
      parts.append((["lineHeight"], Expression(type: "Double", text: Self.number(factor))))
    case .length(let length):
      if let em {
        let text = Self.number(length.points(em: em) / em)
        parts.append((["lineHeight"], Expression(type: "Double", text: text)))
      } else {
        omit(token.name, "the line height \(length.words)")
      }
    case .automatic, nil: break
    }
    for part in style.further where !part.isNeutral { omit(token.name, part.name) }
    return parts
  }

  // MARK: Words

  private static func number(_ number: Double) -> String { JSONWriter.numberText(number) }

  private static func length(_ length: TokenLength) -> String? {
    guard length.unit == .px || length.unit == .rem else { return nil }
    return number(length.points(em: 16))
  }

  private static func list(_ names: [String]) -> String {
    "[\(names.map(SwiftText.quoted).joined(separator: ", "))]"
  }

  private static func curve(_ curve: [Double]) -> String {
    let points = stride(from: 0, to: 4, by: 2).map {
      "UnitPoint(x: \(number(curve[$0])), y: \(number(curve[$0 + 1])))"
    }
    return "UnitCurve.bezier(startControlPoint: \(points[0]), endControlPoint: \(points[1]))"
  }

  private static func color(_ color: TokenColor) -> String {
    let shown = color.resolved
    // SwiftUI knows Display P3 itself; other spaces are brought into sRGB.
    if color.space == .displayP3 {
      let parts = color.components.map { number($0 ?? 0) }
      return
        "Color(.displayP3, red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: \(number(color.alpha ?? 0)))"
    }
    let parts = [shown.red, shown.green, shown.blue].map { number(($0 * 1e6).rounded() / 1e6) }
    return
      "Color(.sRGB, red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: \(number(shown.alpha)))"
  }
}

/// Texts as literals of Swift.
private enum SwiftText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
