/// Which glyph has which name (CFF "Charsets"): what accented characters made of two glyphs need.
struct CFFCharset: Sendable {
  private let table: TableView
  /// The offset in the font: 0 to 2 are sets of names that the format knows.
  private let offset: Int
  private let glyphCount: Int

  init(_ cff: TableView, offset: Int, glyphCount: Int) {
    table = offset > 2 ? cff.dropping(offset) : .empty
    self.offset = offset
    self.glyphCount = glyphCount
  }

  /// The glyph of a character in Adobe's standard encoding.
  func glyph(ofStandardCode code: Int) -> Int? {
    guard let name = Self.name(ofStandardCode: code) else { return nil }
    return glyph(named: name).flatMap { $0 < glyphCount ? $0 : nil }
  }

  /// The number of a character's name among the standard strings.
  private static func name(ofStandardCode code: Int) -> Int? {
    let runs: [(codes: ClosedRange<Int>, name: Int)] = [
      (32...126, 1), (161...175, 96), (177...180, 111), (182...189, 115), (191...191, 123),
      (193...200, 124), (202...203, 132), (205...208, 134), (225...225, 138), (227...227, 139),
      (232...235, 140), (241...241, 144), (245...245, 145), (248...251, 146),
    ]
    return runs.first { $0.codes.contains(code) }.map { $0.name + code - $0.codes.lowerBound }
  }

  private func glyph(named name: Int) -> Int? {
    switch offset {
    case 0: return name
    case 1: return Self.glyph(named: name, in: Self.expert)
    case 2: return Self.glyph(named: name, in: Self.expertSubset)
    default: break
    }
    switch table.u8(0) {
    case 0:
      let count = table.fitting(glyphCount - 1, size: 2, from: 1)
      return (0..<max(count, 0)).first { table.u16(1 + $0 * 2) == name }.map { $0 + 1 }
    case 1: return glyph(named: name, rangeSize: 3)
    case 2: return glyph(named: name, rangeSize: 4)
    default: return nil
    }
  }

  /// Ranges of names: the first one and how many follow.
  private func glyph(named name: Int, rangeSize: Int) -> Int? {
    var glyph = 1
    for index in 0..<table.fitting(glyphCount, size: rangeSize, from: 1) {
      let position = 1 + index * rangeSize
      let first = table.u16(position)
      let more = rangeSize == 3 ? table.u8(position + 2) : table.u16(position + 2)
      if first <= name, name <= first + more { return glyph + name - first }
      glyph += more + 1
      if glyph >= glyphCount { return nil }
    }
    return nil
  }

  private static func glyph(named name: Int, in runs: [ClosedRange<Int>]) -> Int? {
    var glyph = 1
    for run in runs {
      if run.contains(name) { return glyph + name - run.lowerBound }
      glyph += run.count
    }
    return nil
  }

  /// The names of the predefined charset Expert, from glyph 1 on.
  private static let expert: [ClosedRange<Int>] = [
    1...1, 229...238, 13...15, 99...99, 239...248, 27...28, 249...266, 109...110, 267...318,
    158...158, 155...155, 163...163, 319...326, 150...150, 164...164, 169...169, 327...378,
  ]

  /// The names of the predefined charset ExpertSubset, from glyph 1 on.
  private static let expertSubset: [ClosedRange<Int>] = [
    1...1, 231...232, 235...238, 13...15, 99...99, 239...248, 27...28, 249...251, 253...266,
    109...110, 267...270, 272...272, 300...302, 305...305, 314...315, 158...158, 155...155,
    163...163, 320...326, 150...150, 164...164, 169...169, 327...346,
  ]
}
