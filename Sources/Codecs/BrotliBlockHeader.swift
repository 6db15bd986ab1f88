/// The header of a compressed block (RFC 7932 §9.2): how its symbols are divided, and their codes.
struct BrotliBlockHeader {
  var literals: BrotliBlocks
  var commands: BrotliBlocks
  let commandCodes: BrotliCodes
  let postfixBits: Int
  let directDistances: Int

  private var distances: BrotliBlocks
  /// The contexts of each type of literals.
  private let modes: [Int]
  private let literalMap: [UInt8]
  private let distanceMap: [UInt8]
  private let literalCodes: BrotliCodes
  private let distanceCodes: BrotliCodes

  init(from reader: inout BitReader) throws(BrotliError) {
    literals = try BrotliBlocks(from: &reader)
    commands = try BrotliBlocks(from: &reader)
    distances = try BrotliBlocks(from: &reader)
    postfixBits = reader.take(2)
    directDistances = reader.take(4) << postfixBits
    modes = (0..<literals.count).map { _ in reader.take(2) }
    let literalCount: Int
    let distanceCount: Int
    (literalMap, literalCount) = try Self.map(literals.count * 64, from: &reader)
    (distanceMap, distanceCount) = try Self.map(distances.count * 4, from: &reader)
    literalCodes = try BrotliCodes(literalCount, alphabet: 256, from: &reader)
    commandCodes = try BrotliCodes(commands.count, alphabet: 704, from: &reader)
    distanceCodes = try BrotliCodes(
      distanceCount, alphabet: 16 + directDistances + 48 << postfixBits, from: &reader)
  }

  @inline(__always)
  func literal(after last: UInt8, _ secondLast: UInt8, from reader: inout BitReader) -> Int {
    let contexts = BrotliContext.tables[modes[literals.type]]
    let context = contexts[Int(last)] | contexts[256 &+ Int(secondLast)]
    let code = literalMap[literals.type &* 64 &+ Int(context)]
    return literalCodes.symbol(Int(code), from: &reader)
  }

  mutating func distanceSymbol(copyLength: Int, from reader: inout BitReader) -> Int {
    distances.step(from: &reader)
    reader.refill()
    let code = distanceMap[distances.type * 4 + min(copyLength - 2, 3)]
    return distanceCodes.symbol(Int(code), from: &reader)
  }

  /// Which code each context has (§7.3), and how many codes there are.
  private static func map(
    _ size: Int, from reader: inout BitReader
  ) throws(BrotliError) -> ([UInt8], codes: Int) {
    let codes = BrotliBlocks.count(from: &reader)
    guard codes > 1 else { return ([UInt8](repeating: 0, count: size), 1) }
    let longestRun = reader.take(1) == 0 ? 0 : reader.take(4) + 1
    let code = try BrotliCodes(1, alphabet: codes + longestRun, from: &reader)
    var map: [UInt8] = []
    while map.count < size {
      guard !reader.isOverrun else { throw .truncated }
      reader.refill()
      let symbol = code.symbol(0, from: &reader)
      guard (1...max(longestRun, 1)).contains(symbol), longestRun > 0 else {
        map.append(UInt8(symbol == 0 ? 0 : symbol - longestRun))
        continue
      }
      let count = 1 << symbol + reader.take(symbol)
      guard map.count + count <= size else { throw .contextMap }
      map.append(contentsOf: repeatElement(0, count: count))
    }
    if reader.take(1) == 1 { moveToFront(&map) }
    return (map, codes)
  }

  private static func moveToFront(_ map: inout [UInt8]) {
    var order = (0...255).map { UInt8($0) }
    for index in map.indices {
      let place = Int(map[index])
      let value = order[place]
      map[index] = value
      order.remove(at: place)
      order.insert(value, at: 0)
    }
  }
}
