/// A canonical Huffman code for writing: bit-reversed codes and their lengths by symbol.
struct HuffmanCode {
  /// `code << 8 | length`; zero for a symbol without a code.
  private(set) var entries: [UInt32]
  private(set) var lengths: [UInt8]

  init(lengths: [UInt8]) {
    self.lengths = lengths
    entries = [UInt32](repeating: 0, count: lengths.count)
    var counts = InlineArray<17, Int>(repeating: 0)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var next = InlineArray<17, Int>(repeating: 0)
    for length in 1...16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      let code = HuffmanDecodingTable.reverse(next[length], bits: length)
      entries[symbol] = UInt32(code) << 8 | UInt32(length)
      next[length] += 1
    }
  }

  /// The code of least total length for these frequencies, none longer than `limit` bits.
  ///
  /// Symbols of equal frequency are ordered by number. At least two symbols get codes, since some
  /// decoders refuse a set that is not complete.
  init(frequencies: [UInt32], limit: Int) {
    // The frequency above the symbol.
    var used: [UInt64] = []
    used.reserveCapacity(frequencies.count)
    for symbol in frequencies.indices where frequencies[symbol] > 0 {
      used.append(UInt64(frequencies[symbol]) << 16 | UInt64(symbol))
    }
    for symbol in frequencies.indices where used.count < 2 && frequencies[symbol] == 0 {
      used.append(UInt64(symbol))
    }
    Self.sort(&used)
    var counts = Self.depthCounts(of: used.map { Int($0 >> 16) })
    Self.limit(&counts, to: limit)

    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var index = 0
    for length in stride(from: limit, through: 1, by: -1) {
      for entry in used[index..<index + counts[length]] {
        lengths[Int(entry & 0xFFFF)] = UInt8(length)
      }
      index += counts[length]
    }
    self.init(lengths: lengths)
  }

  /// Sorts by frequency what is in the order of its symbols: digit by digit, since there is no pair to compare and
  /// most frequencies of a block have one digit.
  private static func sort(_ used: inout [UInt64]) {
    let all = used.reduce(0, |)
    var sorted = used
    for shift in stride(from: UInt64(16), to: 48, by: 8) where all >> shift > 0 {
      var places = InlineArray<257, Int>(repeating: 0)
      for entry in used { places[Int(entry >> shift & 0xFF) + 1] += 1 }
      for digit in 1...256 { places[digit] += places[digit - 1] }
      for entry in used {
        let digit = Int(entry >> shift & 0xFF)
        sorted[places[digit]] = entry
        places[digit] += 1
      }
      swap(&used, &sorted)
    }
  }

  /// How many leaves of Huffman's tree are at each depth, for at least two ascending weights.
  ///
  /// Works in place (Moffat and Katajainen, 1995): an entry is a weight, then the parent of an inner
  /// node, then that node's depth.
  private static func depthCounts(of weights: [Int]) -> [Int] {
    var counts = [Int](repeating: 0, count: max(weights.count, 17))
    var nodes = weights
    let last = weights.count - 2
    var span = nodes.mutableSpan
    // Inner nodes without a parent begin at `node`, leaves without one at `leaf`.
    var (node, leaf) = (0, 0)
    for parent in 0...last {
      var sum = 0
      for _ in 0..<2 {
        if node < parent, leaf >= span.count || span[node] < span[leaf] {
          sum += span[node]
          span[node] = parent
          node += 1
        } else {
          sum += span[leaf]
          leaf += 1
        }
      }
      span[parent] = sum
    }
    // Parents come after their children: depths are known from the root down.
    span[last] = 0
    for index in stride(from: last - 1, through: 0, by: -1) { span[index] = span[span[index]] + 1 }
    // Below each inner node there is room for two: what inner nodes leave of it is leaves.
    var (room, depth, index) = (1, 0, last)
    while room > 0 {
      var inner = 0
      while index >= 0, span[index] == depth {
        inner += 1
        index -= 1
      }
      counts[depth] = room - inner
      room = 2 * inner
      depth += 1
    }
    return counts
  }

  /// Moves leaves up to depth `limit`, then lengthens the cheapest others until Kraft's sum is 1.
  private static func limit(_ counts: inout [Int], to limit: Int) {
    for depth in limit + 1..<counts.count {
      counts[limit] += counts[depth]
      counts[depth] = 0
    }
    var total = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while total > 1 << limit {
      // One leaf of the lowest level hangs itself below the deepest leaf above that level.
      counts[limit] -= 1
      for depth in stride(from: limit - 1, through: 1, by: -1) where counts[depth] > 0 {
        counts[depth] -= 1
        counts[depth + 1] += 2
        break
      }
      total -= 1
    }
  }
}
