/// The syllables of Indic scripts, as the OpenType specifications describe them.
enum IndicSyllable {
  static let consonant: UInt8 = 1
  static let vowel: UInt8 = 2
  static let standalone: UInt8 = 3
  static let symbol: UInt8 = 4
  static let broken: UInt8 = 5
  static let other: UInt8 = 6

  static let machine = SyllableMachine(
    kinds: IndicKind.names,
    definitions: """
      c = C | Ra
      n = (ZWNJ? RS)? (N N?)?
      z = ZWJ | ZWNJ
      sm = SM | SMPst
      reph = Ra H | Repha
      cn = c ZWJ? n?
      matraGroup = z* (M | sm? MPst) N? H?
      tail = (z? sm sm? ZWNJ?)? A*
      halantGroup = z? H (ZWJ N?)?
      finalHalantGroup = halantGroup | H ZWNJ
      complexTail = (halantGroup cn)* CM? (finalHalantGroup | matraGroup*) tail
      consonant = (Repha | CS)? cn complexTail
      vowel = reph? V n? (ZWJ | complexTail)
      standalone = ((Repha | CS)? PLACEHOLDER | reph? DOTTEDCIRCLE) n? complexTail
      symbol = Symbol N? tail
      broken = reph? n? complexTail
      """,
    rules: [
      ("consonant", consonant), ("vowel", vowel), ("standalone", standalone), ("symbol", symbol),
      ("broken", broken),
    ])
}

extension ShapeRun {
  /// Reads the kinds of all characters; only while they are characters.
  mutating func readIndicKinds() {
    for place in 0..<buffer.count {
      let data = SyllabicData.indic(buffer.input[place].code)
      buffer.input[place].kind = data.kind
      buffer.input[place].rank = data.rank
    }
  }

  mutating func reorderIndicAtFirst() {
    guard let indic = plan.indic else { return }
    rankConsonants(indic)
    insertDottedCircles(
      broken: IndicSyllable.broken,
      circle: (IndicKind.dottedCircle.rawValue, SyllableRank.end.rawValue),
      repha: IndicKind.repha.rawValue)
    forEachSyllable { run, start, end in
      switch run.buffer.input[start].syllableType {
      case IndicSyllable.consonant, IndicSyllable.vowel, IndicSyllable.standalone,
        IndicSyllable.broken:
        run.reorderAtFirst(indic, start, end)
      default: break
      }
    }
  }

  mutating func reorderIndicAtLast() {
    guard let indic = plan.indic else { return }
    forEachSyllable { $0.reorderAtLast(indic, $1, $2) }
  }

  /// Consonants that the face has below or after the base get ranks of their own.
  private mutating func rankConsonants(_ indic: IndicPlan) {
    guard indic.halant != 0 else { return }
    let base = SyllableRank.base.rawValue
    for place in 0..<buffer.count where buffer.input[place].rank == base {
      buffer.input[place].rank = rank(ofConsonant: buffer.input[place].code, indic).rawValue
    }
  }

  /// Both orders are tried: many fonts keep the lookups of the older specification.
  private mutating func rank(
    ofConsonant glyph: UInt32, _ indic: IndicPlan
  ) -> SyllableRank {
    let table = plan.layout.substitution
    let leading = (indic.halant, glyph, UInt32(0))
    let trailing = (glyph, indic.halant, UInt32(0))
    func has(_ forms: CandidateForms) -> Bool {
      forms.match(leading, count: 2, in: table) || forms.match(trailing, count: 2, in: table)
    }
    if has(indic.belowForms) || has(indic.rakarForms) { return .below }
    return has(indic.postForms) || has(indic.prebaseForms) ? .post : .base
  }
}
