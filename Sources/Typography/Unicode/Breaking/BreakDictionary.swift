/// The words of a language that writes without spaces, as a graph of letters.
///
/// The format is that of scripts/generate-break-dictionaries.py.
struct BreakDictionary: Sendable {
  private let firstLetter: UInt32
  /// The six-bit characters of the table.
  private let codes: [UInt8]

  init(_ text: StaticString, firstLetter: UInt32) {
    codes = unpackedTable(text, charactersPerNumber: 1)
    self.firstLetter = firstLetter
  }

  /// Finds the words that begin at a place.
  ///
  /// - Parameters:
  ///   - range: where the words begin, and how far the text goes.
  ///   - lengths: receives the lengths of the words, shortest first, at most `limit`.
  /// - Returns: how many letters were looked at: those shared with some word, and the one that was
  ///   not.
  func match(
    _ scalars: [UInt32], in range: Range<Int>, limit: Int, lengths: inout [Int]
  ) -> Int {
    lengths.removeAll(keepingCapacity: true)
    var node = 0
    for index in range {
      let depth = index - range.lowerBound + 1
      guard let edge = edge(from: node, letter: scalars[index] &- firstLetter) else {
        return depth
      }
      if edge.endsWord, lengths.count < limit { lengths.append(depth) }
      guard let target = edge.target else { return depth }
      node = target
    }
    return range.count
  }

  private func edge(from node: Int, letter: UInt32) -> (endsWord: Bool, target: Int?)? {
    var place = node
    while true {
      let bits = UInt32(codes[place]) << 6 | UInt32(codes[place + 1])
      let width = Int(bits & 7)
      place += 2
      if bits >> 5 == letter {
        guard width > 0 else { return (bits & 16 != 0, nil) }
        var distance = 0
        if width > 1 {
          for code in codes[place..<place + width] { distance = distance << 6 | Int(code) }
          place += width
        }
        return (bits & 16 != 0, place + distance)
      }
      if bits & 8 != 0 { return nil }
      if width > 1 { place += width }
    }
  }
}
