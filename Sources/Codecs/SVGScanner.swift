import Graphics

/// Takes numbers and words from the value of an attribute.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") {
      position += 1
    }
  }

  /// A letter or sign that is there, after space.
  mutating func take(_ byte: Character) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte.asciiValue else { return false }
    position += 1
    return true
  }

  /// The next letter, after space.
  mutating func letter() -> Character? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let byte = bytes[position] | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else { return nil }
    position += 1
    return Character(Unicode.Scalar(bytes[position - 1]))
  }

  mutating func word() -> String {
    skipSpace()
    let start = position
    while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: "("),
      bytes[position] != UInt8(ascii: ",")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A flag of an arc, which may stand without space.
  mutating func flag() -> Bool? {
    skipSpace()
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else {
      return nil
    }
    position += 1
    return bytes[position - 1] == 0x31
  }

  /// A finite number, after space.
  mutating func number() -> Double? {
    skipSpace()
    var end = position
    func isDigit(_ place: Int) -> Bool { place < bytes.count && (48...57).contains(bytes[place]) }
    if end < bytes.count, bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var count = end - digits
    if end < bytes.count, bytes[end] == 0x2E {
      let point = end
      end += 1
      while isDigit(end) { end += 1 }
      count += end - point - 1
    }
    guard count > 0 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == 0x65 {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == 0x2B || bytes[exponent] == 0x2D {
        exponent += 1
      }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    var text = String(decoding: bytes[position..<end], as: UTF8.self)
    if text.hasPrefix("+") { text.removeFirst() }
    guard let value = Double(text), value.isFinite, value.magnitude < 1e9 else { return nil }
    position = end
    return value
  }

  mutating func numbers(_ count: Int) -> [Double]? {
    var values: [Double] = []
    for _ in 0..<count {
      guard let value = number() else { return nil }
      values.append(value)
    }
    return values
  }

  /// All numbers up to the first thing that is none.
  mutating func allNumbers() -> [Double] {
    var values: [Double] = []
    while let value = number() { values.append(value) }
    return values
  }

  /// A length in user units; percentages are of `whole`.
  mutating func length(of whole: Double) -> Double? {
    guard let value = number() else { return nil }
    switch word().lowercased() {
    case "", "px": return value
    case "%": return value * whole / 100
    case "pt": return value * 4 / 3
    case "pc": return value * 16
    case "in": return value * 96
    case "mm": return value * 96 / 25.4
    case "cm": return value * 96 / 2.54
    case "em", "rem": return value * 16
    case "ex": return value * 8
    default: return nil
    }
  }
}

extension PlaneTransform {
  /// The value of a `transform` attribute; `nil` where it is none.
  init?(svg text: String) {
    var scanner = SVGScanner(text)
    var result = PlaneTransform.identity
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { break }
      let name = scanner.word()
      guard scanner.take("(") else { return nil }
      let v = scanner.allNumbers()
      guard scanner.take(")"), let next = PlaneTransform(name, v) else { return nil }
      // The last one acts first.
      result = next.followed(by: result)
    }
    self = result
  }

  private init?(_ name: String, _ v: [Double]) {
    switch (name, v.count) {
    case ("matrix", 6): self.init(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    case ("translate", 1...2): self = .translation(x: v[0], y: v.count > 1 ? v[1] : 0)
    case ("scale", 1...2): self = .scale(x: v[0], y: v.count > 1 ? v[1] : v[0])
    case ("rotate", 1): self = .rotation(degrees: v[0])
    case ("rotate", 3): self = .rotation(degrees: v[0]).around(Point(x: v[1], y: v[2]))
    case ("skewX", 1), ("skewY", 1):
      let (cosine, sine) = UnitCircle.point(degrees: v[0])
      guard cosine.magnitude > 1e-9 else { return nil }
      let slope = sine / cosine
      self.init(
        a: 1, b: name == "skewY" ? slope : 0, c: name == "skewX" ? slope : 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
