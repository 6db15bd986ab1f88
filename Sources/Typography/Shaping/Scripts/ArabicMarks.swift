extension ShapeRun {
  /// Modifier marks that are written closest to the letter (Unicode Technical Report 53, AMTRA).
  private static func isModifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0654, 0x0655, 0x0658, 0x06DC, 0x06E3, 0x06E7, 0x06E8, 0x08CA, 0x08CB, 0x08CD, 0x08CE,
      0x08CF, 0x08D3, 0x08F3:
      true
    default: false
    }
  }

  /// Moves the modifier marks that lead the marks below, and those that lead the marks above, to
  /// the front.
  mutating func reorderArabicMarks(_ start: Int, _ end: Int) {
    typealias Class = ModifiedCombiningClass
    var front = start
    var place = start
    for (combiningClass, newClass) in [(Class.below, Class.meteg), (Class.above, Class.varika)] {
      while place < end, buffer.input[place].combiningClass < combiningClass { place += 1 }
      guard place < end else { return }
      var stop = place
      while stop < end, buffer.input[stop].combiningClass == combiningClass,
        Self.isModifier(buffer.input[stop].code)
      {
        stop += 1
      }
      guard stop > place else { continue }
      buffer.mergeClusters(front, stop)
      rotate(front, place, stop)
      // The new classes keep the sequence sorted; positioning folds them back.
      let newFront = front + stop - place
      while front < newFront {
        buffer.input[front].combiningClass = newClass
        front += 1
      }
      place = stop
    }
  }

  /// Moves the elements `middle..<end` before those of `start..<middle`.
  private mutating func rotate(_ start: Int, _ middle: Int, _ end: Int) {
    buffer.reverse(start, middle)
    buffer.reverse(middle, end)
    buffer.reverse(start, end)
  }
}
