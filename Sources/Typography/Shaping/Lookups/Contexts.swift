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
      let glyphs = MatchRule(.glyphs, values: .empty)
      let chain = ChainRule(before: glyphs, input: glyphs, after: glyphs)
      return applyRules(subtable, table.table16(6 + index * 2), row: index, chain)
    case 2:
      // The subtable starts at the glyph, or it would not have been chosen.
      let input = MatchRule(
        .classes, values: .empty, base: table.table16(4), classes: subtable.firstClasses)
      let value = input.glyphClass(glyph)
      guard value < table.u16(6), !subtable.rules.isEmpty(value) else { return false }
      let chain = ChainRule(before: input, input: input, after: input)
      return applyRules(subtable, table.table16(8 + value * 2), row: value, chain)
    default:
      if subtable.seconds != nil {
        guard mayFollow(certainNext(), subtable) else { return false }
      }
      let count = table.u16(2)
      let input = MatchRule(.coverages, values: table.dropping(8), base: table)
      return applyRule(
        input, count: count, records: table.dropping(6 + count * 2),
        recordCount: table.u16(4))
    }
  }

  /// Applies the first rule of a set that matches.
  ///
  /// - Parameter row: which set of the subtable; `chain` says what the rules' values mean.
  private mutating func applyRules(
    _ subtable: LookupSubtable, _ set: TableView, row: Int, _ chain: ChainRule
  ) -> Bool {
    let isChained = subtable.kind == .chainedContext
    let indexed = subtable.rules.rules(of: row)
    let next = neighbour(chain)
    if indexed != nil, let next, !subtable.rules.mayHold(row, next.input, next.after) {
      return false
    }
    let range = indexed ?? 0..<set.fitting(set.u16(0), size: 2, from: 2)
    func isPossible(_ need: UInt32) -> Bool {
      guard let next, need != RuleIndex.anything else { return true }
      return need == next.input || need == next.after
    }
    for place in range {
      budget &-= 1
      guard budget > 0 else { return false }
      let rule: TableView
      let need: UInt32
      if indexed != nil {
        let entry = subtable.rules[place]
        need = entry.need
        if !isPossible(need) { continue }
        rule = entry.offset == 0 ? .empty : set.dropping(Int(entry.offset))
      } else {
        rule = set.table16(2 + place * 2)
        need = RuleIndex.need(of: rule, isChained: isChained)
        if !isPossible(need) { continue }
      }
      if isChained {
        if applyChainedRule(rule, chain, firstInput: 0) { return true }
      } else {
        let count = rule.u16(0)
        guard count > 0 else { continue }
        let isApplied = applyRule(
          chain.input.with(values: rule.dropping(4)), count: count,
          records: rule.dropping(4 + (count - 1) * 2), recordCount: rule.u16(2))
        if isApplied { return true }
      }
    }
    return false
  }

  /// What rules may ask of the next glyph that the lookup sees; `nil` where a glyph comes next that
  /// can be passed over or not.
  private mutating func neighbour(_ chain: ChainRule) -> (input: UInt32, after: UInt32)? {
    var place = buffer.index + 1
    while place < buffer.count {
      let info = buffer.input[place]
      switch skipping(info, lookup.properties, isContext: false) {
      case .always:
        place += 1
        budget &-= 1
      case .ifNeeded: return nil
      case .no:
        // Context passes over joiners that input does not.
        guard !info.isDefaultIgnorable else { return nil }
        let isNear = !lookup.isPerSyllable || info.syllable == buffer.current.syllable
        guard isNear, let after = chain.after.value(of: info.code),
          let input = chain.input.value(of: info.code)
        else { return (.max, .max) }
        return (
          info.mask & lookup.mask != 0
            ? RuleIndex.input | UInt32(truncatingIfNeeded: input) : .max,
          RuleIndex.after | UInt32(truncatingIfNeeded: after)
        )
      }
    }
    return (.max, .max)
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
      let glyphs = MatchRule(.glyphs, values: .empty)
      let chain = ChainRule(before: glyphs, input: glyphs, after: glyphs)
      return applyRules(subtable, table.table16(6 + index * 2), row: index, chain)
    case 2:
      let input = MatchRule(
        .classes, values: .empty, base: table.table16(6), classes: subtable.firstClasses)
      let value = input.glyphClass(glyph)
      guard value < table.u16(10), !subtable.rules.isEmpty(value) else { return false }
      let chain = ChainRule(
        before: MatchRule(
          .classes, values: .empty, base: table.table16(4), classes: subtable.backClasses),
        input: input,
        after: MatchRule(
          .classes, values: .empty, base: table.table16(8), classes: subtable.secondClasses))
      return applyRules(subtable, table.table16(12 + value * 2), row: value, chain)
    default:
      if subtable.seconds != nil {
        guard mayFollow(certainNext(), subtable) else { return false }
      }
      // Here each count comes before its own array, and the input has its first glyph, too.
      let coverages = MatchRule(.coverages, values: .empty, base: table)
      let chain = ChainRule(before: coverages, input: coverages, after: coverages)
      return applyChainedRule(table.dropping(2), chain, firstInput: 1)
    }
  }

  /// What the values of a chained rule's three parts mean.
  private struct ChainRule {
    let before: MatchRule
    let input: MatchRule
    let after: MatchRule
  }

  /// Matches input, then what follows, then what precedes.
  ///
  /// - Parameter firstInput: 1 if the rule lists its first input position, which matches already.
  private mutating func applyChainedRule(
    _ rule: TableView, _ chain: ChainRule, firstInput: Int
  ) -> Bool {
    let beforeCount = rule.u16(0)
    let inputStart = 2 + beforeCount * 2
    let inputCount = rule.u16(inputStart)
    guard inputCount > 0 else { return false }
    let afterStart = inputStart + 2 + (inputCount - 1 + firstInput) * 2
    let afterCount = rule.u16(afterStart)
    let recordStart = afterStart + 2 + afterCount * 2
    let stack = matchStack
    let input = chain.input.with(values: rule.dropping(inputStart + 2 + firstInput * 2))
    guard let match = matchInput(count: inputCount, input, stack: stack) else { return false }
    let after = chain.after.with(values: rule.dropping(afterStart + 2))
    guard let end = matchLookahead(count: afterCount, after, start: match.end) else {
      return false
    }
    let before = chain.before.with(values: rule.dropping(2))
    guard let start = matchBacktrack(count: beforeCount, before) else { return false }
    buffer.setUnsafeToBreakFromOutput(start, end)
    applyNested(
      rule.dropping(recordStart + 2), count: rule.u16(recordStart), contextLength: inputCount,
      stack: stack, end: match.end)
    return true
  }
}
