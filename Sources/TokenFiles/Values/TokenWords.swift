import Graphics
import JSON

extension TokenValue {
  /// The value as people write it, on one line.
  package var words: String {
    switch self {
    case .color(let color): color.words
    case .dimension(let length): length.words
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): weight.words
    case .duration(let duration): duration.words
    case .cubicBezier(let curve): curveWords(curve)
    case .number(let number): numberWords(number)
    case .strokeStyle(let stroke): stroke.words
    case .border(let border):
      "\(border.width.words) \(border.style.words) \(border.color.words)"
    case .transition(let transition):
      "\(transition.duration.words) \(curveWords(transition.timing)) after \(transition.delay.words)"
    case .shadow(let shadows):
      shadows.isEmpty ? "none" : shadows.map(\.words).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color.words) \(numberWords($0.position * 100))%" }.joined(separator: ", ")
    case .typography(let style):
      style.parts.map { "\($0.name) \($0.words)" }.joined(separator: ", ")
    case .text(let text): text
    case .boolean(let isTrue): isTrue ? "true" : "false"
    }
  }
}

extension TokenColor {
  /// The colour in sRGB, after what was written if that is another space.
  package var words: String {
    let shown = resolved
    let hex = shown.hexText(withAlpha: shown.alpha < 1)
    guard space != .srgb else { return hex }
    let parts = components.map { $0.map(numberWords) ?? "none" }.joined(separator: " ")
    return "\(space.rawValue) \(parts) (\(hex))"
  }
}

extension TokenLength {
  package var words: String { "\(numberWords(value))\(unit.rawValue)" }
}

extension TokenFontWeight {
  package var words: String { isItalic ? "\(value) italic" : "\(value)" }
}

extension TokenDuration {
  package var words: String { "\(numberWords(value))\(isSeconds ? "s" : "ms")" }
}

extension TokenStroke {
  package var words: String {
    switch self {
    case .named(let name): name
    case .dashes(let lengths, let cap): lengths.map(\.words).joined(separator: " ") + " \(cap)"
    }
  }
}

extension TokenShadow {
  package var words: String {
    let lengths = [x, y, blur, spread].map(\.words).joined(separator: " ")
    return (isInset ? "inset " : "") + "\(lengths) \(color.words)"
  }
}

extension TokenTypography {
  /// The parts that are given, by the names of the format.
  package var parts: [(name: String, words: String)] {
    var parts: [(name: String, words: String)] = []
    if let families { parts.append(("fontFamily", families.joined(separator: ", "))) }
    if let size { parts.append(("fontSize", size.words)) }
    if let weight { parts.append(("fontWeight", weight.words)) }
    if let letterSpacing { parts.append(("letterSpacing", letterSpacing.words)) }
    if let lineHeight { parts.append(("lineHeight", lineHeight.words)) }
    return parts + further.map { ($0.name, $0.text) }
  }
}

extension TokenTypography.LineHeight {
  package var words: String {
    switch self {
    case .factor(let factor): numberWords(factor)
    case .length(let length): length.words
    case .automatic: "automatic"
    }
  }
}

/// A number with at most four digits after the point, which is finer than anybody sees.
package func numberWords(_ number: Double) -> String {
  guard number.magnitude < 1e12 else { return JSONWriter.numberText(number) }
  return JSONWriter.numberText((number * 10_000).rounded() / 10_000)
}

private func curveWords(_ curve: [Double]) -> String {
  "(\(curve.map(numberWords).joined(separator: ", ")))"
}
