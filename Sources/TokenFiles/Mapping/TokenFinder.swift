import Components
import JSON

/// Finds the token that a part of a theme most likely is.
struct TokenFinder {
  private let tokens: [TokenCandidate]
  /// Whether names say light and dark, since no mode does.
  var separatesSchemes = false

  init(_ tokens: [TokenCandidate]) { self.tokens = tokens }

  /// A token and why it is the likeliest one.
  private struct Match {
    var candidate: TokenCandidate
    var reason: String

    var entry: ThemeMap.Entry {
      var entry = ThemeMap.Entry(token: candidate.token.name)
      entry.reason = reason
      return entry
    }
  }

  func entry(_ key: String, _ section: ThemeSection) -> ThemeMap.Entry? {
    guard section == .color || section == .gradient, separatesSchemes else {
      return (best(key, section) ?? byValue(key, section))?.entry
    }
    guard let light = best(key, section, scheme: .light) else { return nil }
    guard let dark = best(key, section, scheme: .dark),
      dark.candidate.token.name != light.candidate.token.name
    else { return light.entry }
    var entry = ThemeMap.Entry(
      byAppearance: [
        .light: light.candidate.token.name, .dark: dark.candidate.token.name,
      ])
    entry.reason =
      light.reason == dark.reason
      ? light.reason : "\(light.reason) in light, \(dark.reason) in dark"
    return entry
  }

  /// The token whose name fits one of the patterns best; of several that fit as well the one whose value is nearest to
  /// that of the standard theme.
  private func best(
    _ key: String, _ section: ThemeSection, scheme: ThemeAppearance? = nil
  ) -> Match? {
    let patterns = ThemeNames.patterns(of: key, in: section)
    var best: (score: Int, pattern: [String], candidates: [TokenCandidate])?
    for candidate in tokens {
      guard fits(candidate, section) else { continue }
      if let scheme, let own = candidate.scheme, own != scheme { continue }
      for (rank, pattern) in patterns.enumerated() {
        guard let extra = Self.extra(candidate.words, beside: pattern, scheme) else { continue }
        let score = rank * 4 + extra
        if best.map({ score < $0.score }) ?? true {
          best = (score, pattern, [candidate])
        } else if best?.score == score {
          best?.candidates.append(candidate)
        }
        break
      }
    }
    guard let best else { return nil }
    let reason = "its name says “\(best.pattern.joined(separator: " "))”"
    let count = best.candidates.count
    guard count > 1 else { return Match(candidate: best.candidates[0], reason: reason) }
    let others = best.candidates.map(\.token.name)
    let distances = best.candidates.map { distance($0.value, key, section, scheme ?? .light) }
    let nearest =
      distances.indices.min { (distances[$0] ?? .infinity) < (distances[$1] ?? .infinity) } ?? 0
    let isNearest = distances[nearest] != nil
    let rest = others.enumerated().filter { $0.offset != nearest }.map(\.element)
    let shown = rest.prefix(3).joined(separator: ", ") + (rest.count > 3 ? ", …" : "")
    return Match(
      candidate: best.candidates[nearest],
      reason: "\(reason) as well as \(shown), and "
        + (isNearest ? "its value is nearest to the standard theme's" : "it comes first"))
  }

  /// How far a value is from that of the standard theme; `nil` where that says nothing.
  private func distance(
    _ value: TokenValue, _ key: String, _ section: ThemeSection, _ appearance: ThemeAppearance
  ) -> Double? {
    switch (section, value) {
    case (.color, .color(let color)):
      guard let role = ColorRole(rawValue: key) else { return nil }
      let standard = Theme.standard.palette[role]
        .color(scheme: appearance.scheme, contrast: appearance.contrast)
      let own = color.resolved
      return abs(own.red - standard.red) + abs(own.green - standard.green)
        + abs(own.blue - standard.blue) + abs(own.alpha - standard.alpha)
    case (.space, _):
      guard let wanted = ThemeNames.spaces[key] else { return nil }
      return Self.points(value).map { abs($0 - wanted) }
    default: return nil
    }
  }

  private static func points(_ value: TokenValue) -> Double? {
    switch value {
    case .dimension(let length) where length.unit == .px || length.unit == .rem:
      length.points(em: 16)
    case .number(let number): number
    default: nil
    }
  }

  private func fits(_ candidate: TokenCandidate, _ section: ThemeSection) -> Bool {
    if candidate.value.type == section.type { return true }
    guard section == .space || section == .radius, case .number = candidate.value else {
      return false
    }
    return true
  }

  /// How many words there are that say nothing beside those of a pattern, which are there in its order;
  /// `nil` where others are.
  private static func extra(
    _ words: [String], beside pattern: [String], _ scheme: ThemeAppearance?
  ) -> Int? {
    var rest = pattern[...]
    var extra = 0
    for word in words {
      if word == rest.first {
        rest.removeFirst()
      } else if ThemeNames.neutral.contains(word) || (scheme != nil && word == scheme?.rawValue) {
        extra += 1
      } else {
        return nil
      }
    }
    return rest.isEmpty ? extra : nil
  }

  /// A length that is exactly that of the standard scale, among those that are called space and whose names say no
  /// step themselves, such as numbers.
  private func byValue(_ key: String, _ section: ThemeSection) -> Match? {
    guard section == .space, let wanted = ThemeNames.spaces[key] else { return nil }
    let names: Set<String> = ["space", "spacing", "spacer", "gap", "spaces"]
    let found = tokens.first { candidate in
      candidate.words.contains(where: names.contains)
        && ThemeNames.stepWords.isDisjoint(with: candidate.words)
        && Self.points(candidate.value) == wanted
    }
    let points = JSONWriter.numberText(wanted)
    return found.map {
      Match(
        candidate: $0,
        reason:
          "no name says “\(key)”; it is called space and is \(points) pt, as in the standard theme")
    }
  }

  /// The parts of the token that a theme does not have.
  func unusable(_ entry: ThemeMap.Entry, _ section: ThemeSection) -> [String] {
    guard let name = entry.token, let found = tokens.first(where: { $0.token.name == name }) else {
      return []
    }
    switch found.value {
    case .typography(let style):
      var parts = style.further.filter { !$0.isNeutral }.map(\.name)
      if style.weight?.isItalic == true { parts.append("italic") }
      if style.size == nil, style.lineHeight != nil { parts.append("lineHeight") }
      return parts
    case .shadow(let shadows):
      var parts: [String] = []
      if shadows.contains(where: { $0.spread.value != 0 }) { parts.append("spread") }
      if shadows.contains(where: \.isInset) { parts.append("inset") }
      return parts + shadows.indices.dropFirst(2).map { "shadow\($0 + 1)" }
    default: return []
    }
  }
}
