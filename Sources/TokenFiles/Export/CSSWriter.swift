import Graphics
import JSON

/// Writes tokens as custom properties of CSS: all of them for `:root`, and those that another context changes
/// for elements that ask for it.
struct CSSWriter {
  private let modes: TokenModeTables
  private let tool: String
  private var names = ExportNames()
  private(set) var omissions: [String] = []

  init(_ modes: TokenModeTables, tool: String) {
    self.modes = modes
    self.tool = tool
  }

  mutating func text() -> String {
    var text = "/* Made by \(tool) from \(Self.comment(modes.library.name)). */\n"
    text += block(":root", modes.standard.tokens)
    for context in modes.contexts {
      let attribute = "data-\(ExportNames.kebab([context.axis.name]).lowercased())"
      text += "\n" + block("[\(attribute)=\(Self.quoted(context.name))]", context.tokens)
    }
    omissions += names.collisions
    return text
  }

  private static func comment(_ text: String) -> String {
    text.replacing("*/", with: "* /")
  }

  private mutating func block(_ selector: String, _ tokens: [Token]) -> String {
    var text = "\(selector) {\n"
    for token in tokens {
      guard case .success(let value) = token.value else { continue }
      for (suffix, words) in properties(value, of: token) {
        let name = names.unique(
          ExportNames.kebab(token.parts + suffix),
          for: ([token.name] + suffix).joined(separator: "."))
        text += "  --\(name): \(words);\n"
      }
    }
    return text + "}\n"
  }

  private mutating func omit(_ token: Token, _ reason: String) {
    let line = "\(token.name): \(reason)"
    if !omissions.contains(line) { omissions.append(line) }
  }

  private mutating func properties(
    _ value: TokenValue, of token: Token
  ) -> [(suffix: [String], words: String)] {
    switch value {
    case .color(let color): return [([], Self.words(color))]
    case .dimension(let length): return [([], length.words)]
    case .fontFamily(let names): return [([], Self.words(names))]
    case .fontWeight(let weight):
      if weight.isItalic { omit(token, "CSS has no weight that is italic") }
      return [([], "\(weight.value)")]
    case .duration(let duration): return [([], duration.words)]
    case .cubicBezier(let curve): return [([], Self.words(curve))]
    case .number(let number): return [([], Self.number(number))]
    case .strokeStyle(.named(let name)): return [([], name)]
    case .strokeStyle(.dashes):
      omit(token, "CSS has no property for dashes")
      return []
    case .border(let border):
      guard case .named(let style) = border.style else {
        omit(token, "CSS has no border with dashes of its own")
        return []
      }
      return [([], "\(border.width.words) \(style) \(Self.words(border.color))")]
    case .transition(let transition):
      return [
        (
          [],
          "\(transition.duration.words) \(Self.words(transition.timing)) \(transition.delay.words)"
        )
      ]
    case .shadow(let shadows):
      guard !shadows.isEmpty else { return [([], "none")] }
      return [([], shadows.map(Self.words).joined(separator: ", "))]
    case .gradient(let stops):
      // The stops alone: a token has no direction, `linear-gradient(to right, var(--x))` gives one.
      let words = stops.map { "\(Self.words($0.color)) \(numberWords($0.position * 100))%" }
      return [([], words.joined(separator: ", "))]
    case .typography(let style): return typography(style, of: token)
    case .text(let text): return [([], Self.quoted(text))]
    case .boolean:
      omit(token, "CSS has no true and false")
      return []
    }
  }

  private mutating func typography(
    _ style: TokenTypography, of token: Token
  ) -> [(suffix: [String], words: String)] {
    var parts: [(suffix: [String], words: String)] = []
    if let families = style.families { parts.append((["font-family"], Self.words(families))) }
    if let size = style.size { parts.append((["font-size"], size.words)) }
    if let weight = style.weight {
      parts.append((["font-weight"], "\(weight.value)"))
      if weight.isItalic { parts.append((["font-style"], "italic")) }
    }
    if let spacing = style.letterSpacing {
      parts.append((["letter-spacing"], Self.spacing(spacing)))
    }
    switch style.lineHeight {
    case .factor(let factor): parts.append((["line-height"], Self.number(factor)))
    case .length(let length): parts.append((["line-height"], length.words))
    case .automatic: parts.append((["line-height"], "normal"))
    case nil: break
    }
    let known = ["textCase": "text-transform", "textDecoration": "text-decoration"]
    for part in style.further {
      if let property = known[part.name], Self.isIdentifier(part.text) {
        parts.append(([property], part.text.lowercased()))
      } else if part.name == "paragraphIndent", Self.isLength(part.text) {
        parts.append((["text-indent"], part.text))
      } else if !part.isNeutral {
        omit(token, "CSS has no property for \(part.name)")
      }
    }
    return parts
  }

  // MARK: Words

  /// CSS counts the spacing of letters in lengths only.
  private static func spacing(_ length: TokenLength) -> String {
    length.unit == .percent ? TokenLength(length.value / 100, .em).words : length.words
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (97...122).contains($0 | 0x20) || $0 == 45 }
  }

  private static func isLength(_ text: String) -> Bool {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    return Double(digits) != nil && ["px", "rem", "em"].contains(text.dropFirst(digits.count))
  }

  private static func number(_ number: Double) -> String { JSONWriter.numberText(number) }

  private static func words(_ curve: [Double]) -> String {
    "cubic-bezier(\(curve.map(number).joined(separator: ", ")))"
  }

  private static func words(_ names: [String]) -> String {
    let generic = [
      "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
      "ui-sans-serif", "ui-monospace", "ui-rounded", "emoji", "math", "inherit", "-apple-system",
      "BlinkMacSystemFont",
    ]
    return names.map { generic.contains($0) ? $0 : quoted($0) }.joined(separator: ", ")
  }

  private static func words(_ shadow: TokenShadow) -> String {
    let lengths = [shadow.x, shadow.y, shadow.blur, shadow.spread].map(\.words)
    return (shadow.isInset ? "inset " : "") + lengths.joined(separator: " ") + " "
      + words(shadow.color)
  }

  /// A text in quotes, which nothing in it can end.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ", "\u{7F}", "<": result += "\\\(String(scalar.value, radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A colour in its own space, which browsers bring into what a screen can show.
  private static func words(_ color: TokenColor) -> String {
    let whole = color.components.compactMap { $0 }
    if color.space == .srgb, whole.count == 3, let alpha = color.alpha,
      whole.allSatisfy({ abs($0 * 255 - ($0 * 255).rounded()) < 1e-6 })
    {
      return color.resolved.hexText(withAlpha: alpha < 1)
    }
    let percent: [Bool] =
      switch color.space {
      case .hsl, .hwb: [false, true, true]
      case .lab, .lch: [true, false, false]
      default: [false, false, false]
      }
    let parts = zip(color.components, percent).map { component, isPercent in
      component.map { number($0) + (isPercent ? "%" : "") } ?? "none"
    }
    var alpha = ""
    if color.alpha != 1 { alpha = " / \(color.alpha.map(number) ?? "none")" }
    switch color.space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch:
      return "\(color.space.rawValue)(\(parts.joined(separator: " "))\(alpha))"
    default:
      return "color(\(color.space.rawValue) \(parts.joined(separator: " "))\(alpha))"
    }
  }
}
