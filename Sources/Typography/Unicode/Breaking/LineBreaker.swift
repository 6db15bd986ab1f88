/// What UAX #14 says about the place before a character.
package enum LineBreakOpportunity: UInt8, Equatable, Sendable {
  case prohibited
  case allowed
  case mandatory
}

/// Line-break opportunities of a text (UAX #14), one pass, linear time.
///
/// Element `i` speaks of the place before character `i`; the first is always prohibited (LB2) and
/// the end of the text, which has no element, is always a break (LB3). Numbers follow the tailoring
/// of §8.2, example 7, which is what LineBreakTest.txt tests. As in later versions of the standard
/// LB15 does not tie a closing quotation mark to an opening bracket after a space: `“a” (b)` breaks.
/// Thai, Lao, Khmer and Burmese break between the words of a dictionary (LB1, class SA).
package func lineBreakOpportunities(
  in scalars: [UInt32], rules: LineBreakRules = LineBreakRules()
) -> [LineBreakOpportunity] {
  var breaker = LineBreaker(rules: rules)
  var hasWords = false
  var result: [LineBreakOpportunity] = []
  result.reserveCapacity(scalars.count)
  let trie = UnicodeData.trie
  for (index, scalar) in scalars.enumerated() {
    var unit = LineBreakUnit(scalar, trie.properties(of: scalar), rules: rules)
    hasWords = hasWords || unit.needsDictionary
    if unit.lineBreak == .op || unit.lineBreak == .hy {
      unit.isBeforeDigit = isDigit(after: index, in: scalars, rules)
    }
    result.append(breaker.opportunity(before: unit))
  }
  if hasWords { DictionaryBreaker.allowBreaks(between: scalars, in: &result) }
  return result
}

/// Whether a digit follows a bracket or a hyphen. Marks belong to the bracket (LB9), so each of them is
/// read once.
private func isDigit(
  after index: Int, in scalars: [UInt32], _ rules: LineBreakRules
) -> Bool {
  for scalar in scalars[(index + 1)...] {
    let properties = UnicodeData.properties(of: scalar)
    let follower = LineBreakUnit(scalar, properties, rules: rules).lineBreak
    if follower != .cm && follower != .zwj { return follower == .nu }
  }
  return false
}

/// A character as the line-breaking rules see it: its class after LB1, and what LB30 and LB30b ask.
struct LineBreakUnit {
  var lineBreak: LineBreakClass
  /// Full width, half width or wide: LB30 leaves such brackets out.
  var isWide: Bool
  /// An unassigned code point reserved for pictographs (LB30b).
  var isReservedPictograph: Bool
  /// A quotation mark that only ever closes (general category Pf).
  var isClosingQuote: Bool
  /// A letter of a script that a dictionary divides into words.
  var needsDictionary: Bool
  /// A letter or digit that `keepsWords` ties to another.
  var isInWord: Bool
  /// Whether the strictness lets it begin a line, or end one, where its class does not.
  var mayStartLine: Bool
  var mayEndLine: Bool
  /// Whether a digit follows, which LB25 asks of brackets and hyphens.
  var isBeforeDigit = false
  var scalar: UInt32

  init(_ scalar: UInt32, _ properties: CharacterProperties, rules: LineBreakRules) {
    let category = properties.generalCategory
    needsDictionary = properties.lineBreak == .sa
    let width = properties.eastAsianWidth
    switch properties.lineBreak {
    case .ai, .sg, .xx: lineBreak = .al
    case .sa: lineBreak = category == .nonspacingMark || category == .spacingMark ? .cm : .al
    case let other:
      lineBreak = rules.lineBreak(of: scalar, other)
    }
    let isEastAsian = width == .ambiguous || width == .fullwidth || width == .wide
    mayStartLine = rules.mayStartLine(scalar, lineBreak, isEastAsian: isEastAsian)
    mayEndLine = rules.mayEndLine(lineBreak, isEastAsian: isEastAsian)
    switch width {
    case .fullwidth, .halfwidth, .wide: isWide = true
    case .neutral, .ambiguous, .narrow: isWide = false
    }
    isInWord = rules.keepsWords && !needsDictionary && category.isLetterOrNumber
    self.scalar = scalar
    isReservedPictograph = properties.isExtendedPictographic && category == .unassigned
    isClosingQuote = category == .finalPunctuation
  }
}

/// The state that the rules need about the text before a place.
struct LineBreaker {
  private let rules: LineBreakRules
  /// The character before, with the marks LB9 attaches to it taken as the character itself.
  private var last: LineBreakUnit?
  /// The class before `last`, for LB21a.
  private var beforeLast: LineBreakClass?
  /// The last class that is not a space, for the rules with "SP*".
  private var beforeSpaces: LineBreakClass?
  /// Whether `beforeSpaces` is a closing quotation mark such as `”`.
  private var endsInClosingQuote = false
  private var endsInJoiner = false
  private var hasUnpairedIndicator = false
  private var number = NumberState.none

  /// How much of the number pattern of LB25 the text before the place ends in.
  private enum NumberState {
    case none
    /// `NU (NU | SY | IS)*`
    case digits
    /// `NU (NU | SY | IS)* (CL | CP)`
    case closed
  }

  init(rules: LineBreakRules) {
    self.rules = rules
  }

