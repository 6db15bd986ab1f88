/// Character properties pinned at one version of Unicode, the same on every system.
///
/// The standard library's tables follow the operating system on macOS and leave out what bidi,
/// line breaking and shaping need, so nothing that reaches a pixel reads them. Values outside
/// Unicode (above U+10FFFF) have the properties of an unassigned code point. All look-ups are O(1)
/// or a binary search over a small table, and safe from any thread.
package enum UnicodeData {
  package static let version = UnicodeTables.version

  /// All properties of a code point; cheaper than asking for several one by one.
  package static func properties(of scalar: UInt32) -> CharacterProperties {
    trie.properties(of: scalar)
  }

  package static func bidiClass(of scalar: UInt32) -> BidiClass { properties(of: scalar).bidiClass }

  package static func generalCategory(of scalar: UInt32) -> GeneralCategory {
    properties(of: scalar).generalCategory
  }

  package static func lineBreak(of scalar: UInt32) -> LineBreakClass {
    properties(of: scalar).lineBreak
  }

  package static func script(of scalar: UInt32) -> Script { properties(of: scalar).script }

  package static func combiningClass(of scalar: UInt32) -> UInt8 {
    properties(of: scalar).combiningClass
  }

  package static func graphemeBreak(of scalar: UInt32) -> GraphemeBreakClass {
    properties(of: scalar).graphemeBreak
  }

  package static func joiningType(of scalar: UInt32) -> JoiningType {
    properties(of: scalar).joiningType
  }

  package static func eastAsianWidth(of scalar: UInt32) -> EastAsianWidth {
    properties(of: scalar).eastAsianWidth
  }

  package static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
    properties(of: scalar).isDefaultIgnorable
  }

  package static func isExtendedPictographic(_ scalar: UInt32) -> Bool {
    properties(of: scalar).isExtendedPictographic
  }

  /// The character whose glyph is this one's mirror image (Bidi_Mirroring_Glyph), if there is one.
  package static func mirror(of scalar: UInt32) -> UInt32? {
    guard properties(of: scalar).hasMirror else { return nil }
    return mirrors.row(for: scalar).map { mirrors.values[$0 + 1] }
  }

  /// The other half of a paired bracket (Bidi_Paired_Bracket), if the character is one.
  package static func pairedBracket(of scalar: UInt32) -> UInt32? {
    guard properties(of: scalar).bracketType != .none else { return nil }
    return brackets.row(for: scalar).map { brackets.values[$0 + 1] }
  }

  /// The table behind `properties(of:)`, for loops that ask for one character after the other.
  package static let trie = CharacterTrie()
  private static let mirrors = CodePointTable(UnicodeTables.mirrors, columns: 2)
  private static let brackets = CodePointTable(UnicodeTables.brackets, columns: 2)
}

/// The two-stage trie from code points to property records.
package struct CharacterTrie: Sendable {
  private let blocks: [UInt16]
  private let leaves: [UInt16]
  private let records: [UInt64]

  fileprivate init() {
    blocks = unpackedTable(UnicodeTables.blocks, charactersPerNumber: 2)
    leaves = unpackedTable(UnicodeTables.leaves, charactersPerNumber: 2)
    records = unpackedTable(UnicodeTables.records, charactersPerNumber: 10)
  }

  /// All properties of a code point.
  @inline(__always)
  package func properties(of scalar: UInt32) -> CharacterProperties {
    // U+10FFFF is a noncharacter: unassigned, and never anything else.
    let code = Int(min(scalar, 0x10FFFF))
    let shift = UnicodeTables.blockShift
    let block = Int(blocks[code >> shift])
    let leaf = leaves[block << shift | code & (1 << shift - 1)]
    return CharacterProperties(bits: records[Int(leaf)])
  }
}
