/// Finds earlier copies of the bytes at a position: chains of positions by a hash of four bytes,
/// and the latest position by a hash of three.
///
/// Both tables hold positions from the start of the stream; whatever is out of reach is skipped,
/// so that sliding the window costs nothing.
@safe
struct MatchFinder {
  /// Words are loaded whole: up to this many bytes past the end of the window.
  static let slack = 16

  private static let hashBits = 15
  private static let shortHashBits = 12
  /// From further back, three literals are cheaper than a match of three bytes.
  private static let shortMatchReach = 4096
  /// One less than the format allows, so that a chain's link is never overwritten before use.
  private static let reach = DeflateConstants.windowSize - 1
  private static let never: Int32 = -0x10_0000

  let settings: DeflateSettings
  private let window: UnsafeMutableRawPointer
  private let heads: UnsafeMutablePointer<Int32>
  private let links: UnsafeMutablePointer<Int32>
  private let shortHeads: UnsafeMutablePointer<Int32>

  /// The position of the first byte in the window.
  var base = 0
  /// The first position without a token.
  var position = 0
  /// The position behind the last byte.
  var end = 0

  /// - Precondition: `window` outlives the finder and has `slack` initialised bytes at its end.
  init(_ settings: DeflateSettings, window: UnsafeMutableRawPointer) {
    self.settings = settings
    unsafe self.window = unsafe window
    unsafe heads = Self.table(1 << Self.hashBits)
    unsafe links = Self.table(DeflateConstants.windowSize)
    unsafe shortHeads = Self.table(1 << Self.shortHashBits)
  }

  func deallocate() {
    unsafe heads.deallocate()
    unsafe links.deallocate()
    unsafe shortHeads.deallocate()
  }

  private static func table(_ count: Int) -> UnsafeMutablePointer<Int32> {
    let table = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    unsafe table.initialize(repeating: never, count: count)
    return unsafe table
  }

  /// A match; a length below 3 is none.
  struct Match {
    var length: Int
    var distance: Int

    static let none = Match(length: 0, distance: 0)
  }

  // MARK: Looking

  /// The length of the repetition at distance `distance`, at most `limit`.
  @inline(__always)
  func repetition(at position: Int, distance: Int, limit: Int) -> Int {
    guard position &- distance >= base else { return 0 }
    return length(position, position &- distance, from: 0, limit: limit)
  }

  /// The latest position with the same four bytes; enters this one.
  @inline(__always)
  func latestMatch(at position: Int, limit: Int) -> Match {
    let word = word(at: position)
    let head = Self.hash(word)
    let candidate = Int(unsafe heads[head])
    unsafe heads[head] = Int32(truncatingIfNeeded: position)
    guard position &- candidate <= Self.reach, self.word(at: candidate) == word else {
      return .none
    }
    return Match(
      length: length(position, candidate, from: 4, limit: limit), distance: position &- candidate)
  }

  /// The longest match that is longer than `shortest`; enters the position.
  @inline(__always)
  func longestMatch(at position: Int, longerThan shortest: Int, limit: Int, depth: Int) -> Match {
    let word = word(at: position)
    var candidate = enter(position, word: word)
    let recent = enterShort(position, word: word)

    var best = Match(length: shortest, distance: 0)
    if shortest < 3, position &- recent <= Self.shortMatchReach,
      (self.word(at: recent) ^ word) & 0xFF_FFFF == 0
    {
      best = Match(length: 3, distance: position &- recent)
    }
    best.length = max(best.length, 3)
    var depth = depth
    let nearest = position &- Self.reach
    while candidate >= nearest, depth > 0 {
      // A longer match has the same four bytes at its start and about its end.
      if self.word(at: candidate) == word,
        self.word(at: candidate &+ best.length &- 3) == self.word(at: position &+ best.length &- 3)
      {
        let found = length(position, candidate, from: 4, limit: limit)
        if found > best.length {
          best = Match(length: found, distance: position &- candidate)
          if found >= settings.niceLength || found == limit { break }
        }
      }
      candidate = Int(unsafe links[candidate & Self.reach])
      depth &-= 1
    }
    return best.distance > 0 ? best : .none
  }

  /// Enters the positions of `range` into the chains, as far as their bytes are there.
  @inline(__always)
  func enter(_ range: Range<Int>) {
    for position in range.lowerBound..<max(min(range.upperBound, end &- 3), range.lowerBound) {
      let word = word(at: position)
      _ = enter(position, word: word)
      _ = enterShort(position, word: word)
    }
  }

  // MARK: Tables

  /// - Returns: the latest position with the same hash.
  @inline(__always)
  private func enter(_ position: Int, word: UInt32) -> Int {
    let head = Self.hash(word)
    let latest = unsafe heads[head]
    unsafe heads[head] = Int32(truncatingIfNeeded: position)
    unsafe links[position & Self.reach] = latest
    return Int(latest)
  }

  @inline(__always)
  private func enterShort(_ position: Int, word: UInt32) -> Int {
    let head = Int((word &<< 8 &* 0x9E37_79B1) &>> UInt32(32 - Self.shortHashBits))
    let latest = unsafe shortHeads[head]
    unsafe shortHeads[head] = Int32(truncatingIfNeeded: position)
    return Int(latest)
  }

  @inline(__always)
  private static func hash(_ word: UInt32) -> Int {
    Int((word &* 0x9E37_79B1) &>> UInt32(32 - hashBits))
  }

  // MARK: Bytes

  @inline(__always)
  func byte(at position: Int) -> UInt8 {
    unsafe window.load(fromByteOffset: position &- base, as: UInt8.self)
  }

  @inline(__always)
  private func word(at position: Int) -> UInt32 {
    unsafe window.loadUnaligned(fromByteOffset: position &- base, as: UInt32.self)
  }

  /// How many bytes from `start` on are equal at `a` and `b`, plus `start`; at most `limit`.
  @inline(__always)
  private func length(_ a: Int, _ b: Int, from start: Int, limit: Int) -> Int {
    let first = unsafe window + (a &- base)
    let second = unsafe window + (b &- base)
    var length = start
    while length < limit {
      let difference =
        unsafe first.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian
        ^ second.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian
      if difference != 0 {
        return min(length &+ difference.trailingZeroBitCount &>> 3, limit)
      }
      length &+= 8
    }
    return limit
  }
}
