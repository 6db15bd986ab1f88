/// Walking over glyphs as lookups see them: some are ignored, some only in the way if they match.
extension ShapeRun {
  /// How a glyph is passed over.
  enum Skipping { case no, ifNeeded, always }

  /// Whether the lookup's flag lets it see a glyph at all.
  @inline(__always)
  mutating func isVisible(_ info: GlyphInfo, _ properties: UInt32) -> Bool {
    let flags = UInt32(info.properties)
    if flags & properties & LookupFlag.ignoreMask != 0 { return false }
    if info.isMark { return isVisibleMark(info, properties) }
    return true
  }

  private mutating func isVisibleMark(_ info: GlyphInfo, _ properties: UInt32) -> Bool {
    if properties & LookupFlag.usesMarkFilteringSet != 0 {
      return definitions.markSet(Int(properties >> 16), contains: info.code)
    }
    let wanted = properties & LookupFlag.markAttachmentMask
    return wanted == 0 || wanted == UInt32(info.properties) & LookupFlag.markAttachmentMask
  }

  /// Invisible characters are passed over where they do not take part themselves.
  @inline(__always)
  mutating func skipping(_ info: GlyphInfo, _ properties: UInt32, isContext: Bool) -> Skipping {
    guard isVisible(info, properties) else { return .always }
    guard info.isDefaultIgnorable else { return .no }
    let skipsNonJoiners = lookup.isPositioning || (isContext && lookup.skipsNonJoiners)
    let skipsJoiners = isContext || lookup.skipsJoiners
    if info.isNonJoiner, !skipsNonJoiners { return .no }
    if info.isJoiner, !skipsJoiners { return .no }
    if info.character.contains(.hidden), !lookup.isPositioning { return .no }
    return .ifNeeded
  }

  /// The next glyph after `place` that the lookup sees, if it satisfies the rule.
  @inline(__always)
  mutating func nextMatch(
    after place: Int, _ rule: MatchRule?, at position: Int, isContext: Bool,
    syllable: UInt8 = 0
  ) -> Int? {
    let mask = isContext ? UInt32.max : lookup.mask
    let list = buffer.input
    let end = buffer.count
    var place = place &+ 1
    while place < end {
      let info = list[place]
      let skipping = skipping(info, lookup.properties, isContext: isContext)
      budget &-= 1
      if skipping != .always {
        if info.mask & mask != 0, syllable == 0 || info.syllable == syllable {
          if let rule {
            if rule.matches(info.code, at: position) { return place }
          } else if skipping == .no {
            return place
          }
        }
        if skipping == .no { return nil }
      }
      place &+= 1
    }
    return nil
  }

  /// The same backwards, in the output of the pass.
  @inline(__always)
  mutating func previousMatch(
    before place: Int, _ rule: MatchRule?, at position: Int, isContext: Bool,
    properties: UInt32? = nil, syllable: UInt8 = 0
  ) -> Int? {
    let mask = isContext ? UInt32.max : lookup.mask
    let properties = properties ?? lookup.properties
    let list = buffer.behind
    var place = place &- 1
    while place >= 0 {
      let info = list[place]
      let skipping = skipping(info, properties, isContext: isContext)
      budget &-= 1
      if skipping != .always {
        if info.mask & mask != 0, syllable == 0 || info.syllable == syllable {
          if let rule {
            if rule.matches(info.code, at: position) { return place }
          } else if skipping == .no {
            return place
          }
        }
        if skipping == .no { return nil }
      }
      place &-= 1
    }
    return nil
  }

  /// Matches `count` glyphs from the current one on; the first is known to match.
  ///
  /// Writes their places to `matches` from `stack` on and returns the place past the last, with the
  /// components they have together; `nil` where something else is in the way.
  mutating func matchInput(
    count: Int, _ rule: MatchRule, stack: Int
  ) -> (end: Int, components: Int)? {
    guard count > 0, count <= LookupState.maximumContext else { return nil }
    if matches.count == 0 { allocateMatches() }
    let first = buffer.current
    let firstID = first.ligatureID
    let firstComponent = first.ligatureComponent
    let syllable = lookup.isPerSyllable ? first.syllable : 0
    var components = first.componentCount
    // Whether the ligature that the first mark sits on is ignored by this lookup.
    var ignoresBase: Bool?
    var place = buffer.index
    matches[stack] = Int32(truncatingIfNeeded: place)
    for position in 1..<max(count, 1) {
      guard
        let next = nextMatch(
          after: place, rule, at: position &- 1, isContext: false, syllable: syllable)
      else { return nil }
      place = next
      matches[stack &+ position] = Int32(truncatingIfNeeded: place)
      let info = buffer.input[place]
      let id = info.ligatureID
      let component = info.ligatureComponent
      if firstID != 0, firstComponent != 0 {
        // Marks on one component of a ligature match among themselves only, unless the ligature
        // is invisible to the lookup.
        if firstID != id || firstComponent != component {
          let ignores = ignoresBase ?? ignoresLigature(firstID)
          ignoresBase = ignores
          if !ignores { return nil }
        }
      } else if id != 0, component != 0, id != firstID {
        // Marks on another ligature do not match with what is outside of it.
        return nil
      }
      components += info.componentCount
    }
    return (place + 1, components)
  }

  mutating func allocateMatches() {
    matches.deallocate()
    matches = Slab.allocate(
      (LookupState.maximumNesting + 1) * LookupState.maximumContext, filledWith: 0)
  }

  private mutating func ignoresLigature(_ id: UInt8) -> Bool {
    let list = buffer.behind
    var place = buffer.backtrackCount
    while place > 0, list[place - 1].ligatureID == id {
      place -= 1
      if list[place].ligatureComponent == 0 {
        return skipping(list[place], lookup.properties, isContext: false) == .always
      }
    }
    return false
  }

  /// Matches the glyphs before the current one, nearest first; returns the place of the last.
  mutating func matchBacktrack(count: Int, _ rule: MatchRule) -> Int? {
    var place = buffer.backtrackCount
    let syllable = count > 0 && lookup.isPerSyllable ? buffer.current.syllable : 0
    for position in 0..<max(count, 0) {
      guard
        let next = previousMatch(
          before: place, rule, at: position, isContext: true, syllable: syllable)
      else { return nil }
      place = next
    }
    return place
  }

  /// Matches the glyphs from `start` on; returns the place past the last.
  mutating func matchLookahead(count: Int, _ rule: MatchRule, start: Int) -> Int? {
    var place = start - 1
    let syllable = count > 0 && lookup.isPerSyllable ? buffer.current.syllable : 0
    for position in 0..<max(count, 0) {
      guard
        let next = nextMatch(
          after: place, rule, at: position, isContext: true, syllable: syllable)
      else { return nil }
      place = next
    }
    return place + 1
  }
}
