/// What `GDEF` says about glyphs: their class, mark attachment class and mark sets.
struct GlyphDefinitions: Sendable {
  /// Whether the face classifies its glyphs; otherwise classes are guessed from characters.
  let hasClasses: Bool
  /// For variable fonts: the deltas of anchors and adjustments.
  let variationStore: TableView

  private let properties: Slab<UInt16>
  private let markSets: Slab<GlyphSet>

  init(_ table: TableView, glyphCount: Int, arena: SlabArena) {
    let table = table.u16(0) == 1 ? table : .empty
    let version = table.u32(0)
    let classes = ClassDefinition(table.table16(4))
    hasClasses = !classes.table.isEmpty
    properties = Self.properties(
      classes, marks: ClassDefinition(table.table16(10)),
      glyphCount: hasClasses ? glyphCount : 0, arena: arena)
    markSets = Self.markSets(version >= 0x10002 ? table.table16(12) : .empty, arena: arena)
    variationStore = version >= 0x10003 ? table.table32(14) : .empty
  }

  /// The `GlyphProperties` bits of a glyph.
  @inline(__always)
  func properties(of glyph: UInt32) -> UInt16 {
    glyph < UInt32(truncatingIfNeeded: properties.count) ? properties[Int(glyph)] : 0
  }

  /// Whether a mark filtering set has the glyph; a set that does not exist has none.
  @inline(__always)
  func markSet(_ index: Int, contains glyph: UInt32) -> Bool {
    index < markSets.count && markSets[index].contains(glyph)
  }

  private static func properties(
    _ classes: ClassDefinition, marks: ClassDefinition, glyphCount: Int,
    arena: SlabArena
  ) -> Slab<UInt16> {
    let properties = arena.allocate(glyphCount, filledWith: UInt16(0))
    // Overlapping ranges must not cost more than the glyphs there are, times a few.
    var work = glyphCount * 4 + 4096
    func forEachGlyph(
      _ definition: ClassDefinition, _ body: (_ glyph: Int, _ value: Int) -> Void
    ) {
      definition.forEachRange { range, value in
        guard work > 0, range.lowerBound < glyphCount else { return }
        let range = range.lowerBound...min(range.upperBound, glyphCount - 1)
        work -= range.count
        for glyph in range { body(glyph, value) }
      }
    }
    forEachGlyph(classes) { glyph, value in
      switch value {
      case 1: properties[glyph] = GlyphProperties.base
      case 2: properties[glyph] = GlyphProperties.ligature
      case 3: properties[glyph] = GlyphProperties.mark
      default: break
      }
    }
    forEachGlyph(marks) { glyph, value in
      guard properties[glyph] & GlyphProperties.mark != 0 else { return }
      properties[glyph] = GlyphProperties.mark | UInt16(value & 0xFF) << 8
    }
    return properties
  }

  private static func markSets(
    _ table: TableView, arena: SlabArena
  ) -> Slab<GlyphSet> {
    let count = table.u16(0) == 1 ? table.fitting(table.u16(2), size: 4, from: 4) : 0
    let none = GlyphSetBuilder().build(in: arena)
    let sets = arena.allocate(count, filledWith: none)
    for index in 0..<count {
      var set = GlyphSetBuilder()
      CoverageTable(table.table32(4 + index * 4)).collect(into: &set, budget: arena)
      sets[index] = set.build(in: arena)
    }
    return sets
  }
}

/// The bits of `GlyphInfo.properties`. The first three are also the ignore bits of a lookup's flag.
enum GlyphProperties {
  static let base: UInt16 = 0x02
  static let ligature: UInt16 = 0x04
  static let mark: UInt16 = 0x08
  static let classMask: UInt16 = 0x0E
  /// Some lookup put the glyph there.
  static let substituted: UInt16 = 0x10
  /// A ligature lookup did.
  static let ligated: UInt16 = 0x20
  /// A multiple substitution did.
  static let multiplied: UInt16 = 0x40
  /// What a new class leaves in place.
  static let history: UInt16 = 0x70
}

/// The bits of a lookup's flag.
enum LookupFlag {
  static let rightToLeft: UInt32 = 0x01
  static let ignoreMarks: UInt32 = 0x08
  static let ignoreMask: UInt32 = 0x0E
  static let usesMarkFilteringSet: UInt32 = 0x10
  static let markAttachmentMask: UInt32 = 0xFF00
}
