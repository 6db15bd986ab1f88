/// From characters to glyphs (`cmap`): formats 0, 4, 6, 12 and 13, and 14 for variation selectors.
///
/// The table is unfolded once into pages of 256 glyphs, so that the text of a paragraph costs two array
/// reads per character. Of a face with very many characters beyond the first plane the last are searched.
struct CharacterMap: Sendable {
  /// Indexes of pages in `glyphs`, one per high byte; page 0 is empty.
  private let pages: [UInt16]
  private let glyphs: [UInt16]
  /// Characters from here on are searched.
  private let limit: UInt32
  private let supplementary: TableView
  private let variations: TableView

  init(_ table: TableView) {
    let records = table.fitting(table.u16(2), size: 8, from: 4)
    var best: (rank: Int, subtable: TableView, isSymbol: Bool)?
    var sequences = TableView.empty
    for index in 0..<records {
      let record = 4 + index * 8
      let platform = table.u16(record)
      let encoding = table.u16(record + 2)
      let subtable = table.table32(record + 4)
      if platform == 0, encoding == 5, subtable.u16(0) == 14 { sequences = subtable }
      guard let rank = Self.rank(platform, encoding, format: subtable.u16(0)) else { continue }
      if rank < best?.rank ?? Int.max {
        best = (rank, subtable, platform == 3 && encoding == 0)
      }
    }
    let subtable = best?.subtable ?? .empty
    var unfolding = PageUnfolding()
    switch subtable.u16(0) {
    case 0: unfolding.addBytes(subtable, isMacintosh: best?.rank == Self.macintoshRank)
    case 4: unfolding.addSegments(subtable)
    case 6: unfolding.addTrimmedArray(subtable)
    case 12, 13: unfolding.addGroups(subtable)
    default: break
    }
    if best?.isSymbol == true { unfolding.mirrorSymbols() }
    pages = unfolding.pages
    glyphs = unfolding.glyphs
    limit = UInt32(unfolding.limit)
    supplementary = subtable.u16(0) >= 12 ? subtable : .empty
    variations = sequences
  }

  /// The nominal glyph of a character; 0 if the font has none.
  @inline(__always)
  func glyph(for scalar: UInt32) -> UInt16 {
    if scalar < limit {
      let page = Int(pages[Int(scalar >> 8)])
      return glyphs[page << 8 | Int(scalar & 0xFF)]
    }
    return supplementaryGlyph(for: scalar)
  }

  /// Every character that has a glyph, in order; of a damaged table at most as many as Unicode has.
  func forEach(_ body: (UInt32) -> Void) {
    for scalar in UInt32(0)..<0x10000 where glyph(for: scalar) != 0 { body(scalar) }
    var next = 0x10000
    for group in 0..<supplementary.fitting(supplementary.u32(12), size: 12, from: 16) {
      let position = 16 + group * 12
      let end = min(supplementary.u32(position + 4), 0x10FFFF)
      let start = max(supplementary.u32(position), next)
      guard start <= end else { continue }
      for scalar in start...end where glyph(for: UInt32(scalar)) != 0 { body(UInt32(scalar)) }
      next = end + 1
    }
  }

  /// What a font says about a character followed by a variation selector.
  enum Variation: Equatable {
    /// The selector asks for the character's nominal glyph.
    case nominal
    case glyph(UInt16)
    /// The font does not know the pair.
    case unknown
  }

  /// Looks a character and its variation selector up in format 14.
  func variation(of scalar: UInt32, selector: UInt32) -> Variation {
    let count = variations.fitting(variations.u32(6), size: 11, from: 10)
    guard
      let record = search(count, { variations.u24(10 + $0 * 11) - Int(selector) })
    else { return .unknown }
    let position = 10 + record * 11
    let defaults = variations.table32(position + 3)
    let ranges = defaults.fitting(defaults.u32(0), size: 4, from: 4)
    let isDefault = search(ranges) { index in
      let start = defaults.u24(4 + index * 4)
      let end = start + defaults.u8(7 + index * 4)
      return Int(scalar) < start ? 1 : Int(scalar) > end ? -1 : 0
    }
    if isDefault != nil { return .nominal }
    let others = variations.table32(position + 7)
    let mappings = others.fitting(others.u32(0), size: 5, from: 4)
    let mapping = search(mappings) { others.u24(4 + $0 * 5) - Int(scalar) }
    guard let mapping else { return .unknown }
    let glyph = others.u16(7 + mapping * 5)
    return glyph == 0 ? .unknown : .glyph(UInt16(glyph))
  }

