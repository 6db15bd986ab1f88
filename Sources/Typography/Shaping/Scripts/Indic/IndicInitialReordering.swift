/// Indic syllables before the basic features: the base is found, signs go to their places.
extension ShapeRun {
  mutating func reorderAtFirst(_ indic: IndicPlan, _ start: Int, _ end: Int) {
    if indic.script == "Knda" { swapKannadaJoiner(start, end) }
    var (base, hasReph) = findBase(indic, start, end)
    let list = buffer.input
    let beforeConsonant = SyllableRank.beforeConsonant.rawValue
    for place in start..<base { list[place].rank = min(beforeConsonant, list[place].rank) }
    if base < end { list[base].rank = SyllableRank.base.rawValue }
    if hasReph { list[start].rank = SyllableRank.reph.rawValue }
    if indic.isOldSpecification { moveHalant(indic, base, end) }
    attachMarks(start, end)
    attachToPostbaseConsonants(base, end)
    base = sortSyllable(indic, base, start, end)
    setIndicMasks(indic, base, start, end)
    applyJoiners(indic, start, end)
  }

  /// Ra, halant, joiner at the start means the same as ra, joiner, halant.
  private mutating func swapKannadaJoiner(_ start: Int, _ end: Int) {
    guard start + 3 <= end, buffer.input[start].isOne(of: IndicKind.set(.ra)),
      buffer.input[start + 1].isOne(of: IndicKind.halants),
      buffer.input[start + 2].isOne(of: IndicKind.set(.joiner))
    else { return }
    buffer.mergeClusters(start + 1, start + 3)
    moveGlyph(from: start + 2, to: start + 1)
  }

  /// The last consonant without a below-base or post-base form; a reph does not count.
  private mutating func findBase(
    _ indic: IndicPlan, _ start: Int, _ end: Int
  ) -> (base: Int, hasReph: Bool) {
    let list = buffer.input
    var base = end
    var limit = start
    let isReph = startsWithReph(indic, start, end)
    if isReph {
      limit += indic.configuration.rephMode == .character ? 1 : 2
      while limit < end, list[limit].isOne(of: IndicKind.joiners) { limit += 1 }
      base = start
    }
    var isBelowSeen = false
    var place = end
    repeat {
      place -= 1
      let info = list[place]
      if info.isOne(of: IndicKind.consonants) {
        base = place
        let isBelow = info.rank == SyllableRank.below.rawValue
        let isPost = info.rank == SyllableRank.post.rawValue
        if !isBelow, !isPost || isBelowSeen { break }
        if isBelow { isBelowSeen = true }
      } else if start < place, info.kind == IndicKind.joiner.rawValue,
        list[place - 1].kind == IndicKind.halant.rawValue
      {
        // A joiner after a halant asks for a half form of what precedes.
        break
      }
    } while place > limit
    // Without another consonant the ra is the base itself.
    let hasReph = isReph && !(base == start && limit - base <= 2)
    return (base, hasReph)
  }

  private mutating func startsWithReph(_ indic: IndicPlan, _ start: Int, _ end: Int) -> Bool {
    let list = buffer.input
    let mode = indic.configuration.rephMode
    if mode == .character { return list[start].kind == IndicKind.repha.rawValue }
    guard indic.rephMask != 0, start + 3 <= end else { return false }
    let third = list[start + 2]
    if mode == .implicit, third.isOne(of: IndicKind.joiners) { return false }
    if mode == .explicit, third.kind != IndicKind.joiner.rawValue { return false }
    let glyphs = (list[start].code, list[start + 1].code, third.code)
    let table = plan.layout.substitution
    return indic.rephForms.match(glyphs, count: 2, in: table)
      || (mode == .explicit && indic.rephForms.match(glyphs, count: 3, in: table))
  }

  /// In the older specification the first halant after the base goes behind the last consonant.
  private mutating func moveHalant(_ indic: IndicPlan, _ base: Int, _ end: Int) {
    let list = buffer.input
    let halant = IndicKind.halant.rawValue
    // Kannada does not have two halants in a row.
    let stopsAtHalant = indic.script == "Knda"
    guard
      let place = (base + 1..<max(end, base + 1)).first(where: { list[$0].kind == halant })
    else { return }
    var target = end - 1
    while target > place, !list[target].isOne(of: IndicKind.consonants),
      !(stopsAtHalant && list[target].kind == halant)
    {
      target -= 1
    }
    if target > place, list[target].kind != halant { moveGlyph(from: place, to: target) }
  }

