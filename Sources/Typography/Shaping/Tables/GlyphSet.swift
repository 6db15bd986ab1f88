/// A set of glyphs as bits, stored from the first to the last word that has any.
struct GlyphSet: BitwiseCopyable, Sendable {
  private let words: Slab<UInt64>
  private let firstWord: Int

  init(words: Slab<UInt64>, firstWord: Int) {
    self.words = words
    self.firstWord = firstWord
  }

  @inline(__always)
  func contains(_ glyph: UInt32) -> Bool { bit(of: glyph) != 0 }

  /// 1 if the glyph is in the set, else 0.
  @inline(__always)
  func bit(of glyph: UInt32) -> UInt64 {
    let word = Int(glyph >> 6) &- firstWord
    guard UInt(bitPattern: word) < UInt(bitPattern: words.count) else { return 0 }
    return words[word] &>> UInt64(glyph & 63) & 1
  }

  /// Whether any glyph is in both sets; `all` starts with glyph 0.
  @inline(__always)
  func intersects(_ all: Slab<UInt64>) -> Bool {
    let end = min(words.count, all.count &- firstWord)
    var word = 0
    while word < end {
      if words[word] & all[firstWord &+ word] != 0 { return true }
      word &+= 1
    }
    return false
  }
}

/// Gathers glyphs for a `GlyphSet`.
struct GlyphSetBuilder {
  private var words: [UInt64] = []

  mutating func insert(_ range: ClosedRange<Int>) {
    let upper = min(range.upperBound, 0xFFFF)
    guard range.lowerBound >= 0, range.lowerBound <= upper else { return }
    if words.count <= upper >> 6 {
      words += repeatElement(0, count: (upper >> 6) + 1 - words.count)
    }
    let first = range.lowerBound >> 6
    let last = upper >> 6
    for word in first...last {
      var mask = UInt64.max
      if word == first { mask &= UInt64.max << UInt64(range.lowerBound & 63) }
      if word == last { mask &= UInt64.max >> UInt64(63 - upper & 63) }
      words[word] |= mask
    }
  }

  mutating func formUnion(_ other: GlyphSetBuilder) {
    if words.count < other.words.count {
      words += repeatElement(0, count: other.words.count - words.count)
    }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// The first and the last glyph; `nil` for none.
  var bounds: ClosedRange<Int>? {
    guard let first = words.firstIndex(where: { $0 != 0 }),
      let last = words.lastIndex(where: { $0 != 0 })
    else { return nil }
    return first << 6 + words[first].trailingZeroBitCount...last << 6 + 63
      - words[last].leadingZeroBitCount
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Visits the glyphs in order.
  func forEach(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  /// Copies the set into an arena; empty where the arena's budget does not allow it.
  func build(in arena: SlabArena) -> GlyphSet {
    let first = words.firstIndex { $0 != 0 } ?? 0
    let end = (words.lastIndex { $0 != 0 } ?? -1) + 1
    let count = max(0, end - first)
    let slab = arena.allocate(arena.spend(count) ? count : 0, filledWith: UInt64(0))
    for index in 0..<slab.count { slab[index] = words[first + index] }
    return GlyphSet(words: slab, firstWord: first)
  }
}
