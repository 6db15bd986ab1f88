/// Which codes each tile of a picture has (RFC 9649 §6.2.2).
struct WebPGroups {
  /// How many groups are tried: costs have a lane for each.
  static let most = SIMD4<UInt8>.scalarCount
  private static let rounds = 2

  private(set) var count: Int
  private let bits: Int
  private let width: Int
  private let tilesWide: Int
  /// The group of each tile.
  private var groups: [Int]

  init(count: Int, bits: Int, width: Int, height: Int) {
    (self.count, self.bits, self.width) = (count, bits, width)
    tilesWide = bits == 0 ? 0 : ceilingDivide(width, 1 << bits)
    groups = [Int](
      repeating: 0, count: bits == 0 ? 0 : tilesWide * ceilingDivide(height, 1 << bits))
  }

  /// Groups that make the picture smaller, and what is in them: tiles that take alike many bits begin together, then
  /// each tile goes where it takes least, and groups that are not worth their codes are joined.
  ///
  /// - Parameter whole: what is in all steps.
  static func fitting(
    _ tokens: [WebPToken], _ whole: WebPHistogram, width: Int, height: Int
  ) -> (groups: WebPGroups, histograms: [WebPHistogram]) {
    let single = (WebPGroups(count: 1, bits: 0, width: width, height: height), [whole])
    guard tokens.count > 2_000 else { return single }
    var bits = 5
    while ceilingDivide(width, 1 << bits) * ceilingDivide(height, 1 << bits) > 1_024 { bits += 1 }
    guard bits <= 9 else { return single }
    var found = WebPGroups(count: 1, bits: bits, width: width, height: height)
    found.split(by: found.costs(of: tokens, WebPCodes([whole])))
    for _ in 0..<rounds {
      let codes = WebPCodes(found.histograms(of: tokens, whole.alphabet))
      found.choose(found.costs(of: tokens, codes))
    }
    let (joined, histograms, size) = found.joined(
      found.histograms(of: tokens, whole.alphabet))
    return joined.count > 1 && size < whole.size ? (joined, histograms) : single
  }

  private func tile(x: Int, y: Int) -> Int { (y &>> bits) &* tilesWide &+ x &>> bits }

  /// Calls a function with each step and the group of the tile that it begins in.
  @inline(__always)
  func walk(_ tokens: [WebPToken], _ body: (WebPToken, Int) -> Void) {
    guard count > 1 else {
      for token in tokens { body(token, 0) }
      return
    }
    unsafe groups.withUnsafeBufferPointer { groups in
      walkTiles(tokens) { token, tile in unsafe body(token, groups[tile]) }
    }
  }

  @inline(__always)
  private func walkTiles(_ tokens: [WebPToken], _ body: (WebPToken, Int) -> Void) {
    var (x, y) = (0, 0)
    for token in tokens {
      body(token, tile(x: x, y: y))
      x &+= token.length
      while x >= width {
        x &-= width
        y &+= 1
      }
    }
  }

  func histograms(of tokens: [WebPToken], _ alphabet: WebPAlphabet) -> [WebPHistogram] {
    let histograms = (0..<count).map { _ in WebPHistogram(alphabet) }
    unsafe histograms.withUnsafeBufferPointer { histograms in
      walk(tokens) { token, group in unsafe histograms[group].add(token) }
    }
    return histograms
  }

  /// The bits that each tile takes with each group's codes.
  private func costs(of tokens: [WebPToken], _ codes: WebPCodes) -> [SIMD4<UInt32>] {
    var costs = [SIMD4<UInt32>](repeating: SIMD4(), count: groups.count)
    unsafe costs.withUnsafeMutableBufferPointer { costs in
      walkTiles(tokens) { token, tile in
        unsafe costs[tile] &+= SIMD4(truncatingIfNeeded: codes.cost(of: token))
      }
    }
    return costs
  }

  /// - Parameter costs: those of tiles, the first lane of which is used.
  private mutating func split(by costs: [SIMD4<UInt32>]) {
    let used = costs.indices.filter { costs[$0][0] > 0 }.sorted {
      (costs[$0][0], $0) < (costs[$1][0], $1)
    }
    count = Self.most
    for (rank, tile) in used.enumerated() { groups[tile] = rank * count / used.count }
  }

  private mutating func choose(_ costs: [SIMD4<UInt32>]) {
    for tile in groups.indices {
      var best = 0
      for group in 1..<count where costs[tile][group] < costs[tile][best] { best = group }
      groups[tile] = best
    }
  }

  /// Joins pairs of groups as long as that saves bits.
  private func joined(
    _ histograms: [WebPHistogram]
  ) -> (groups: WebPGroups, histograms: [WebPHistogram], size: Int) {
    var kept = histograms.indices.filter { !histograms[$0].isEmpty }
    var histograms = histograms
    var sizes = histograms.map { $0.isEmpty ? 0 : $0.size }
    var target = Array(histograms.indices)
    while kept.count > 1 {
      var best: (first: Int, second: Int, joined: WebPHistogram, size: Int, saved: Int)?
      for (index, first) in kept.enumerated() {
        for second in kept.dropFirst(index + 1) {
          let joined = histograms[first].joined(with: histograms[second])
          let size = joined.size
          let saved = sizes[first] + sizes[second] - size
          if saved > best?.saved ?? 0 { best = (first, second, joined, size, saved) }
        }
      }
      guard let best else { break }
      histograms[best.first] = best.joined
      sizes[best.first] = best.size
      sizes[best.second] = 0
      kept.removeAll { $0 == best.second }
      for index in target.indices where target[index] == best.second { target[index] = best.first }
    }
    var result = self
    let numbers = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    result.count = kept.count
    for tile in groups.indices { result.groups[tile] = numbers[target[groups[tile]], default: 0] }
    // The map of tiles takes about two bits for each.
    return (result, kept.map { histograms[$0] }, sizes.reduce(0, +) + groups.count * 2)
  }

  /// Writes the groups of the tiles as a picture of their own, the number in red and green.
  func write(to writer: inout BitWriter) {
    writer.put(bits - 2, count: 3)
    let map = RawBuffer<UInt32>(count: groups.count, repeating: 0xFF00_0000)
    for (index, group) in groups.enumerated() { map[index] |= UInt32(group) << 8 }
    WebPEncoder.writePart(
      WebPPixels(width: tilesWide, height: groups.count / tilesWide, argb: map), to: &writer)
  }
}
