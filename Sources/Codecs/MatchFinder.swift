/// Finds earlier copies of the bytes at a position: chains of positions by a hash of seven bytes,
/// and the latest positions by hashes of four and of three.
///
/// Filtered rows are mostly zeros with a few other bytes between them: four bytes have thousands of
/// equals there, seven say where a copy is long. All tables hold positions from the first byte ever seen; whatever is
/// out of reach is skipped, so that sliding the window and beginning another stream cost nothing.
@safe
struct MatchFinder {
  /// Words are loaded whole: up to this many bytes past the end of the window.
  static let slack = 16

  private static let longHashBits = 14
  private static let hashBits = 14
  private static let shortHashBits = 12
  /// From further back, three literals are cheaper than a match of three bytes.
  private static let shortMatchReach = 4096
  /// One less than the format allows, so that a chain's link is never overwritten before use.
  private static let reach = DeflateConstants.windowSize - 1
  private static let never: Int32 = -0x10_0000

  let settings: DeflateSettings
  private let window: UnsafeMutableRawPointer
  /// Where position 0 of the stream would be: positions are offsets from here.
  private var origin: UnsafeMutableRawPointer
  /// All tables, one after another, so that the inner loops keep one address.
  private let tables: UnsafeMutablePointer<Int32>

  private static let links = 0
  private static let longHeads = DeflateConstants.windowSize
  private static let heads = longHeads + 1 << longHashBits
  private static let shortHeads = heads + 1 << hashBits
  private static let tableEntries = shortHeads + 1 << shortHashBits

  /// The position of the first byte in the window.
  var base = 0 {
    didSet { unsafe origin = unsafe window - base }
  }
  /// The first position without a token.
  var position = 0
  /// The position behind the last byte.
  var end = 0

  /// - Precondition: `window` outlives the finder and has `slack` initialised bytes at its end.
  init(_ settings: DeflateSettings, window: UnsafeMutableRawPointer) {
    self.settings = settings
    unsafe self.window = unsafe window
    unsafe origin = unsafe window
    unsafe tables = .allocate(capacity: Self.tableEntries)
    unsafe tables.initialize(repeating: Self.never, count: Self.tableEntries)
  }

  func deallocate() { unsafe tables.deallocate() }

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

  /// How often the byte before a position follows there, at most `limit`; 0 for less than eight times.
  @inline(__always)
  func run(at position: Int, limit: Int) -> Int {
    guard position > base else { return 0 }
    let start = unsafe origin + position
    let word = unsafe (start - 1).loadUnaligned(as: UInt64.self)
    let next = unsafe start.loadUnaligned(as: UInt64.self)
    guard word == next, limit >= 8 else { return 0 }
    var length = 8
    let all = SIMD4<UInt64>(repeating: word)
    while length &+ 32 <= limit {
      let difference =
        unsafe start.loadUnaligned(fromByteOffset: length, as: SIMD4<UInt64>.self) ^ all
      let half = difference.lowHalf | difference.highHalf
      guard half[0] | half[1] == 0 else { break }
      length &+= 32
    }
    return self.length(position, position &- 1, from: min(length, limit), limit: limit)
  }

  /// The first position that a copy at `position` may be of.
  @inline(__always)
  private func nearest(to position: Int) -> Int { max(position &- Self.reach, base) }

  /// The latest position with the same four bytes; enters this one.
  @inline(__always)
  func latestMatch(at position: Int, limit: Int) -> Match {
    let word = word(at: position)
    let candidate = enter(position, word: word)
    guard candidate >= nearest(to: position), self.word(at: candidate) == word else {
      return .none
    }
    return Match(
      length: length(position, candidate, from: 4, limit: limit), distance: position &- candidate)
  }

