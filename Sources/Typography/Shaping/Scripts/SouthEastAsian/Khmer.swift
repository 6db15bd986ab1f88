/// The syllables of Khmer and their reordering (OpenType, "Developing OpenType Fonts for Khmer").
enum KhmerSyllable {
  static let consonant: UInt8 = 1
  static let broken: UInt8 = 2

  static let machine = SyllableMachine(
    kinds: IndicKind.names,
    definitions: """
      c = C | Ra | V
      cn = c ((ZWJ | ZWNJ)? Robatic)?
      joiner = ZWJ | ZWNJ
      xs = (joiner* Xgroup)*
      matras = VPre? xs VBlw? xs (joiner? VAbv)? xs VPst?
      tail = xs matras xs (H c)? Ygroup*
      broken = Robatic? (H cn)* (H | tail)
      consonant = (cn | PLACEHOLDER | DOTTEDCIRCLE) broken
      """,
    rules: [("consonant", consonant), ("broken", broken)])

  static func addFeatures(to builder: inout FeatureMapBuilder) {
    builder.pause(.khmerSyllables)
    builder.pause(.khmerReordering)
    for tag in ["locl", "ccmp"] as [FontTag] { builder.enable(tag, .perSyllable) }
    for tag in ["pref", "blwf", "abvf", "pstf", "cfar"] as [FontTag] {
      builder.add(tag, [.manualJoiners, .manualNonJoiners, .perSyllable])
    }
    builder.pause(.clearSyllables)
    for tag in ["pres", "abvs", "blws", "psts"] as [FontTag] {
      builder.enable(tag, [.manualJoiners, .manualNonJoiners])
    }
  }

  static func addLastFeatures(to builder: inout FeatureMapBuilder) {
    // The specification has contextual ligatures among the required forms, optional ones never.
    builder.enable("clig")
    builder.disable("liga")
  }
}

extension ShapeRun {
  mutating func reorderKhmer() {
    insertDottedCircles(
      broken: KhmerSyllable.broken,
      circle: (IndicKind.dottedCircle.rawValue, SyllableRank.end.rawValue), repha: nil)
    let below = ["blwf", "abvf", "pstf"].reduce(0) { $0 | plan.map.firstBit(of: FontTag($1)) }
    let prebase = plan.map.firstBit(of: "pref")
    let afterRo = plan.map.firstBit(of: "cfar")
    forEachSyllable { run, start, end in
      guard run.buffer.input[start].syllableType != Self.noSyllable else { return }
      run.reorderKhmer(start, end, below: below, prebase: prebase, afterRo: afterRo)
    }
  }

  private mutating func reorderKhmer(
    _ start: Int, _ end: Int, below: UInt32, prebase: UInt32, afterRo: UInt32
  ) {
    let list = buffer.input
    for place in start + 1..<max(end, start + 1) { list[place].mask |= below }
    var subscripts = 0
    for place in start + 1..<max(end, start + 1) {
      let kind = list[place].kind
      if kind == IndicKind.halant.rawValue, subscripts <= 2, place + 1 < end {
        subscripts += 1
        guard list[place + 1].kind == IndicKind.ra.rawValue else { continue }
        // Coeng and ro go before the base; what follows may ask where they were.
        list[place].mask |= prebase
        list[place + 1].mask |= prebase
        buffer.mergeClusters(start, place + 2)
        moveGlyph(from: place, to: start)
        moveGlyph(from: place + 1, to: start + 1)
        for later in place + 2..<max(end, place + 2) { list[later].mask |= afterRo }
        subscripts = 2
      } else if kind == IndicKind.vowelBefore.rawValue {
        buffer.mergeClusters(start, place + 1)
        moveGlyph(from: place, to: start)
      }
      budget -= 1 + (place - start) >> 3
      guard budget > 0 else { return }
    }
  }
}
