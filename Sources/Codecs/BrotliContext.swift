/// How the two bytes before a literal choose its prefix code (RFC 7932 §7.1).
enum BrotliContext {
  /// For each mode the contexts by the byte before (256 values) and by the one before that (256
  /// more); the two are combined by "or".
  static let tables: [[UInt8]] = [
    (0..<512).map { $0 < 256 ? UInt8($0 & 0x3F) : 0 },
    (0..<512).map { $0 < 256 ? UInt8($0 >> 2) : 0 },
    (0..<512).map { $0 < 256 ? textLast($0) : textSecondLast($0 - 256) },
    (0..<512).map { $0 < 256 ? magnitude($0) << 3 : magnitude($0 - 256) },
  ]

  /// Sixteen classes of ASCII characters, as hexadecimal digits.
  private static let lastClasses = Array(
    ("000000000110010000000000000000002343353467338393bbbbbbbbbb886a73"
      + "3cdddcdddcdddddcdddddcddddd637333efffefffefffffefffffefffff63730").utf8)

  /// Four classes of ASCII characters.
  private static let secondLastClasses = Array(
    ("0000000000000000000000000000000001111111111111112222222222111111"
      + "1222222222222222222222222221111113333333333333333333333333311110").utf8)

  private static func textLast(_ byte: Int) -> UInt8 {
    guard byte < 0x80 else { return UInt8(byte & 1 | (byte < 0xC0 ? 0 : 2)) }
    let digit = lastClasses[byte]
    return (digit < 0x60 ? digit - 0x30 : digit - 0x57) << 2
  }

  private static func textSecondLast(_ byte: Int) -> UInt8 {
    byte < 0x80 ? secondLastClasses[byte] - 0x30 : byte < 0xE0 ? 0 : 2
  }

  /// How large a byte is as a signed number.
  private static func magnitude(_ byte: Int) -> UInt8 {
    switch byte {
    case 0: 0
    case 1..<16: 1
    case 16..<64: 2
    case 64..<128: 3
    case 128..<192: 4
    case 192..<240: 5
    case 240..<255: 6
    default: 7
    }
  }
}
