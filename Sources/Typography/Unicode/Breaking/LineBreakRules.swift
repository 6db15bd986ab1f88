/// What the language and the author ask of line breaking beyond UAX #14.
package struct LineBreakRules: Hashable, Sendable {
  /// How strict the rules for Japanese and Chinese punctuation are (CSS Text, `line-break`).
  package enum Strictness: Sendable {
    /// Lines may begin with small kana, iteration marks, and in Chinese and Japanese text with
    /// centred punctuation and suffixes.
    case loose
    /// Lines may begin with small kana, and in Chinese and Japanese text with `〜` and `゠`.
    case normal
    /// Lines begin with none of these.
    case strict
  }

  package var strictness: Strictness
  /// Whether the text is Chinese or Japanese.
  package var isChineseOrJapanese: Bool
  /// Whether letters break only at spaces and punctuation (CSS Text, `word-break: keep-all`).
  package var keepsWords: Bool

  package init(
    strictness: Strictness = .strict, isChineseOrJapanese: Bool = false, keepsWords: Bool = false
  ) {
    self.strictness = strictness
    self.isChineseOrJapanese = isChineseOrJapanese
    self.keepsWords = keepsWords
  }

  /// The class of a character under these rules, from its class after LB1.
  func lineBreak(
    of scalar: UInt32, _ standard: LineBreakClass, isEastAsian: Bool
  ) -> LineBreakClass {
    if standard == .cj { return strictness == .strict ? .ns : .id }
    guard strictness != .strict else { return standard }
    switch (standard, scalar) {
    case (.ns, 0x301C), (.ns, 0x30A0):
      return isChineseOrJapanese ? .id : standard
    case (.ns, 0x3005), (.ns, 0x303B), (.ns, 0x309D...0x309E), (.ns, 0x30FD...0x30FE):
      return strictness == .loose ? .id : standard
    case (.ns, 0x30FB), (.ns, 0xFF1A), (.ns, 0xFF1B), (.ns, 0xFF65), (.ns, 0x203C),
      (.ns, 0x2047...0x2049), (.ex, 0xFF01), (.ex, 0xFF1F):
      return strictness == .loose && isChineseOrJapanese ? .id : standard
    case (.po, _), (.pr, _):
      return strictness == .loose && isChineseOrJapanese && isEastAsian ? .id : standard
    default:
      return standard
    }
  }

  /// Whether a loose line may end between two characters although their classes forbid it: after an
  /// ideograph before a hyphen, and between two leaders.
  func loosens(_ before: LineBreakClass, _ after: LineBreakClass, hyphen: UInt32) -> Bool {
    guard strictness == .loose else { return false }
    if before == .in, after == .in { return true }
    return before == .id && (hyphen == 0x2010 || hyphen == 0x2013)
  }
}
