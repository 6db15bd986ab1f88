/// Indic syllables after the basic features: what they formed decides where the rest goes.
extension ShapeRun {
  mutating func reorderAtLast(_ indic: IndicPlan, _ start: Int, _ end: Int) {
    let list = buffer.input
    if indic.halant != 0 {
      for place in start..<end
      where list[place].code == indic.halant && list[place].isLigated
        && list[place].isMultiplied
      {
        // A halant that was part of something and came out of it again.
        list[place].kind = IndicKind.halant.rawValue
        list[place].properties &= ~(GlyphProperties.ligated | GlyphProperties.multiplied)
      }
    }
    var triesPrebase = indic.prebaseMask != 0
    var base = finalBase(indic, start, end, &triesPrebase)
    moveLeftSigns(indic, &base, start, end)
    moveReph(indic, &base, start, end)
    if triesPrebase { movePrebase(indic, &base, start, end) }
    setInitialForm(indic, start)
  }

  private mutating func finalBase(
    _ indic: IndicPlan, _ start: Int, _ end: Int, _ triesPrebase: inout Bool
  ) -> Int {
    let list = buffer.input
    let baseRank = SyllableRank.base.rawValue
    var base = start
    while base < end, list[base].rank < baseRank { base += 1 }
    if base < end {
      if triesPrebase, base + 1 < end,
        let candidate = (base + 1..<end).first(where: {
          list[$0].mask & indic.prebaseMask != 0
        }), !list[candidate].isSubstituted || !list[candidate].isLigatedOnly
      {
        // The form was not made: the base is around here.
        base = candidate
        while base < end, list[base].isOne(of: IndicKind.halants) { base += 1 }
        if base < end { list[base].rank = baseRank }
        triesPrebase = false
      }
      if base < end {
        if indic.script == "Mlym" { base = skipUnformedBelow(base, end) }
        if start < base, list[base].rank > baseRank { base -= 1 }
      }
    }
    if base == end, start < base, list[base - 1].isOne(of: IndicKind.set(.joiner)) { base -= 1 }
    if base < end {
      while start < base, list[base].isOne(of: IndicKind.set(.nukta, .halant)) { base -= 1 }
    }
    return base
  }

  /// Malayalam: consonants whose below-base form the face did not make become the base.
  private mutating func skipUnformedBelow(_ start: Int, _ end: Int) -> Int {
    let list = buffer.input
    var base = start
    var place = base + 1
    while place < end {
      while place < end, list[place].isOne(of: IndicKind.joiners) { place += 1 }
      guard place < end, list[place].isOne(of: IndicKind.halants) else { break }
      place += 1
      while place < end, list[place].isOne(of: IndicKind.joiners) { place += 1 }
      if place < end, list[place].isOne(of: IndicKind.consonants),
        list[place].rank == SyllableRank.below.rawValue
      {
        base = place
        list[base].rank = SyllableRank.base.rawValue
      }
      place += 1
    }
    return base
  }

  private var signsAndHalants: KindSet { IndicKind.matras | IndicKind.halants }

  /// A vowel sign before the base goes behind the last halant that is still seen.
  private mutating func moveLeftSigns(
    _ indic: IndicPlan, _ base: inout Int, _ start: Int, _ end: Int
  ) {
    guard start + 1 < end, start < base else { return }
    let list = buffer.input
    let left = SyllableRank.beforeMatra.rawValue
    var target = base == end ? base - 2 : base - 1
    // Malayalam and Tamil form no halves: what they form stays whole.
    if indic.script != "Mlym", indic.script != "Taml" {
      while true {
        while target > start, !list[target].isOne(of: signsAndHalants) { target -= 1 }
        guard list[target].isOne(of: IndicKind.halants), list[target].rank != left else {
          target = start
          break
        }
        // With a joiner after it the halant does not count.
        guard target + 1 < end, list[target + 1].kind == IndicKind.joiner.rawValue,
          target > start
        else { break }
        target -= 1
      }
    }
    guard start < target, list[target].rank != left else {
      if let sign = (start..<base).first(where: { list[$0].rank == left }) {
        buffer.mergeClusters(sign, min(end, base + 1))
      }
      return
    }
    var place = target
    while place > start {
      if list[place - 1].rank == left {
        let old = place - 1
        if old < base, base <= target { base -= 1 }
        moveGlyph(from: old, to: target)
        budget -= target - old
        buffer.mergeClusters(target, min(end, base + 1))
        target -= 1
      }
      place -= 1
      guard budget > 0 else { return }
    }
  }

