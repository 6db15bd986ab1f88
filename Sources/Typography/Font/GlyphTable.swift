/// Glyph outlines (`loca` and `glyf`), simple and composite.
struct GlyphTable: Sendable {
  /// How deep composites may nest; real fonts need two or three levels.
  static let maximumDepth = 12
  /// How many points and components one glyph may have after everything is put together.
  static let maximumPoints = 60_000
  static let maximumComponents = 2_000

  private let loca: TableView
  private let glyf: TableView
  private let hasLongOffsets: Bool
  let glyphCount: Int

  init(loca: TableView, glyf: TableView, hasLongOffsets: Bool, glyphCount: Int) {
    self.loca = loca
    self.glyf = glyf
    self.hasLongOffsets = hasLongOffsets
    self.glyphCount = glyphCount
  }

  /// The bytes of one glyph; empty for glyphs without an outline.
  func data(of glyph: Int) -> TableView {
    guard glyph >= 0, glyph < glyphCount else { return .empty }
    let start = hasLongOffsets ? loca.u32(glyph * 4) : loca.u16(glyph * 2) * 2
    let end = hasLongOffsets ? loca.u32(glyph * 4 + 4) : loca.u16(glyph * 2 + 2) * 2
    return end > start ? glyf.slice(start, length: end - start) : .empty
  }

  /// The box in a glyph's header as (xMin, yMin, xMax, yMax).
  func box(of glyph: Int) -> (xMin: Int, yMin: Int, xMax: Int, yMax: Int)? {
    let data = data(of: glyph)
    guard data.count >= 10 else { return nil }
    return (data.i16(2), data.i16(4), data.i16(6), data.i16(8))
  }
}

/// The points of a glyph while it is put together, with the contours they form.
struct GlyphPoints {
  var points: [GlyphOutline.Point] = []
  var contourEnds: [Int] = []
}

extension GlyphTable {
  /// Reads a glyph that is not a composite; `nil` where it is damaged or has no outline.
  func simpleGlyph(_ data: TableView) -> GlyphPoints? {
    let contours = data.i16(0)
    guard contours > 0 else { return nil }
    var result = GlyphPoints()
    var previousEnd = 0
    for contour in 0..<contours {
      let end = data.u16(10 + contour * 2) + 1
      guard end >= previousEnd else { return nil }
      result.contourEnds.append(end)
      previousEnd = end
    }
    let instructions = data.u16(10 + contours * 2)
    var position = 12 + contours * 2 + instructions
    guard position <= data.count, previousEnd <= Self.maximumPoints else { return nil }
    guard let flags = flags(data, count: previousEnd, position: &position) else { return nil }
    let xs = coordinates(data, flags, short: 0x02, same: 0x10, position: &position)
    let ys = coordinates(data, flags, short: 0x04, same: 0x20, position: &position)
    guard position <= data.count else { return nil }
    result.points = flags.indices.map { index in
      GlyphOutline.Point(
        x: Double(xs[index]), y: Double(ys[index]), isOnCurve: flags[index] & 1 != 0)
    }
    return result
  }

  private func flags(_ data: TableView, count: Int, position: inout Int) -> [UInt8]? {
    // Each flag byte stands for at most 256 points: a lying count is refused before it costs.
    guard position < data.count || count == 0 else { return nil }
    var flags: [UInt8] = []
    flags.reserveCapacity(min(count, (data.count - position) * 256))
    while flags.count < count {
      guard position < data.count else { return nil }
      let flag = UInt8(data.u8(position))
      position += 1
      var repeats = 1
      if flag & 0x08 != 0 {
        repeats += data.u8(position)
        position += 1
      }
      for _ in 0..<min(repeats, count - flags.count) { flags.append(flag) }
    }
    return flags
  }

  private func coordinates(
    _ data: TableView, _ flags: [UInt8], short: UInt8, same: UInt8, position: inout Int
  ) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        let magnitude = data.u8(position)
        value += flag & same != 0 ? magnitude : -magnitude
        position += 1
      } else if flag & same == 0 {
        value += data.i16(position)
        position += 2
      }
      return value
    }
  }
}
