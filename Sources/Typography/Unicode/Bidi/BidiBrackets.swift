/// The bracket a character is, if it is one: its type and an identity both halves share.
package struct BidiBracket: Equatable, Sendable {
  package let type: BracketType
  /// The opening half's code point, with canonical equivalents folded.
  package let identity: UInt32

  package static let none = BidiBracket(0, type: .none)

  package init(_ scalar: UInt32, type: BracketType) {
    self.type = type
    switch type {
    case .none: identity = 0
    case .open: identity = Self.folded(scalar)
    case .close: identity = Self.folded(UnicodeData.pairedBracket(of: scalar) ?? scalar)
    }
  }

  /// U+2329 and U+3008 are canonically equivalent, and so are their closing halves (BD16).
  private static func folded(_ opening: UInt32) -> UInt32 { opening == 0x2329 ? 0x3008 : opening }
}

extension IsolatingRunSequence {
  /// The deepest nesting of brackets that rule BD16 follows.
  private static let bracketStackDepth = 63

  /// Rule N0: both halves of a pair take the direction its content and context call for.
  ///
  /// Nesting is limited to 63, and a resolved bracket ends the search for context of those after
  /// it, so the work is linear in the length of the sequence.
  mutating func resolveBrackets(_ brackets: [BidiBracket], originalClasses: [BidiClass]) {
    guard !brackets.isEmpty else { return }
    for pair in bracketPairs(brackets) {
      guard let direction = direction(ofPair: pair) else { continue }
      classes[pair.lowerBound] = direction
      classes[pair.upperBound] = direction
      spread(direction, toMarksAfter: pair.lowerBound, originalClasses: originalClasses)
      spread(direction, toMarksAfter: pair.upperBound, originalClasses: originalClasses)
    }
  }

  /// BD16: pairs of positions in the sequence, in order of the opening half.
  private func bracketPairs(_ brackets: [BidiBracket]) -> [ClosedRange<Int>] {
    var open: [(identity: UInt32, position: Int)] = []
    var pairs: [ClosedRange<Int>] = []
    for position in classes.indices where classes[position] == .otherNeutral {
      let bracket = brackets[indices[position]]
      switch bracket.type {
      case .none: continue
      case .open:
        // A full stack stops the pairing of the whole sequence.
        guard open.count < Self.bracketStackDepth else { return [] }
        open.append((bracket.identity, position))
      case .close:
        guard let match = open.lastIndex(where: { $0.identity == bracket.identity }) else {
          continue
        }
        pairs.append(open[match].position...position)
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The direction of a pair by N0 b and c, or `nil` if it holds no strong character (N0 d).
  private func direction(ofPair pair: ClosedRange<Int>) -> BidiClass? {
    var hasOpposite = false
    for position in pair.lowerBound + 1..<pair.upperBound {
      guard let strong = strongDirection(at: position) else { continue }
      if strong == embeddingDirection { return strong }
      hasOpposite = true
    }
    guard hasOpposite else { return nil }
    var position = pair.lowerBound - 1
    while position >= 0 {
      if let context = strongDirection(at: position) {
        return context
      }
      position -= 1
    }
    return start
  }

  /// The direction a resolved class stands for in N0 to N2, where numbers count as R.
  func strongDirection(at position: Int) -> BidiClass? {
    switch classes[position] {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  private mutating func spread(
    _ direction: BidiClass, toMarksAfter bracket: Int, originalClasses: [BidiClass]
  ) {
    var position = bracket + 1
    while position < classes.count, originalClasses[indices[position]] == .nonspacingMark {
      classes[position] = direction
      position += 1
    }
  }
}
