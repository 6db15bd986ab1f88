/// CRC-32 as PNG uses it (ISO 3309, polynomial 0xEDB88320 reflected), eight bytes a step.
struct CRC32 {
  private var state: UInt32 = 0xFFFF_FFFF

  /// The checksum of the bytes so far.
  var value: UInt32 { ~state }

  /// Adds `bytes[range]`.
  mutating func update(_ bytes: [UInt8], in range: Range<Int>) {
    let tables = Self.tables
    let span = bytes.span
    var crc = state
    var index = range.lowerBound
    while range.upperBound - index >= 8 {
      let low =
        crc
        ^ (UInt32(span[index]) | UInt32(span[index + 1]) << 8 | UInt32(span[index + 2]) << 16
          | UInt32(span[index + 3]) << 24)
      crc =
        tables[1792 + Int(low & 0xFF)] ^ tables[1536 + Int(low >> 8 & 0xFF)]
        ^ tables[1280 + Int(low >> 16 & 0xFF)] ^ tables[1024 + Int(low >> 24)]
        ^ tables[768 + Int(span[index + 4])] ^ tables[512 + Int(span[index + 5])]
        ^ tables[256 + Int(span[index + 6])] ^ tables[Int(span[index + 7])]
      index += 8
    }
    while index < range.upperBound {
      crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ span[index])]
      index += 1
    }
    state = crc
  }

  /// `tables[256 * k + n]` advances the remainder of byte `n` over `k` zero bytes.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for n in 0..<256 {
      var crc = UInt32(n)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      tables[n] = crc
    }
    for n in 256..<(8 * 256) {
      let previous = tables[n - 256]
      tables[n] = previous >> 8 ^ tables[Int(previous & 0xFF)]
    }
    return tables
  }()
}
