/// Normalisation as shaping needs it: compose what the face has composed, decompose the rest.
///
/// Marks are sorted by modified combining classes in between, so that a letter and its marks reach
/// the lookups in one form however they were typed.
extension ShapeRun {
  /// Longer sequences of marks keep their order: sorting them would be quadratic.
  private static let maximumSortedMarks = 32

  mutating func normalize() {
    guard buffer.count > 0 else { return }
    guard decompose() else { return }
    sortMarks()
    releaseGraphemeJoiners()
    if plan.shaper.composition != .none { recompose() }
  }

  // MARK: Decompose

  /// Finds every character's glyph, decomposing where that helps; false if there is no mark.
  private mutating func decompose() -> Bool {
    var hasMarks = false
    let isQuick = plan.shaper.composition != .thorough
    buffer.beginOutput()
    while buffer.index < buffer.count {
      var end = buffer.index + 1
      while end < buffer.count, !buffer.input[end].character.isMark { end += 1 }
      // The last base stays with the marks that follow it.
      let simpleEnd = end < buffer.count ? end - 1 : end
      while buffer.index < simpleEnd {
        passPlain(to: simpleEnd, prefersComposed: isQuick)
        if buffer.index < simpleEnd { decomposeCurrent(prefersComposed: isQuick) }
      }
      guard buffer.index < buffer.count else { break }
      hasMarks = true
      end = buffer.index + 1
      while end < buffer.count, buffer.input[end].character.isMark { end += 1 }
      decomposeCluster(end)
    }
    buffer.endOutput()
    return hasMarks
  }

  /// A base and its marks: kept together with variation selectors, otherwise fully decomposed.
  private mutating func decomposeCluster(_ end: Int) {
    for place in buffer.index..<end
    where Invisible.isVariationSelector(buffer.input[place].code) {
      selectVariations(end)
      return
    }
    let prefersComposed = plan.shaper.composition == .none
    while buffer.index < end { decomposeCurrent(prefersComposed: prefersComposed) }
  }

  /// Passes characters on up to the first that the face does not have or that is to be decomposed.
  private mutating func passPlain(to end: Int, prefersComposed: Bool) {
    let characters = face.characters
    let list = buffer.input
    var place = buffer.index
    while place < end {
      let code = list[place].code
      let glyph = characters.glyph(for: code)
      let isPlain =
        prefersComposed
        || !list[place].character.contains(.decomposable) && !UnicodeData.isHangulSyllable(code)
      guard glyph != 0, isPlain else { break }
      list[place].nominal = glyph
      place &+= 1
    }
    buffer.copyInput(place - buffer.index)
  }

  private mutating func decomposeCurrent(prefersComposed: Bool) {
    let code = buffer.current.code
    let glyph = nominalGlyph(code)
    if prefersComposed, glyph != 0 {
      pass(glyph)
      return
    }
    // ASCII has no decompositions.
    if code >= 0x80, writeDecomposition(of: code, prefersComposed: prefersComposed, depth: 0) {
      buffer.skip()
      return
    }
    if glyph == 0, code >= 0x80, passReplacement(for: code) { return }
    pass(glyph)
  }

  private mutating func pass(_ glyph: UInt32) {
    buffer.current.nominal = UInt16(truncatingIfNeeded: glyph)
    buffer.next()
  }

  /// A missing space takes the glyph of the ordinary one, a missing hyphen of another.
  private mutating func passReplacement(for code: UInt32) -> Bool {
    if buffer.current.character.isSpace, let kind = SpaceKind(code) {
      let space = nominalGlyph(0x20)
      guard space != 0 else { return false }
      buffer.current.combiningClass = kind.rawValue
      buffer.traits.insert(.hasSpaceFallback)
      pass(space)
      return true
    }
    if code == 0x2011 {
      let hyphen = nominalGlyph(0x2010)
      guard hyphen != 0 else { return false }
      pass(hyphen)
      return true
    }
    return false
  }

  /// Writes the decomposition for which the face has all glyphs; false if there is none.
  private mutating func writeDecomposition(
    of code: UInt32, prefersComposed: Bool, depth: Int
  ) -> Bool {
    guard depth < 8, let (first, second) = plan.shaper.decomposition(of: code) else {
      return false
    }
    var secondGlyph: UInt32 = 0
    if let second {
      secondGlyph = nominalGlyph(second)
      guard secondGlyph != 0 else { return false }
    }
    let firstGlyph = nominalGlyph(first)
    var isWritten = false
    if !prefersComposed || firstGlyph == 0 {
      isWritten = writeDecomposition(
        of: first, prefersComposed: prefersComposed, depth: depth + 1)
    }
    if !isWritten {
      guard firstGlyph != 0 else { return false }
      writeCharacter(first, firstGlyph)
    }
    if let second { writeCharacter(second, secondGlyph) }
    return true
  }

  private mutating func writeCharacter(_ code: UInt32, _ glyph: UInt32) {
    var info = buffer.current
    info.code = code
    info.nominal = UInt16(truncatingIfNeeded: glyph)
    info.readTraits(into: &buffer.traits)
    buffer.write(info)
  }

  /// Asks the face for characters with variation selectors; other selectors stay for lookups.
  private mutating func selectVariations(_ end: Int) {
    while buffer.index < end - 1 {
      let selector = buffer.input[buffer.index + 1].code
      guard Invisible.isVariationSelector(selector) else {
        pass(nominalGlyph(buffer.current.code))
        continue
      }
      let code = buffer.current.code
      let glyph = face.glyph(for: code, variationSelector: selector) ?? 0
      if glyph != 0 {
        var info = buffer.current
        info.nominal = glyph
        buffer.replace(2, by: info)
      } else {
        pass(nominalGlyph(code))
        pass(nominalGlyph(selector))
      }
      while buffer.index < end, Invisible.isVariationSelector(buffer.current.code) {
        pass(nominalGlyph(buffer.current.code))
      }
    }
    if buffer.index < end { pass(nominalGlyph(buffer.current.code)) }
  }

