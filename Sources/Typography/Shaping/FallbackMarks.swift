/// Placing marks by their boxes, for faces whose tables do not say where marks go.
extension ShapeRun {
  /// Replaces script-specific combining classes by the side of the base they belong to.
  mutating func recategorizeMarks() {
    for place in 0..<buffer.count {
      let info = buffer.input[place]
      guard info.character.isNonspacingMark else { continue }
      buffer.input[place].combiningClass = MarkSide.combiningClass(
        of: info.code, modified: info.combiningClass)
    }
  }

  /// Goes from base to base; invisible characters after a base change nothing.
  mutating func placeMarksByExtents() {
    var base = 0
    while base < buffer.count {
      var end = base + 1
      if !buffer.input[base].character.isMark {
        while end < buffer.count,
          buffer.input[end].character.isMark || buffer.input[end].isDefaultIgnorable
        {
          end += 1
        }
        if end - base > 1 { placeMarks(aroundBase: base, end) }
      }
      base = end
    }
  }

  private mutating func placeMarks(aroundBase base: Int, _ end: Int) {
    buffer.setUnsafeToBreak(base, end)
    guard var whole = extents(base) else {
      for place in base + 1..<max(end, base + 1)
      where buffer.input[place].character.isNonspacingMark {
        positions[place].xAdvance = 0
        positions[place].yAdvance = 0
      }
      return
    }
    whole.top += Int(positions[base].yOffset)
    // Sideways the advance is a better guide than the ink, and blank glyphs have no ink.
    whole.left = 0
    whole.width = face.advance(ofGlyph: Int(buffer.input[base].code))
    let ligatureID = buffer.input[base].ligatureID
    let components = buffer.input[base].componentCount
    var pen = direction == .leftToRight ? 0 &- positions[base].xAdvance : 0
    var component = whole
    var lastComponent = -1
    var stack = whole
    var lastClass: UInt8 = 255
    for place in base + 1..<max(end, base + 1) {
      let mark = buffer.input[place]
      guard buffer.markClass(place) != 0 else {
        let advance = positions[place].xAdvance
        pen = direction == .leftToRight ? pen &- advance : pen &+ advance
        continue
      }
      if components > 1 {
        var own = mark.ligatureComponent - 1
        if ligatureID == 0 || ligatureID != mark.ligatureID || own >= components {
          own = components - 1
        }
        if own != lastComponent {
          lastComponent = own
          lastClass = 255
          component = whole.part(
            request.direction == .leftToRight ? own : components - 1 - own, of: components)
        }
      }
      if mark.combiningClass != lastClass {
        lastClass = mark.combiningClass
        stack = component
      }
      placeMark(place, mark.combiningClass, on: &stack)
      positions[place].xAdvance = 0
      positions[place].yAdvance = 0
      positions[place].xOffset &+= pen
    }
  }

  /// Places one mark beside what is there already, and adds it to that.
  private mutating func placeMark(_ place: Int, _ combiningClass: UInt8, on stack: inout MarkStack)
  {
    guard let mark = extents(place) else { return }
    let gap = face.metrics.unitsPerEm / 16
    var x = 0
    var y = 0
    switch MarkSide.horizontal(combiningClass) {
    case .doubled where direction == .leftToRight:
      x = stack.left + stack.width - mark.width / 2 - mark.left
    case .doubled: x = stack.left - mark.width / 2 - mark.left
    case .left: x = stack.left - mark.left
    case .right: x = stack.left + stack.width - mark.width - mark.left
    case .centre: x = stack.left + (stack.width - mark.width) / 2 - mark.left
    }
    let vertical = MarkSide.vertical(combiningClass)
    switch vertical {
    case .below, .attachedBelow:
      if vertical == .below { stack.height -= gap }
      y = stack.top + stack.height - mark.top
      // Marks below are never moved up.
      if (gap > 0) == (y > 0) {
        stack.height -= y
        y = 0
      }
      stack.height += mark.height
    case .above, .attachedAbove:
      if vertical == .above {
        stack.top += gap
        stack.height -= gap
      }
      y = stack.top - (mark.top + mark.height)
      // Marks above are moved down half as far as they could.
      if (gap > 0) != (y > 0) {
        let correction = -y / 2
        stack.top += correction
        stack.height -= correction
        y += correction
      }
      stack.top -= mark.height
      stack.height += mark.height
    case .none: break
    }
    positions[place].xOffset = Int32(truncatingIfNeeded: x)
    positions[place].yOffset = Int32(truncatingIfNeeded: y)
  }

  private mutating func extents(_ place: Int) -> MarkStack? {
    guard let glyph = UInt16(exactly: buffer.input[place].code),
      Int(glyph) < face.glyphCount
    else { return nil }
    guard let box = face.extents(of: glyph) else {
      // A blank glyph has an empty box; a face without outlines knows no boxes.
      return face.hasOutlines ? MarkStack(left: 0, top: 0, width: 0, height: 0) : nil
    }
    return MarkStack(left: box.xBearing, top: box.yBearing, width: box.width, height: box.height)
  }
}

/// The box of a base with the marks placed so far; `height` is negative, from the top down.
private struct MarkStack {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  /// One of several parts of equal width.
  func part(_ index: Int, of count: Int) -> MarkStack {
    var part = self
    part.left += index * width / count
    part.width = width / count
    return part
  }
}

/// Combining classes as places around a base.
enum MarkSide {
  enum Horizontal { case centre, left, right, doubled }
  enum Vertical { case none, below, attachedBelow, above, attachedAbove }

  static func horizontal(_ combiningClass: UInt8) -> Horizontal {
    switch combiningClass {
    case 233, 234: .doubled
    case 200, 218, 228: .left
    case 216, 222, 232: .right
    default: .centre
    }
  }

  static func vertical(_ combiningClass: UInt8) -> Vertical {
    switch combiningClass {
    case 233, 218, 220, 222: .below
    case 200, 202: .attachedBelow
    case 234, 228, 230, 232: .above
    case 214, 216: .attachedAbove
    default: .none
    }
  }

  /// The side of a mark whose class is peculiar to its script.
  static func combiningClass(of scalar: UInt32, modified: UInt8) -> UInt8 {
    guard modified < 200 else { return modified }
    if scalar >> 8 == 0x0E, modified == 0 { return southEastAsian(scalar) }
    if scalar == 0x0E3A { return 222 }
    switch modified {
    // Hebrew: vowels and meteg below; rafe, holam and the dots of shin above.
    case 15...23, 24, 25: return 220
    case 13: return 214
    case 10: return 232
    case 11, 14: return 228
    case 26: return 230
    // Arabic and Syriac: all above but the two forms of kasra.
    case 30, 33: return 220
    case 27, 28, 29, 31, 32, 34, 35, 36: return 230
    // Thai, Lao, Tibetan.
    case 3: return 222
    case 107: return 232
    case 118, 129, 131: return 220
    case 122, 132: return 230
    default: return modified
    }
  }

  private static func southEastAsian(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x0E31, 0x0E34...0x0E37, 0x0E47, 0x0E4C...0x0E4E: 232
    case 0x0EB1, 0x0EB4...0x0EB7, 0x0EBB, 0x0ECC, 0x0ECD: 230
    case 0x0EBC: 220
    default: 0
    }
  }
}
