import Graphics
import JSON

/// What a token is as a part of a theme, in the theme's own words, or why it cannot be one.
struct ThemePartChecker {
  let token: Token
  let entry: ThemeMap.Entry
  let key: String

  private func refused(_ reason: String, part: String? = nil) -> DocumentError {
    var text = "\(token.name) cannot be \(key): \(reason)"
    if let part { text += "; to leave it out, map {\"token\": …, \"without\": [\"\(part)\"]}" }
    return DocumentError(at: token.place, .notAllowed(text)).inFile(token.file)
  }

  private func leaves(_ part: String) -> Bool { entry.without.contains(part) }

  func part(_ value: TokenValue, _ section: ThemeSection) throws(DocumentError) -> ThemePart {
    switch (section, value) {
    case (.color, .color(let color)), (.named, .color(let color)): return .color(color.resolved)
    case (.gradient, .gradient(let stops)): return .gradient(try even(stops))
    case (.space, _), (.radius, _): return .length(try length(value))
    case (.typography, .typography(let style)): return .style(try readable(style))
    case (.fontFamily, .fontFamily(let names)): return .families(names)
    case (.duration, .duration(let duration)):
      guard duration.seconds > 0, duration.seconds <= 60 else {
        throw refused("\(duration.words) is no duration up to a minute")
      }
      return .seconds(duration.seconds)
    default:
      throw refused("it is \(value.type.described), not \(section.type.described)")
    }
  }

  private func length(_ value: TokenValue) throws(DocumentError) -> Double {
    let points: Double
    switch value {
    case .dimension(let length) where length.unit == .px || length.unit == .rem:
      points = length.points(em: 16)
    case .dimension(let length):
      throw refused("\(length.words) has no size without a font")
    case .number(let number): points = number
    default: throw refused("it is \(value.type.described), not a dimension")
    }
    guard (0...10_000).contains(points) else {
      throw refused("\(numberWords(points)) is not from 0 to 10000")
    }
    return points
  }

  private func even(_ stops: [TokenGradientStop]) throws(DocumentError) -> [ThemePart.Stop] {
    guard (2...3).contains(stops.count) else {
      throw refused("a theme's gradients have two or three stops, this one has \(stops.count)")
    }
    for (index, stop) in stops.enumerated() {
      let even = Double(index) / Double(stops.count - 1)
      guard abs(stop.position - even) < 0.001 || leaves("position") else {
        throw refused(
          "a theme's stops are even: stop \(index + 1) is at \(numberWords(stop.position)), not \(numberWords(even))",
          part: "position")
      }
    }
    return stops.map { ThemePart.Stop(color: $0.color.resolved) }
  }

  // MARK: Text styles

  private func readable(_ style: TokenTypography) throws(DocumentError) -> ThemePart.Style {
    var made = ThemePart.Style()
    if !leaves("fontFamily") { made.families = style.families }
    if let size = style.size, !leaves("fontSize") {
      guard size.unit == .px || size.unit == .rem else {
        throw refused("the font size \(size.words) depends on another one", part: "fontSize")
      }
      let points = size.points(em: 16)
      guard points >= 1, points <= 1_000 else {
        throw refused("the font size \(size.words) is not from 1 to 1000 points", part: "fontSize")
      }
      made.size = points
    }
    if let weight = style.weight, !leaves("fontWeight") {
      guard !weight.isItalic || leaves("italic") else {
        throw refused("text styles are not italic", part: "italic")
      }
      made.weight = weight.value
    }
    if let height = style.lineHeight, !leaves("lineHeight") {
      made.lineHeight = try lineHeight(height, size: made.size)
    }
    if let spacing = style.letterSpacing, !leaves("letterSpacing") {
      let em = made.size ?? 16
      guard made.size != nil || spacing.unit == .em || spacing.unit == .percent else {
        throw refused(
          "the letter spacing \(spacing.words) needs a fontSize", part: "letterSpacing")
      }
      let share = spacing.points(em: em) / em
      guard (-1...1).contains(share) else {
        throw refused(
          "the letter spacing \(spacing.words) is more than 1 em", part: "letterSpacing")
      }
      made.letterSpacing = share
    }
    for part in style.further where !part.isNeutral && !leaves(part.name) {
      throw refused(
        "text styles have no \(part.name), which is \(messageQuoted(part.text))", part: part.name)
    }
    return made
  }

