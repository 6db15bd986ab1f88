/// The prefix codes of a lossless picture, prepared for decoding (RFC 9649 §6.2).
///
/// Tables of all codes stand behind one another. An entry has the length of its code in the low byte and
/// the symbol above; in a first table, `link` and the bits of a second table that stands at the symbol's
/// distance.
struct WebPPrefixTables {
  static let rootBits = 8
  static let link: UInt32 = 0x80

  /// Where a code's first table begins, and the mask of the bits that choose its entry.
  struct Code: BitwiseCopyable {
    var start: UInt32 = 0
    var mask: UInt32 = 0
  }

  private(set) var entries: [UInt32] = []

  /// Adds the code of these lengths; `nil` unless they use up all bits or name one symbol alone.
  mutating func add(_ lengths: ArraySlice<UInt8>) -> Code? {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    let used = counts.reduce(0, +)
    let start = entries.count
    if used == 1, let place = lengths.firstIndex(where: { $0 > 0 }) {
      entries.append(UInt32(place - lengths.startIndex) << 8)
      return Code(start: UInt32(start), mask: 0)
    }
    guard used > 1 else { return nil }
    let longest = counts.lastIndex { $0 > 0 } ?? 1
    let root = min(longest, Self.rootBits)
    var room = 1
    for length in 1...15 {
      room = room << 1 - counts[length]
      guard room >= 0 else { return nil }
    }
    guard room == 0 else { return nil }
    entries.append(contentsOf: repeatElement(0, count: 1 << root))
    fill(lengths, counts: counts, start: start, root: root)
    return Code(start: UInt32(start), mask: UInt32(1 << root - 1))
  }

  private mutating func fill(_ lengths: ArraySlice<UInt8>, counts: [Int], start: Int, root: Int) {
    var offsets = [Int](repeating: 0, count: 17)
    for length in 1...15 { offsets[length + 1] = offsets[length] + counts[length] }
    var sorted = [UInt32](repeating: 0, count: offsets[16])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      sorted[offsets[Int(length)]] = UInt32(symbol)
      offsets[Int(length)] += 1
    }
    var remaining = counts
    var key = 0
    var index = 0
    var (table, tableBits) = (start, root)
    var low = -1
    for length in 1...15 {
      while remaining[length] > 0 {
        if length > root, key & (1 << root - 1) != low {
          low = key & (1 << root - 1)
          tableBits = Self.secondBits(remaining, length: length, root: root)
          table = entries.count
          entries.append(contentsOf: repeatElement(0, count: 1 << tableBits))
          entries[start + low] = UInt32(table - start) << 8 | Self.link | UInt32(tableBits)
        }
        let own = length > root ? length - root : length
        let entry = sorted[index] << 8 | UInt32(own)
        var place = length > root ? key >> root : key
        while place < 1 << tableBits {
          entries[table + place] = entry
          place += 1 << own
        }
        key = Self.next(key, length: length)
        index += 1
        remaining[length] -= 1
      }
    }
  }

  /// The bits of a second table whose first code has this length.
  private static func secondBits(_ counts: [Int], length: Int, root: Int) -> Int {
    var length = length
    var room = 1 << (length - root)
    while length < 15 {
      room -= counts[length]
      if room <= 0 { break }
      length += 1
      room <<= 1
    }
    return length - root
  }

  /// The next code of a length, its bits in the order of the file: a sum that carries downwards.
  private static func next(_ key: Int, length: Int) -> Int {
    var step = 1 << (length - 1)
    while key & step != 0 { step >>= 1 }
    return step == 0 ? key : key & (step - 1) + step
  }
}

/// The five codes for pixels of one kind.
struct WebPPrefixGroup: BitwiseCopyable {
  var green = WebPPrefixTables.Code()
  var red = WebPPrefixTables.Code()
  var blue = WebPPrefixTables.Code()
  var alpha = WebPPrefixTables.Code()
  var distance = WebPPrefixTables.Code()
  /// The channels beside green, if they take no bits.
  var constant: UInt32 = 0
  var hasConstant = false
}

extension BitReader {
  /// The symbol of the next code; at least 15 bits must be loaded.
  @inline(__always)
  mutating func symbol(
    _ code: WebPPrefixTables.Code, _ entries: UnsafePointer<UInt32>
  ) -> Int {
    let table = unsafe entries + Int(code.start)
    var entry = unsafe table[Int(truncatingIfNeeded: bits & UInt64(code.mask))]
    if entry & WebPPrefixTables.link != 0 {
      consume(WebPPrefixTables.rootBits)
      let mask = UInt64(1) &<< UInt64(entry & 15) &- 1
      entry = unsafe table[Int(entry &>> 8) &+ Int(truncatingIfNeeded: bits & mask)]
    }
    consume(Int(entry & 15))
    return Int(entry &>> 8)
  }
}
