import Typography

/// A place where a line may end.
struct BreakPoint: Equatable, Sendable {
  /// Where the next line begins.
  let position: Int
  /// Where the visible part of the line ends: white space after it hangs, line breaks vanish.
  let contentEnd: Int
  let isMandatory: Bool
  /// Whether the line ends in a soft hyphen, which then shows.
  let showsHyphen: Bool
}

extension BreakPoint {
  static let softHyphen: UInt32 = 0x00AD

  /// All places where a line may end, in order; the last is the end of the text.
  static func all(
    in scalars: [UInt32], rules: LineBreakRules = LineBreakRules()
  ) -> [BreakPoint] {
    guard !scalars.isEmpty else { return [] }
    var points: [BreakPoint] = []
    let trie = UnicodeData.trie
    // The end of the visible text before the place at hand.
    var contentEnd = 0
    for (index, opportunity) in lineBreakOpportunities(in: scalars, rules: rules).enumerated() {
      switch opportunity {
      case .prohibited: break
      case .allowed: points.append(BreakPoint(at: index, contentEnd, scalars, isMandatory: false))
      case .mandatory: points.append(BreakPoint(at: index, contentEnd, scalars, isMandatory: true))
      }
      let scalar = scalars[index]
      if !hangs(scalar, trie.properties(of: scalar)) { contentEnd = index + 1 }
    }
    let endsInLineBreak = isLineBreak(scalars[scalars.count - 1])
    points.append(
      BreakPoint(at: scalars.count, contentEnd, scalars, isMandatory: endsInLineBreak))
    return points
  }

  private init(at position: Int, _ contentEnd: Int, _ scalars: [UInt32], isMandatory: Bool) {
    self.position = position
    self.contentEnd = contentEnd
    self.isMandatory = isMandatory
    showsHyphen =
      !isMandatory && position < scalars.count && contentEnd == position
      && scalars[position - 1] == Self.softHyphen
  }

  /// White space that a line's end does not count, and line breaks. Spaces that do not break, such
  /// as U+00A0, have class GL and stay.
  private static func hangs(_ scalar: UInt32, _ properties: CharacterProperties) -> Bool {
    switch properties.lineBreak {
    case .sp, .bk, .cr, .lf, .nl: true
    case .ba: scalar == 0x09 || properties.generalCategory == .spaceSeparator
    default: false
    }
  }

  static func isLineBreak(_ scalar: UInt32) -> Bool {
    switch UnicodeData.lineBreak(of: scalar) {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }
}
