/// One lookup of `GSUB` or `GPOS`, ready to be applied.
struct Lookup: BitwiseCopyable, Sendable {
  /// The flag in the low half, the mark filtering set in the high half.
  let properties: UInt32
  let subtables: Slab<LookupSubtable>
  /// The glyphs any subtable starts at.
  let coverage: GlyphSet
  /// Which of many subtables start at a glyph.
  let index: SubtableIndex
  /// Whether the lookup is applied from the end of the text to its start.
  let isReverse: Bool
}

/// One subtable with its kind resolved through extensions: a reference, because records are large
/// and read a field at a time.
struct LookupSubtable: BitwiseCopyable, Sendable {
  private let record: Slab<Record>

  /// What a subtable takes of the arena's budget: a damaged list may name the same one 250,000 times, and a
  /// record is far larger than the offset that asks for it.
  static var cost: Int { MemoryLayout<Record>.stride / 2 }

  init(_ record: Record, in arena: SlabArena) {
    self.record = arena.allocate(1, filledWith: record)
  }

  var kind: Kind { @inline(__always) get { record[0].kind } }
  var format: UInt8 { @inline(__always) get { record[0].format } }
  var table: TableView { @inline(__always) get { record[0].table } }
  /// The glyphs the subtable starts at, as bits and as the table that numbers them.
  var glyphs: GlyphSet { @inline(__always) get { record[0].glyphs } }
  var coverage: CoverageTable { @inline(__always) get { record[0].coverage } }
  /// For pairs by class: the classes of first and second glyphs. For contexts by class: those of
  /// the input and of what follows.
  var firstClasses: Slab<UInt16> { @inline(__always) get { record[0].firstClasses } }
  var secondClasses: Slab<UInt16> { @inline(__always) get { record[0].secondClasses } }
  /// For contexts by class: the classes of what precedes.
  var backClasses: Slab<UInt16> { @inline(__always) get { record[0].backClasses } }
  /// For contexts by glyph or class: their rules.
  var rules: RuleIndex { @inline(__always) get { record[0].rules } }
  /// For ligatures and contexts by coverage: the glyphs that can come second; `nil` if one glyph
  /// alone is enough.
  var seconds: GlyphSet? { @inline(__always) get { record[0].seconds } }

  /// What a single substitution makes of a glyph.
  @inline(__always)
  func replacement(of glyph: UInt32) -> Int? {
    let unfolded = record[0].replacements
    guard unfolded.count > 0 else { return record[0].substitute(for: glyph) }
    let place = Int(glyph) &- record[0].firstReplaced
    guard place >= 0, place < unfolded.count else { return nil }
    let replacement = unfolded[place]
    return replacement == Record.noGlyph ? nil : Int(replacement)
  }

  struct Record: BitwiseCopyable, Sendable {
    /// No face has as many glyphs.
    static let noGlyph = UInt16.max

    let kind: Kind
    let format: UInt8
    let table: TableView
    let glyphs: GlyphSet
    let coverage: CoverageTable
    let firstClasses: Slab<UInt16>
    let secondClasses: Slab<UInt16>
    let backClasses: Slab<UInt16>
    let rules: RuleIndex
    let seconds: GlyphSet?
    /// For single substitutions that concern glyphs close to one another: what each becomes, from
    /// the first on.
    var replacements: Slab<UInt16>
    var firstReplaced = 0

    /// What a single substitution makes of a glyph, as the table says it.
    func substitute(for glyph: UInt32) -> Int? {
      guard let index = coverage.index(of: glyph) else { return nil }
      if format == 1 { return (Int(glyph) + table.u16(4)) & 0xFFFF }
      return index < table.u16(4) ? table.u16(6 + index * 2) : nil
    }

    /// Unfolds a single substitution, within the arena's budget.
    mutating func unfold(_ glyphs: GlyphSetBuilder, in arena: SlabArena) {
      guard kind == .singleSubstitution, let bounds = glyphs.bounds, bounds.count <= 4096,
        arena.spend(bounds.count)
      else { return }
      firstReplaced = bounds.lowerBound
      replacements = arena.allocate(bounds.count, filledWith: Self.noGlyph)
      glyphs.forEach { glyph in
        guard let new = substitute(for: UInt32(truncatingIfNeeded: glyph)) else { return }
        replacements[glyph - bounds.lowerBound] = UInt16(truncatingIfNeeded: new)
      }
    }
  }

