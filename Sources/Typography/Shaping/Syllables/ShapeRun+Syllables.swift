/// Syllables in the buffer: each glyph carries its syllable's number and type in one byte.
extension GlyphInfo {
  /// The type of the glyph's syllable, as its script's machine numbers them.
  var syllableType: UInt8 { syllable & 0x0F }

  /// Whether the glyph is of one of some kinds. Of ligatures nothing is known any more.
  @inline(__always)
  func isOne(of kinds: KindSet) -> Bool { !isLigated && kinds.contains(kind) }
}

/// Syllabic kinds as bits.
struct KindSet: Sendable {
  let bits: UInt64

  @inline(__always)
  func contains(_ kind: UInt8) -> Bool { bits >> UInt64(kind) & 1 != 0 }

  static func | (left: KindSet, right: KindSet) -> KindSet {
    KindSet(bits: left.bits | right.bits)
  }
}

extension ShapeRun {
  /// The type of text that is in no syllable.
  static var noSyllable: UInt8 { 0 }

  /// Numbers the syllables that a machine finds among all glyphs.
  mutating func findSyllables(_ machine: SyllableMachine, broken: UInt8) {
    let list = buffer.input
    let count = buffer.count
    var number: UInt8 = 1
    var start = 0
    while start < count {
      let found = machine.match(count, from: start) { list[$0].kind }
      let end = found?.end ?? start + 1
      setSyllable(start, end, type: found?.type ?? Self.noSyllable, broken: broken, &number)
      buffer.setUnsafeToBreak(start, end)
      start = end
    }
  }

  /// Gives the glyphs `start..<end` the next number; numbers go round, neighbours differ.
  mutating func setSyllable(
    _ start: Int, _ end: Int, type: UInt8, broken: UInt8, _ number: inout UInt8
  ) {
    for place in start..<end { buffer.input[place].syllable = number << 4 | type }
    number = number == 15 ? 1 : number + 1
    if type == broken { buffer.traits.insert(.hasBrokenSyllables) }
  }

  /// Calls `body` with every syllable.
  mutating func forEachSyllable(_ body: (inout ShapeRun, _ start: Int, _ end: Int) -> Void) {
    var start = 0
    while start < buffer.count {
      let syllable = buffer.input[start].syllable
      var end = start + 1
      while end < buffer.count, buffer.input[end].syllable == syllable { end += 1 }
      body(&self, start, end)
      start = end
    }
  }

  /// Lookups of later stages see the text as a whole.
  mutating func clearSyllables() {
    for place in 0..<buffer.count { buffer.input[place].syllable = 0 }
  }

  /// Gives syllables without a base a dotted circle, after a repha if there is one.
  mutating func insertDottedCircles(
    broken: UInt8, circle: (kind: UInt8, rank: UInt8), repha: UInt8?
  ) {
    guard buffer.traits.contains(.hasBrokenSyllables) else { return }
    let glyph = nominalGlyph(0x25CC)
    guard glyph != 0 else { return }
    var info = GlyphInfo(code: glyph, cluster: 0)
    // Not a letter: vowel signs after it begin a word.
    info.character.category = .control
    info.kind = circle.kind
    info.rank = circle.rank
    info.properties = definitions.properties(of: glyph)
    buffer.markPresent(glyph)
    buffer.beginOutput()
    var last: UInt8 = 0
    while buffer.index < buffer.count {
      let current = buffer.current
      guard current.syllable != last, current.syllableType == broken else {
        buffer.next()
        continue
      }
      last = current.syllable
      info.cluster = current.cluster
      info.mask = current.mask
      info.syllable = current.syllable
      if let repha {
        while buffer.index < buffer.count, buffer.current.syllable == last,
          buffer.current.kind == repha
        {
          buffer.next()
        }
      }
      buffer.write(info)
    }
    buffer.endOutput()
  }

  /// Moves one glyph of the input from `place` to `target`; those between move up.
  mutating func moveGlyph(from place: Int, to target: Int) {
    let moved = buffer.input[place]
    if place < target {
      buffer.input.copy(from: buffer.input, at: place + 1, to: place, length: target - place)
    } else {
      buffer.input.copy(from: buffer.input, at: target, to: target + 1, length: place - target)
    }
    buffer.input[target] = moved
  }

  /// Sorts by rank, keeping the order of equals; what changes places shares a cluster.
  mutating func sortByRank(_ start: Int, _ end: Int, mergesClusters: Bool) {
    for place in start + 1..<max(end, start + 1) {
      let rank = buffer.input[place].rank
      var target = place
      while target > start, buffer.input[target - 1].rank > rank { target -= 1 }
      budget -= place - target
      guard target < place, budget > 0 else { continue }
      if mergesClusters { buffer.mergeClusters(target, place + 1) }
      moveGlyph(from: place, to: target)
    }
  }

  /// Vowel signs written before the base come in the reverse order of the text, each with what
  /// belongs to it.
  mutating func reverseLeftSigns(_ first: Int, _ last: Int, heads: KindSet) {
    guard first < last else { return }
    buffer.reverse(first, last + 1)
    var start = first
    for place in first...last where heads.contains(buffer.input[place].kind) {
      buffer.reverse(start, place + 1)
      start = place + 1
    }
  }
}
