/// A Coverage table: which glyphs a subtable concerns, numbered in order (OpenType, "chapter 2").
struct CoverageTable: BitwiseCopyable, Sendable {
  let table: TableView

  init(_ table: TableView) { self.table = table }

  /// The glyph's coverage index; `nil` if it is not covered.
  @inline(__always)
  func index(of glyph: UInt32) -> Int? {
    let glyph = Int(glyph)
    switch table.u16(0) {
    case 1:
      let count = table.fitting(table.u16(2), size: 2, from: 4)
      return search(count) { table.u16(4 &+ $0 &* 2) &- glyph }
    case 2:
      let count = table.fitting(table.u16(2), size: 6, from: 4)
      let found = search(count) { index in
        let record = 4 &+ index &* 6
        if glyph < table.u16(record) { return 1 }
        return glyph > table.u16(record &+ 2) ? -1 : 0
      }
      guard let found else { return nil }
      let record = 4 &+ found &* 6
      return table.u16(record &+ 4) &+ glyph &- table.u16(record)
    default:
      return nil
    }
  }

  @inline(__always)
  func contains(_ glyph: UInt32) -> Bool { index(of: glyph) != nil }

  /// Adds the covered glyphs to a set, within the arena's budget.
  func collect(into set: inout GlyphSetBuilder, budget arena: SlabArena) {
    let isList = table.u16(0) == 1
    let count = table.fitting(table.u16(2), size: isList ? 2 : 6, from: 4)
    guard arena.spend(count * 2 + 16) else { return }
    switch table.u16(0) {
    case 1:
      for index in 0..<count {
        let glyph = table.u16(4 + index * 2)
        set.insert(glyph...glyph)
      }
    case 2:
      for index in 0..<count {
        let record = 4 + index * 6
        let start = table.u16(record)
        let end = table.u16(record + 2)
        guard start <= end, arena.spend((end - start) >> 6) else { continue }
        set.insert(start...end)
      }
    default: break
    }
  }
}
