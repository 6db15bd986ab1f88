/// The clusters of the Universal Shaping Engine's specification.
enum UniversalSyllable {
  static let viramaTerminated: UInt8 = 1
  static let sakotTerminated: UInt8 = 2
  static let standard: UInt8 = 3
  static let numberJoinerTerminated: UInt8 = 4
  static let numeral: UInt8 = 5
  static let symbol: UInt8 = 6
  static let hieroglyph: UInt8 = 7
  static let broken: UInt8 = 8
  static let none: UInt8 = 9

  static let machine = SyllableMachine(
    kinds: UniversalKind.names,
    definitions: """
      h = H | HVM | IS | Sk
      consonantModifiers = CMAbv* CMBlw* ((h B | SUB) CMAbv* CMBlw*)*
      medials = MPre? MAbv? MBlw? MPst?
      vowels = VPre* VAbv* VBlw* VPst* | H
      vowelModifiers = HVM? VMPre* VMAbv* VMBlw* VMPst*
      finals = FAbv* FBlw* FPst*
      finalModifiers = FMAbv* FMBlw* | FMPst?
      start = (R | CS)? (B | GB) | O
      middle = consonantModifiers medials vowels vowelModifiers (Sk B)*
      complexTail = middle finals finalModifiers
      numberJoinerTail = (HN N)* HN
      numeralTail = (HN N)+
      symbolTail = SMAbv+ SMBlw* | SMBlw+
      viramaTail = consonantModifiers IS
      sakotTail = middle Sk
      killerTail = consonantModifiers RK
      tail = complexTail | sakotTail | symbolTail | viramaTail | killerTail
      viramaTerminated = start viramaTail ZWNJ?
      sakotTerminated = start sakotTail ZWNJ?
      standard = start (complexTail | killerTail) ZWNJ?
      numberJoinerTerminated = N numberJoinerTail ZWNJ?
      numeral = N numeralTail? ZWNJ?
      symbol = (O | GB) symbolTail? ZWNJ?
      sign = G HR? HM? SE*
      hieroglyph = SB* sign (J SB* sign?)* ZWNJ?
      broken = R? (tail | numberJoinerTail | numeralTail) ZWNJ?
      """,
    rules: [
      ("viramaTerminated", viramaTerminated), ("sakotTerminated", sakotTerminated),
      ("standard", standard), ("numberJoinerTerminated", numberJoinerTerminated),
      ("numeral", numeral), ("symbol", symbol), ("hieroglyph", hieroglyph), ("FMPst", none),
      ("broken", broken),
    ])
}

extension ShapeRun {
  /// Reads the kinds of all characters; only while they are characters.
  mutating func readUniversalKinds() {
    for place in 0..<buffer.count {
      buffer.input[place].kind = SyllabicData.universal(buffer.input[place].code)
    }
  }

  /// Finds the clusters among the characters that count: joiners and selectors belong to what
  /// precedes, and non-joiners before marks do nothing.
  mutating func findUniversalSyllables() {
    let list = buffer.input
    let count = buffer.count
    let joiner = UniversalKind.graphemeJoiner.rawValue
    let nonJoiner = UniversalKind.nonJoiner.rawValue
    var places: [Int] = []
    places.reserveCapacity(count + 1)
    var next: Int?
    for place in (0..<count).reversed() where list[place].kind != joiner {
      let isIdle = list[place].kind == nonJoiner && next.map { list[$0].character.isMark } == true
      if !isIdle { places.append(place) }
      next = place
    }
    places.reverse()
    var number: UInt8 = 1
    var start = 0
    let total = places.count
    places.append(count)
    // What precedes the first character that counts is in no cluster.
    for place in 0..<places[0] { list[place].syllable = 0 }
    while start < total {
      let found = UniversalSyllable.machine.match(total, from: start) { list[places[$0]].kind }
      let end = found?.end ?? start + 1
      setSyllable(
        places[start], places[end], type: found?.type ?? UniversalSyllable.none,
        broken: UniversalSyllable.broken, &number)
      buffer.setUnsafeToBreak(places[start], places[end])
      start = end
    }
    setRephMasks()
    setTopographicalMasks()
  }

  private mutating func setRephMasks() {
    let mask = plan.map.firstBit(of: "rphf")
    guard mask != 0 else { return }
    forEachSyllable { run, start, end in
      let isRepha = run.buffer.input[start].kind == UniversalKind.repha.rawValue
      for place in start..<min(end, start + (isRepha ? 1 : 3)) {
        run.buffer.input[place].mask |= mask
      }
    }
  }

  /// Forms of whole clusters between their neighbours, for scripts whose letters do not join.
  private mutating func setTopographicalMasks() {
    guard !plan.shaper.joinsLetters(plan.key.script) else { return }
    // Isolated, initial, medial, final.
    let masks = (["isol", "init", "medi", "fina"] as [FontTag]).map { tag in
      let bit = plan.map.firstBit(of: tag)
      return bit == GlyphMask.global ? 0 : bit
    }
    let all = masks.reduce(0, |)
    guard all != 0 else { return }
    var last: (start: Int, form: Int)?
    forEachSyllable { run, start, end in
      let type = run.buffer.input[start].syllableType
      guard type != UniversalSyllable.hieroglyph, type != UniversalSyllable.none,
        type != Self.noSyllable
      else {
        last = nil
        return
      }
      let joins = last.map { $0.form == 3 || $0.form == 0 } ?? false
      if joins, let before = last {
        let form = before.form == 3 ? 2 : 1
        for place in before.start..<start {
          run.buffer.input[place].mask = run.buffer.input[place].mask & ~all | masks[form]
        }
      }
      let form = joins ? 3 : 0
      for place in start..<end {
        run.buffer.input[place].mask = run.buffer.input[place].mask & ~all | masks[form]
      }
      last = (start, form)
    }
  }
}
