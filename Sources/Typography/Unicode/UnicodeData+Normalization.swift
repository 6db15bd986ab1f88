extension UnicodeData {
  /// The canonical decomposition of one step: `second` is `nil` for a singleton.
  ///
  /// Includes Hangul syllables: LV splits into L and V, LVT into LV and T. The full decomposition
  /// is this applied again to `first`, which is how Unicode defines it.
  package static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32?)? {
    if let pair = Hangul.decomposition(of: scalar) { return pair }
    guard properties(of: scalar).hasDecomposition,
      let row = decompositions.row(for: scalar)
    else { return nil }
    let second = decompositions.values[row + 2]
    return (decompositions.values[row + 1], second == 0 ? nil : second)
  }

  /// The primary composite of two characters (NFC), Hangul included.
  package static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if let syllable = Hangul.composition(first, second) { return syllable }
    guard properties(of: second).composesWithPrevious,
      let row = compositions.row(for: first, second)
    else { return nil }
    return compositions.values[row + 2]
  }

  /// Whether a character is a syllable that is composed of letters by arithmetic.
  @inline(__always)
  static func isHangulSyllable(_ scalar: UInt32) -> Bool { Hangul.syllables.contains(scalar) }

  private static let decompositions = CodePointTable(UnicodeTables.decompositions, columns: 3)
  private static let compositions = CodePointTable(UnicodeTables.compositions, columns: 3)
}

/// The arithmetic of precomposed Hangul syllables (Unicode §3.12).
private enum Hangul {
  static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  static let leads: ClosedRange<UInt32> = 0x1100...0x1112
  static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  /// U+11A7 itself stands for "no trailing consonant".
  static let trailBase: UInt32 = 0x11A7
  static let trails: ClosedRange<UInt32> = 0x11A8...0x11C2
  static let vowelCount: UInt32 = 21
  static let trailCount: UInt32 = 28

  package static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32?)? {
    guard syllables.contains(scalar) else { return nil }
    let index = scalar - syllables.lowerBound
    let trail = index % trailCount
    if trail > 0 { return (scalar - trail, trailBase + trail) }
    let pair = index / trailCount
    return (leads.lowerBound + pair / vowelCount, vowels.lowerBound + pair % vowelCount)
  }

  package static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if leads.contains(first), vowels.contains(second) {
      let pair =
        (first - leads.lowerBound) * vowelCount + (second - vowels.lowerBound)
      return syllables.lowerBound + pair * trailCount
    }
    if syllables.contains(first), trails.contains(second),
      (first - syllables.lowerBound) % trailCount == 0
    {
      return first + (second - trailBase)
    }
    return nil
  }
}
