/// The substitutions of `GSUB`.
extension ShapeRun {
  /// Lookup type 1: one glyph by another.
  mutating func substituteOne(_ subtable: LookupSubtable) -> Bool {
    guard let glyph = subtable.replacement(of: buffer.current.code) else { return false }
    replace(by: glyph)
    return true
  }

  /// Lookup type 2: one glyph by several, or by none.
  mutating func substituteMultiple(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    guard let index = subtable.coverage.index(of: buffer.current.code), index < table.u16(4)
    else { return false }
    let sequence = table.table16(6 + index * 2)
    let count = sequence.fitting(sequence.u16(0), size: 2, from: 2)
    switch count {
    case 0: buffer.delete()
    case 1: replace(by: sequence.u16(2))
    default:
      let guess = buffer.current.isLigatureGlyph ? GlyphProperties.base : 0
      // A glyph that belongs to a ligature keeps its place there.
      let isFree = buffer.current.ligatureID == 0
      for position in 0..<count {
        var info = buffer.current
        if isFree { info.setComponent(position) }
        info = classified(info, as: sequence.u16(2 + position * 2), guess: guess)
        info.properties |= GlyphProperties.multiplied
        buffer.write(info)
      }
      buffer.skip()
    }
    return true
  }

  /// Lookup type 3: one glyph by the alternate that the feature's value names.
  mutating func substituteAlternate(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    guard let index = subtable.coverage.index(of: buffer.current.code), index < table.u16(4)
    else { return false }
    let set = table.table16(6 + index * 2)
    let count = set.fitting(set.u16(0), size: 2, from: 2)
    guard count > 0 else { return false }
    let shift = UInt32(truncatingIfNeeded: lookup.mask.trailingZeroBitCount)
    var choice = Int((lookup.mask & buffer.current.mask) >> shift)
    if choice == Int(FeatureMapBuilder.maximumValue), lookup.isRandom {
      buffer.setUnsafeToBreak(0, buffer.count)
      choice = Int(nextRandom() % UInt64(count)) + 1
    }
    guard choice > 0, choice <= count else { return false }
    replace(by: set.u16(choice * 2))
    return true
  }

  /// The minimal standard generator with the multiplier 48271.
  private mutating func nextRandom() -> UInt64 {
    lookup.randomState = lookup.randomState * 48271 % 2_147_483_647
    return lookup.randomState
  }

  /// Lookup type 4: several glyphs by one.
  mutating func substituteLigature(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    let next = certainNext()
    guard mayFollow(next, subtable) else { return false }
    guard let index = subtable.coverage.index(of: buffer.current.code), index < table.u16(4)
    else { return false }
    let set = table.table16(6 + index * 2)
    for entry in 0..<set.fitting(set.u16(0), size: 2, from: 2) {
      budget &-= 1
      guard budget > 0 else { return false }
      let ligature = set.table16(2 + entry * 2)
      let count = ligature.u16(2)
      if let next, count > 1, ligature.u16(4) != next { continue }
      if count == 1 {
        replace(by: ligature.u16(0))
        return true
      }
      let stack = matchStack
      let rule = MatchRule(.glyphs, values: ligature.dropping(4))
      guard count > 0, let match = matchInput(count: count, rule, stack: stack) else { continue }
      ligate(by: ligature.u16(0), count: count, match, stack: stack)
      return true
    }
    return false
  }

  /// The only glyph that can be matched next, if there is but one: most ligatures of a set end
  /// here. −1 at the end of the text.
  mutating func certainNext() -> Int? {
    let place = buffer.index + 1
    guard place < buffer.count else { return -1 }
    let info = buffer.input[place]
    guard skipping(info, lookup.properties, isContext: false) == .no else { return nil }
    let isNear = !lookup.isPerSyllable || info.syllable == buffer.current.syllable
    return isNear && info.mask & lookup.mask != 0 ? Int(info.code) : -1
  }

  /// Whether the only glyph that can be matched next is one that the subtable takes second.
  @inline(__always)
  func mayFollow(_ next: Int?, _ subtable: LookupSubtable) -> Bool {
    guard let next, let seconds = subtable.seconds else { return true }
    return next >= 0 && seconds.contains(UInt32(truncatingIfNeeded: next))
  }

  /// Lookup type 8: one glyph by another in a context, from the end of the text to its start.
  mutating func substituteReverse(_ subtable: LookupSubtable) -> Bool {
    let table = subtable.table
    guard lookup.nesting == 0,
      let index = subtable.coverage.index(of: buffer.current.code)
    else { return false }
    let beforeCount = table.u16(4)
    let afterStart = 6 + beforeCount * 2
    let afterCount = table.u16(afterStart)
    let glyphStart = afterStart + 2 + afterCount * 2
    guard index < table.u16(glyphStart) else { return false }
    let before = MatchRule(.coverages, values: table.dropping(6), base: table)
    let after = MatchRule(.coverages, values: table.dropping(afterStart + 2), base: table)
    guard let start = matchBacktrack(count: beforeCount, before),
      let end = matchLookahead(count: afterCount, after, start: buffer.index + 1)
    else { return false }
    buffer.setUnsafeToBreakFromOutput(start, end)
    let glyph = table.u16(glyphStart + 2 + index * 2)
    buffer.current = classified(buffer.current, as: glyph, guess: 0)
    return true
  }