  /// The lookup types of both tables.
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    case none
    case singleSubstitution, multipleSubstitution, alternateSubstitution, ligatureSubstitution
    case context, chainedContext, reverseChainedSubstitution
    case singleAdjustment, pairAdjustment, cursiveAttachment
    case markToBase, markToLigature, markToMark
  }
}

/// Compiles the lookups of one table.
struct LookupCompiler {
  let isPositioning: Bool

  func compile(_ list: TableView, arena: SlabArena) -> Slab<Lookup> {
    let count = list.fitting(list.u16(0), size: 2, from: 2)
    // What lookups without subtables share: a damaged list has 65,535 of them.
    let unused = Self.noSubtable(arena)
    let none = Lookup(
      properties: 0, subtables: arena.allocate(0, filledWith: unused),
      coverage: GlyphSetBuilder().build(in: arena), index: .empty(in: arena), isReverse: false)
    let lookups = arena.allocate(count, filledWith: none)
    for index in 0..<count {
      lookups[index] = lookup(
        list.table16(2 + index * 2), none: none, unused: unused, arena: arena)
    }
    return lookups
  }

  private static func noSubtable(_ arena: SlabArena) -> LookupSubtable {
    let record = LookupSubtable.Record(
      kind: .none, format: 0, table: .empty, glyphs: GlyphSetBuilder().build(in: arena),
      coverage: CoverageTable(.empty), firstClasses: arena.allocate(0, filledWith: 0),
      secondClasses: arena.allocate(0, filledWith: 0),
      backClasses: arena.allocate(0, filledWith: 0), rules: .empty(in: arena), seconds: nil,
      replacements: arena.allocate(0, filledWith: 0))
    return LookupSubtable(record, in: arena)
  }

  private func lookup(
    _ table: TableView, none: Lookup, unused: LookupSubtable, arena: SlabArena
  ) -> Lookup {
    let type = table.u16(0)
    let flag = UInt32(table.u16(2))
    let wanted = table.fitting(table.u16(4), size: 2, from: 6)
    let count = arena.spend(wanted * LookupSubtable.cost + 8) ? wanted : 0
    var properties = flag
    if flag & LookupFlag.usesMarkFilteringSet != 0 {
      properties |= UInt32(table.u16(6 + wanted * 2)) << 16
    }
    guard count > 0 else {
      return Lookup(
        properties: properties, subtables: none.subtables, coverage: none.coverage,
        index: none.index, isReverse: false)
    }
    let subtables = arena.allocate(count, filledWith: unused)
    var all = GlyphSetBuilder()
    var sets: [GlyphSetBuilder] = []
    var isReverse = true
    for index in 0..<count {
      var glyphs = GlyphSetBuilder()
      let subtable = subtable(
        table.table16(6 + index * 2), type: type, glyphs: &glyphs, arena: arena)
      subtables[index] = subtable
      all.formUnion(glyphs)
      sets.append(glyphs)
      if subtable.kind != .reverseChainedSubstitution { isReverse = false }
    }
    return Lookup(
      properties: properties, subtables: subtables, coverage: all.build(in: arena),
      index: SubtableIndex(sets, all: all, in: arena), isReverse: isReverse)
  }

  private func subtable(
    _ table: TableView, type: Int, glyphs: inout GlyphSetBuilder,
    arena: SlabArena
  ) -> LookupSubtable {
    let extensionType = isPositioning ? 9 : 7
    var table = table
    var type = type
    if type == extensionType, table.u16(0) == 1 {
      type = table.u16(2)
      table = table.table32(4)
    }
    let format = table.u16(0)
    let kind = kind(of: type, format: format)
    // Context format 3 keeps its coverages in an array; all other formats have one at offset 2.
    let coverage: CoverageTable
    switch (kind, format) {
    case (.context, 3): coverage = CoverageTable(table.table16(6))
    case (.chainedContext, 3):
      coverage = CoverageTable(table.table16(2 + 2 + table.u16(2) * 2 + 2))
    default: coverage = CoverageTable(table.table16(2))
    }
    if kind != .none { coverage.collect(into: &glyphs, budget: arena) }
    // Where the class tables of format 2 are.
    let places: (first: Int, second: Int, back: Int)? =
      switch kind {
      case .pairAdjustment: (8, 10, 0)
      case .context: (4, 0, 0)
      case .chainedContext: (6, 8, 4)
      default: nil
      }
    func classes(_ place: Int?) -> Slab<UInt16> {
      guard let place, place > 0, format == 2 else { return arena.allocate(0, filledWith: 0) }
      return ClassDefinition(table.table16(place)).unfolded(in: arena)
    }
    var record = LookupSubtable.Record(
      kind: kind, format: UInt8(truncatingIfNeeded: format), table: table,
      glyphs: glyphs.build(in: arena), coverage: coverage, firstClasses: classes(places?.first),
      secondClasses: classes(places?.second), backClasses: classes(places?.back),
      rules: rules(of: table, kind, format: format, arena: arena),
      seconds: seconds(of: table, kind, format: format, arena: arena),
      replacements: arena.allocate(0, filledWith: 0))
    record.unfold(glyphs, in: arena)
    return LookupSubtable(record, in: arena)
  }

