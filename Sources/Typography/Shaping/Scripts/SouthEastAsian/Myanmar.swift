/// The syllables of Myanmar and their reordering (OpenType, "Creating and supporting OpenType fonts
/// for Myanmar").
enum MyanmarSyllable {
  static let consonant: UInt8 = 1
  static let broken: UInt8 = 2
  static let other: UInt8 = 3

  static let machine = SyllableMachine(
    kinds: IndicKind.names,
    definitions: """
      j = ZWJ | ZWNJ
      sm = SM | SMPst
      k = Ra As H
      c = C | Ra
      medials = MY? As? MR? ((MW MH? ML? | MH ML? | ML) As?)?
      vowels = (VPre VS?)* VAbv* VBlw* A* (N As?)?
      postVowels = VPst MH? ML? As* VAbv* A* (N As?)?
      tones = PT A* N? As? | sm
      complexTail = As* medials vowels postVowels* tones* j?
      tail = (H (c | V) VS?)* (H | complexTail)
      consonant = (k | CS)? (c | V | PLACEHOLDER | DOTTEDCIRCLE) VS? tail
      loose = j | SMPst
      broken = k? VS? tail
      """,
    rules: [("consonant", consonant), ("loose", other), ("broken", broken)])

  static func addFeatures(to builder: inout FeatureMapBuilder) {
    builder.pause(.myanmarSyllables)
    for tag in ["locl", "ccmp"] as [FontTag] { builder.enable(tag, .perSyllable) }
    builder.pause(.myanmarReordering)
    for tag in ["rphf", "pref", "blwf", "pstf"] as [FontTag] {
      builder.enable(tag, [.manualJoiners, .perSyllable])
      builder.pause()
    }
    builder.pause(.clearSyllables)
    for tag in ["pres", "abvs", "blws", "psts"] as [FontTag] {
      builder.enable(tag, .manualJoiners)
    }
  }
}

extension ShapeRun {
  mutating func reorderMyanmar() {
    insertDottedCircles(
      broken: MyanmarSyllable.broken,
      circle: (IndicKind.dottedCircle.rawValue, SyllableRank.end.rawValue), repha: nil)
    forEachSyllable { run, start, end in
      let type = run.buffer.input[start].syllableType
      if type == MyanmarSyllable.consonant || type == MyanmarSyllable.broken {
        run.reorderMyanmar(start, end)
      }
    }
  }

  private mutating func reorderMyanmar(_ start: Int, _ end: Int) {
    let list = buffer.input
    let hasKinzi =
      start + 3 <= end && list[start].isOne(of: IndicKind.set(.ra))
      && list[start + 1].isOne(of: IndicKind.set(.asat))
      && list[start + 2].isOne(of: IndicKind.halants)
    let first = hasKinzi ? start + 3 : start
    let base =
      (first..<end).first { list[$0].isOne(of: IndicKind.consonants) }
      ?? (hasKinzi ? start : first)
    for place in start..<first { list[place].rank = SyllableRank.afterMain.rawValue }
    for place in first..<max(first, base) {
      list[place].rank = SyllableRank.beforeConsonant.rawValue
    }
    let later = max(first, base)
    if later < end { list[later].rank = SyllableRank.base.rawValue }
    rankMyanmarSigns(min(later + 1, end), end)
    sortByRank(start, end, mergesClusters: true)
    let left = SyllableRank.beforeMatra.rawValue
    let signs = (start..<end).filter { list[$0].rank == left }
    if let low = signs.first, let high = signs.last {
      reverseLeftSigns(low, high, heads: IndicKind.set(.vowelBefore))
    }
  }

  /// Medial ra and the vowel e go to the left; anusvara goes before the vowels below.
  private mutating func rankMyanmarSigns(_ start: Int, _ end: Int) {
    let list = buffer.input
    var rank = SyllableRank.afterMain
    for place in start..<end {
      let own: SyllableRank
      switch IndicKind(rawValue: list[place].kind) {
      case .medialRa: own = .beforeConsonant
      case .vowelBefore: own = .beforeMatra
      case .variationSelector:
        list[place].rank = list[place - 1].rank
        continue
      case .vowelBelow where rank == .afterMain || rank == .below:
        rank = .below
        own = rank
      case .accent where rank == .below: own = .beforeSub
      default:
        if rank == .below { rank = .afterSub }
        own = rank
      }
      list[place].rank = own.rawValue
    }
  }
}