  // MARK: Replacing

  /// Replaces a glyph of the input, as a lookup would.
  mutating func substituteCurrent(at place: Int, by glyph: UInt32) {
    buffer.input[place] = classified(buffer.input[place], as: Int(glyph), guess: 0)
  }

  /// Makes one ligature of the current glyph and later ones.
  ///
  /// - Parameter places: of all its components, of which the first is the current one.
  mutating func ligate(at places: [Int], by glyph: Int) {
    if matches.count == 0 { allocateMatches() }
    var components = 0
    for (position, place) in places.enumerated() {
      matches[position] = Int32(truncatingIfNeeded: place)
      components += buffer.input[place].componentCount
    }
    ligate(
      by: glyph, count: places.count, (places[places.count - 1] + 1, components), stack: 0)
  }

  private mutating func replace(by glyph: Int) {
    buffer.current = classified(buffer.current, as: glyph, guess: 0)
    buffer.next()
  }

  /// An element turned into another glyph, with that glyph's class.
  private mutating func classified(
    _ old: GlyphInfo, as glyph: Int, guess: UInt16, isLigature: Bool = false
  ) -> GlyphInfo {
    var info = old
    info.code = UInt32(truncatingIfNeeded: glyph)
    buffer.markPresent(info.code)
    var properties = info.properties | GlyphProperties.substituted
    if isLigature {
      properties |= GlyphProperties.ligated
      properties &= ~GlyphProperties.multiplied
    }
    if definitions.hasClasses {
      properties = properties & GlyphProperties.history | definitions.properties(of: info.code)
    } else if guess != 0 {
      properties = properties & GlyphProperties.history | guess
    }
    info.properties = properties
    return info
  }

  /// Replaces matched glyphs by one ligature and says which component the marks between and after
  /// them belong to.
  private mutating func ligate(
    by glyph: Int, count: Int, _ match: (end: Int, components: Int), stack: Int
  ) {
    buffer.mergeClusters(buffer.index, match.end)
    // A base with its marks, or marks among themselves, are no ligature in this sense: the marks
    // that follow still belong to the whole.
    let first = buffer.current
    var restAreMarks = true
    for position in 1..<max(count, 1)
    where !buffer.input[Int(matches[stack + position])].isMark {
      restAreMarks = false
      break
    }
    let isMarkLigature = first.isMark && restAreMarks
    let isLigature = !(first.isBase && restAreMarks) && !isMarkLigature
    let id = isLigature ? nextLigatureID() : 0
    var lastID = first.ligatureID
    var lastComponents = first.componentCount
    var soFar = lastComponents
    if isLigature {
      buffer.current.setLigature(id: id, components: match.components)
      if first.character.isNonspacingMark { buffer.current.character.category = .otherLetter }
    }
    buffer.current = classified(
      buffer.current, as: glyph, guess: isLigature ? GlyphProperties.ligature : 0,
      isLigature: true)
    buffer.next()
    for position in 1..<max(count, 1) {
      let place = Int(matches[stack + position])
      while buffer.index < place, buffer.isIntact {
        if isLigature { buffer.current.moveMark(to: id, soFar, lastComponents) }
        buffer.next()
      }
      guard buffer.index < buffer.count else { return }
      lastID = buffer.current.ligatureID
      lastComponents = buffer.current.componentCount
      soFar += lastComponents
      buffer.skip()
    }
    guard !isMarkLigature, lastID != 0 else { return }
    var place = buffer.index
    while place < buffer.count, buffer.input[place].ligatureID == lastID,
      buffer.input[place].ligatureComponent != 0
    {
      buffer.input[place].moveMark(to: id, soFar, lastComponents)
      place += 1
    }
  }

  /// 1 to 7, round and round: three bits tell neighbouring ligatures apart.
  private mutating func nextLigatureID() -> UInt8 {
    lookup.lastLigatureID = lookup.lastLigatureID % 7 + 1
    return lookup.lastLigatureID
  }
}

extension GlyphInfo {
  /// Numbers a mark's component anew within a ligature that swallowed its own.
  fileprivate mutating func moveMark(to id: UInt8, _ soFar: Int, _ lastComponents: Int) {
    var component = ligatureComponent
    if component == 0 { component = lastComponents }
    setLigatureMark(id: id, component: soFar - lastComponents + min(component, lastComponents))
  }
}
