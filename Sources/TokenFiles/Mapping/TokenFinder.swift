/// Finds the token that a part of a theme most likely is.
struct TokenFinder {
  private let tokens: [TokenCandidate]
  /// Whether names say light and dark, since no mode does.
  var separatesSchemes = false

  init(_ tokens: [TokenCandidate]) { self.tokens = tokens }

  func entry(_ key: String, _ section: ThemeSection) -> ThemeMap.Entry? {
    let patterns = ThemeNames.patterns(of: key, in: section)
    guard section == .color || section == .gradient, separatesSchemes else {
      return best(patterns, section).map { ThemeMap.Entry(token: $0.token.name) }
        ?? byValue(key, section)
    }
    let light = best(patterns, section, scheme: .light)
    let dark = best(patterns, section, scheme: .dark)
    guard let light else { return nil }
    guard let dark, dark.token.name != light.token.name else {
      return ThemeMap.Entry(token: light.token.name)
    }
    return ThemeMap.Entry(
      byAppearance: [.light: light.token.name, .dark: dark.token.name])
  }

  /// The token whose name fits one of the patterns best.
  private func best(
    _ patterns: [[String]], _ section: ThemeSection, scheme: ThemeAppearance? = nil
  ) -> TokenCandidate? {
    var best: (candidate: TokenCandidate, score: Int)?
    for candidate in tokens {
      guard fits(candidate, section) else { continue }
      if let scheme, let own = candidate.scheme, own != scheme { continue }
      for (rank, pattern) in patterns.enumerated() {
        guard let extra = Self.extra(candidate.words, beside: pattern, scheme) else { continue }
        let score = rank * 4 + extra
        if best.map({ score < $0.score }) ?? true { best = (candidate, score) }
        break
      }
    }
    return best?.candidate
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

  /// A length that is exactly that of the standard scale, among those that are called space or radius.
  private func byValue(_ key: String, _ section: ThemeSection) -> ThemeMap.Entry? {
    guard section == .space, let wanted = ThemeNames.spaces[key] else { return nil }
    let names: Set<String> = ["space", "spacing", "spacer", "gap", "spaces"]
    let found = tokens.first { candidate in
      guard candidate.words.contains(where: names.contains) else { return false }
      switch candidate.value {
      case .dimension(let length) where length.unit == .px || length.unit == .rem:
        return length.points(em: 16) == wanted
      case .number(let number): return number == wanted
      default: return false
      }
    }
    return found.map { ThemeMap.Entry(token: $0.token.name) }
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
