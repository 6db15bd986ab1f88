/// Cubic outlines of a face (`CFF ` and `CFF2`), read where they are in the file.
struct CFFOutlines: Sendable {
  /// What the glyphs of one font of a table have in common.
  struct Part {
    var subroutines = CFFIndex.empty
    /// The row of regions that `blend` uses unless a charstring says another.
    var variationIndex = 0
    /// From the numbers of charstrings to font units; `nil` if these are the same.
    var matrix: Matrix?
  }

  /// x' = xx·x + xy·y + dx, y' = yx·x + yy·y + dy.
  struct Matrix {
    var xx: Double
    var yx: Double
    var xy: Double
    var yy: Double
    var dx: Double
    var dy: Double

    func followed(by next: Matrix) -> Matrix {
      Matrix(
        xx: next.xx * xx + next.xy * yx, yx: next.yx * xx + next.yy * yx,
        xy: next.xx * xy + next.xy * yy, yy: next.yx * xy + next.yy * yy,
        dx: next.xx * dx + next.xy * dy + next.dx, dy: next.yx * dx + next.yy * dy + next.dy)
    }
  }

  let globalSubroutines: CFFIndex
  let store: ItemVariationStore
  let isVersion2: Bool

  private let table: TableView
  private let charstrings: CFFIndex
  private let top: CFFDict
  /// Font DICTs: all of CFF2, and CFF fonts whose glyphs are numbered by CID.
  private let fonts: CFFIndex
  private let select: CFFSelect
  private let charset: CFFCharset?
  private let unitsPerEm: Int

  /// Reads a `CFF2` table, or a `CFF ` table.
  ///
  /// - Throws: `FontError.invalid` if its charstrings cannot be found.
  init(_ table: TableView, isVersion2: Bool, unitsPerEm: Int) throws(FontError) {
    let name = isVersion2 ? "CFF2" : "CFF "
    guard table.u8(0) == (isVersion2 ? 2 : 1) else {
      throw .invalid(table: name, reason: "its version is \(table.u8(0))")
    }
    self.table = table
    self.isVersion2 = isVersion2
    self.unitsPerEm = unitsPerEm
    let header = table.u8(2)
    if isVersion2 {
      let size = table.u16(3)
      top = CFFDict(table.slice(header, length: size))
      globalSubroutines = CFFIndex(table, at: header + size, hasLongCount: true)
    } else {
      let names = CFFIndex(table, at: header, hasLongCount: false)
      let tops = CFFIndex(table, at: names.end, hasLongCount: false)
      let strings = CFFIndex(table, at: tops.end, hasLongCount: false)
      top = CFFDict(tops[0])
      globalSubroutines = CFFIndex(table, at: strings.end, hasLongCount: false)
    }
    let type = top.number(of: .charstringType) ?? 2
    guard type == 2 else {
      throw .unsupported(format: "CFF with charstrings of type \(type)")
    }
    charstrings = CFFIndex(
      table, at: top.number(of: .charstrings) ?? table.count, hasLongCount: isVersion2)
    guard charstrings.count > 0 else {
      throw .invalid(table: name, reason: "it has no charstrings")
    }
    let isNumbered = !isVersion2 && top.operands(of: .registry) != nil
    fonts =
      isVersion2 || isNumbered
      ? CFFIndex(
        table, at: top.number(of: .fontArray) ?? table.count, hasLongCount: isVersion2) : .empty
    select = CFFSelect(
      fonts.count > 1 || isNumbered ? table.dropping(top.number(of: .fontSelect) ?? -1) : .empty)
    charset =
      isVersion2 || isNumbered
      ? nil
      : CFFCharset(table, offset: top.number(of: .charset) ?? 0, glyphCount: charstrings.count)
    // The store is preceded by its length.
    let place = top.number(of: .variationStore).map { $0 + 2 } ?? -1
    store = ItemVariationStore(isVersion2 ? table.dropping(place) : .empty)
  }

  /// The outlines of a face: none if it has `glyf` or neither table.
  init?(_ directory: FontDirectory, unitsPerEm: Int) throws(FontError) {
    guard directory.table("glyf").isEmpty else { return nil }
    let second = directory.table("CFF2")
    let table = second.isEmpty ? directory.table("CFF ") : second
    guard !table.isEmpty else { return nil }
    try self.init(table, isVersion2: !second.isEmpty, unitsPerEm: unitsPerEm)
  }

