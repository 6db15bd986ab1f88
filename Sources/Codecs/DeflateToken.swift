/// A literal byte, or a match of 3…258 bytes up to 32,768 back: the byte or 256 and the length above a
/// distance, which is 0 for a literal.
struct DeflateToken {
  private let packed: UInt32

  @inline(__always)
  init(literal: UInt8) { packed = UInt32(literal) &<< 16 }

  @inline(__always)
  init(length: Int, distance: Int) {
    packed = UInt32(truncatingIfNeeded: (256 &+ length) &<< 16 | distance)
  }

  /// A literal, or 256 and the length.
  @inline(__always) var value: Int { Int(packed &>> 16) }
  @inline(__always) var distance: Int { Int(packed & 0xFFFF) }

  /// The symbol of a literal or a length.
  @inline(__always)
  func symbol(_ symbols: [UInt16]) -> Int { Int(symbols[value]) }

  /// What `symbol` looks up: literals, then lengths.
  static let symbols: [UInt16] =
    (0..<256).map { UInt16($0) } + lengthSymbols.map { UInt16($0) + 257 }

  /// Where the token's distance is in tables such as `distanceSymbols`: 0 is that of a literal.
  @inline(__always) var distanceSlot: Int {
    let distance = self.distance
    return distance <= 256 ? distance : 255 &+ (distance &- 1) &>> 7
  }

  /// The symbols 0…29 of distances up to 256, and of one in 128 of those above, which have no smaller steps; 30 is that
  /// of a literal.
  static let distanceSymbols: [UInt8] = {
    let bases = DeflateConstants.distanceBases
    func symbol(of distance: Int) -> UInt8 {
      UInt8(bases.lastIndex { $0 <= distance } ?? bases.count)
    }
    return (0...256).map(symbol) + (2..<256).map { symbol(of: $0 << 7 + 1) }
  }()

  /// `lengthSymbols[length]` counts from symbol 257.
  static let lengthSymbols: [UInt8] = {
    var symbols = [UInt8](repeating: 0, count: DeflateConstants.maximumMatch + 1)
    for (symbol, base) in DeflateConstants.lengthBases.enumerated() {
      for length in Int(base)..<symbols.count { symbols[length] = UInt8(symbol) }
    }
    return symbols
  }()
}
