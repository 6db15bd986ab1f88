/// Finds earlier pixels that a lossless WebP can copy.
struct WebPMatcher {
  /// The longest copy (RFC 9649 §5.2.2).
  static let longest = 4_096
  private static let hashBits = 15
  /// How many earlier places with the same two pixels are compared.
  private static let chainDepth = 24
  /// Distances beyond cost more bits than they save.
  private static let farthest = 1 << 19

  private let pixels: [UInt32]
  private let width: Int
  private let near: [Int]

  init(_ image: WebPPixels) {
    pixels = image.argb
    width = image.width
    near = Self.neighbours.map { $0.x + $0.y * image.width }
  }

  /// The first distances of the format's list, by their place in the plane; their codes begin at 1.
  private static let neighbours: [(x: Int, y: Int)] = [
    (0, 1), (1, 0), (1, 1), (-1, 1), (0, 2), (2, 0), (1, 2), (-1, 2), (2, 1), (-2, 1), (2, 2),
    (-2, 2),
  ]

  private struct Match {
    var length = 0
    var distance = 0
    var code = 0
    /// Roughly the bits saved against single pixels.
    var gain = 0
  }

  func tokens(cacheBits: Int) -> [WebPToken] {
    var tokens: [WebPToken] = []
    tokens.reserveCapacity(pixels.count / 8)
    var cache = WebPColorCache(bits: cacheBits)
    var heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
    var previous = [Int32](repeating: -1, count: pixels.count)
    var position = 0
    while position < pixels.count {
      let match = best(at: position, heads: heads, previous: previous)
      guard match.gain > 0 else {
        tokens.append(cache.token(for: pixels[position]))
        insert(position, &heads, &previous)
        position += 1
        continue
      }
      tokens.append(.copy(length: match.length, distanceCode: match.code))
      cache.insert(pixels[position..<position + match.length])
      // Of long copies only the ends are entered: their insides are found through the original.
      let end = position + match.length
      let step = match.length > 64 ? match.length - 32 : 0
      for place in position..<min(position + (step > 0 ? 16 : match.length), end) {
        insert(place, &heads, &previous)
      }
      if step > 0 { for place in end - 16..<end { insert(place, &heads, &previous) } }
      position = end
    }
    return tokens
  }

  private func best(at position: Int, heads: [Int32], previous: [Int32]) -> Match {
    var best = Match()
    for (index, distance) in near.enumerated()
    where index < 4 && distance > 0 && distance <= position {
      consider(distance, code: index + 1, at: position, &best)
    }
    guard best.length < 256, position + 1 < pixels.count else { return best }
    var candidate = Int(heads[hash(position)])
    var depth = 0
    while candidate >= 0, depth < Self.chainDepth, position - candidate <= Self.farthest {
      let distance = position - candidate
      let code = near.firstIndex(of: distance).map { $0 + 1 } ?? distance + 120
      consider(distance, code: code, at: position, &best)
      if best.length >= 256 { break }
      candidate = Int(previous[candidate])
      depth += 1
    }
    return best
  }

  private func consider(_ distance: Int, code: Int, at position: Int, _ best: inout Match) {
    let limit = min(Self.longest, pixels.count - position)
    // A longer copy agrees where the best one so far ends.
    if best.length > 0, best.length < limit,
      pixels[position + best.length] != pixels[position + best.length - distance], code > 12
    {
      return
    }
    var length = 0
    while length < limit, pixels[position + length] == pixels[position + length - distance] {
      length += 1
    }
    guard length > 1 else { return }
    // Six bits a pixel on its own; a copy costs two codes and the low bits of its distance.
    let cost = 10 + (code > 12 ? max(0, Int.bitWidth - code.leadingZeroBitCount - 2) : 0)
    let gain = length * 6 - cost
    guard gain > best.gain else { return }
    best = Match(length: length, distance: distance, code: code, gain: gain)
  }

  private func hash(_ position: Int) -> Int {
    let mixed = pixels[position] &* 0x9E37_79B1 ^ pixels[position + 1] &* 0x85EB_CA6B
    return Int((mixed &* 0xC2B2_AE35) >> UInt32(32 - Self.hashBits))
  }

  private func insert(_ position: Int, _ heads: inout [Int32], _ previous: inout [Int32]) {
    guard position + 1 < pixels.count else { return }
    let slot = hash(position)
    previous[position] = heads[slot]
    heads[slot] = Int32(position)
  }
}

/// Recent colours by a hash of their bits (RFC 9649 §5.2.3).
struct WebPColorCache {
  private var colors: [UInt32]
  private var known: [Bool]
  private let shift: UInt32

  init(bits: Int) {
    colors = [UInt32](repeating: 0, count: 1 << bits)
    known = [Bool](repeating: false, count: 1 << bits)
    shift = UInt32(32 - bits)
  }

  private func slot(of color: UInt32) -> Int { Int((0x1E35_A7BD &* color) >> shift) }

  mutating func token(for color: UInt32) -> WebPToken {
    let slot = slot(of: color)
    if known[slot], colors[slot] == color { return .cached(slot) }
    colors[slot] = color
    known[slot] = true
    return .literal(color)
  }

  mutating func insert(_ run: ArraySlice<UInt32>) {
    var last: UInt32?
    for color in run where color != last {
      last = color
      let slot = slot(of: color)
      colors[slot] = color
      known[slot] = true
    }
  }
}