  @inline(__always)
  mutating func nominalGlyph(_ code: UInt32) -> UInt32 { UInt32(face.characters.glyph(for: code)) }

  // MARK: Sort

  private mutating func sortMarks() {
    var place = 0
    while place < buffer.count {
      defer { place += 1 }
      guard buffer.markClass(place) != 0 else { continue }
      var end = place + 1
      while end < buffer.count, buffer.markClass(end) != 0 { end += 1 }
      if end - place <= Self.maximumSortedMarks {
        sort(place, end)
        switch plan.shaper {
        case .arabic: reorderArabicMarks(place, end)
        case .hebrew: reorderHebrewMarks(place, end)
        default: break
        }
      }
      place = end
    }
  }

  /// A stable insertion sort; what changes places shares a cluster.
  private mutating func sort(_ start: Int, _ end: Int) {
    for place in start + 1..<max(end, start + 1) {
      let info = buffer.input[place]
      var target = place
      while target > start, buffer.input[target - 1].combiningClass > info.combiningClass {
        target -= 1
      }
      guard target < place else { continue }
      buffer.mergeClusters(target, place + 1)
      let moved = buffer.input[place]
      buffer.input.copy(from: buffer.input, at: target, to: target + 1, length: place - target)
      buffer.input[target] = moved
    }
  }

  /// A grapheme joiner that kept no marks from being sorted may be skipped by lookups.
  private mutating func releaseGraphemeJoiners() {
    guard buffer.traits.contains(.hasGraphemeJoiner) else { return }
    for place in 1..<max(buffer.count - 1, 1)
    where buffer.input[place].code == Invisible.graphemeJoiner {
      let next = buffer.markClass(place + 1)
      if next == 0 || buffer.markClass(place - 1) <= next {
        buffer.input[place].character.remove(.hidden)
      }
    }
  }

  // MARK: Recompose

  private mutating func recompose() {
    buffer.beginOutput()
    var starter = 0
    buffer.next()
    while buffer.index < buffer.count {
      if compose(with: starter) { continue }
      buffer.next()
      if buffer.outputMarkClass(buffer.outputCount - 1) == 0 { starter = buffer.outputCount - 1 }
    }
    buffer.endOutput()
  }

  /// Joins the current mark with the starter before it if nothing blocks it and the face has the
  /// composite.
  private mutating func compose(with starter: Int) -> Bool {
    let last = buffer.outputCount - 1
    guard buffer.current.character.isMark else { return false }
    if starter != last, buffer.outputMarkClass(last) >= buffer.markClass(buffer.index) {
      return false
    }
    // Most marks compose with nothing; the shapers of two scripts know more than Unicode says.
    guard
      buffer.current.character.contains(.composing) || plan.shaper == .indic
        || plan.shaper == .hebrew,
      let composed = composition(buffer.output[starter].code, buffer.current.code)
    else {
      return false
    }
    let glyph = nominalGlyph(composed)
    guard glyph != 0 else { return false }
    buffer.next()
    buffer.mergeOutputClusters(starter, buffer.outputCount)
    buffer.dropLastOutput()
    var info = buffer.output[starter]
    info.code = composed
    info.nominal = UInt16(truncatingIfNeeded: glyph)
    info.readTraits(into: &buffer.traits)
    buffer.output[starter] = info
    return true
  }

  private mutating func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if plan.shaper.keepsMarksApart, UnicodeData.generalCategory(of: first).isMark { return nil }
    // Excluded from composition, and yet what fonts have.
    if plan.shaper == .indic, first == 0x09AF, second == 0x09BC { return 0x09DF }
    if let composed = UnicodeData.composition(first, second) { return composed }
    // Faces without mark positioning draw Hebrew points with presentation forms.
    guard plan.shaper == .hebrew, !plan.positionsMarks else { return nil }
    return HebrewPresentation.composition(first, second)
  }
}

extension GlyphBuffer {
  /// The modified combining class of an input character; 0 for all but marks.
  @inline(__always)
  func markClass(_ place: Int) -> UInt8 {
    input[place].character.isMark ? input[place].combiningClass : 0
  }

  @inline(__always)
  func outputMarkClass(_ place: Int) -> UInt8 {
    output[place].character.isMark ? output[place].combiningClass : 0
  }
}

/// How wide a space is that the face does not have.
enum SpaceKind: UInt8 {
  // Raw values up to 16 divide an em.
  case em = 1
  case half = 2
  case third = 3
  case quarter = 4
  case fifth = 5
  case sixth = 6
  case sixteenth = 16
  case fourEighteenths
  case ordinary
  case figure
  case punctuation
  case narrow

  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x20, 0xA0: self = .ordinary
    case 0x2000, 0x2002: self = .half
    case 0x2001, 0x2003, 0x3000: self = .em
    case 0x2004: self = .third
    case 0x2005: self = .quarter
    case 0x2006: self = .sixth
    case 0x2007: self = .figure
    case 0x2008: self = .punctuation
    case 0x2009: self = .fifth
    case 0x200A: self = .sixteenth
    case 0x202F: self = .narrow
    case 0x205F: self = .fourEighteenths
    default: return nil
    }
  }
}
