/// Kerning by the `kern` table, where `GPOS` has none.
extension ShapeRun {
  mutating func applyKernTable(_ kerning: KernTable) {
    lookup = LookupState()
    lookup.isPositioning = true
    lookup.mask = plan.kerningMask
    lookup.properties = LookupFlag.ignoreMarks
    for index in 0..<kerning.count { applyKernTable(kerning, index) }
  }

  private mutating func applyKernTable(_ kerning: KernTable, _ index: Int) {
    // The table knows the order in which glyphs are seen.
    if direction == .rightToLeft { reverseGlyphs() }
    let isCross = kerning.isCrossStream(index)
    var place = 0
    while place < buffer.count {
      guard buffer.input[place].mask & plan.kerningMask != 0,
        let next = nextMatch(after: place, nil, at: 0, isContext: false)
      else {
        place += 1
        continue
      }
      let value = Int32(
        truncatingIfNeeded: kerning.value(
          index, buffer.input[place].code, buffer.input[next].code))
      if value != 0 {
        if isCross {
          positions[next].yOffset = value
        } else {
          let half = value >> 1
          positions[place].xAdvance &+= half
          positions[next].xAdvance &+= value - half
          positions[next].xOffset &+= value - half
        }
        buffer.setUnsafeToBreak(place, next + 1)
      }
      place = next
    }
    if direction == .rightToLeft { reverseGlyphs() }
  }
}
