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

  /// How many numbers `distanceSymbol` may give.
  static let distanceSlots = 64

  /// The symbol 0…29 of a distance: the top two bits of `distance − 1`; 63 for that of a literal.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let value = UInt32(truncatingIfNeeded: distance &- 1)
    let high = 31 &- (value | 1).leadingZeroBitCount
    return high &* 2 &+ Int((value &<< 1) &>> UInt32(truncatingIfNeeded: max(high, 1)) & 1)
  }

  /// `lengthSymbols[length]` counts from symbol 257.
  static let lengthSymbols: [UInt8] = {
    var symbols = [UInt8](repeating: 0, count: DeflateConstants.maximumMatch + 1)
    for (symbol, base) in DeflateConstants.lengthBases.enumerated() {
      for length in Int(base)..<symbols.count { symbols[length] = UInt8(symbol) }
    }
    return symbols
  }()
}
