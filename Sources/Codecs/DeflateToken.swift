/// A literal byte, or a match of 3…258 bytes up to 32,768 back.
struct DeflateToken {
  private let packed: UInt32

  @inline(__always)
  init(literal: UInt8) { packed = UInt32(literal) }

  @inline(__always)
  init(length: Int, distance: Int) {
    packed = UInt32(truncatingIfNeeded: length &<< 16 | distance)
  }

  @inline(__always) var isLiteral: Bool { packed < 0x1_0000 }
  @inline(__always) var literal: Int { Int(packed) }
  @inline(__always) var length: Int { Int(packed &>> 16) }
  @inline(__always) var distance: Int { Int(packed & 0xFFFF) }

  /// The symbol 0…29 of a distance: the top two bits of `distance − 1`.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let value = UInt32(truncatingIfNeeded: distance &- 1)
    guard value > 1 else { return Int(value) }
    let high = 31 &- value.leadingZeroBitCount
    return high &* 2 &+ Int(value &>> UInt32(truncatingIfNeeded: high &- 1) & 1)
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
