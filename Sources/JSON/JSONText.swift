/// Decoding of strings and numbers whose form the parser has already checked.
enum JSONText {
  static func string(of node: JSONNode, in bytes: [UInt8]) -> String {
    if node.tag == .plainString {
      return String(decoding: bytes[Int(node.start) + 1..<Int(node.end) - 1], as: UTF8.self)
    }
    return String(decoding: decodedBytes(of: node, in: bytes), as: UTF8.self)
  }

  static func decodedBytes(of node: JSONNode, in bytes: [UInt8]) -> [UInt8] {
    let content = Int(node.start) + 1..<Int(node.end) - 1
    guard node.tag == .escapedString else { return Array(bytes[content]) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      if let byte = escaped(bytes[index + 1]) {
        decoded.append(byte)
        index += 2
        continue
      }
      let (scalar, length) = escapedScalar(at: index, in: bytes)
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      index += length
    }
    return decoded
  }

  /// The character behind `\u`, and the length of its escape, which may be a surrogate pair.
  private static func escapedScalar(at index: Int, in bytes: [UInt8]) -> (Unicode.Scalar, Int) {
    let high = codeUnit(at: index, in: bytes) ?? 0xFFFD
    guard (0xD800..<0xDC00).contains(high), let low = codeUnit(at: index + 6, in: bytes) else {
      return (Unicode.Scalar(high) ?? "\u{FFFD}", 6)
    }
    let value = 0x10000 + ((high - 0xD800) << 10) + (low &- 0xDC00)
    return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
  }

  /// The byte that the letter after a backslash stands for; nil for `u` and all others.
  static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The UTF-16 code unit of a `\u` with four hexadecimal digits that begins at `index`, if one does.
  static func codeUnit(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for digit in bytes[index + 2..<index + 6] {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = digit - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt32(value)
    }
    return unit
  }

  /// The length of the well-formed UTF-8 sequence at `index` (Unicode table 3-7), or nil.
  static func scalarLength(at index: Int, in bytes: [UInt8]) -> Int? {
    let first = bytes[index]
    guard first >= 0x80 else { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for next in index + 2..<max(index + length, index + 2) where bytes[next] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }

  /// The one character at `index`, or nil where the bytes are no UTF-8.
  static func character(at index: Int, in bytes: [UInt8]) -> String? {
    guard index < bytes.count, let length = scalarLength(at: index, in: bytes) else { return nil }
    return String(decoding: bytes[index..<index + length], as: UTF8.self)
  }

  /// The value of a checked number; infinite where it leaves the range of Double.
  static func number(in bytes: [UInt8], from start: Int, to end: Int) -> Double {
    exactNumber(in: bytes, from: start, to: end)
      ?? Double(String(decoding: bytes[start..<end], as: UTF8.self)) ?? .infinity
  }

  /// The value where one exact product or quotient gives the correctly rounded result: a significand
  /// below 2^53 and a power of ten up to 10^22, both of which Double holds exactly.
  private static func exactNumber(in bytes: [UInt8], from start: Int, to end: Int) -> Double? {
    guard end - start <= 18 else { return nil }
    var significand: UInt64 = 0
    var fractionDigits = 0
    var isFraction = false
    for index in start..<end {
      switch bytes[index] {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        significand = significand &* 10 &+ UInt64(bytes[index] &- UInt8(ascii: "0"))
        if isFraction { fractionDigits += 1 }
      default: return nil
      }
    }
    guard significand < 1 << 53 else { return nil }
    let magnitude = Double(significand) / powersOfTen[fractionDigits]
    return bytes[start] == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18,
  ]
}
