/// How advance widths change in a variable font (`HVAR`).
struct AdvanceVariations: Sendable {
  private let store: ItemVariationStore
  private let map: TableView
  /// Whether the face has the table; otherwise advances follow the outlines' phantom points.
  let exists: Bool

  init(_ table: TableView) {
    exists = table.u16(0) == 1
    store = ItemVariationStore(exists ? table.table32(4) : .empty)
    map = exists ? table.table32(8) : .empty
  }

  /// The change of one advance in font units.
  func delta(of glyph: Int, at coordinates: [Int]) -> Double {
    let (outer, inner) = index(of: glyph)
    return store.delta(outer: outer, inner: inner, at: coordinates)
  }

  /// Where in the store a glyph's row is (DeltaSetIndexMap).
  private func index(of glyph: Int) -> (outer: Int, inner: Int) {
    guard !map.isEmpty else { return (0, glyph) }
    let isLong = map.u8(0) == 1
    let count = isLong ? map.u32(2) : map.u16(2)
    guard count > 0 else { return (0, glyph) }
    let format = map.u8(1)
    let size = (format >> 4 & 3) + 1
    let start = (isLong ? 6 : 4) + min(glyph, count - 1) * size
    var entry = 0
    for byte in 0..<size { entry = entry << 8 | map.u8(start + byte) }
    let innerBits = (format & 0x0F) + 1
    return (entry >> innerBits, entry & (1 << innerBits - 1))
  }
}
