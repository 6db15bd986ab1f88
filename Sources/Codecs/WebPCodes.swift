/// A picture as steps, on its way into a lossless WebP (RFC 9649 §5.2).
struct WebPTokens {
  private let tokens: [WebPToken]
  private let width: Int
  private let height: Int
  private let cacheBits: Int

  init(_ pixels: WebPPixels, cacheBits: Int) {
    (width, height, self.cacheBits) = (pixels.width, pixels.height, cacheBits)
    tokens = WebPMatcher(pixels).tokens(cacheBits: cacheBits)
  }

  /// - Parameter mayHaveGroups: whether parts of the picture may have codes of their own.
  func write(to writer: inout BitWriter, mayHaveGroups: Bool) {
    writer.put(cacheBits > 0 ? 1 : 0, count: 1)
    if cacheBits > 0 { writer.put(cacheBits, count: 4) }
    var groups = WebPGroups(count: 1, bits: 0, width: width, height: height)
    if mayHaveGroups {
      groups = WebPGroups.fitting(tokens, width: width, height: height, cacheBits: cacheBits)
      writer.put(groups.count > 1 ? 1 : 0, count: 1)
      if groups.count > 1 { groups.write(to: &writer) }
    }
    let codes = groups.histograms(of: tokens, cacheBits: cacheBits).map(WebPCodes.init)
    for group in codes { group.writeDescription(to: &writer) }
    groups.walk(tokens) { token, group in codes[group].put(token, to: &writer) }
  }
}

/// Which codes each tile of a picture has (RFC 9649 §6.2.2).
struct WebPGroups {
  /// How many groups are tried.
  private static let most = 4
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

  /// Groups that make the picture smaller: tiles that take alike many bits begin together, then each tile goes
  /// where it takes least, and groups that are not worth their codes are joined.
  static func fitting(
    _ tokens: [WebPToken], width: Int, height: Int, cacheBits: Int
  ) -> WebPGroups {
    let single = WebPGroups(count: 1, bits: 0, width: width, height: height)
    guard tokens.count > 2_000 else { return single }
    var bits = 5
    while ceilingDivide(width, 1 << bits) * ceilingDivide(height, 1 << bits) > 1_024 { bits += 1 }
    guard bits <= 9 else { return single }
    var found = WebPGroups(count: 1, bits: bits, width: width, height: height)
    let whole = found.histograms(of: tokens, cacheBits: cacheBits)[0]
    let first = found.costs(of: tokens, [WebPCodes(whole)])
    found.split(by: first[0])
    for _ in 0..<rounds {
      let codes = found.histograms(of: tokens, cacheBits: cacheBits).map(WebPCodes.init)
      found.choose(found.costs(of: tokens, codes))
    }
    let (joined, size) = found.joined(found.histograms(of: tokens, cacheBits: cacheBits))
    return joined.count > 1 && size < whole.size ? joined : single
  }

  private func tile(x: Int, y: Int) -> Int { (y &>> bits) &* tilesWide &+ x &>> bits }

  /// Calls a function with each step and the group of the tile that it begins in.
  func walk(_ tokens: [WebPToken], _ body: (WebPToken, Int) -> Void) {
    guard count > 1 || bits > 0 else {
      for token in tokens { body(token, 0) }
      return
    }
    walkTiles(tokens) { token, tile in body(token, groups[tile]) }
  }

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

  func histograms(of tokens: [WebPToken], cacheBits: Int) -> [WebPHistogram] {
    var histograms = [WebPHistogram](repeating: WebPHistogram(cacheBits: cacheBits), count: count)
    walk(tokens) { token, group in histograms[group].add(token) }
    return histograms
  }

  /// For each code, the bits that each tile takes with it.
  private func costs(of tokens: [WebPToken], _ codes: [WebPCodes]) -> [[Int]] {
    var costs = [[Int]](repeating: [Int](repeating: 0, count: groups.count), count: codes.count)
    walkTiles(tokens) { token, tile in
      for group in codes.indices { costs[group][tile] &+= codes[group].cost(of: token) }
    }
    return costs
  }

