/// Arabic forms for faces that have no joining features: the presentation characters that older
/// fonts and their programs used.
struct ArabicFallback: Sendable {
  /// By the glyph of a letter: the glyphs of its forms, in the order of `forms`; 0 for none.
  private let letters: [UInt32: [UInt32]]
  /// Ligatures of the glyphs of letters in their forms, then of marks; each list is one pass.
  fileprivate let passes: [Pass]

  /// Ligatures that are looked for together.
  fileprivate struct Pass: Sendable {
    /// The flag of the lookup.
    let properties: UInt32
    var ligatures: [Ligature] = []
  }

  fileprivate struct Ligature: Sendable {
    let components: [UInt32]
    let whole: UInt32
  }

  /// Three letters as one: characters in their forms, and the character of the whole. The last two
  /// are where fonts of before OpenType keep them.
  private static let triples: [[UInt32]] = [
    [0xFEDF, 0xFEE4, 0xFEA4, 0xFD88], [0xFEDF, 0xFEE0, 0xFEEA, 0xF201],
    [0xFEDF, 0xFEE4, 0xFEA0, 0xF211],
  ]

  /// Shadda and a vowel sign.
  private static let marks: [[UInt32]] = [
    [0x0651, 0x064C, 0xFC5E], [0x0651, 0x064E, 0xFC60], [0x0651, 0x064F, 0xFC61],
    [0x0651, 0x0650, 0xFC62], [0x0651, 0x064B, 0xF2EE],
  ]

  /// The columns of the table of forms.
  private static let forms: [ArabicForm] = [.isolated, .final, .initial, .medial]

  /// - Returns: `nil` if the face has no such characters.
  init?(_ characters: CharacterMap) {
    let table: [UInt32] = unpackedTable(ShapingTables.arabicForms, charactersPerNumber: 4)
    func glyph(_ code: UInt32) -> UInt32 { UInt32(characters.glyph(for: code)) }
    var letters: [UInt32: [UInt32]] = [:]
    func ligatures(_ rows: [[UInt32]]) -> [Ligature] {
      rows.map { $0.map(glyph) }.filter { !$0.contains(0) }
        .map { Ligature(components: Array($0.dropLast()), whole: $0[$0.count - 1]) }
    }
    var pairs = Pass(properties: LookupFlag.ignoreMarks)
    for row in stride(from: 0, to: table.count, by: 6) {
      let forms = table[row + 2..<row + 6].map { $0 == 0 ? 0 : glyph($0) }
      if table[row + 1] == 0 {
        let letter = glyph(table[row])
        if letter != 0, forms.contains(where: { $0 != 0 }) { letters[letter] = forms }
      }
    }
    for row in stride(from: 0, to: table.count, by: 6) where table[row + 1] != 0 {
      // Lam is initial in an isolated pair, medial in a final one; the alef after it is final.
      let lam = letters[glyph(table[row])]
      let alef = letters[glyph(table[row + 1])]
      for (column, form) in [(0, 2), (1, 3)] {
        guard let first = lam?[form], let second = alef?[1], first != 0, second != 0 else {
          continue
        }
        let whole = glyph(table[row + 2 + column])
        if whole != 0 {
          pairs.ligatures.append(Ligature(components: [first, second], whole: whole))
        }
      }
    }
    guard !letters.isEmpty else { return nil }
    self.letters = letters
    passes = [
      Pass(properties: LookupFlag.ignoreMarks, ligatures: ligatures(Self.triples)), pairs,
      Pass(properties: 0, ligatures: ligatures(Self.marks)),
    ]
  }

  fileprivate func form(_ form: ArabicForm, of glyph: UInt32) -> UInt32? {
    guard let column = Self.forms.firstIndex(of: form), let found = letters[glyph]?[column]
    else { return nil }
    return found == 0 ? nil : found
  }

}

extension ShapeRun {
  /// Draws forms and ligatures with the presentation characters.
  mutating func applyArabicFallback() {
    guard let fallback = plan.arabicFallback else { return }
    for place in 0..<buffer.count {
      let info = buffer.input[place]
      guard info.mask & plan.formMasks[safe: info.form] != 0,
        let glyph = fallback.form(info.form, of: info.code)
      else { continue }
      substituteCurrent(at: place, by: glyph)
    }
    lookup.isPositioning = false
    lookup.mask = plan.map.feature("rlig")?.mask ?? 0
    lookup.skipsNonJoiners = true
    lookup.skipsJoiners = false
    lookup.isPerSyllable = false
    lookup.nesting = 0
    for pass in fallback.passes where !pass.ligatures.isEmpty { ligate(pass) }
  }

  private mutating func ligate(_ pass: ArabicFallback.Pass) {
    lookup.properties = pass.properties
    buffer.beginOutput()
    while buffer.index < buffer.count, buffer.isIntact {
      let current = buffer.current
      let isOn = current.mask & lookup.mask != 0 && isVisible(current, lookup.properties)
      if !isOn || !pass.ligatures.contains(where: { ligate($0) }) { buffer.next() }
    }
    buffer.endOutput()
  }

  /// Makes a ligature if its components are at the current place.
  private mutating func ligate(_ ligature: ArabicFallback.Ligature) -> Bool {
    guard ligature.components[0] == buffer.current.code else { return false }
    var places = [buffer.index]
    for component in ligature.components.dropFirst() {
      guard let next = nextMatch(after: places[places.count - 1], nil, at: 0, isContext: false),
        buffer.input[next].code == component
      else { return false }
      places.append(next)
    }
    ligate(at: places, by: Int(ligature.whole))
    return true
  }
}

extension [UInt32] {
  fileprivate subscript(safe form: ArabicForm) -> UInt32 {
    Int(form.rawValue) < count ? self[Int(form.rawValue)] : 0
  }
}