  /// Joiners, nuktas and halants move with what they follow.
  private mutating func attachMarks(_ start: Int, _ end: Int) {
    let list = buffer.input
    let attached = IndicKind.set(
      .joiner, .nonJoiner, .nukta, .registerShifter, .medial, .halant)
    let left = SyllableRank.beforeMatra.rawValue
    var last = SyllableRank.start.rawValue
    for place in start..<end {
      let info = list[place]
      if attached.contains(info.kind) {
        list[place].rank = last
        guard info.kind == IndicKind.halant.rawValue, last == left else { continue }
        // A halant stays where it is when a vowel sign goes to the left.
        if let other = (start..<place).last(where: { list[$0].rank != left }) {
          list[place].rank = list[other].rank
        }
      } else if info.rank != SyllableRank.modifier.rawValue {
        if info.kind == IndicKind.matraAfterModifier.rawValue, place > start,
          IndicKind.modifiers.contains(list[place - 1].kind)
        {
          list[place - 1].rank = info.rank
        }
        last = info.rank
      }
    }
  }

  /// A consonant after the base owns what precedes it, back to the last consonant or vowel sign.
  private mutating func attachToPostbaseConsonants(_ base: Int, _ end: Int) {
    let list = buffer.input
    var last = base
    for place in base + 1..<max(end, base + 1) {
      let info = list[place]
      if info.isOne(of: IndicKind.consonants) {
        for between in last + 1..<max(place, last + 1)
        where list[between].rank < SyllableRank.modifier.rawValue {
          list[between].rank = info.rank
        }
        last = place
      } else if IndicKind.matras.contains(info.kind) {
        last = place
      }
    }
  }

  /// Sorts by rank and merges the clusters of what changed places; returns where the base is now.
  private mutating func sortSyllable(
    _ indic: IndicPlan, _ oldBase: Int, _ start: Int, _ end: Int
  ) -> Int {
    let list = buffer.input
    let syllable = list[start].syllable
    // The byte of the syllable remembers where each glyph was.
    for place in start..<end { list[place].syllable = UInt8(truncatingIfNeeded: place - start) }
    sortByRank(start, end, mergesClusters: false)
    let left = SyllableRank.beforeMatra.rawValue
    var base = end
    var signs: (first: Int, last: Int)?
    for place in start..<end {
      if list[place].rank == SyllableRank.base.rawValue {
        base = place
        break
      }
      if list[place].rank == left { signs = (signs?.first ?? place, place) }
    }
    if let signs { reverseLeftSigns(signs.first, signs.last, heads: IndicKind.matras) }
    if indic.isOldSpecification || end - start > 127 {
      buffer.mergeClusters(base, end)
    } else {
      let done = UInt8.max
      for place in base..<end where list[place].syllable != done {
        var (low, high) = (place, place)
        var next = start + Int(list[place].syllable)
        while next != place {
          low = min(low, next)
          high = max(high, next)
          let following = start + Int(list[next].syllable)
          list[next].syllable = done
          next = following
        }
        buffer.mergeClusters(max(base, low), high + 1)
      }
    }
    for place in start..<end { list[place].syllable = syllable }
    return base
  }

  private mutating func setIndicMasks(
    _ indic: IndicPlan, _ base: Int, _ start: Int, _ end: Int
  ) {
    let list = buffer.input
    var place = start
    while place < end, list[place].rank == SyllableRank.reph.rawValue {
      list[place].mask |= indic.rephMask
      place += 1
    }
    var before = indic.halfMask
    if !indic.isOldSpecification, indic.configuration.hasBelowFormsBeforeBase {
      before |= indic.belowMask
    }
    for place in start..<base { list[place].mask |= before }
    let after = indic.belowMask | indic.aboveMask | indic.postMask
    for place in base + 1..<max(end, base + 1) { list[place].mask |= after }
    if indic.isOldSpecification, indic.script == "Deva" {
      // Ra below half forms; with a joiner it is the eyelash.
      for place in start..<max(start, base - 1)
      where list[place].kind == IndicKind.ra.rawValue
        && list[place + 1].kind == IndicKind.halant.rawValue
        && (place + 2 == base || list[place + 2].kind != IndicKind.joiner.rawValue)
      {
        list[place].mask |= indic.belowMask
        list[place + 1].mask |= indic.belowMask
      }
    }
    guard indic.prebaseMask != 0, base + 2 < end else { return }
    // The first halant and ra that move before the base.
    for place in base + 1..<end - 1 {
      let glyphs = (list[place].code, list[place + 1].code, UInt32(0))
      guard indic.prebaseForms.match(glyphs, count: 2, in: plan.layout.substitution) else {
        continue
      }
      list[place].mask |= indic.prebaseMask
      list[place + 1].mask |= indic.prebaseMask
      return
    }
  }

  /// A non-joiner keeps the consonant before it from taking its half form.
  private mutating func applyJoiners(_ indic: IndicPlan, _ start: Int, _ end: Int) {
    let list = buffer.input
    for joiner in start + 1..<max(end, start + 1)
    where list[joiner].isOne(of: IndicKind.set(.nonJoiner)) {
      var place = joiner
      repeat {
        place -= 1
        budget -= 1
        list[place].mask &= ~indic.halfMask
      } while place > start && !list[place].isOne(of: IndicKind.consonants) && budget > 0
    }
  }
}
