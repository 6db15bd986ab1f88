/// A value of a PDF file (ISO 32000-2 §7.3).
enum PDFObject: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// A dictionary and the bytes that follow it in the file.
  case stream([String: PDFObject], Range<Int>)
  /// The number of another object.
  case reference(Int)

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// A whole number within what 32 bits hold.
  var integer: Int? {
    number.flatMap { $0.magnitude < 2_147_483_648 ? Int($0) : nil }
  }

  var name: String? {
    if case .name(let value) = self { value } else { nil }
  }

  /// The entries of a dictionary or of a stream's dictionary.
  var entries: [String: PDFObject]? {
    switch self {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: nil
    }
  }
}

/// Splits the bytes of a file or of a content stream into values and words.
struct PDFLexer {
  enum Token: Equatable {
    case object(PDFObject)
    case word(String)
    case open(Character)
    case close(Character)
    case end
  }

  let bytes: [UInt8]
  var position: Int
  /// Whether values were nested too deep; nothing more is read then.
  private var isExhausted = false

  /// How deep values are nested at most.
  static let maximumDepth = 64

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
  }

  private static func isRegular(_ byte: UInt8) -> Bool {
    if isSpace(byte) { return false }
    switch byte {
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: return false
    default: return true
    }
  }

  mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
          position += 1
        }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  mutating func next() -> Token {
    skipSpace()
    guard position < bytes.count, !isExhausted else { return .end }
    let byte = bytes[position]
    let following = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .object(.name(name()))
    case UInt8(ascii: "("):
      position += 1
      return .object(.string(literal()))
    case UInt8(ascii: "<") where following != byte:
      position += 1
      return .object(.string(hexadecimal()))
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      position += following == byte ? 2 : 1
      return byte == UInt8(ascii: "<") ? .open("<") : .close(">")
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      let character = Character(Unicode.Scalar(byte))
      return character == "[" || character == "{" ? .open(character) : .close(character)
    case UInt8(ascii: ")"):
      position += 1
      return .close(")")
    default:
      if let number = number() { return .object(.number(number)) }
      let start = position
      while position < bytes.count, Self.isRegular(bytes[position]) { position += 1 }
      let word = String(decoding: bytes[start..<position].prefix(64), as: UTF8.self)
      switch word {
      case "true": return .object(.bool(true))
      case "false": return .object(.bool(false))
      case "null": return .object(.null)
      default: return .word(word)
      }
    }
  }

  /// The value that begins here, with references to other objects; `nil` where there is none.
  mutating func object(depth: Int = 0) -> PDFObject? {
    let token = next()
    if case .object(.number(let number)) = token { return reference(number) ?? .number(number) }
    return object(from: token, depth: depth)
  }

  /// The value that a token begins.
  mutating func object(from token: Token, depth: Int = 0) -> PDFObject? {
    switch token {
    case .object(let object): return object
    case .open("["):
      guard depth < Self.maximumDepth else {
        isExhausted = true
        return nil
      }
      var items: [PDFObject] = []
      while true {
        let before = position
        if let item = object(depth: depth + 1) {
          items.append(item)
          continue
        }
        position = before
        guard next() == .close("]") else { return nil }
        return .array(items)
      }
    case .open("<"):
      guard depth < Self.maximumDepth else {
        isExhausted = true
        return nil
      }
      var entries: [String: PDFObject] = [:]
      while true {
        switch next() {
        case .object(.name(let key)):
          guard let value = object(depth: depth + 1) else { return nil }
          entries[key] = value
        case .close(">"): return .dictionary(entries)
        default: return nil
        }
      }
    default: return nil
    }
  }

  /// `12 0 R`, whose first number is read.
  private mutating func reference(_ number: Double) -> PDFObject? {
    guard let index = PDFObject.number(number).integer, index >= 0, Double(index) == number else {
      return nil
    }
    let before = position
    if case .object(.number) = next(), next() == .word("R") { return .reference(index) }
    position = before
    return nil
  }

  private mutating func number() -> Double? {
    var place = position
    var isNegative = false
    while place < bytes.count,
      bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+")
    {
      if bytes[place] == UInt8(ascii: "-") { isNegative = true }
      place += 1
    }
    var (value, scale, digits) = (0.0, 1.0, 0)
    var isFraction = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte >= 0x30, byte <= 0x39 {
        digits += 1
        if isFraction, digits > 40 {
          place += 1
          continue
        }
        value = value * 10 + Double(byte - 0x30)
        if isFraction { scale *= 10 }
      } else if byte == UInt8(ascii: "-"), digits > 0 {
        // Some programs write 12.-5: what follows the sign does not count.
        while place < bytes.count, Self.isRegular(bytes[place]) { place += 1 }
        break
      } else {
        break
      }
      place += 1
    }
    guard digits > 0, place == bytes.count || !Self.isRegular(bytes[place]) else { return nil }
    position = place
    let magnitude = min(value / scale, 1e30)
    return isNegative ? -magnitude : magnitude
  }

  private mutating func name() -> String {
    var text: [UInt8] = []
    while position < bytes.count, Self.isRegular(bytes[position]) {
      var byte = bytes[position]
      if byte == UInt8(ascii: "#"), position + 2 < bytes.count,
        let high = Self.digit(bytes[position + 1]), let low = Self.digit(bytes[position + 2])
      {
        byte = high << 4 | low
        position += 2
      }
      if text.count < 128 { text.append(byte) }
      position += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private mutating func literal() -> [UInt8] {
    var text: [UInt8] = []
    var depth = 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { text.append(escaped) }
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func escape() -> UInt8? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case 0x0D:
      if position < bytes.count, bytes[position] == 0x0A { position += 1 }
      return nil
    case 0x0A: return nil
    case 0x30...0x37:
      var value = Int(byte - 0x30)
      for _ in 0..<2 where position < bytes.count && (0x30...0x37).contains(bytes[position]) {
        value = value * 8 + Int(bytes[position] - 0x30)
        position += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    var digits: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Self.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
