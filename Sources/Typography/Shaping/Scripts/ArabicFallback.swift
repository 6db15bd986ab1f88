/// Arabic forms for faces that have no joining features: the presentation characters that older
/// fonts and their programs used.
struct ArabicFallback: Sendable {
  /// By the glyph of a letter: the glyphs of its forms, in the order of `forms`; 0 for none.
  private let letters: [UInt32: [UInt32]]
  /// By the glyphs of two letters in their forms, the glyph of the pair.
  private let pairs: [UInt64: UInt32]

  /// The columns of the table of forms.
  private static let forms: [ArabicForm] = [.isolated, .final, .initial, .medial]

  /// - Returns: `nil` if the face has no such characters.
  init?(_ characters: CharacterMap) {
    let table: [UInt32] = unpackedTable(ShapingTables.arabicForms, charactersPerNumber: 4)
    func glyph(_ code: UInt32) -> UInt32 { UInt32(characters.glyph(for: code)) }
    var letters: [UInt32: [UInt32]] = [:]
    var pairs: [UInt64: UInt32] = [:]
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
        if whole != 0 { pairs[Self.key(first, second)] = whole }
      }
    }
    guard !letters.isEmpty else { return nil }
    self.letters = letters
    self.pairs = pairs
  }

  fileprivate func form(_ form: ArabicForm, of glyph: UInt32) -> UInt32? {
    guard let column = Self.forms.firstIndex(of: form), let found = letters[glyph]?[column]
    else { return nil }
    return found == 0 ? nil : found
  }

  fileprivate func pair(_ first: UInt32, _ second: UInt32) -> UInt32? {
    pairs[Self.key(first, second)]
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }
}

extension ShapeRun {
  /// Draws forms and lam-alef with the presentation characters.
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
    lookup.properties = LookupFlag.ignoreMarks
    lookup.mask = plan.map.feature("rlig")?.mask ?? 0
    lookup.skipsNonJoiners = true
    lookup.skipsJoiners = false
    lookup.isPerSyllable = false
    lookup.nesting = 0
    buffer.beginOutput()
    while buffer.index < buffer.count, buffer.isIntact {
      let current = buffer.current
      if current.mask & lookup.mask != 0, isVisible(current, lookup.properties),
        let next = nextMatch(after: buffer.index, nil, at: 0, isContext: false),
        let whole = fallback.pair(current.code, buffer.input[next].code)
      {
        ligate(pairEndingAt: next, by: Int(whole))
      } else {
        buffer.next()
      }
    }
    buffer.endOutput()
  }
}

extension [UInt32] {
  fileprivate subscript(safe form: ArabicForm) -> UInt32 {
    Int(form.rawValue) < count ? self[Int(form.rawValue)] : 0
  }
}
