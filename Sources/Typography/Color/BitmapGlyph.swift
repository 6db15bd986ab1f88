/// A picture of a glyph as a face holds it, with its place.
package struct BitmapGlyph: Equatable, Sendable {
  /// A file: PNG, and JPEG in `sbix`.
  package var file: [UInt8]
  /// The size of the em in pixels of the picture.
  package var pixelsPerEm: Int
  /// From the origin of the glyph to the left edge, in pixels of the picture.
  package var left: Int
  /// From the baseline up, in pixels of the picture; to the top edge, or to the bottom one.
  package var height: Height

  package enum Height: Equatable, Sendable {
    case top(Int)
    case bottom(Int)
  }
}

/// Pictures of glyphs by size (`sbix`; `CBLC` with `CBDT`).
struct BitmapTables {
  let sbix: TableView
  let locations: TableView
  let data: TableView
  let glyphCount: Int

  /// The picture of the nearest larger size, or of the largest; `nil` for a glyph without one.
  func bitmap(of glyph: Int, pixelsPerEm: Double) -> BitmapGlyph? {
    appleBitmap(of: glyph, pixelsPerEm) ?? colorBitmap(of: glyph, pixelsPerEm)
  }

  /// Sizes in the order in which they are tried: the larger ones ascending, then the smaller ones
  /// descending.
  private func order(_ sizes: [(size: Int, place: Int)], for wanted: Double) -> [Int] {
    let ascending = sizes.sorted { ($0.size, $0.place) < ($1.size, $1.place) }
    let larger = ascending.filter { Double($0.size) >= wanted }
    let smaller = ascending.filter { Double($0.size) < wanted }
    return (larger + smaller.reversed()).map(\.place)
  }

  // MARK: sbix

  private func appleBitmap(of glyph: Int, _ wanted: Double) -> BitmapGlyph? {
    // More sizes than any font has.
    let count = min(sbix.fitting(sbix.u32(4), size: 4, from: 8), 64)
    let strikes = (0..<count).map { index in
      (size: sbix.table32(8 + index * 4).u16(0), place: index)
    }
    for place in order(strikes.filter { $0.size > 0 }, for: wanted) {
      if let found = appleBitmap(of: glyph, in: sbix.table32(8 + place * 4)) { return found }
    }
    return nil
  }

  private func appleBitmap(of glyph: Int, in strike: TableView) -> BitmapGlyph? {
    var glyph = glyph
    // A glyph may have the picture of another one, which has its own.
    for _ in 0..<2 {
      guard glyph < glyphCount else { return nil }
      let start = strike.u32(4 + glyph * 4)
      let record = strike.slice(start, length: strike.u32(8 + glyph * 4) - start)
      guard record.count > 8 else { return nil }
      switch record.tag(4) {
      case "png ", "jpg ":
        return BitmapGlyph(
          file: record.dropping(8).copy(), pixelsPerEm: strike.u16(0), left: record.i16(0),
          height: .bottom(record.i16(2)))
      case "dupe": glyph = record.u16(8)
      default: return nil
      }
    }
    return nil
  }

  // MARK: CBLC and CBDT

  private func colorBitmap(of glyph: Int, _ wanted: Double) -> BitmapGlyph? {
    let count = min(locations.fitting(locations.u32(4), size: 48, from: 8), 64)
    let strikes = (0..<count).map { (size: locations.u8(8 + $0 * 48 + 45), place: $0) }
    for place in order(strikes.filter { $0.size > 0 }, for: wanted) {
      let size = locations.dropping(8 + place * 48)
      guard (size.u16(40)...max(size.u16(40), size.u16(42))).contains(glyph) else { continue }
      if let found = colorBitmap(of: glyph, in: size) { return found }
    }
    return nil
  }

  private func colorBitmap(of glyph: Int, in size: TableView) -> BitmapGlyph? {
    let array = locations.dropping(size.u32(0))
    for index in 0..<array.fitting(size.u32(8), size: 8, from: 0) {
      let (first, last) = (array.u16(index * 8), array.u16(index * 8 + 2))
      guard first <= glyph, glyph <= last else { continue }
      let subtable = array.dropping(array.u32(index * 8 + 4))
      guard let place = place(of: glyph, first: first, in: subtable) else { continue }
      return colorBitmap(in: data.slice(place.start, length: place.length), subtable, size)
    }
    return nil
  }

  /// Where the data of a glyph is.
  private func place(
    of glyph: Int, first: Int, in subtable: TableView
  ) -> (start: Int, length: Int)? {
    let base = subtable.u32(4)
    let index = glyph - first
    func between(_ start: Int, _ end: Int) -> (start: Int, length: Int)? {
      end > start ? (base + start, end - start) : nil
    }
    switch subtable.u16(0) {
    case 1: return between(subtable.u32(8 + index * 4), subtable.u32(12 + index * 4))
    case 2: return (base + index * subtable.u32(8), subtable.u32(8))
    case 3: return between(subtable.u16(8 + index * 2), subtable.u16(10 + index * 2))
    case 4:
      let count = subtable.fitting(subtable.u32(8), size: 4, from: 12)
      guard let found = (0..<count).first(where: { subtable.u16(12 + $0 * 4) == glyph }) else {
        return nil
      }
      return between(subtable.u16(14 + found * 4), subtable.u16(18 + found * 4))
    case 5:
      let count = subtable.fitting(subtable.u32(20), size: 2, from: 24)
      guard let found = (0..<count).first(where: { subtable.u16(24 + $0 * 2) == glyph }) else {
        return nil
      }
      return (base + found * subtable.u32(8), subtable.u32(8))
    default: return nil
    }
  }

  private func colorBitmap(
    in record: TableView, _ subtable: TableView, _ size: TableView
  ) -> BitmapGlyph? {
    // Height, width, and then the place of the left and top edges.
    let metrics: TableView
    let file: TableView
    switch subtable.u16(2) {
    case 17: (metrics, file) = (record, record.dropping(5))
    case 18: (metrics, file) = (record, record.dropping(8))
    case 19: (metrics, file) = (subtable.dropping(12), record)
    default: return nil
    }
    let bytes = file.slice(4, length: file.u32(0))
    guard !bytes.isEmpty else { return nil }
    return BitmapGlyph(
      file: bytes.copy(), pixelsPerEm: size.u8(45), left: metrics.i8(2),
      height: .top(metrics.i8(3)))
  }
}
