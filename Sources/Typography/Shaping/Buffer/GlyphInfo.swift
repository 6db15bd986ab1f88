/// One element of the buffer: a character at first, a glyph once it is mapped.
struct GlyphInfo: BitwiseCopyable, Sendable {
  /// The character; from `mapGlyphs` on the glyph.
  var code: UInt32
  /// The features that are on, and the `GlyphMask` flags.
  var mask: UInt32 = 0
  var cluster: UInt32
  /// The glyph the normalizer found for the character.
  var nominal: UInt16 = 0
  var character = CharacterTraits()
  /// The modified combining class of a mark; the kind of a space.
  var combiningClass: UInt8 = 0
  /// The ligature's number in the upper three bits; below `isLigature` and a component.
  var ligature: UInt8 = 0
  /// `GlyphProperties` in the low byte, the mark attachment class in the high one.
  var properties: UInt16 = 0
  var form = ArabicForm.none
  /// The number and type of the glyph's syllable, while its script's shaper works with them.
  var syllable: UInt8 = 0
  /// What the character is in its syllable, as the shaper of its script numbers kinds.
  var kind: UInt8 = 0
  /// Where it belongs in the syllable: a `SyllableRank`.
  var rank: UInt8 = 0

  init(code: UInt32, cluster: UInt32) {
    self.code = code
    self.cluster = cluster
  }
}

// MARK: - Ligatures

extension GlyphInfo {
  private static let isLigature: UInt8 = 0x10

  /// The number of the ligature the glyph is, or is a mark on; 0 if neither.
  var ligatureID: UInt8 { ligature >> 5 }

  private var isLigatureItself: Bool { ligature & Self.isLigature != 0 }

  /// The component a mark belongs to, counted from 1; 0 for a ligature itself.
  var ligatureComponent: Int { isLigatureItself ? 0 : Int(ligature & 0x0F) }

  /// How many components a ligature has; 1 for other glyphs.
  var componentCount: Int {
    properties & GlyphProperties.ligature != 0 && isLigatureItself ? Int(ligature & 0x0F) : 1
  }

  mutating func setLigature(id: UInt8, components: Int) {
    ligature = id << 5 | Self.isLigature | UInt8(truncatingIfNeeded: components & 0x0F)
  }

  mutating func setLigatureMark(id: UInt8, component: Int) {
    ligature = id << 5 | UInt8(truncatingIfNeeded: component & 0x0F)
  }

  /// One glyph of a multiple substitution, counted from 0.
  mutating func setComponent(_ component: Int) { setLigatureMark(id: 0, component: component) }
}

// MARK: - Classes

extension GlyphInfo {
  var isMark: Bool { properties & GlyphProperties.mark != 0 }
  var isBase: Bool { properties & GlyphProperties.base != 0 }
  var isLigatureGlyph: Bool { properties & GlyphProperties.ligature != 0 }
  var isSubstituted: Bool { properties & GlyphProperties.substituted != 0 }
  var isLigated: Bool { properties & GlyphProperties.ligated != 0 }
  var isMultiplied: Bool { properties & GlyphProperties.multiplied != 0 }

  /// An invisible character that no lookup has turned into something else.
  var isDefaultIgnorable: Bool { character.isIgnorable && !isSubstituted }
  var isNonJoiner: Bool { character.contains(.nonJoiner) }
  var isJoiner: Bool { character.contains(.joiner) }
}

/// Where a glyph goes, in font units.
struct GlyphPosition: BitwiseCopyable, Sendable {
  var xAdvance: Int32 = 0
  var yAdvance: Int32 = 0
  var xOffset: Int32 = 0
  var yOffset: Int32 = 0
  /// How far away the glyph is that this one hangs on; 0 for none.
  var attachment: Int32 = 0
  var attachmentKind = AttachmentKind.none

  enum AttachmentKind: UInt8, BitwiseCopyable, Sendable { case none, mark, cursive }
}
