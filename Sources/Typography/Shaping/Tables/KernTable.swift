/// The `kern` table: pairs of glyphs, formats 0 and 2, with the headers of Windows and of Apple.
struct KernTable: Sendable {
  private struct Subtable: Sendable {
    let table: TableView
    let format: Int
    let isCrossStream: Bool
    /// Where the body of the subtable starts.
    let start: Int
  }

  private let subtables: [Subtable]

  /// Whether some pairs move glyphs up or down.
  var hasCrossStream: Bool { subtables.contains(where: \.isCrossStream) }

  /// `nil` where there is no horizontal kerning.
  init?(_ table: TableView) {
    let isApple = table.u16(0) != 0
    let count = isApple ? table.u32(4) : table.u16(2)
    var position = isApple ? 8 : 4
    var found: [Subtable] = []
    // A handful in real fonts; a damaged one must not cost more.
    for _ in 0..<min(count, 64) where position < table.count {
      let length = isApple ? table.u32(position) : table.u16(position + 2)
      let coverage = table.u16(position + 4)
      let format = isApple ? coverage & 0xFF : coverage >> 8
      let isHorizontal = isApple ? coverage & 0x8000 == 0 : coverage & 1 != 0
      let isCross = coverage & (isApple ? 0x4000 : 4) != 0
      // A last subtable may be longer than 16 bits can say.
      let body = table.dropping(position)
      if isHorizontal, format == 0 || format == 2 {
        found.append(
          Subtable(
            table: body, format: format, isCrossStream: isCross, start: isApple ? 8 : 6))
      }
      guard length > 0 else { break }
      position += length
    }
    guard !found.isEmpty else { return nil }
    subtables = found
  }

  var count: Int { subtables.count }

  func isCrossStream(_ index: Int) -> Bool { subtables[index].isCrossStream }

  /// The kerning of two glyphs in one subtable, in font units.
  func value(_ index: Int, _ left: UInt32, _ right: UInt32) -> Int {
    let subtable = subtables[index]
    let table = subtable.table
    let start = subtable.start
    if subtable.format == 0 {
      let count = table.fitting(table.u16(start), size: 6, from: start + 8)
      let key = Int(left) << 16 | Int(right)
      let found = search(count) { table.u32(start + 8 + $0 * 6) - key }
      return found.map { table.i16(start + 12 + $0 * 6) } ?? 0
    }
    // Offsets count from the subtable; the classes of the left are offsets of rows themselves.
    let array = table.u16(start + 6)
    let row = glyphClass(table, table.u16(start + 2), left)
    let column = glyphClass(table, table.u16(start + 4), right)
    let place = max(row, array) + column
    return place >= array ? table.i16(place) : 0
  }

  private func glyphClass(_ table: TableView, _ offset: Int, _ glyph: UInt32) -> Int {
    let index = Int(glyph) - table.u16(offset)
    guard index >= 0, index < table.u16(offset + 2) else { return 0 }
    return table.u16(offset + 4 + index * 2)
  }
}
