/// Contextual lookups of both tables: sequences of glyphs at whose places other lookups run.
extension ShapeRun {
  /// Lookup type 5 of `GSUB`, 7 of `GPOS`.
  mutating func applyContext(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    let glyph = buffer.current.code
    switch subtable.format {
    case 1:
      guard let index = subtable.coverage.index(of: glyph), index < table.u16(4) else {
        return false
      }
      return applyRules(table.table16(6 + index * 2), .glyphs, base: .empty)
    case 2:
      guard subtable.coverage.contains(glyph) else { return false }
      let classes = table.table16(4)
      let value = ClassDefinition(classes).value(of: glyph)
      guard value < table.u16(6) else { return false }
      return applyRules(table.table16(8 + value * 2), .classes, base: classes)
    default:
      guard subtable.coverage.contains(glyph) else { return false }
      let count = table.u16(2)
      let input = MatchRule(.coverages, values: table.dropping(8), base: table)
      return applyRule(
        input, count: count, records: table.dropping(6 + count * 2),
        recordCount: table.u16(4))
    }
  }

  private mutating func applyRules(
    _ set: TableView, _ kind: MatchRule.Kind, base: TableView
  ) -> Bool {
    for index in 0..<set.fitting(set.u16(0), size: 2, from: 2) {
      budget -= 1
      guard budget > 0 else { return false }
      let rule = set.table16(2 + index * 2)
      let count = rule.u16(0)
      guard count > 0 else { continue }
      let input = MatchRule(kind, values: rule.dropping(4), base: base)
      let isApplied = applyRule(
        input, count: count, records: rule.dropping(4 + (count - 1) * 2),
        recordCount: rule.u16(2))
      if isApplied { return true }
    }
    return false
  }

  private mutating func applyRule(
    _ input: MatchRule, count: Int, records: TableView, recordCount: Int
  ) -> Bool {
    let stack = matchStack
    guard let match = matchInput(count: count, input, stack: stack) else { return false }
    buffer.setUnsafeToBreak(buffer.index, match.end)
    applyNested(
      records, count: recordCount, contextLength: count, stack: stack, end: match.end)
    return true
  }

  /// Lookup type 6 of `GSUB`, 8 of `GPOS`.
  mutating func applyChainedContext(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    let glyph = buffer.current.code
    switch subtable.format {
    case 1:
      guard let index = subtable.coverage.index(of: glyph), index < table.u16(4) else {
        return false
      }
      let bases = ChainBases(kind: .glyphs, before: .empty, input: .empty, after: .empty)
      return applyChainedRules(table.table16(6 + index * 2), bases)
    case 2:
      guard subtable.coverage.contains(glyph) else { return false }
      let bases = ChainBases(
        kind: .classes, before: table.table16(4), input: table.table16(6),
        after: table.table16(8))
      let value = ClassDefinition(bases.input).value(of: glyph)
      guard value < table.u16(10) else { return false }
      return applyChainedRules(table.table16(12 + value * 2), bases)
    default:
      guard subtable.coverage.contains(glyph) else { return false }
      // Here each count comes before its own array, and the input has its first glyph, too.
      let bases = ChainBases(kind: .coverages, before: table, input: table, after: table)
      return applyChainedRule(table.dropping(2), bases, firstInput: 1)
    }
  }

  /// What the values of a chained rule's three parts refer to.
  private struct ChainBases {
    let kind: MatchRule.Kind
    let before: TableView
    let input: TableView
    let after: TableView
  }

  private mutating func applyChainedRules(_ set: TableView, _ bases: ChainBases) -> Bool {
    for index in 0..<set.fitting(set.u16(0), size: 2, from: 2) {
      budget -= 1
      guard budget > 0 else { return false }
      if applyChainedRule(set.table16(2 + index * 2), bases, firstInput: 0) { return true }
    }
    return false
  }

  /// Matches input, then what follows, then what precedes.
  ///
  /// - Parameter firstInput: 1 if the rule lists its first input position, which matches already.
  private mutating func applyChainedRule(
    _ rule: TableView, _ bases: ChainBases, firstInput: Int
  ) -> Bool {
    let beforeCount = rule.u16(0)
    let inputStart = 2 + beforeCount * 2
    let inputCount = rule.u16(inputStart)
    guard inputCount > 0 else { return false }
    let afterStart = inputStart + 2 + (inputCount - 1 + firstInput) * 2
    let afterCount = rule.u16(afterStart)
    let recordStart = afterStart + 2 + afterCount * 2
    let stack = matchStack
    let input = MatchRule(
      bases.kind, values: rule.dropping(inputStart + 2 + firstInput * 2), base: bases.input)
    guard let match = matchInput(count: inputCount, input, stack: stack) else { return false }
    let after = MatchRule(bases.kind, values: rule.dropping(afterStart + 2), base: bases.after)
    guard let end = matchLookahead(count: afterCount, after, start: match.end) else {
      return false
    }
    let before = MatchRule(bases.kind, values: rule.dropping(2), base: bases.before)
    guard let start = matchBacktrack(count: beforeCount, before) else { return false }
    buffer.setUnsafeToBreakFromOutput(start, end)
    applyNested(
      rule.dropping(recordStart + 2), count: rule.u16(recordStart), contextLength: inputCount,
      stack: stack, end: match.end)
    return true
  }
}
