/// The `stch` feature: a sign above a word, such as the Syriac abbreviation mark, made of tiles that
/// repeat until it is as wide as the word.
extension ShapeRun {
  /// Fixed tiles and repeating ones, as values of `GlyphInfo.kind`.
  private static var fixedTile: UInt8 { 1 }
  private static var repeatingTile: UInt8 { 2 }

  /// Remembers which glyphs the feature made: even ones are fixed, odd ones repeat.
  mutating func recordStretches() {
    guard plan.map.feature("stch") != nil else { return }
    for place in 0..<buffer.count where buffer.input[place].isMultiplied {
      let isRepeating = buffer.input[place].ligatureComponent % 2 == 1
      buffer.input[place].kind = isRepeating ? Self.repeatingTile : Self.fixedTile
      buffer.traits.insert(.hasStretches)
    }
  }

  /// Puts the tiles in place; the glyphs are in visual order.
  mutating func stretchTiles() {
    if direction == .leftToRight { reverseGlyphs() }
    var glyphs: [(info: GlyphInfo, position: GlyphPosition)] = []
    // From the end, as glyphs of right-to-left text follow one another.
    var end = buffer.count
    while end > 0 {
      guard buffer.input[end - 1].kind != 0 else {
        glyphs.append((buffer.input[end - 1], positions[end - 1]))
        end -= 1
        continue
      }
      var start = end
      while start > 0, buffer.input[start - 1].kind != 0 { start -= 1 }
      appendTiles(start, end, to: &glyphs)
      end = start
    }
    buffer.replaceAll(glyphs.reversed())
    if direction == .leftToRight { reverseGlyphs() }
  }

  private mutating func appendTiles(
    _ start: Int, _ end: Int, to glyphs: inout [(info: GlyphInfo, position: GlyphPosition)]
  ) {
    func width(_ place: Int) -> Int { face.advance(ofGlyph: Int(buffer.input[place].code)) }
    func isRepeating(_ place: Int) -> Bool { buffer.input[place].kind == Self.repeatingTile }
    let repeating = (start..<end).filter(isRepeating)
    let repeatingWidth = repeating.reduce(0) { $0 + width($1) }
    let fixedWidth = (start..<end).reduce(0) { $0 + width($1) } - repeatingWidth
    var context = start
    var total = 0
    while context > 0, buffer.input[context - 1].kind == 0,
      buffer.input[context - 1].isDefaultIgnorable
        || buffer.input[context - 1].character.isOfWord
    {
      context -= 1
      total += Int(positions[context].xAdvance)
    }
    var remaining = total - fixedWidth
    var copies = 0
    if remaining > repeatingWidth, repeatingWidth > 0 { copies = remaining / repeatingWidth - 1 }
    var overlap = 0
    if remaining - repeatingWidth * (copies + 1) > 0, !repeating.isEmpty, repeatingWidth > 0 {
      // One more, and all a little closer together.
      copies += 1
      let excess = (copies + 1) * repeatingWidth - remaining
      if excess > 0 {
        overlap = excess / (copies * repeating.count)
        remaining = 0
      }
    }
    // Tiles of almost no width must not fill the memory.
    copies = min(copies, max(0, budget / 16), 4096)
    budget -= copies * max(1, repeating.count)
    buffer.setUnsafeToBreak(context, end)
    var offset = remaining / 2
    for place in (start..<end).reversed() {
      for copy in 0...(isRepeating(place) ? copies : 0) {
        offset -= width(place)
        if copy > 0 { offset += overlap }
        var position = positions[place]
        position.xAdvance = 0
        position.xOffset = Int32(truncatingIfNeeded: offset)
        glyphs.append((buffer.input[place], position))
      }
    }
  }
}

extension CharacterTraits {
  /// What a word consists of: letters, marks, numbers and symbols.
  fileprivate var isOfWord: Bool {
    switch category {
    case .unassigned, .privateUse, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .currencySymbol, .modifierSymbol, .mathSymbol, .otherSymbol:
      true
    default: isMark
    }
  }
}