  private mutating func split(by costs: [Int]) {
    let used = costs.indices.filter { costs[$0] > 0 }.sorted { (costs[$0], $0) < (costs[$1], $1) }
    count = Self.most
    for (rank, tile) in used.enumerated() { groups[tile] = rank * count / used.count }
  }

  private mutating func choose(_ costs: [[Int]]) {
    for tile in groups.indices {
      var best = 0
      for group in 1..<count where costs[group][tile] < costs[best][tile] { best = group }
      groups[tile] = best
    }
  }

  /// Joins pairs of groups as long as that saves bits.
  private func joined(_ histograms: [WebPHistogram]) -> (groups: WebPGroups, size: Int) {
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
    return (result, sizes.reduce(0, +) + groups.count * 2)
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

/// How often each symbol of the five codes is needed (RFC 9649 §6.2): green with lengths and cached colours, red,
/// blue, alpha, distances.
struct WebPHistogram {
  fileprivate var green: [UInt32]
  fileprivate var red = [UInt32](repeating: 0, count: 256)
  fileprivate var blue = [UInt32](repeating: 0, count: 256)
  fileprivate var alpha = [UInt32](repeating: 0, count: 256)
  fileprivate var distance = [UInt32](repeating: 0, count: 40)
  /// The bits that stand beside symbols.
  private var extraBits = 0
  private(set) var isEmpty = true

  init(cacheBits: Int) {
    green = [UInt32](repeating: 0, count: 256 + 24 + (cacheBits > 0 ? 1 << cacheBits : 0))
  }

  mutating func add(_ token: WebPToken) {
    isEmpty = false
    if token.isLiteral {
      let color = token.code
      green[Int(color >> 8 & 0xFF)] += 1
      red[Int(color >> 16 & 0xFF)] += 1
      blue[Int(color & 0xFF)] += 1
      alpha[Int(color >> 24)] += 1
    } else if token.isCached {
      green[256 + 24 + Int(token.code)] += 1
    } else {
      let (long, far) = (WebPPrefix(token.length), WebPPrefix(Int(token.code)))
      green[256 + long.symbol] += 1
      distance[far.symbol] += 1
      extraBits += long.extraBits + far.extraBits
    }
  }

  func joined(with other: WebPHistogram) -> WebPHistogram {
    var sum = self
    for index in sum.green.indices { sum.green[index] += other.green[index] }
    for index in 0..<256 {
      sum.red[index] += other.red[index]
      sum.blue[index] += other.blue[index]
      sum.alpha[index] += other.alpha[index]
    }
    for index in sum.distance.indices { sum.distance[index] += other.distance[index] }
    sum.extraBits += other.extraBits
    return sum
  }

  /// The bits of all that is counted, with the descriptions of the codes.
  var size: Int {
    extraBits + [green, red, blue, alpha, distance].reduce(0) { $0 + WebPCode($1).size(of: $1) }
  }
}

/// The five prefix codes of one group.
struct WebPCodes {
  private var green: WebPCode
  private var red: WebPCode
  private var blue: WebPCode
  private var alpha: WebPCode
  private var distance: WebPCode

  init(_ histogram: WebPHistogram) {
    green = WebPCode(histogram.green)
    red = WebPCode(histogram.red)
    blue = WebPCode(histogram.blue)
    alpha = WebPCode(histogram.alpha)
    distance = WebPCode(histogram.distance)
  }

  func writeDescription(to writer: inout BitWriter) {
    for code in [green, red, blue, alpha, distance] { code.writeDescription(to: &writer) }
  }

  func put(_ token: WebPToken, to writer: inout BitWriter) {
    if token.isLiteral {
      let color = token.code
      green.put(Int(color >> 8 & 0xFF), to: &writer)
      red.put(Int(color >> 16 & 0xFF), to: &writer)
      blue.put(Int(color & 0xFF), to: &writer)
      alpha.put(Int(color >> 24), to: &writer)
    } else if token.isCached {
      green.put(256 + 24 + Int(token.code), to: &writer)
    } else {
      let (long, far) = (WebPPrefix(token.length), WebPPrefix(Int(token.code)))
      green.put(256 + long.symbol, to: &writer)
      writer.put(long.extra, count: long.extraBits)
      distance.put(far.symbol, to: &writer)
      writer.put(far.extra, count: far.extraBits)
    }
  }

  /// The bits of a step beside those that every group's codes need for it.
  func cost(of token: WebPToken) -> Int {
    if token.isLiteral {
      let color = token.code
      return green.length(of: Int(color >> 8 & 0xFF)) &+ red.length(of: Int(color >> 16 & 0xFF))
        &+ blue.length(of: Int(color & 0xFF)) &+ alpha.length(of: Int(color >> 24))
    }
    if token.isCached { return green.length(of: 256 + 24 + Int(token.code)) }
    return green.length(of: 256 + WebPPrefix(token.length).symbol)
      &+ distance.length(of: WebPPrefix(Int(token.code)).symbol)
  }
}

/// A length or distance as a symbol and further bits (RFC 9649 §5.2.2); values begin at 1.
struct WebPPrefix {
  let symbol: Int
  let extra: Int
  let extraBits: Int

  init(_ value: Int) {
    let rest = value - 1
    guard rest >= 4 else {
      (symbol, extra, extraBits) = (rest, 0, 0)
      return
    }
    let highest = Int.bitWidth - 1 - rest.leadingZeroBitCount
    extraBits = highest - 1
    symbol = 2 * highest + (rest >> extraBits & 1)
    extra = rest & (1 << extraBits - 1)
  }
}

/// One prefix code with its description.
struct WebPCode {
  private let code: HuffmanCode
  /// The only symbol, which takes no bits at all.
  private let single: Int?
  /// What a symbol without a code is taken to cost: more than any that has one.
  private static let missing = 18

  init(_ frequencies: [UInt32]) {
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    single = used.count <= 1 && (used.first ?? 0) < 256 ? used.first ?? 0 : nil
    code = HuffmanCode(frequencies: frequencies, limit: 15)
  }

  func put(_ symbol: Int, to writer: inout BitWriter) {
    if single == nil { writer.put(symbol, of: code) }
  }

  func length(of symbol: Int) -> Int {
    if let single { return symbol == single ? 0 : Self.missing }
    let length = Int(code.lengths[symbol])
    return length == 0 ? Self.missing : length
  }

  /// The bits of the description and of so many symbols.
  func size(of frequencies: [UInt32]) -> Int {
    guard single == nil else { return 11 }
    // A length takes about three bits in the description, and runs of zeros take ten.
    var (bits, hasGap) = (60, false)
    for (frequency, length) in zip(frequencies, code.lengths) {
      if length > 0 {
        bits &+= Int(frequency) &* Int(length) &+ 3
        hasGap = false
      } else if !hasGap {
        bits &+= 5
        hasGap = true
      }
    }
    return bits
  }

  /// §6.2.1: one symbol by its number, or the lengths of all codes, themselves coded.
  func writeDescription(to writer: inout BitWriter) {
    if let single {
      writer.put(1, count: 1)
      writer.put(0, count: 1)
      writer.put(1, count: 1)
      writer.put(single, count: 8)
      return
    }
    writer.put(0, count: 1)
    let runs = CodeLengthRun.runs(of: code.lengths)
    var frequencies = [UInt32](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let lengths = HuffmanCode(frequencies: frequencies, limit: 7)
    let count = max((Self.order.lastIndex { lengths.lengths[$0] > 0 } ?? 0) + 1, 4)
    writer.put(count - 4, count: 4)
    for symbol in Self.order.prefix(count) {
      writer.put(Int(lengths.lengths[symbol]), count: 3)
    }
    // The lengths of all symbols follow, not only of the first ones.
    writer.put(0, count: 1)
    for run in runs {
      writer.put(run.symbol, of: lengths)
      writer.put(run.extra, count: run.extraBits)
    }
  }

  private static let order = [
    17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]
}