  private func supplementaryGlyph(for scalar: UInt32) -> UInt16 {
    let count = supplementary.fitting(supplementary.u32(12), size: 12, from: 16)
    let found = search(count) { index in
      let position = 16 + index * 12
      if Int(scalar) < supplementary.u32(position) { return 1 }
      return Int(scalar) > supplementary.u32(position + 4) ? -1 : 0
    }
    guard let found else { return 0 }
    let position = 16 + found * 12
    let isConstant = supplementary.u16(0) == 13
    let step = isConstant ? 0 : Int(scalar) - supplementary.u32(position)
    return UInt16(exactly: supplementary.u32(position + 8) + step) ?? 0
  }

  private static let macintoshRank = 9

  /// Prefers full Unicode to its first plane, Windows to Unicode records, symbols last.
  private static func rank(_ platform: Int, _ encoding: Int, format: Int) -> Int? {
    guard [0, 4, 6, 12, 13].contains(format) else { return nil }
    return switch (platform, encoding) {
    case (3, 10): 0
    case (0, 6): 1
    case (0, 4): 2
    case (3, 1): 3
    case (0, 3): 4
    case (0, 2): 5
    case (0, 1): 6
    case (0, 0): 7
    case (3, 0): 8
    case (1, 0) where format == 0: macintoshRank
    default: nil
    }
  }
}

/// Binary search over sorted records; `order` is negative where the record comes before the key.
@inline(__always)
func search(_ count: Int, _ order: (Int) -> Int) -> Int? {
  var low = 0
  var high = count
  while low < high {
    let middle = (low &+ high) >> 1
    let order = order(middle)
    if order == 0 { return middle }
    if order < 0 { low = middle &+ 1 } else { high = middle }
  }
  return nil
}

/// Fills the two-stage table of the first plane; every character is visited at most once.
private struct PageUnfolding {
  var pages = [UInt16](repeating: 0, count: 0x1100)
  var glyphs = [UInt16](repeating: 0, count: 256)
  /// The first character that is not unfolded.
  private(set) var limit = 0x110000
  /// Small files cannot ask for much memory: 256 KB, as much again as the first plane can need.
  private static let maximumPages = 513
  /// Characters below are done: records are sorted, and a damaged font must not cost more.
  private var next = 0

  /// Format 4: segments with a delta or an index into a glyph array.
  mutating func addSegments(_ table: TableView) {
    let count = table.fitting(table.u16(6) / 2, size: 8, from: 16)
    let ends = 14
    let starts = 16 + count * 2
    let deltas = starts + count * 2
    let rangeOffsets = deltas + count * 2
    for segment in 0..<count {
      let end = table.u16(ends + segment * 2)
      let start = table.u16(starts + segment * 2)
      let delta = table.u16(deltas + segment * 2)
      let offsetPosition = rangeOffsets + segment * 2
      let rangeOffset = table.u16(offsetPosition)
      visit(start, end) { scalar in
        guard rangeOffset != 0 else { return (scalar + delta) & 0xFFFF }
        let glyph = table.u16(offsetPosition + rangeOffset + (scalar - start) * 2)
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
      }
    }
  }

  /// Format 0: 256 glyphs of one byte, of Unicode's first or of Macintosh's Roman characters.
  mutating func addBytes(_ table: TableView, isMacintosh: Bool) {
    for code in 0..<256 {
      let isRoman = isMacintosh && code >= 0x80
      set(isRoman ? Int(macintoshRoman[code - 0x80]) : code, table.u8(6 + code))
    }
  }

  /// Format 6: one dense range.
  mutating func addTrimmedArray(_ table: TableView) {
    let first = table.u16(6)
    let count = table.fitting(table.u16(8), size: 2, from: 10)
    visit(first, first + count - 1) { table.u16(10 + ($0 - first) * 2) }
  }

