/// How a paragraph finds its base level.
package enum BidiBaseDirection: Equatable, Sendable {
  case leftToRight
  case rightToLeft
  /// From the first strong character (P2, P3); left to right if there is none.
  case firstStrong
}

/// The resolved embedding levels of one paragraph (UAX #9).
///
/// Work and memory are linear in the length of the text whatever its nesting.
package struct BidiParagraph: Equatable, Sendable {
  package let baseLevel: UInt8
  /// One level per character, after rule I2. Characters removed by X9 have the level before them.
  package let levels: [UInt8]
  /// The classes the text came with, which rule L1 looks at.
  package let classes: [BidiClass]

  /// Resolves a paragraph; a paragraph separator is expected at its end only.
  package init(scalars: ArraySlice<UInt32>, direction: BidiBaseDirection) {
    var classes: [BidiClass] = []
    var brackets: [BidiBracket] = []
    classes.reserveCapacity(scalars.count)
    brackets.reserveCapacity(scalars.count)
    let trie = UnicodeData.trie
    for scalar in scalars {
      let properties = trie.properties(of: scalar)
      classes.append(properties.bidiClass)
      brackets.append(BidiBracket(scalar, type: properties.bracketType))
    }
    self.init(classes: classes, brackets: brackets, direction: direction)
  }

  /// Resolves a paragraph known by its classes only.
  ///
  /// - Parameter brackets: one element per character, or none if the text has no brackets.
  package init(classes: [BidiClass], brackets: [BidiBracket], direction: BidiBaseDirection) {
    self.classes = classes
    guard direction == .rightToLeft || classes.contains(where: \.needsBidi) else {
      baseLevel = 0
      levels = [UInt8](repeating: 0, count: classes.count)
      return
    }
    let isolates = BidiIsolates(classes)
    baseLevel = isolates.baseLevel(direction)
    var explicit = BidiExplicitLevels(classes, isolates: isolates, baseLevel: baseLevel)
    for var sequence in explicit.isolatingRunSequences(isolates: isolates) {
      sequence.resolveWeakTypes()
      sequence.resolveBrackets(brackets, originalClasses: classes)
      sequence.resolveNeutrals()
      sequence.assignImplicitLevels(to: &explicit.levels)
    }
    explicit.levelRemovedCharacters()
    levels = explicit.levels
  }
}