  /// The outline of a glyph in font units; empty for blank, damaged and missing glyphs.
  func outline(of glyph: Int, at coordinates: [Int]) -> GlyphOutline {
    let code = charstrings[glyph]
    guard !code.isEmpty else { return GlyphOutline() }
    let part = part(of: glyph)
    var interpreter = CharstringInterpreter(self, part, coordinates: coordinates)
    guard var outline = interpreter.outline(of: code) else { return GlyphOutline() }
    if let matrix = part.matrix {
      for index in outline.points.indices {
        let point = outline.points[index]
        outline.points[index].x = matrix.xx * point.x + matrix.xy * point.y + matrix.dx
        outline.points[index].y = matrix.yx * point.x + matrix.yy * point.y + matrix.dy
      }
    }
    return outline
  }

  /// The charstring of a character in Adobe's standard encoding, for accented characters.
  func charstring(ofStandardCode code: Int) -> TableView {
    charset?.glyph(ofStandardCode: code).map { charstrings[$0] } ?? .empty
  }

  private func part(of glyph: Int) -> Part {
    guard fonts.count > 0 else { return part(top, matrix: matrix(of: top)) }
    let font = CFFDict(fonts[select.font(of: glyph)])
    let whole = matrix(of: top)
    guard let own = matrix(of: font) else { return part(font, matrix: whole) }
    return part(font, matrix: whole.map { own.followed(by: $0) } ?? own)
  }

  private func part(_ font: CFFDict, matrix: Matrix?) -> Part {
    var part = Part(matrix: inFontUnits(matrix))
    guard let place = font.operands(of: .privateDict), place.count >= 2 else { return part }
    let (size, offset) = (Int(place[0].rounded()), Int(place[1].rounded()))
    let dict = CFFDict(table.slice(offset, length: size))
    part.variationIndex = dict.number(of: .variationIndex) ?? 0
    if let subroutines = dict.number(of: .subroutines) {
      part.subroutines = CFFIndex(table, at: offset + subroutines, hasLongCount: isVersion2)
    }
    return part
  }

  /// What a DICT's FontMatrix maps to ems; `nil` if it has none, or one that maps to nothing.
  private func matrix(of dict: CFFDict) -> Matrix? {
    guard let values = dict.operands(of: .fontMatrix), values.count == 6,
      values.allSatisfy(\.isFinite), values[0] * values[3] != values[1] * values[2]
    else { return nil }
    return Matrix(
      xx: values[0], yx: values[1], xy: values[2], yy: values[3], dx: values[4], dy: values[5])
  }

  /// A matrix to font units; `nil` where it changes nothing, as in all usual fonts.
  ///
  /// Without a FontMatrix the numbers are font units, whatever `unitsPerEm` is.
  private func inFontUnits(_ matrix: Matrix?) -> Matrix? {
    guard let matrix else { return nil }
    let em = Double(unitsPerEm)
    let scaled = matrix.followed(by: Matrix(xx: em, yx: 0, xy: 0, yy: em, dx: 0, dy: 0))
    func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-3 }
    // Fonts write 1/2048 with few digits: 0.000488 is meant to be exact.
    let isPlain =
      isNear(scaled.xx, 1) && isNear(scaled.yy, 1) && isNear(scaled.xy, 0)
      && isNear(scaled.yx, 0) && isNear(scaled.dx, 0) && isNear(scaled.dy, 0)
    return isPlain ? nil : scaled
  }
}

/// Which of the fonts of a table a glyph belongs to (`FDSelect`).
struct CFFSelect: Sendable {
  private let table: TableView

  /// - Parameter table: empty if there is only one font.
  init(_ table: TableView) { self.table = table }

  func font(of glyph: Int) -> Int {
    switch table.u8(0) {
    case 0: return table.u8(1 + glyph)
    case 3:
      let count = table.fitting(table.u16(1), size: 3, from: 3)
      let range = range(of: glyph, count: count) { table.u16(3 + $0 * 3) }
      return table.u8(5 + range * 3)
    case 4:
      let count = table.fitting(table.u32(1), size: 6, from: 5)
      let range = range(of: glyph, count: count) { table.u32(5 + $0 * 6) }
      return table.u16(9 + range * 6)
    default: return 0
    }
  }

  /// The last range that starts at or before a glyph, or the first one.
  private func range(of glyph: Int, count: Int, start: (Int) -> Int) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if start(middle) <= glyph { low = middle } else { high = middle }
    }
    return low
  }
}
