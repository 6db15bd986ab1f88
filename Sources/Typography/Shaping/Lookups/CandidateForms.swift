/// Whether a feature's lookups would replace some glyphs, without replacing them.
struct CandidateForms: Sendable {
  private let lookups: [Int]
  private let allowsContext: Bool

  /// - Parameter allowsContext: whether rules that look at glyphs before or after count as well.
  init(_ tag: FontTag, _ map: FeatureMap, allowsContext: Bool) {
    lookups = map.substitutionLookups(sharingStageWith: tag)
    self.allowsContext = allowsContext
  }

  /// - Parameter glyphs: one to three glyphs, all of which the lookup has to read.
  func match(_ glyphs: (UInt32, UInt32, UInt32), count: Int, in table: LayoutTable) -> Bool {
    for index in lookups {
      let lookup = table.lookups[index]
      guard lookup.coverage.contains(glyphs.0) else { continue }
      for position in 0..<lookup.subtables.count {
        let subtable = lookup.subtables[position]
        if subtable.glyphs.contains(glyphs.0), matches(glyphs, count, subtable) { return true }
      }
    }
    return false
  }

  private func matches(
    _ glyphs: (UInt32, UInt32, UInt32), _ count: Int, _ subtable: LookupSubtable
  ) -> Bool {
    let table = subtable.table
    switch subtable.kind {
    case .singleSubstitution, .multipleSubstitution, .alternateSubstitution,
      .reverseChainedSubstitution:
      return count == 1
    case .ligatureSubstitution:
      guard let index = subtable.coverage.index(of: glyphs.0), index < table.u16(4) else {
        return false
      }
      let set = table.table16(6 + index * 2)
      for entry in 0..<set.fitting(set.u16(0), size: 2, from: 2) {
        let ligature = set.table16(2 + entry * 2)
        let rule = MatchRule(.glyphs, values: ligature.dropping(4))
        if ligature.u16(2) == count, rest(of: glyphs, count, rule) { return true }
      }
      return false
    case .context: return matchesContext(glyphs, count, subtable)
    case .chainedContext: return matchesChain(glyphs, count, subtable)
    default: return false
    }
  }

  private func rest(
    of glyphs: (UInt32, UInt32, UInt32), _ count: Int, _ rule: MatchRule
  ) -> Bool {
    if count > 1, !rule.matches(glyphs.1, at: 0) { return false }
    return count < 3 || rule.matches(glyphs.2, at: 1)
  }

  private func matchesContext(
    _ glyphs: (UInt32, UInt32, UInt32), _ count: Int, _ subtable: LookupSubtable
  ) -> Bool {
    let table = subtable.table
    guard subtable.format != 3 else {
      let rule = MatchRule(.coverages, values: table.dropping(8), base: table)
      return table.u16(2) == count && rest(of: glyphs, count, rule)
    }
    let isClasses = subtable.format == 2
    let base = isClasses ? table.table16(4) : .empty
    guard let index = subtable.coverage.index(of: glyphs.0) else { return false }
    let row = isClasses ? ClassDefinition(base).value(of: glyphs.0) : index
    let start = isClasses ? 6 : 4
    guard row < table.u16(start) else { return false }
    let set = table.table16(start + 2 + row * 2)
    for entry in 0..<set.fitting(set.u16(0), size: 2, from: 2) {
      let rule = set.table16(2 + entry * 2)
      let match = MatchRule(isClasses ? .classes : .glyphs, values: rule.dropping(4), base: base)
      if rule.u16(0) == count, rest(of: glyphs, count, match) { return true }
    }
    return false
  }

  private func matchesChain(
    _ glyphs: (UInt32, UInt32, UInt32), _ count: Int, _ subtable: LookupSubtable
  ) -> Bool {
    let table = subtable.table
    guard subtable.format != 3 else {
      return matchesChainRule(glyphs, count, table.dropping(2), .coverages, table, firstInput: 1)
    }
    let isClasses = subtable.format == 2
    let base = isClasses ? table.table16(6) : .empty
    guard let index = subtable.coverage.index(of: glyphs.0) else { return false }
    let row = isClasses ? ClassDefinition(base).value(of: glyphs.0) : index
    let start = isClasses ? 10 : 4
    guard row < table.u16(start) else { return false }
    let set = table.table16(start + 2 + row * 2)
    let kind: MatchRule.Kind = isClasses ? .classes : .glyphs
    for entry in 0..<set.fitting(set.u16(0), size: 2, from: 2)
    where matchesChainRule(
      glyphs, count, set.table16(2 + entry * 2), kind, base, firstInput: 0)
    {
      return true
    }
    return false
  }

  private func matchesChainRule(
    _ glyphs: (UInt32, UInt32, UInt32), _ count: Int, _ rule: TableView, _ kind: MatchRule.Kind,
    _ base: TableView, firstInput: Int
  ) -> Bool {
    let before = rule.u16(0)
    let start = 2 + before * 2
    let length = rule.u16(start)
    guard length == count else { return false }
    let after = rule.u16(start + 2 + (length - 1 + firstInput) * 2)
    guard allowsContext || (before == 0 && after == 0) else { return false }
    let input = MatchRule(kind, values: rule.dropping(start + 2 + firstInput * 2), base: base)
    return rest(of: glyphs, count, input)
  }
}
