/// Running lookups over the buffer.
extension ShapeRun {
  /// Applies one planned lookup to all of the text.
  mutating func apply(_ planned: FeatureMap.PlannedLookup, in table: LayoutTable) {
    let lookup = table.lookups[planned.index]
    guard buffer.count > 0, planned.mask & buffer.maskUnion != 0,
      lookup.coverage.intersects(buffer.present)
    else { return }
    // Even a pass that finds nothing reads the text.
    budget -= (buffer.count >> 4) + 1
    guard budget > 0 else { return }
    self.lookup.properties = lookup.properties
    self.lookup.mask = planned.mask
    self.lookup.skipsNonJoiners = planned.skipsNonJoiners
    self.lookup.skipsJoiners = planned.skipsJoiners
    self.lookup.isRandom = planned.isRandom
    self.lookup.isPerSyllable = planned.isPerSyllable && !self.lookup.isPositioning
    self.lookup.nesting = 0
    self.lookup.lastBase = -1
    self.lookup.searchedUntil = 0
    if lookup.isReverse {
      applyBackward(lookup)
    } else if self.lookup.isPositioning {
      buffer.index = 0
      applyForward(lookup)
    } else {
      buffer.beginOutput()
      applyForward(lookup)
      buffer.endOutput()
    }
  }

  private mutating func applyForward(_ lookup: Lookup) {
    let mask = self.lookup.mask
    while buffer.isIntact {
      // Most glyphs are of no interest to most lookups: find the next that is.
      let list = buffer.input
      let count = buffer.count
      let start = buffer.index
      let place = list.firstPlace(from: start, to: count) { info in
        // One branch for both: either alone is a coin toss in joined scripts.
        let isOn: UInt64 = info.mask & mask != 0 ? 1 : 0
        return lookup.coverage.bit(of: info.code) & isOn != 0
      }
      if place > start { buffer.copyInput(place &- start) }
      guard place < count else { return }
      if isVisible(list[place], lookup.properties), apply(lookup) { continue }
      buffer.next()
    }
  }

  private mutating func applyBackward(_ lookup: Lookup) {
    var place = buffer.count - 1
    while place >= 0 {
      buffer.index = place
      let info = buffer.current
      if lookup.coverage.contains(info.code), info.mask & self.lookup.mask != 0,
        isVisible(info, lookup.properties)
      {
        _ = apply(lookup)
      }
      place -= 1
    }
  }

  /// Applies a lookup to the current glyph: the first subtable that fits wins.
  private mutating func apply(_ lookup: Lookup) -> Bool {
    let glyph = buffer.current.code
    if let places = lookup.index.places(of: glyph) {
      for place in places {
        budget &-= 1
        guard budget > 0 else { return false }
        if apply(lookup.subtables[lookup.index[place]]) { return true }
      }
      return false
    }
    for index in 0..<lookup.subtables.count
    where lookup.subtables[index].glyphs.contains(glyph) {
      budget &-= 1
      guard budget > 0 else { return false }
      if apply(lookup.subtables[index]) { return true }
    }
    return false
  }

  private mutating func apply(_ subtable: LookupSubtable) -> Bool {
    switch subtable.kind {
    case .none: false
    case .singleSubstitution: substituteOne(subtable)
    case .multipleSubstitution: substituteMultiple(subtable)
    case .alternateSubstitution: substituteAlternate(subtable)
    case .ligatureSubstitution: substituteLigature(subtable)
    case .reverseChainedSubstitution: substituteReverse(subtable)
    case .context: applyContext(subtable)
    case .chainedContext: applyChainedContext(subtable)
    case .singleAdjustment: adjustOne(subtable)
    case .pairAdjustment: adjustPair(subtable)
    case .cursiveAttachment: attachCursively(subtable)
    case .markToBase: attachMarkToBase(subtable)
    case .markToLigature: attachMarkToLigature(subtable)
    case .markToMark: attachMarkToMark(subtable)
    }
  }

  /// Runs the lookups of a matched context, each at the place it names.
  ///
  /// - Parameters:
  ///   - records: pairs of a position in the context and a lookup.
  ///   - stack: where the context's places are in `matches`.
  ///   - end: the place past the context in the input.
  mutating func applyNested(
    _ records: TableView, count recordCount: Int, contextLength: Int, stack: Int, end: Int
  ) {
    var count = contextLength
    // From here on places count from the start of the output.
    let shift = buffer.backtrackCount - buffer.index
    var end = end + shift
    for position in 0..<count { matches[stack + position] += Int32(truncatingIfNeeded: shift) }
    for record in 0..<records.fitting(recordCount, size: 4, from: 0) {
      let position = records.u16(record * 4)
      guard position < count else { continue }
      let length = buffer.backtrackCount + buffer.lookaheadCount
      let place = Int(matches[stack + position])
      guard place < length else { continue }
      guard buffer.isIntact, buffer.move(to: place) else { break }
      guard applyNested(lookup: records.u16(record * 4 + 2)) else { continue }
      var delta = buffer.backtrackCount + buffer.lookaheadCount - length
      guard delta != 0 else { continue }
      // The nested lookup changed how many glyphs there are: fix the places after its own.
      end += delta
      if end < place {
        delta += place - end
        end = place
      }
      var next = position + 1
      if delta > 0 {
        guard delta + count <= LookupState.maximumContext else { break }
      } else {
        delta = max(delta, next - count)
        next -= delta
      }
      matches.copy(
        from: matches, at: stack + min(next, count), to: stack + min(next, count) + delta,
        length: max(0, count - next))
      next += delta
      count += delta
      for new in position + 1..<max(next, position + 1) {
        matches[stack + new] = matches[stack + new - 1] + 1
      }
      for later in next..<max(count, next) {
        matches[stack + later] += Int32(truncatingIfNeeded: delta)
      }
    }
    _ = buffer.move(to: end)
  }

  /// Applies another lookup to the current glyph on behalf of a context.
  private mutating func applyNested(lookup index: Int) -> Bool {
    let table = lookup.isPositioning ? plan.layout.positioning : plan.layout.substitution
    guard lookup.nesting < LookupState.maximumNesting, index < table.lookups.count,
      buffer.index < buffer.count, budget > 0
    else { return false }
    budget -= 1
    let nested = table.lookups[index]
    let properties = lookup.properties
    lookup.properties = nested.properties
    lookup.nesting += 1
    let isApplied = apply(nested)
    lookup.nesting -= 1
    lookup.properties = properties
    return isApplied
  }

  /// Where the current level of nesting keeps its matches.
  var matchStack: Int { lookup.nesting * LookupState.maximumContext }
}