  /// Formats 12 and 13.
  mutating func addGroups(_ table: TableView) {
    let isConstant = table.u16(0) == 13
    let count = table.fitting(table.u32(12), size: 12, from: 16)
    for group in 0..<count {
      let position = 16 + group * 12
      let start = table.u32(position)
      guard start < limit else { break }
      let glyph = table.u32(position + 8)
      visit(start, table.u32(position + 4), upTo: 0x10FFFF) {
        isConstant ? glyph : glyph + $0 - start
      }
    }
  }

  /// Symbol fonts keep their characters in U+F000–F0FF; text asks for U+0000–00FF.
  mutating func mirrorSymbols() {
    for code in 0..<256 {
      let glyph = glyphs[Int(pages[0xF0]) << 8 | code]
      if glyph != 0, glyphs[Int(pages[0]) << 8 | code] == 0 { set(code, Int(glyph)) }
    }
  }

  private mutating func visit(
    _ start: Int, _ end: Int, upTo last: Int = 0xFFFF, _ glyph: (Int) -> Int
  ) {
    var scalar = max(start, next)
    let last = min(end, last)
    while scalar <= last, scalar < limit {
      set(scalar, glyph(scalar))
      scalar += 1
    }
    next = max(next, scalar)
  }

  private mutating func set(_ scalar: Int, _ glyph: Int) {
    guard glyph > 0, glyph <= 0xFFFF else { return }
    let page = scalar >> 8
    if pages[page] == 0 {
      guard glyphs.count < Self.maximumPages << 8 else {
        limit = page << 8
        return
      }
      pages[page] = UInt16(glyphs.count >> 8)
      glyphs.append(contentsOf: repeatElement(0, count: 256))
    }
    glyphs[Int(pages[page]) << 8 | scalar & 0xFF] = UInt16(glyph)
  }
}

/// The characters 0x80 to 0xFF of the Macintosh's Roman encoding.
private let macintoshRoman: [UInt16] = [
  0x00C4, 0x00C5, 0x00C7, 0x00C9, 0x00D1, 0x00D6, 0x00DC, 0x00E1, 0x00E0, 0x00E2, 0x00E4,
  0x00E3, 0x00E5, 0x00E7, 0x00E9, 0x00E8, 0x00EA, 0x00EB, 0x00ED, 0x00EC, 0x00EE, 0x00EF,
  0x00F1, 0x00F3, 0x00F2, 0x00F4, 0x00F6, 0x00F5, 0x00FA, 0x00F9, 0x00FB, 0x00FC, 0x2020,
  0x00B0, 0x00A2, 0x00A3, 0x00A7, 0x2022, 0x00B6, 0x00DF, 0x00AE, 0x00A9, 0x2122, 0x00B4,
  0x00A8, 0x2260, 0x00C6, 0x00D8, 0x221E, 0x00B1, 0x2264, 0x2265, 0x00A5, 0x00B5, 0x2202,
  0x2211, 0x220F, 0x03C0, 0x222B, 0x00AA, 0x00BA, 0x03A9, 0x00E6, 0x00F8, 0x00BF, 0x00A1,
  0x00AC, 0x221A, 0x0192, 0x2248, 0x2206, 0x00AB, 0x00BB, 0x2026, 0x00A0, 0x00C0, 0x00C3,
  0x00D5, 0x0152, 0x0153, 0x2013, 0x2014, 0x201C, 0x201D, 0x2018, 0x2019, 0x00F7, 0x25CA,
  0x00FF, 0x0178, 0x2044, 0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x2021, 0x00B7, 0x201A,
  0x201E, 0x2030, 0x00C2, 0x00CA, 0x00C1, 0x00CB, 0x00C8, 0x00CD, 0x00CE, 0x00CF, 0x00CC,
  0x00D3, 0x00D4, 0xF8FF, 0x00D2, 0x00DA, 0x00DB, 0x00D9, 0x0131, 0x02C6, 0x02DC, 0x00AF,
  0x02D8, 0x02D9, 0x02DA, 0x00B8, 0x02DD, 0x02DB, 0x02C7,
]