  private func lineHeight(
    _ height: TokenTypography.LineHeight, size: Double?
  ) throws(DocumentError) -> Double? {
    let factor: Double
    switch height {
    case .automatic: return nil
    case .factor(let given): factor = given
    case .length(let length):
      guard let size else {
        throw refused("the line height \(length.words) needs a fontSize", part: "lineHeight")
      }
      factor = length.points(em: size) / size
    }
    guard size != nil else {
      throw refused("the line height \(height.words) needs a fontSize", part: "lineHeight")
    }
    guard (0.8...3).contains(factor) else {
      throw refused(
        "the line height \(height.words) is \(numberWords(factor)) of the font size, not from 0.8 to 3",
        part: "lineHeight")
    }
    return factor
  }

  // MARK: Shadows

  func elevation(_ value: TokenValue, dark: TokenValue?) throws(DocumentError) -> ThemePart {
    let shadows = try layers(value)
    var made: [ThemePart.Shadow] = []
    let others = try dark.map(layers)
    if let others, others.count != shadows.count {
      throw refused(
        "it has \(shadows.count) shadows in light and \(others.count) in dark", part: "dark")
    }
    for (index, shadow) in shadows.enumerated() {
      var layer = try self.shadow(shadow)
      if let other = others?[index] {
        let made = try self.shadow(other)
        let isSame = layer.x == made.x && layer.y == made.y && layer.blur == made.blur
        let sameColor = layer.color.opacity(0) == made.color.opacity(0)
        guard isSame, sameColor || layer.color.alpha == 0 || made.color.alpha == 0 else {
          throw refused(
            "shadows differ between light and dark in more than opacity: \(shadow.words) and \(other.words)",
            part: "dark")
        }
        layer.darkOpacity = made.color.alpha
        if layer.color.alpha == 0 { layer.color = made.color.opacity(0) }
      }
      made.append(layer)
    }
    // A theme says that there is none by one that cannot be seen.
    if made.isEmpty {
      made.append(ThemePart.Shadow(color: .clear, x: 0, y: 0, blur: 0, darkOpacity: 0))
    }
    return .shadows(made)
  }

  private func layers(_ value: TokenValue) throws(DocumentError) -> [TokenShadow] {
    guard case .shadow(let all) = value else {
      throw refused("it is \(value.type.described), not a shadow")
    }
    let shadows = all.enumerated().filter { !leaves("shadow\($0.offset + 1)") }.map(\.element)
    guard shadows.count <= 2 else {
      throw refused(
        "an elevation has two shadows, this one \(shadows.count)", part: "shadow\(all.count)")
    }
    return shadows
  }

  private func shadow(_ shadow: TokenShadow) throws(DocumentError) -> ThemePart.Shadow {
    guard shadow.spread.value == 0 || leaves("spread") else {
      throw refused("its shadow spreads by \(shadow.spread.words)", part: "spread")
    }
    guard !shadow.isInset || leaves("inset") else {
      throw refused("its shadow is inside", part: "inset")
    }
    let lengths = [shadow.x, shadow.y, shadow.blur].map { $0.points(em: 16) }
    guard lengths.allSatisfy({ $0.magnitude <= 10_000 }), lengths[2] >= 0 else {
      throw refused("the lengths of its shadow are not in range: \(shadow.words)")
    }
    return ThemePart.Shadow(
      color: shadow.color.resolved, x: lengths[0], y: lengths[1], blur: lengths[2])
  }
}