  /// The longest match; enters the position. There is none in the last bytes.
  @inline(__always)
  func longestMatch(at position: Int) -> Match {
    let limit = min(end &- position, DeflateConstants.maximumMatch)
    guard limit >= 8 else { return .none }
    let long = longWord(at: position)
    let word = UInt32(truncatingIfNeeded: long)
    var candidate = enterLong(position, word: long)
    let latest = enter(position, word: word)
    let shortLatest = enterShort(position, word: word)

    var best = Match(length: 3, distance: 0)
    let nearest = nearest(to: position)
    // Whether a table's position is near enough and has these bytes is a matter of chance: a
    // difference of 0 says both, so that there is one branch for each table instead of three.
    let shortNearest = max(position &- Self.shortMatchReach, nearest)
    let shortDifference =
      (self.word(at: max(shortLatest, shortNearest)) ^ word) & 0xFF_FFFF
      | UInt32(truncatingIfNeeded: (shortLatest &- shortNearest) &>> 63)
    if shortDifference == 0 { best.distance = position &- shortLatest }
    let latestDifference =
      (self.word(at: max(latest, nearest)) ^ word)
      | UInt32(truncatingIfNeeded: (latest &- nearest) &>> 63)
    if latestDifference == 0,
      improve(&best, at: position, candidate: latest, from: 4, limit: limit)
    {
      return best
    }
    // Where neither table has a match, seven bytes are seldom found.
    if best.distance == 0, latestDifference != 0 { return .none }
    var depth = settings.chainDepth
    // A longer match has the same four bytes about the end of the best one.
    var tail = best.length &- 3
    var wanted = self.word(at: position &+ tail)
    while candidate >= nearest, depth > 0 {
      if self.word(at: candidate &+ tail) == wanted {
        if improve(&best, at: position, candidate: candidate, from: 0, limit: limit) { break }
        tail = best.length &- 3
        wanted = self.word(at: position &+ tail)
      }
      candidate = Int(unsafe tables[candidate & Self.reach])
      depth &-= 1
    }
    return best.distance > 0 ? best : .none
  }

  /// Takes the copy at `candidate` if it is longer.
  ///
  /// - Returns: whether it is as long as can be.
  @inline(__always)
  private func improve(
    _ best: inout Match, at position: Int, candidate: Int, from start: Int, limit: Int
  ) -> Bool {
    let found = length(position, candidate, from: start, limit: limit)
    guard found > best.length else { return false }
    best = Match(length: found, distance: position &- candidate)
    return found == limit
  }

  /// Enters the positions of `range`, as far as their bytes are there: what three bytes there would
  /// add is not worth its time.
  @inline(__always)
  func enter(_ range: Range<Int>) {
    for position in range.lowerBound..<max(min(range.upperBound, end &- 7), range.lowerBound) {
      let long = longWord(at: position)
      _ = enterLong(position, word: long)
      _ = enter(position, word: UInt32(truncatingIfNeeded: long))
    }
  }

  // MARK: Tables

  /// - Returns: the latest position with the same hash, as the other tables do.
  @inline(__always)
  private func enterLong(_ position: Int, word: UInt64) -> Int {
    let product = (word &<< 8) &* 0x9E37_79B1_85EB_CA87
    let head = Int(product &>> UInt64(64 - Self.longHashBits))
    let latest = unsafe tables[Self.longHeads &+ head]
    unsafe tables[Self.longHeads &+ head] = Int32(truncatingIfNeeded: position)
    unsafe tables[position & Self.reach] = latest
    return Int(latest)
  }

  @inline(__always)
  private func enter(_ position: Int, word: UInt32) -> Int {
    let head = Int((word &* 0x9E37_79B1) &>> UInt32(32 - Self.hashBits))
    let latest = unsafe tables[Self.heads &+ head]
    unsafe tables[Self.heads &+ head] = Int32(truncatingIfNeeded: position)
    return Int(latest)
  }

  @inline(__always)
  private func enterShort(_ position: Int, word: UInt32) -> Int {
    let head = Int((word &<< 8 &* 0x9E37_79B1) &>> UInt32(32 - Self.shortHashBits))
    let latest = unsafe tables[Self.shortHeads &+ head]
    unsafe tables[Self.shortHeads &+ head] = Int32(truncatingIfNeeded: position)
    return Int(latest)
  }

  // MARK: Bytes

  @inline(__always)
  func byte(at position: Int) -> UInt8 {
    unsafe origin.load(fromByteOffset: position, as: UInt8.self)
  }

  @inline(__always)
  private func word(at position: Int) -> UInt32 {
    unsafe origin.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian
  }

  @inline(__always)
  private func longWord(at position: Int) -> UInt64 {
    unsafe origin.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
  }

  /// How many bytes from `start` on are equal at `a` and `b`, plus `start`; at most `limit`.
  @inline(__always)
  private func length(_ a: Int, _ b: Int, from start: Int, limit: Int) -> Int {
    let first = unsafe origin + a
    let second = unsafe origin + b
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
