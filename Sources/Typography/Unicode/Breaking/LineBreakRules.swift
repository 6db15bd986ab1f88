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

  /// The class of a character under these rules, from its class after the rest of LB1.
  func lineBreak(of scalar: UInt32, _ standard: LineBreakClass) -> LineBreakClass {
    switch (standard, scalar) {
    case (.cj, _): strictness == .strict ? .ns : .id
    // In Chinese and Japanese text these are full-width brackets.
    case (.qu, 0x201C): isChineseOrJapanese ? .op : .qu
    case (.qu, 0x201D): isChineseOrJapanese ? .cl : .qu
    default: standard
    }
  }

  /// Whether a line may begin with a character that strict rules keep out of there.
  func mayStartLine(_ scalar: UInt32, _ standard: LineBreakClass, isEastAsian: Bool) -> Bool {
    guard strictness != .strict else { return false }
    switch scalar {
    case 0x301C, 0x30A0:
      return isChineseOrJapanese
    case 0x3005, 0x303B, 0x309D...0x309E, 0x30FD...0x30FE:
      return strictness == .loose
    case 0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0x203C, 0x2047...0x2049, 0xFF01, 0xFF1F:
      return strictness == .loose && isChineseOrJapanese
    default:
      return standard == .po && isEastAsian && strictness == .loose && isChineseOrJapanese
    }
  }

  /// Whether a line may end with a character that strict rules tie to the next.
  func mayEndLine(_ standard: LineBreakClass, isEastAsian: Bool) -> Bool {
    standard == .pr && isEastAsian && strictness == .loose && isChineseOrJapanese
  }

  /// Whether a loose line may end after an ideograph before a hyphen, or between two leaders.
  func loosens(_ before: LineBreakClass, _ after: LineBreakClass, at scalar: UInt32) -> Bool {
    guard strictness == .loose else { return false }
    if before == .in, after == .in { return true }
    return before == .id && (scalar == 0x2010 || scalar == 0x2013)
  }
}