  private func rules(
    of table: TableView, _ kind: LookupSubtable.Kind, format: Int, arena: SlabArena
  ) -> RuleIndex {
    switch (kind, format) {
    case (.context, 1): RuleIndex(table, setCount: 4, isChained: false, in: arena)
    case (.context, 2): RuleIndex(table, setCount: 6, isChained: false, in: arena)
    case (.chainedContext, 1): RuleIndex(table, setCount: 4, isChained: true, in: arena)
    case (.chainedContext, 2): RuleIndex(table, setCount: 10, isChained: true, in: arena)
    default: .empty(in: arena)
    }
  }

  private func seconds(
    of table: TableView, _ kind: LookupSubtable.Kind, format: Int, arena: SlabArena
  ) -> GlyphSet? {
    // The coverages of the input come after their number, in chained contexts after what precedes.
    switch (kind, format) {
    case (.ligatureSubstitution, _): return secondComponents(of: table, arena: arena)
    case (.context, 3): return secondInput(of: table, count: 2, coverages: 6, arena: arena)
    case (.chainedContext, 3):
      let input = 4 + table.u16(2) * 2
      return secondInput(of: table, count: input, coverages: input + 2, arena: arena)
    default: return nil
    }
  }

  private func secondInput(
    of table: TableView, count: Int, coverages: Int, arena: SlabArena
  ) -> GlyphSet? {
    guard table.u16(count) > 1, table.u16(coverages + 2) > 0 else { return nil }
    var glyphs = GlyphSetBuilder()
    CoverageTable(table.table16(coverages + 2)).collect(into: &glyphs, budget: arena)
    return arena.spend(0) ? glyphs.build(in: arena) : nil
  }

  /// The second components of all ligatures of a subtable.
  private func secondComponents(of table: TableView, arena: SlabArena) -> GlyphSet? {
    var glyphs = GlyphSetBuilder()
    for index in 0..<table.fitting(table.u16(4), size: 2, from: 6) {
      let set = table.table16(6 + index * 2)
      let count = set.fitting(set.u16(0), size: 2, from: 2)
      guard arena.spend(count + 1) else { return nil }
      for entry in 0..<count {
        let ligature = set.table16(2 + entry * 2)
        if ligature.u16(2) < 2 { return nil }
        glyphs.insert(ligature.u16(4)...ligature.u16(4))
      }
    }
    return glyphs.build(in: arena)
  }

  private func kind(of type: Int, format: Int) -> LookupSubtable.Kind {
    typealias Row = (kind: LookupSubtable.Kind, formats: ClosedRange<Int>)
    let substitutions: [Row] = [
      (.singleSubstitution, 1...2), (.multipleSubstitution, 1...1),
      (.alternateSubstitution, 1...1), (.ligatureSubstitution, 1...1), (.context, 1...3),
      (.chainedContext, 1...3), (.none, 1...1), (.reverseChainedSubstitution, 1...1),
    ]
    let positionings: [Row] = [
      (.singleAdjustment, 1...2), (.pairAdjustment, 1...2), (.cursiveAttachment, 1...1),
      (.markToBase, 1...1), (.markToLigature, 1...1), (.markToMark, 1...1), (.context, 1...3),
      (.chainedContext, 1...3),
    ]
    let rows = isPositioning ? positionings : substitutions
    guard rows.indices.contains(type - 1), rows[type - 1].formats.contains(format) else {
      return .none
    }
    return rows[type - 1].kind
  }
}