  private mutating func moveReph(
    _ indic: IndicPlan, _ base: inout Int, _ start: Int, _ end: Int
  ) {
    let list = buffer.input
    guard start + 1 < end, list[start].rank == SyllableRank.reph.rawValue,
      (list[start].kind == IndicKind.repha.rawValue) != list[start].isLigatedOnly
    else { return }
    let target = rephTarget(indic, base, start, end)
    buffer.mergeClusters(start, target + 1)
    moveGlyph(from: start, to: target)
    if start < base, base <= target { base -= 1 }
  }

  private mutating func rephTarget(
    _ indic: IndicPlan, _ base: Int, _ start: Int, _ end: Int
  ) -> Int {
    let list = buffer.input
    // After the first halant that is seen, and its joiner.
    if start + 1 < base,
      var halant = (start + 1..<base).first(where: {
        list[$0].isOne(of: IndicKind.halants)
      })
    {
      if halant + 1 < base, list[halant + 1].isOne(of: IndicKind.joiners) { halant += 1 }
      return halant
    }
    var target = base
    switch indic.configuration.rephPlace {
    case .afterMain:
      while target + 1 < end, list[target + 1].rank <= SyllableRank.afterMain.rawValue {
        target += 1
      }
      if target < end { return target }
    case .afterSub:
      let stops = [SyllableRank.post, .afterPost, .modifier].map(\.rawValue)
      while target + 1 < end, !stops.contains(list[target + 1].rank) { target += 1 }
      if target < end { return target }
    case .beforeSub, .beforePost, .afterPost: break
    }
    target = end - 1
    while target > start, list[target].rank == SyllableRank.modifier.rawValue { target -= 1 }
    // Before the halant of a vowel sign, so that the two can combine.
    if list[target].isOne(of: IndicKind.halants) {
      var place = base + 1
      while place < target {
        if IndicKind.matras.contains(list[place].kind) { target -= 1 }
        place += 1
      }
    }
    return target
  }

  /// A ra that took its pre-base form goes before the base, as vowel signs do.
  private mutating func movePrebase(
    _ indic: IndicPlan, _ base: inout Int, _ start: Int, _ end: Int
  ) {
    let list = buffer.input
    guard base + 1 < end,
      let old = (base + 1..<end).first(where: { list[$0].mask & indic.prebaseMask != 0 }),
      list[old].isLigatedOnly
    else { return }
    var target = base
    if indic.script != "Mlym", indic.script != "Taml" {
      while target > start, !list[target - 1].isOne(of: signsAndHalants) { target -= 1 }
    }
    if target > start, list[target - 1].isOne(of: IndicKind.halants), target < end,
      list[target].isOne(of: IndicKind.joiners)
    {
      target += 1
    }
    buffer.mergeClusters(target, old + 1)
    moveGlyph(from: old, to: target)
    if target <= base, base < old { base += 1 }
  }

  /// A vowel sign that begins a word has a form of its own.
  private mutating func setInitialForm(_ indic: IndicPlan, _ start: Int) {
    let list = buffer.input
    guard list[start].rank == SyllableRank.beforeMatra.rawValue else { return }
    if start > 0, list[start - 1].character.continuesWord {
      buffer.setUnsafeToBreak(start - 1, start + 1)
    } else {
      list[start].mask |= indic.initialMask
    }
  }
}

extension GlyphInfo {
  /// Made by a ligature and not taken apart since.
  var isLigatedOnly: Bool { isLigated && !isMultiplied }
}

extension CharacterTraits {
  /// Letters, marks and invisible characters; not digits, punctuation, symbols and spaces.
  fileprivate var continuesWord: Bool {
    switch category {
    case .format, .unassigned, .privateUse, .surrogate: true
    default: isLetter || isMark
    }
  }
}
