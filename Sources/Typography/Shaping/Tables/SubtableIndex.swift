/// Which subtables of a lookup start at a glyph: of hundreds a glyph starts a few.
struct SubtableIndex: BitwiseCopyable, Sendable {
  /// Fewer are looked through one by one.
  private static let least = 6

  private let firstGlyph: UInt32
  /// Where the subtables of each glyph start; one more than there are glyphs.
  private let starts: Slab<UInt32>
  private let numbers: Slab<UInt16>

  static func empty(in arena: SlabArena) -> SubtableIndex {
    SubtableIndex(
      firstGlyph: 0, starts: arena.allocate(0, filledWith: 0),
      numbers: arena.allocate(0, filledWith: 0))
  }

  private init(firstGlyph: UInt32, starts: Slab<UInt32>, numbers: Slab<UInt16>) {
    self.firstGlyph = firstGlyph
    self.starts = starts
    self.numbers = numbers
  }

  /// Empty for few subtables, and where the arena's budget does not allow it.
  init(_ sets: [GlyphSetBuilder], all: GlyphSetBuilder, in arena: SlabArena) {
    self = .empty(in: arena)
    guard sets.count >= Self.least, sets.count <= 0xFFFF, let bounds = all.bounds else { return }
    let span = bounds.upperBound - bounds.lowerBound + 1
    let total = sets.reduce(0) { $0 + $1.count }
    guard arena.spend(span + total) else { return }
    var lists = [[UInt16]](repeating: [], count: span)
    for (number, set) in sets.enumerated() {
      set.forEach { lists[$0 - bounds.lowerBound].append(UInt16(truncatingIfNeeded: number)) }
    }
    let starts: Slab<UInt32> = arena.allocate(span + 1, filledWith: 0)
    let numbers: Slab<UInt16> = arena.allocate(total, filledWith: 0)
    var place = 0
    for (glyph, list) in lists.enumerated() {
      for number in list {
        numbers[place] = number
        place += 1
      }
      starts[glyph + 1] = UInt32(truncatingIfNeeded: place)
    }
    self.init(
      firstGlyph: UInt32(truncatingIfNeeded: bounds.lowerBound), starts: starts, numbers: numbers)
  }

  /// The places in the index of a glyph's subtables; `nil` where there is no index.
  @inline(__always)
  func places(of glyph: UInt32) -> Range<Int>? {
    guard starts.count > 0 else { return nil }
    let index = Int(glyph) &- Int(firstGlyph)
    guard index >= 0, index + 1 < starts.count else { return 0..<0 }
    return Int(starts[index])..<Int(starts[index + 1])
  }

  @inline(__always)
  subscript(place: Int) -> Int { Int(numbers[place]) }
}
