/// Every property of one code point that the text engine reads, from one look-up.
///
/// A packed record of the generated tables; fields are decoded on demand.
struct CharacterProperties: Equatable, Sendable {
  /// Field widths from the lowest bit are listed in `UnicodeTables.records`.
  private let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  private func field(_ shift: UInt64, _ width: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: (bits >> shift) & ((1 << width) &- 1))
  }

  private func flag(_ shift: UInt64) -> Bool { bits >> shift & 1 == 1 }

  // The generator writes only raw values that exist, so no fallback below is ever taken.
  var bidiClass: BidiClass { BidiClass(rawValue: field(0, 5)) ?? .leftToRight }
  var generalCategory: GeneralCategory { GeneralCategory(rawValue: field(5, 5)) ?? .unassigned }
  var lineBreak: LineBreakClass { LineBreakClass(rawValue: field(10, 6)) ?? .xx }
  var script: Script { Script(rawValue: field(16, 8)) ?? .unknown }
  var combiningClass: UInt8 { field(24, 8) }
  var graphemeBreak: GraphemeBreakClass { GraphemeBreakClass(rawValue: field(32, 4)) ?? .other }
  var joiningType: JoiningType { JoiningType(rawValue: field(36, 3)) ?? .nonJoining }
  var eastAsianWidth: EastAsianWidth { EastAsianWidth(rawValue: field(39, 3)) ?? .neutral }
  var bracketType: BracketType { BracketType(rawValue: field(42, 2)) ?? .none }
  var hasMirror: Bool { flag(44) }
  var isExtendedPictographic: Bool { flag(45) }
  var hasEmojiPresentation: Bool { flag(46) }
  var isEmoji: Bool { flag(47) }
  var isDefaultIgnorable: Bool { flag(48) }
  /// Whether the code point has a canonical decomposition in the data (Hangul syllables do not).
  var hasDecomposition: Bool { flag(49) }
  /// Whether the code point is the second of some primary composite (Hangul excepted).
  var composesWithPrevious: Bool { flag(50) }
}
