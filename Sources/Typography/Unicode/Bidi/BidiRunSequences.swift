/// An isolating run sequence (BD13): the unit on which rules W1 to I2 work.
struct IsolatingRunSequence {
  /// Indices of the characters in the paragraph, without those X9 removed.
  let indices: [Int]
  /// The class of each, as the rules rewrite it.
  var classes: [BidiClass]
  let level: UInt8
  /// The class of the boundary before the sequence: L or R (X10).
  let start: BidiClass
  /// The class of the boundary after the sequence: L or R (X10).
  let end: BidiClass

  /// The direction of the sequence's own level.
  var embeddingDirection: BidiClass { .direction(ofLevel: level) }
}

extension BidiExplicitLevels {
  /// Splits the paragraph into level runs and joins those that isolates interrupt (X9, X10).
  func isolatingRunSequences(isolates: BidiIsolates) -> [IsolatingRunSequence] {
    let kept = classes.indices.filter { !originalClasses[$0].isRemovedByX9 }
    let runs = levelRuns(of: kept)
    // The run that starts at the PDI of a given position, so that an initiator finds its sequel.
    var runStartingAt: [Int: Int] = [:]
    for (number, run) in runs.enumerated()
    where originalClasses[kept[run.lowerBound]] == .popDirectionalIsolate {
      runStartingAt[kept[run.lowerBound]] = number
    }
    var sequences: [IsolatingRunSequence] = []
    for run in runs where !continuesAnIsolate(kept[run.lowerBound], isolates: isolates) {
      var members = [run]
      while let last = members.last, let partner = isolates.partners[kept[last.upperBound - 1]],
        originalClasses[kept[last.upperBound - 1]].isIsolateInitiator,
        let sequel = runStartingAt[partner]
      {
        members.append(runs[sequel])
      }
      sequences.append(sequence(of: members, kept: kept))
    }
    return sequences
  }

  /// Maximal ranges of `kept` with one level (BD7).
  private func levelRuns(of kept: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for position in kept.indices.dropFirst()
    where levels[kept[position]] != levels[kept[position - 1]] {
      runs.append(start..<position)
      start = position
    }
    if start < kept.count { runs.append(start..<kept.count) }
    return runs
  }

  private func continuesAnIsolate(_ index: Int, isolates: BidiIsolates) -> Bool {
    originalClasses[index] == .popDirectionalIsolate && isolates.partners[index] != nil
  }

  private func sequence(of runs: [Range<Int>], kept: [Int]) -> IsolatingRunSequence {
    let indices = runs.flatMap { kept[$0] }
    let first = runs[0].lowerBound
    let last = runs[runs.count - 1].upperBound - 1
    let level = levels[kept[first]]
    let before = first > 0 ? levels[kept[first - 1]] : baseLevel
    // An initiator that still ends the sequence has no PDI: the paragraph's end follows it.
    let endsOpen = originalClasses[kept[last]].isIsolateInitiator
    let after = endsOpen || last + 1 == kept.count ? baseLevel : levels[kept[last + 1]]
    return IsolatingRunSequence(
      indices: indices, classes: indices.map { classes[$0] }, level: level,
      start: .direction(ofLevel: max(level, before)), end: .direction(ofLevel: max(level, after)))
  }
}
