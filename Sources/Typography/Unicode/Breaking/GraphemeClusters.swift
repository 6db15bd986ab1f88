/// Finds the boundaries of extended grapheme clusters (UAX #29, rules GB3 to GB999), one character
/// at a time.
package struct GraphemeBreaker {
  private var previous: GraphemeBreakClass?
  /// Whether the text so far ends in an odd number of regional indicators (GB12, GB13).
  private var hasUnpairedIndicator = false
  private var emojiSequence = EmojiSequence.none

  /// How far the pattern `Extended_Pictographic Extend* ZWJ` of GB11 has matched.
  private enum EmojiSequence { case none, pictographic, joined }

  package init() {}

  /// Takes the next character and tells whether a cluster begins with it.
  package mutating func startsCluster(_ properties: CharacterProperties) -> Bool {
    let current = properties.graphemeBreak
    let isPictographic = properties.isExtendedPictographic
    let starts = previous.map { isBoundary($0, current, isPictographic: isPictographic) } ?? true
    hasUnpairedIndicator = current == .regionalIndicator && !(hasUnpairedIndicator && !starts)
    advanceEmojiSequence(current, isPictographic: isPictographic)
    previous = current
    return starts
  }

  private mutating func advanceEmojiSequence(_ current: GraphemeBreakClass, isPictographic: Bool) {
    if isPictographic {
      emojiSequence = .pictographic
    } else if emojiSequence != .pictographic || current != .extend {
      let isJoiner = current == .zeroWidthJoiner && emojiSequence == .pictographic
      emojiSequence = isJoiner ? .joined : .none
    }
  }

  private func isBoundary(
    _ before: GraphemeBreakClass, _ after: GraphemeBreakClass, isPictographic: Bool
  ) -> Bool {
    switch (before, after) {
    case (.carriageReturn, .lineFeed): false  // GB3
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): true  // GB4
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): true  // GB5
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV),
      (.hangulL, .hangulLVT):
      false  // GB6
    case (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV),
      (.hangulV, .hangulT):
      false  // GB7
    case (.hangulLVT, .hangulT), (.hangulT, .hangulT): false  // GB8
    case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark), (.prepend, _): false  // GB9
    case (.zeroWidthJoiner, _) where isPictographic: emojiSequence != .joined  // GB11
    case (.regionalIndicator, .regionalIndicator): !hasUnpairedIndicator  // GB12, GB13
    default: true  // GB999
    }
  }
}

/// The index at which each grapheme cluster of a text begins, in order.
func graphemeClusterStarts(in scalars: some Collection<UInt32>) -> [Int] {
  var breaker = GraphemeBreaker()
  var starts: [Int] = []
  for (index, scalar) in scalars.enumerated()
  where breaker.startsCluster(UnicodeData.properties(of: scalar)) {
    starts.append(index)
  }
  return starts
}
