/// Where the shapers of scripts come in between the phases that all text goes through.
extension ShapeRun {
  /// Changes characters before any of them has a glyph.
  mutating func prepareText() {
    switch plan.shaper {
    case .indic, .universal: separateVowels()
    case .thai: splitSaraAm()
    case .hangul: composeHangul()
    case .standard, .arabic, .hebrew, .khmer, .myanmar, .zawgyi: break
    }
  }

  /// What happens between two stages of substitution.
  mutating func perform(_ pause: FeatureMap.Pause) {
    switch pause {
    case .none: return
    case .arabicFallback: applyArabicFallback()
    case .arabicStretch: recordStretches()
    case .indicSyllables: findSyllables(IndicSyllable.machine, broken: IndicSyllable.broken)
    case .indicInitialReordering: reorderIndicAtFirst()
    case .indicFinalReordering: reorderIndicAtLast()
    case .khmerSyllables: findSyllables(KhmerSyllable.machine, broken: KhmerSyllable.broken)
    case .khmerReordering: reorderKhmer()
    case .myanmarSyllables:
      findSyllables(MyanmarSyllable.machine, broken: MyanmarSyllable.broken)
    case .myanmarReordering: reorderMyanmar()
    case .universalSyllables: findUniversalSyllables()
    case .clearSubstitutions: clearSubstitutions()
    case .recordReph: recordReph()
    case .recordPrebase: recordPrebase()
    case .universalReordering: reorderUniversal()
    case .clearSyllables: clearSyllables()
    }
    // Reordering sets masks.
    buffer.maskUnion = 0
    for place in 0..<buffer.count { buffer.maskUnion |= buffer.input[place].mask }
  }
}

extension ScriptShaper {
  /// The canonical decomposition as the script's fonts expect it.
  func decomposition(of code: UInt32) -> (first: UInt32, second: UInt32?)? {
    switch (self, code) {
    // Letters that fonts have whole.
    case (.indic, 0x0931), (.indic, 0x09DC), (.indic, 0x09DD), (.indic, 0x0B94): nil
    // Split vowel signs whose parts Unicode does not name: the left part is the sign e.
    case (.khmer, 0x17BE...0x17C0), (.khmer, 0x17C4...0x17C5): (0x17C1, code)
    default: UnicodeData.decomposition(of: code)
    }
  }
}
