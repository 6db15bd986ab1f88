/// Reads the coefficients of blocks (RFC 6386 §13).
@safe
struct VP8CoefficientReader {
  /// 4 types, 17 places (the last one after the end), 3 contexts, 11 each.
  private let probabilities: RawBuffer<UInt8>

  /// Types of blocks in the order of the tables.
  enum Kind: Int { case withoutFirst, second, chroma, whole }

  private static let bands = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 0]

  init(_ table: [UInt8]) {
    probabilities = RawBuffer(count: 4 * 17 * 33, repeating: 0)
    for kind in 0..<4 {
      for place in 0..<17 {
        for index in 0..<33 {
          probabilities[(kind * 17 + place) * 33 + index] =
            table[(kind * 8 + Self.bands[place]) * 33 + index]
        }
      }
    }
  }

  /// - Parameters:
  ///   - context: how many of the neighbours above and to the left have coefficients.
  ///   - first: the place that the block begins at.
  /// - Returns: the place behind the last coefficient.
  @inline(__always)
  func read(
    _ kind: Kind, context: Int, first: Int, steps: SIMD2<Int32>, _ bits: inout VP8Bits,
    to block: UnsafeMutablePointer<Int16>
  ) -> Int {
    let table: UnsafePointer<UInt8> = unsafe .init(probabilities.start + (kind.rawValue &* 561))
    var place = first
    var row = unsafe table + (place &* 33 &+ context &* 11)
    while place < 16 {
      guard unsafe bits.bit(row[0]) else { return place }
      while unsafe !bits.bit(row[1]) {
        place &+= 1
        unsafe row = table + (place &* 33)
        if place == 16 { return 16 }
      }
      let next = unsafe table + ((place &+ 1) &* 33)
      var value: Int32 = 1
      if unsafe bits.bit(row[2]) {
        value = unsafe Self.largeValue(row, &bits)
        unsafe row = next + 22
      } else {
        unsafe row = next + 11
      }
      if bits.bit(128) { value = -value }
      let step = place > 0 ? steps.y : steps.x
      unsafe block[Self.zigzag(place)] = Int16(truncatingIfNeeded: value &* step)
      place &+= 1
    }
    return 16
  }

  /// 0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15: four bits each, the first lowest.
  @inline(__always)
  private static func zigzag(_ place: Int) -> Int {
    Int(truncatingIfNeeded: 0xFEB7_ADC9_6325_8410 as UInt64 &>> UInt64(place &* 4)) & 15
  }

  @inline(never)
  private static func largeValue(_ row: UnsafePointer<UInt8>, _ bits: inout VP8Bits) -> Int32 {
    guard unsafe bits.bit(row[3]) else {
      guard unsafe bits.bit(row[4]) else { return 2 }
      return unsafe bits.bit(row[5]) ? 4 : 3
    }
    guard unsafe bits.bit(row[6]) else {
      guard unsafe bits.bit(row[7]) else { return bits.bit(159) ? 6 : 5 }
      let high: Int32 = bits.bit(165) ? 9 : 7
      return high + (bits.bit(145) ? 1 : 0)
    }
    let high = unsafe bits.bit(row[8])
    let low = unsafe bits.bit(row[high ? 10 : 9])
    let category = (high ? 2 : 0) + (low ? 1 : 0)
    var value: Int32 = 0
    for probability in extraBits[category] {
      value = value << 1 | (bits.bit(probability) ? 1 : 0)
    }
    return value + 3 + (8 << Int32(category))
  }

  private static let extraBits: [[UInt8]] = [
    [173, 148, 140], [176, 155, 140, 135], [180, 157, 141, 134, 130],
    [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
  ]
}
