/// Every property of one code point that the text engine reads, from one look-up.
///
/// A packed record of the generated tables; fields are decoded on demand.
package struct CharacterProperties: Equatable, Sendable {
  /// Field widths from the lowest bit are listed in `UnicodeTables.records`.
  private let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  private func field(_ shift: UInt64, _ width: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: (bits >> shift) & ((1 << width) &- 1))
  }

  private func flag(_ shift: UInt64) -> Bool { bits >> shift & 1 == 1 }

  // The generator writes only raw values that exist, so no fallback below is ever taken.
  package var bidiClass: BidiClass { BidiClass(rawValue: field(0, 5)) ?? .leftToRight }
  package var generalCategory: GeneralCategory {
    GeneralCategory(rawValue: field(5, 5)) ?? .unassigned
  }
  package var lineBreak: LineBreakClass { LineBreakClass(rawValue: field(10, 6)) ?? .xx }
  package var script: Script { Script(rawValue: field(16, 8)) ?? .unknown }
  package var combiningClass: UInt8 { field(24, 8) }
  package var graphemeBreak: GraphemeBreakClass {
    GraphemeBreakClass(rawValue: field(32, 4)) ?? .other
  }
  package var joiningType: JoiningType { JoiningType(rawValue: field(36, 3)) ?? .nonJoining }
  package var eastAsianWidth: EastAsianWidth { EastAsianWidth(rawValue: field(39, 3)) ?? .neutral }
  package var bracketType: BracketType { BracketType(rawValue: field(42, 2)) ?? .none }
  package var hasMirror: Bool { flag(44) }
  package var isExtendedPictographic: Bool { flag(45) }
  package var hasEmojiPresentation: Bool { flag(46) }
  package var isEmoji: Bool { flag(47) }
  package var isDefaultIgnorable: Bool { flag(48) }
  /// Whether the code point has a canonical decomposition in the data (Hangul syllables do not).
  package var hasDecomposition: Bool { flag(49) }
  /// Whether the code point is the second of some primary composite (Hangul excepted).
  package var composesWithPrevious: Bool { flag(50) }
  package var wordBreak: WordBreakClass { WordBreakClass(rawValue: field(51, 5)) ?? .other }
}
