/// The features of the Universal Shaping Engine and the reordering between them.
enum UniversalShaping {
  static func addFeatures(to builder: inout FeatureMapBuilder) {
    builder.pause(.universalSyllables)
    for tag in ["locl", "ccmp", "nukt"] as [FontTag] { builder.enable(tag, .perSyllable) }
    builder.enable("akhn", [.manualJoiners, .perSyllable])
    builder.pause(.clearSubstitutions)
    builder.add("rphf", [.manualJoiners, .perSyllable])
    builder.pause(.recordReph)
    builder.pause(.clearSubstitutions)
    builder.enable("pref", [.manualJoiners, .perSyllable])
    builder.pause(.recordPrebase)
    for tag in ["rkrf", "abvf", "blwf", "half", "pstf", "vatu", "cjct"] as [FontTag] {
      builder.enable(tag, [.manualJoiners, .perSyllable])
    }
    builder.pause(.universalReordering)
    builder.pause(.clearSyllables)
    for tag in ["isol", "init", "medi", "fina"] as [FontTag] { builder.add(tag) }
    builder.pause()
    for tag in ["abvs", "blws", "haln", "pres", "psts"] as [FontTag] {
      builder.enable(tag, .manualJoiners)
    }
  }

  /// What comes after the base: a repha goes before the first of these.
  fileprivate static let afterBase = UniversalKind.set(
    .finalAbove, .finalBelow, .finalAfter, .modifierAbove, .modifierBelow, .modifierAfter,
    .medialAbove, .medialBelow, .medialAfter, .medialBefore, .vowelAbove, .vowelBelow,
    .vowelAfter, .vowelBefore, .toneAbove, .toneBelow, .toneAfter, .toneBefore)
  fileprivate static let halants = UniversalKind.set(
    .halant, .halantOrVowelModifier, .invisibleStacker)
  fileprivate static let left = UniversalKind.set(.vowelBefore, .toneBefore)
}

extension ShapeRun {
  mutating func clearSubstitutions() {
    for place in 0..<buffer.count {
      buffer.input[place].properties &= ~GlyphProperties.substituted
    }
  }

  /// What `rphf` made is a repha from now on.
  mutating func recordReph() {
    let mask = plan.map.firstBit(of: "rphf")
    guard mask != 0 else { return }
    forEachSyllable { run, start, end in
      var place = start
      while place < end, run.buffer.input[place].mask & mask != 0 {
        if run.buffer.input[place].isSubstituted {
          run.buffer.input[place].kind = UniversalKind.repha.rawValue
          return
        }
        place += 1
      }
    }
  }

  /// What `pref` made moves as a vowel sign before the base does.
  mutating func recordPrebase() {
    forEachSyllable { run, start, end in
      let list = run.buffer.input
      if let place = (start..<end).first(where: { list[$0].isSubstituted }) {
        list[place].kind = UniversalKind.vowelBefore.rawValue
      }
    }
  }

  mutating func reorderUniversal() {
    insertDottedCircles(
      broken: UniversalSyllable.broken, circle: (UniversalKind.base.rawValue, 0),
      repha: UniversalKind.repha.rawValue)
    forEachSyllable { run, start, end in
      switch run.buffer.input[start].syllableType {
      case UniversalSyllable.viramaTerminated, UniversalSyllable.sakotTerminated,
        UniversalSyllable.standard, UniversalSyllable.symbol, UniversalSyllable.broken:
        run.reorderUniversal(start, end)
      default: break
      }
    }
  }

  private mutating func reorderUniversal(_ start: Int, _ end: Int) {
    let list = buffer.input
    if end - start > 1, list[start].kind == UniversalKind.repha.rawValue {
      var target = end - 1
      for place in start + 1..<end
      where UniversalShaping.afterBase.contains(list[place].kind)
        || list[place].isOne(of: UniversalShaping.halants)
      {
        target = place - 1
        break
      }
      buffer.mergeClusters(start, target + 1)
      moveGlyph(from: start, to: target)
    }
    var target = start
    for place in start..<end {
      if list[place].isOne(of: UniversalShaping.halants) {
        target = place + 1
      } else if UniversalShaping.left.contains(list[place].kind),
        list[place].ligatureComponent == 0, target < place
      {
        // Of several glyphs that came of one only the first moves.
        buffer.mergeClusters(target, place + 1)
        moveGlyph(from: place, to: target)
        budget -= place - target
        guard budget > 0 else { return }
      }
    }
  }
}
