/// How numbers of `COLR` change in a variable font: a number has an index, and that a row of deltas.
struct ColorVariations {
  /// The index of what does not vary.
  private static let none = 0xFFFF_FFFF

  private let store: ItemVariationStore
  private let map: TableView
  private let coordinates: [Int]

  init(_ colr: TableView, at coordinates: [Int]) {
    self.coordinates = coordinates
    store = ItemVariationStore(coordinates.isEmpty ? .empty : colr.table32(30))
    map = colr.table32(26)
  }

  /// The change of the number at a place after the first of a paint, in the units it is stored in.
  func delta(base: Int, _ place: Int) -> Double {
    guard !coordinates.isEmpty, base != Self.none else { return 0 }
    let index = base + place
    let (outer, inner) = row(of: index)
    return store.delta(outer: outer, inner: inner, at: coordinates)
  }

  /// Where in the store an index is (DeltaSetIndexMap).
  private func row(of index: Int) -> (outer: Int, inner: Int) {
    let isLong = map.u8(0) == 1
    let count = isLong ? map.u32(2) : map.u16(2)
    guard !map.isEmpty, count > 0 else { return (index >> 16, index & 0xFFFF) }
    let format = map.u8(1)
    let size = (format >> 4 & 3) + 1
    let start = (isLong ? 6 : 4) + min(index, count - 1) * size
    var entry = 0
    for byte in 0..<size { entry = entry << 8 | map.u8(start + byte) }
    let innerBits = (format & 0x0F) + 1
    return (entry >> innerBits, entry & (1 << innerBits - 1))
  }
}
