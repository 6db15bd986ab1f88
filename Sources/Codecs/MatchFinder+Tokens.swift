extension MatchFinder {
  /// Turns bytes into tokens until the bytes or the room for tokens is used up.
  @safe
  mutating func tokenize(
    into tokens: UnsafeMutableBufferPointer<DeflateToken>, count: inout Int
  ) {
    if settings.chainDepth == 0 {
      unsafe tokenizeGreedily(into: tokens, count: &count)
    } else {
      unsafe tokenizeLazily(into: tokens, count: &count)
    }
  }

  /// Takes the first match found: a repeated byte or pixel, or the latest equal four bytes.
  private mutating func tokenizeGreedily(
    into tokens: UnsafeMutableBufferPointer<DeflateToken>, count: inout Int
  ) {
    let finder = self
    var position = position
    var used = count
    while position < end, used < tokens.count {
      let limit = min(end &- position, DeflateConstants.maximumMatch)
      var match = Match(
        length: finder.repetition(at: position, distance: 1, limit: limit), distance: 1)
      if match.length < 4, limit >= 4 {
        match = finder.latestMatch(at: position, limit: limit)
      }
      if match.length >= 4 {
        unsafe tokens[used] = DeflateToken(length: match.length, distance: match.distance)
        position &+= match.length
      } else {
        unsafe tokens[used] = DeflateToken(literal: finder.byte(at: position))
        position &+= 1
      }
      used &+= 1
    }
    self.position = position
    count = used
  }

  /// Lazy matching (RFC 1951 §4) of what is only three bytes long: it waits for a better match that begins a byte later.
  private mutating func tokenizeLazily(
    into tokens: UnsafeMutableBufferPointer<DeflateToken>, count: inout Int
  ) {
    let finder = self
    var position = position
    var used = count
    while position < end, used < tokens.count {
      var match = finder.firstMatch(at: position)
      // How many positions of the match are in the tables.
      var entered = 1
      // One token is kept free for the match after the literals that it waits for.
      while match.length == 3, used < tokens.count &- 1 {
        let next = finder.longestMatch(at: position &+ 1)
        guard Self.isBetter(next, than: match) else {
          entered = 2
          break
        }
        unsafe tokens[used] = DeflateToken(literal: finder.byte(at: position))
        used &+= 1
        position &+= 1
        match = next
      }
      guard match.length >= 3 else {
        unsafe tokens[used] = DeflateToken(literal: finder.byte(at: position))
        used &+= 1
        position &+= 1
        continue
      }
      unsafe tokens[used] = DeflateToken(length: match.length, distance: match.distance)
      used &+= 1
      // Words inside a long run are alike, and long matches mostly continue in the next row: only
      // their ends are worth finding again.
      let longestIndexed =
        match.distance == 1 ? settings.longestIndexedRun : settings.longestIndexedMatch
      let next = position &+ match.length
      // The end of a run that goes on is no end.
      let goesOn =
        match.distance == 1 && match.length == DeflateConstants.maximumMatch && next < end
        && finder.byte(at: position) == finder.byte(at: next)
      if !goesOn {
        let first = match.length > longestIndexed ? match.length &- settings.indexedEnd : entered
        finder.enter(position &+ first..<next)
      }
      position = next
    }
    self.position = position
    count = used
  }

  @inline(__always)
  private func firstMatch(at position: Int) -> Match {
    let run = self.run(at: position, limit: min(end &- position, DeflateConstants.maximumMatch))
    return run > 0 ? Match(length: run, distance: 1) : longestMatch(at: position)
  }

  /// A byte of length outweighs two bits of distance.
  @inline(__always)
  private static func isBetter(_ next: Match, than match: Match) -> Bool {
    next.length > 0
      && 4 &* (next.length &- match.length) &+ magnitude(match.distance)
        &- magnitude(next.distance) > 2
  }

  @inline(__always)
  private static func magnitude(_ distance: Int) -> Int {
    Int.bitWidth &- distance.leadingZeroBitCount
  }
}
