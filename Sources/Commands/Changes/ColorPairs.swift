import Graphics
import Render

/// Which colours became which between two pictures of one size, as 0xRRGGBBAA.
struct ColorPairs {
  struct Pair: Hashable {
    var before: UInt32
    var after: UInt32
  }

  private var counts: [Pair: Int] = [:]
  private var total = 0
  /// The pixels of each colour that are as they were: in the whole picture, and where something changed.
  private var kept: [UInt32: Int] = [:]
  private var keptInRegions: [UInt32: Int] = [:]
  /// How many pixels of a colour are seen.
  private var least: Int { max(24, total / 50) }

  init(from old: Pixmap, to new: Pixmap, regions: [ChangedBox]) {
    var last: (color: UInt32, count: Int) = (0, 0)
    for index in stride(from: 0, to: old.bytes.count, by: 4) {
      let (one, other) = (Self.word(old.bytes, index), Self.word(new.bytes, index))
      if one == other {
        // Neighbours are mostly alike.
        if one != last.color {
          kept[last.color, default: 0] += last.count
          last = (one, 0)
        }
        last.count += 1
      } else {
        total += 1
        counts[Pair(before: one, after: other), default: 0] += 1
      }
    }
    kept[last.color, default: 0] += last.count
    for box in regions {
      for y in box.y..<min(box.y + box.height, old.height) {
        for x in box.x..<min(box.x + box.width, old.width) {
          let index = (y * old.width + x) * 4
          let color = Self.word(old.bytes, index)
          if color == Self.word(new.bytes, index) { keptInRegions[color, default: 0] += 1 }
        }
      }
    }
  }

  /// Whether a colour is seen where it was before.
  func hasKept(_ color: UInt32) -> Bool { kept[color] ?? 0 >= least }

  /// The pairs that explain the others, those that explain most first.
  ///
  /// At edges a colour is mixed with what is behind it, and in thin text there is hardly more than edges:
  /// such pairs are counted for the pair that they are mixed of. Where most of the colour stays, or was
  /// there already, an outline changed and no colour.
  ///
  /// - Parameter backdrops: colours that may be behind.
  func causes(on backdrops: [UInt32]) -> [Pair] {
    let fewest = max(8, total / 200)
    let frequent = kept.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map(\.key)
    let backdrops = backdrops + frequent.filter { !backdrops.contains($0) }
    var open = counts.filter { $0.value >= fewest }
      .sorted { ($1.value, $0.key.before, $0.key.after) < ($0.value, $1.key.before, $1.key.after) }
      .prefix(24).map(\.key)
    let edges = open.map { pair in
      Set(open.filter { other in backdrops.contains { Self.isMixed(other, of: pair, on: $0) } })
    }
    let mixed = Dictionary(uniqueKeysWithValues: zip(open, edges))
    func weight(_ pair: Pair) -> Int {
      let edges = open.filter { mixed[pair]?.contains($0) ?? false }
      return edges.reduce(counts[pair] ?? 0) { $0 + (counts[$1] ?? 0) }
    }
    var causes: [Pair] = []
    while !open.isEmpty {
      var best = (pair: open[0], weight: 0)
      for pair in open where weight(pair) > best.weight { best = (pair, weight(pair)) }
      open.removeAll { $0 == best.pair || mixed[best.pair]?.contains($0) ?? false }
      if best.weight >= least, !isOutline(best.pair) { causes.append(best.pair) }
    }
    return causes
  }

  private func isOutline(_ pair: Pair) -> Bool {
    let count = counts[pair] ?? 0
    return max(keptInRegions[pair.before] ?? 0, keptInRegions[pair.after] ?? 0) > count
  }

  /// Whether both colours of a pair are those of another one with the same share of a backdrop, but
  /// for rounding.
  private static func isMixed(_ edge: Pair, of pair: Pair, on backdrop: UInt32) -> Bool {
    guard edge != pair else { return false }
    var (dot, square) = (0, 0)
    var offsets: [(whole: Int, part: Int)] = []
    for (color, mixed) in [(pair.before, edge.before), (pair.after, edge.after)] {
      for shift in [UInt32(24), 16, 8] {
        let behind = Int(backdrop >> shift & 0xFF)
        let whole = Int(color >> shift & 0xFF) - behind
        let part = Int(mixed >> shift & 0xFF) - behind
        offsets.append((whole, part))
        dot += whole * part
        square += whole * whole
      }
    }
    // From nothing of the colour to nearly all of it.
    guard dot > 0, dot * 100 < square * 99 else { return false }
    return offsets.allSatisfy { abs($0.part * square - $0.whole * dot) <= 2 * square }
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    let high = UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
    return high | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
  }
}
