/// How strict the rules for Japanese and Chinese punctuation at the ends of lines are, as the
/// property `line-break` of CSS Text.
public enum LineBreakStrictness: String, Hashable, Sendable, CaseIterable {
  /// The rules of the language: normal for Japanese, strict for all others.
  case automatic
  /// Lines may also begin with iteration marks, centred punctuation and suffixes such as `％`, and
  /// end between two leaders: for narrow columns.
  case loose
  /// Lines may begin with small kana and `ー`, and in Chinese and Japanese text with `〜` and `゠`.
  case normal
  /// Lines begin with none of these.
  case strict
}

/// What lines are broken by beside the room there is.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits of the strategies.
  public let rawValue: UInt

  /// Makes a set of strategies from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A paragraph does not end in a line of one word where the line above can spare one and both fit.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Korean text breaks between words, not between syllables, as `word-break: keep-all` of CSS Text.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// Both of them.
  public static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
}
