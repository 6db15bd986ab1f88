/// How advances and origins change in a variable font (`HVAR`, `VVAR`).
struct MetricVariations: Sendable {
  private let store: ItemVariationStore
  private let advances: DeltaSetIndexMap
  private let origins: DeltaSetIndexMap?
  /// Whether the face has the table; without `HVAR` advances follow the outlines' phantom points.
  let exists: Bool

  init(_ table: TableView) {
    exists = table.u16(0) == 1
    let table = exists ? table : .empty
    store = ItemVariationStore(table.table32(4))
    advances = DeltaSetIndexMap(table.table32(8))
    // Only `VVAR` has this offset, and it has no origins without it.
    let map = table.table32(20)
    origins = map.isEmpty ? nil : DeltaSetIndexMap(map)
  }

  /// The change of one advance in font units.
  func advanceDelta(of glyph: Int, at coordinates: [Int]) -> Double {
    delta(advances.entry(of: glyph), at: coordinates)
  }

  /// The change of the height of a vertical origin in font units; for `VVAR`.
  func originDelta(of glyph: Int, at coordinates: [Int]) -> Double {
    guard let origins else { return 0 }
    return delta(origins.entry(of: glyph), at: coordinates)
  }

  private func delta(_ entry: (outer: Int, inner: Int), at coordinates: [Int]) -> Double {
    guard !coordinates.isEmpty else { return 0 }
    return store.delta(outer: entry.outer, inner: entry.inner, at: coordinates)
  }
}

/// Where in an `ItemVariationStore` the row of a glyph or an axis is (DeltaSetIndexMap).
struct DeltaSetIndexMap: Sendable {
  private let table: TableView

  init(_ table: TableView) { self.table = table }

  /// The row of a number; without a map the numbers themselves count the rows of the first table.
  func entry(of number: Int) -> (outer: Int, inner: Int) {
    let isLong = table.u8(0) == 1
    let count = isLong ? table.u32(2) : table.u16(2)
    guard count > 0 else { return (0, number) }
    let format = table.u8(1)
    let size = (format >> 4 & 3) + 1
    let start = (isLong ? 6 : 4) + min(number, count - 1) * size
    var entry = 0
    for byte in 0..<size { entry = entry << 8 | table.u8(start + byte) }
    let innerBits = (format & 0x0F) + 1
    return (entry >> innerBits, entry & (1 << innerBits - 1))
  }
}
