/// A ClassDef table: a small number for every glyph, 0 for those it does not mention.
struct ClassDefinition: BitwiseCopyable, Sendable {
  let table: TableView

  init(_ table: TableView) { self.table = table }

  @inline(__always)
  func value(of glyph: UInt32) -> Int {
    let glyph = Int(glyph)
    switch table.u16(0) {
    case 1:
      let index = glyph &- table.u16(2)
      return index >= 0 && index < table.u16(4) ? table.u16(6 &+ index &* 2) : 0
    case 2:
      let count = table.fitting(table.u16(2), size: 6, from: 4)
      let found = search(count) { index in
        let record = 4 &+ index &* 6
        if glyph < table.u16(record) { return 1 }
        return glyph > table.u16(record &+ 2) ? -1 : 0
      }
      return found.map { table.u16(8 &+ $0 &* 6) } ?? 0
    default:
      return 0
    }
  }

  /// The classes of glyphs 0, 1, 2 … as an array that ends with the last glyph that has one.
  ///
  /// Empty where the arena's budget does not allow it; `value(of:)` then searches as ever.
  func unfolded(in arena: SlabArena) -> Slab<UInt16> {
    var end = 0
    var work = 0
    forEachRange { range, _ in
      end = max(end, range.upperBound + 1)
      work += range.count
    }
    guard end <= 0x10000, work <= 0x20000, arena.spend(work / 4 + end / 4) else {
      return arena.allocate(0, filledWith: 0)
    }
    let classes = arena.allocate(end, filledWith: UInt16(0))
    forEachRange { range, value in
      for glyph in range { classes[glyph] = UInt16(truncatingIfNeeded: value) }
    }
    return classes
  }

  /// Calls `body` with every range of glyphs that has a class.
  func forEachRange(_ body: (_ glyphs: ClosedRange<Int>, _ value: Int) -> Void) {
    switch table.u16(0) {
    case 1:
      let start = table.u16(2)
      for index in 0..<table.fitting(table.u16(4), size: 2, from: 6) {
        body(start + index...start + index, table.u16(6 + index * 2))
      }
    case 2:
      for index in 0..<table.fitting(table.u16(2), size: 6, from: 4) {
        let record = 4 + index * 6
        let start = table.u16(record)
        let end = table.u16(record + 2)
        if start <= end { body(start...end, table.u16(record + 4)) }
      }
    default: break
    }
  }
}