  mutating func opportunity(before unit: LineBreakUnit) -> LineBreakOpportunity {
    let joins = endsInJoiner
    endsInJoiner = unit.lineBreak == .zwj
    let attaches = last.map { attachesMark(unit, to: $0.lineBreak) } ?? false
    var resolved = unit
    if unit.lineBreak == .cm || unit.lineBreak == .zwj { resolved.lineBreak = .al }  // LB10
    defer { if !attaches { advance(to: resolved) } }
    guard let last else { return .prohibited }  // LB2
    if let decision = explicitBreak(after: last.lineBreak, before: unit.lineBreak) {
      return decision
    }
    if attaches || joins { return .prohibited }  // LB9, LB8a
    return allowsBreak(from: last, to: resolved) ? .allowed : .prohibited
  }

  /// LB4 to LB8: breaks and prohibitions around controls, spaces and zero-width spaces.
  private func explicitBreak(
    after before: LineBreakClass, before after: LineBreakClass
  ) -> LineBreakOpportunity? {
    switch (before, after) {
    case (.cr, .lf): return .prohibited
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _): return .mandatory
    case (_, .bk), (_, .cr), (_, .lf), (_, .nl): return .prohibited
    case (_, .sp), (_, .zw): return .prohibited
    default: return beforeSpaces == .zw ? .allowed : nil
    }
  }

  private func attachesMark(_ unit: LineBreakUnit, to before: LineBreakClass) -> Bool {
    guard unit.lineBreak == .cm || unit.lineBreak == .zwj else { return false }
    switch before {
    case .bk, .cr, .lf, .nl, .sp, .zw: return false
    default: return true
    }
  }

  private mutating func advance(to unit: LineBreakUnit) {
    let current = unit.lineBreak
    advanceNumber(to: current)
    hasUnpairedIndicator = current == .ri && !hasUnpairedIndicator
    beforeLast = last?.lineBreak
    if current != .sp {
      beforeSpaces = current
      endsInClosingQuote = unit.isClosingQuote
    }
    last = unit
  }

  private mutating func advanceNumber(to current: LineBreakClass) {
    switch (number, current) {
    case (_, .nu), (.digits, .sy), (.digits, .is): number = .digits
    case (.digits, .cl), (.digits, .cp): number = .closed
    default: number = .none
    }
  }
}

extension LineBreaker {
  /// LB11 to LB31. `before` is what precedes the place directly, spaces included.
  private func allowsBreak(from before: LineBreakUnit, to after: LineBreakUnit) -> Bool {
    if let decision = decideAroundSpaces(from: before.lineBreak, to: after) { return decision }
    if before.isInWord, after.isInWord { return false }
    if after.mayStartLine { return before.lineBreak != .bb }
    if rules.loosens(before.lineBreak, after.lineBreak, at: after.scalar) { return true }
    if keepsPunctuation(before.lineBreak, after.lineBreak) { return false }
    if before.mayEndLine { return true }
    return
      !(keepsNumber(before.lineBreak, after)
      || keepsHangul(before.lineBreak, after.lineBreak)
      || keepsLetters(before, after))
  }

  /// LB11 to LB20: the rules that spaces take part in.
  private func decideAroundSpaces(
    from before: LineBreakClass, to unit: LineBreakUnit
  ) -> Bool? {
    let after = unit.lineBreak
    if after == .wj || before == .wj || before == .gl { return false }  // LB11, LB12
    if after == .gl, before != .sp, before != .ba, before != .hy { return false }  // LB12a
    switch after {
    case .cl, .cp, .is, .sy: return false  // LB13
    case .ex where !unit.mayStartLine: return false
    default: break
    }
    switch (beforeSpaces, after) {
    case (.op, _): return false  // LB14
    case (.qu, .op) where before != .sp || !endsInClosingQuote: return false  // LB15
    case (.cl, .ns) where !unit.mayStartLine, (.cp, .ns) where !unit.mayStartLine:
      return false  // LB16
    case (.b2, .b2): return false  // LB17
    default: break
    }
    if before == .sp { return true }  // LB18
    if after == .qu || before == .qu { return false }  // LB19
    if after == .cb || before == .cb { return true }  // LB20
    return nil
  }

  /// LB21 to LB22.
  private func keepsPunctuation(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _): true  // LB21
    case (_, .in): true  // LB22
    case (.hy, _), (.ba, _): beforeLast == .hl  // LB21a
    case (.sy, .hl): true  // LB21b
    default: false
    }
  }

  /// LB23 to LB25.
  private func keepsNumber(_ before: LineBreakClass, _ after: LineBreakUnit) -> Bool {
    switch (before, after.lineBreak) {
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): true  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): true  // LB23a
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): true
    case (.pr, .nu), (.po, .nu), (.op, .nu), (.hy, .nu): true  // LB25
    case (.pr, .op), (.pr, .hy), (.po, .op), (.po, .hy): after.isBeforeDigit
    case (_, .nu): number == .digits
    case (_, .po), (_, .pr): number != .none
    default: false
    }
  }

  /// LB26 and LB27.
  private func keepsHangul(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): true
    case (.jt, .jt), (.h3, .jt): true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): true
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): true
    default: false
    }
  }

  /// LB28 to LB30b.
  private func keepsLetters(_ before: LineBreakUnit, _ after: LineBreakUnit) -> Bool {
    switch (before.lineBreak, after.lineBreak) {
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): true  // LB28
    case (.is, .al), (.is, .hl): true  // LB29
    case (.al, .op), (.hl, .op), (.nu, .op): !after.isWide  // LB30
    case (.cp, .al), (.cp, .hl), (.cp, .nu): !before.isWide
    case (.ri, .ri): hasUnpairedIndicator  // LB30a
    case (.eb, .em): true  // LB30b
    case (_, .em): before.isReservedPictograph
    default: false
    }
  }
}
