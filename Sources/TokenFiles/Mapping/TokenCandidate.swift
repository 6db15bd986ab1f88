/// A token as its name says what it is for: the words of the name.
struct TokenCandidate {
  let token: Token
  let value: TokenValue
  private(set) var words: [String]
  /// Whether the name itself says light or dark.
  private(set) var scheme: ThemeAppearance?

  init(_ token: Token, _ value: TokenValue) {
    self.token = token
    self.value = value
    words = token.parts.flatMap(Self.words)
    if words.contains("dark") { scheme = .dark }
    if words.contains("light"), scheme == nil { scheme = .light }
  }

  /// The same without words that say nothing.
  func dropping(_ common: Set<String>) -> TokenCandidate {
    var candidate = self
    candidate.words = words.filter { !common.contains($0) }
    return candidate
  }

  /// `colorBgDefault`, `color-bg_default` and `Color/Bg Default` are all color, bg, default.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || (character.isUppercase && wasLower) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word += character.lowercased() }
      wasLower = character.isLowercase || character.isNumber
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Words that say nothing: the one that all names begin with, such as a product's name, and in large
  /// files those that most of them have.
  static func commonWords(of tokens: [TokenCandidate]) -> Set<String> {
    var counts: [String: Int] = [:]
    for token in tokens { for word in Set(token.words) { counts[word, default: 0] += 1 } }
    let kept: Set<String> = ["text", "surface", "background", "bg", "border", "primary", "on"]
    let limit = max(tokens.count * 6 / 10, 20)
    var common = counts.filter { $0.value > limit }.map(\.key)
    if tokens.count > 3, let first = tokens.first?.words.first,
      tokens.allSatisfy({ $0.words.first == first && $0.words.count > 1 })
    {
      common.append(first)
    }
    return Set(common).subtracting(kept)
  }
}
