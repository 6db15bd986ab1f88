/// What a character is in a syllable of an Indic script, of Khmer or of Myanmar; the names are those
/// of the OpenType specifications.
enum IndicKind: UInt8, CaseIterable {
  case other, consonant, vowel, nukta, halant, nonJoiner, joiner, matra, modifier, accent
  case placeholder, dottedCircle, registerShifter, matraAfterModifier, repha, ra, medial, symbol
  case stackedConsonant, postModifier
  case vowelAbove, vowelBelow, vowelBefore, vowelAfter, robatic, xGroup, yGroup
  case asat, medialHa, medialLa, medialRa, medialWa, medialYa, pwoTone, variationSelector

  /// The names that patterns use.
  static let names =
    ("X C V N H ZWNJ ZWJ M SM A PLACEHOLDER DOTTEDCIRCLE RS MPst Repha Ra CM Symbol CS SMPst "
    + "VAbv VBlw VPre VPst Robatic Xgroup Ygroup As MH ML MR MW MY PT VS")
    .split(separator: " ").map(String.init)

  static func set(_ kinds: IndicKind...) -> KindSet {
    KindSet(bits: kinds.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }

  /// Vowels and placeholders count, too: a syllable has either them or consonants.
  static let consonants = set(
    .consonant, .stackedConsonant, .ra, .medial, .vowel, .placeholder, .dottedCircle)
  static let joiners = set(.joiner, .nonJoiner)
  static let halants = set(.halant)
  static let modifiers = set(.modifier, .postModifier)
  static let matras = set(.matra, .matraAfterModifier)
}

/// Where a character belongs in an Indic syllable.
enum SyllableRank: UInt8 {
  case start, reph, beforeMatra, beforeConsonant, base, afterMain, above, beforeSub, below
  case afterSub, beforePost, post, afterPost, modifier, end
}

/// What a character is for the Universal Shaping Engine; the names are those of its specification.
enum UniversalKind: UInt8, CaseIterable {
  case other, base, graphemeJoiner, stackedConsonant, consonantAbove, consonantBelow
  case finalAbove, finalBelow, finalAfter, modifierAbove, modifierBelow, modifierAfter
  case hieroglyph, genericBase, halant, hieroglyphModifier, numberJoiner, hieroglyphMirror
  case halantOrVowelModifier, invisibleStacker, hieroglyphJoiner
  case medialAbove, medialBelow, medialBefore, medialAfter, number, repha, reorderingKiller
  case segmentBegin, segmentEnd, symbolAbove, symbolBelow, subjoined, sakot
  case vowelAbove, vowelBelow, vowelBefore, vowelAfter
  case toneAbove, toneBelow, toneBefore, toneAfter, wordJoiner, nonJoiner

  /// The names that patterns use.
  static let names =
    ("O B CGJ CS CMAbv CMBlw FAbv FBlw FPst FMAbv FMBlw FMPst G GB H HM HN HR HVM IS J "
    + "MAbv MBlw MPre MPst N R RK SB SE SMAbv SMBlw SUB Sk VAbv VBlw VPre VPst VMAbv "
    + "VMBlw VMPre VMPst WJ ZWNJ").split(separator: " ").map(String.init)

  static func set(_ kinds: UniversalKind...) -> KindSet {
    KindSet(bits: kinds.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }
}

/// The syllabic properties of characters.
enum SyllabicData {
  /// The Indic kind and rank, as raw values.
  static func indic(_ scalar: UInt32) -> (kind: UInt8, rank: UInt8) {
    let record = table.record(scalar)
    return (UInt8(record & 0x3F), UInt8(record >> 6 & 0x0F))
  }

  /// The kind for the Universal Shaping Engine, as a raw value.
  static func universal(_ scalar: UInt32) -> UInt8 { UInt8(table.record(scalar) >> 10) }

  private static let table = Table()

  private struct Table: Sendable {
    let blocks: [UInt16] = unpackedTable(ShapingTables.blocks, charactersPerNumber: 2)
    let leaves: [UInt16] = unpackedTable(ShapingTables.leaves, charactersPerNumber: 2)
    let records: [UInt16] = unpackedTable(ShapingTables.records, charactersPerNumber: 3)

    func record(_ scalar: UInt32) -> UInt16 {
      let code = Int(min(scalar, 0x10FFFF))
      let shift = ShapingTables.blockShift
      let leaf = leaves[Int(blocks[code >> shift]) << shift | code & (1 << shift - 1)]
      return records[Int(leaf)]
    }
  }
}
