import Mutants

/// Damaged documents: bytes and parts of valid ones changed at random.
@MainActor
struct DocumentMutants {
  private let generator: DocumentGenerator

  init(_ generator: DocumentGenerator) { self.generator = generator }

  /// The mutant of a seed, the same on every machine.
  func document(_ seed: UInt64) -> [UInt8] {
    var random = SeededRandom(seed ^ 0xDA44_A6ED)
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(max(count, 1))) }
    // A few originals serve many mutants.
    var value = generator.document(seed / 64)
    for _ in 0..<below(3) { value = transplanted(value, &random) }
    var bytes = Array(value.text.utf8)
    for _ in 0..<below(4) {
      guard bytes.count > 4 else { break }
      let place = below(bytes.count)
      switch below(9) {
      case 0: bytes[place] = random.byte()
      case 1: bytes[place] ^= 1 << UInt8(below(8))
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(random.byte(), at: place)
      case 4: bytes.swapAt(place, below(bytes.count))
      case 5: bytes.removeLast(min(below(40), bytes.count - 1))
      case 6:
        let end = min(place + below(60), bytes.count)
        bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
      case 7: bytes.removeSubrange(place..<min(place + below(30), bytes.count))
      default:
        bytes.insert(contentsOf: Array(Self.pieces[below(Self.pieces.count)].utf8), at: place)
      }
    }
    return bytes
  }

  /// The value with one part in the place of another.
  private func transplanted(_ value: FuzzValue, _ random: inout SeededRandom) -> FuzzValue {
    let paths = value.paths
    guard !paths.isEmpty else { return value }
    let (from, to) = (
      paths[Int(random.next() % UInt64(paths.count))],
      paths[Int(random.next() % UInt64(paths.count))]
    )
    return value.replacing(at: to[...], by: value.value(at: from) ?? .null)
  }

  private static let pieces = [
    "1e999", "-1", "1e-400", "9007199254740993", "0", "\"infinity\"", "null", "{}", "[]", "\\u0000",
    "\\uD800", "\"\"", ",", "\u{FEFF}", "{\"type\":", "100000", "[[[[[[[[", "\"type\"", ":",
  ]
}
