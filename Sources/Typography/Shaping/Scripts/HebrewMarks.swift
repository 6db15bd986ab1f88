extension ShapeRun {
  /// After a patah or qamats and a sheva or hiriq, a meteg belongs before the latter.
  mutating func reorderHebrewMarks(_ start: Int, _ end: Int) {
    typealias Class = ModifiedCombiningClass
    for place in start + 2..<max(end, start + 2) {
      let first = buffer.input[place - 2].combiningClass
      let second = buffer.input[place - 1].combiningClass
      let third = buffer.input[place].combiningClass
      guard first == Class.patah || first == Class.qamats,
        second == Class.sheva || second == Class.hiriq,
        third == Class.meteg || third == Class.below
      else { continue }
      buffer.mergeClusters(place - 1, place + 1)
      let moved = buffer.input[place]
      buffer.input[place] = buffer.input[place - 1]
      buffer.input[place - 1] = moved
      return
    }
  }
}

/// Hebrew letters with points as the single characters of U+FB1D–FB4E.
///
/// They are excluded from Unicode's own composition, yet older fonts have no other way to place
/// points.
enum HebrewPresentation {
  static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    switch second {
    case 0x05B4: return first == 0x05D9 ? 0xFB1D : nil
    case 0x05B7: return [0x05D0: 0xFB2E, 0x05F2: 0xFB1F][first]
    case 0x05B8: return first == 0x05D0 ? 0xFB2F : nil
    case 0x05B9: return first == 0x05D5 ? 0xFB4B : nil
    case 0x05BC: return withDagesh(first)
    case 0x05BF: return [0x05D1: 0xFB4C, 0x05DB: 0xFB4D, 0x05E4: 0xFB4E][first]
    case 0x05C1: return [0x05E9: 0xFB2A, 0xFB49: 0xFB2C][first]
    case 0x05C2: return [0x05E9: 0xFB2B, 0xFB49: 0xFB2D][first]
    default: return nil
    }
  }

  private static func withDagesh(_ letter: UInt32) -> UInt32? {
    switch letter {
    case 0xFB2A: return 0xFB2C
    case 0xFB2B: return 0xFB2D
    // Alef to tav in order; het, ayin and the finals mem, nun and tsadi have no such form.
    case 0x05D0...0x05EA:
      let without: [UInt32] = [0x05D7, 0x05DD, 0x05DF, 0x05E2, 0x05E5]
      return without.contains(letter) ? nil : 0xFB30 + letter - 0x05D0
    default: return nil
    }
  }
}
