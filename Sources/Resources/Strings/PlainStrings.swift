import XML

/// Reads the pairs of a `.strings` file: `"key" = "text";` with comments between.
///
/// A pair that cannot be read costs itself; reading goes on behind its semicolon.
struct PlainStrings {
  /// The most faults that are told of one file.
  static let maximumFaults = 20

  private let bytes: [UInt8]
  private var position = 0
  private(set) var pairs: [(key: String, text: String)] = []
  private(set) var faults: [PropertyList.Fault] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipBlank()
    // The pairs may be in the braces of a property list.
    let isBraced = peek == UInt8(ascii: "{")
    if isBraced { position += 1 }
    while faults.count < Self.maximumFaults {
      skipBlank()
      if position >= bytes.count {
        if isBraced { note(bytes.count, "the brace at the beginning is not closed") }
        return
      }
      if isBraced, peek == UInt8(ascii: "}") {
        position += 1
        skipBlank()
        if position < bytes.count { note(position, "there is something behind the last brace") }
        return
      }
      let start = position
      do throws(PropertyList.Fault) {
        try readPair()
      } catch {
        faults.append(error)
        position = max(position, start)
        recover()
      }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ offset: Int, _ reason: String) -> PropertyList.Fault {
    PropertyList.Fault(place: XMLDocument.place(ofByte: offset, in: bytes), reason: reason)
  }

  private mutating func note(_ offset: Int, _ reason: String) {
    faults.append(fault(offset, reason))
  }

  /// Goes behind the next semicolon that ends a line.
  private mutating func recover() {
    while let byte = peek {
      position += 1
      guard byte == UInt8(ascii: ";") else { continue }
      var end = position
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D {
        end += 1
      }
      if end >= bytes.count || bytes[end] == 0x0A { return }
    }
  }

  private mutating func readPair() throws(PropertyList.Fault) {
    let start = position
    let key = try readText("a key")
    skipBlank()
    var text = key
    if peek == UInt8(ascii: "=") {
      position += 1
      skipBlank()
      text = try readText("the text of \(key.debugDescription)")
      skipBlank()
    }
    guard peek == UInt8(ascii: ";") else {
      throw fault(start, "the pair of \(key.debugDescription) has no semicolon at its end")
    }
    position += 1
    pairs.append((key, text))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func readText(_ what: String) throws(PropertyList.Fault) -> String {
    let start = position
    guard let quote = peek else { throw fault(start, "the file ends before \(what)") }
    guard quote == 0x22 || quote == 0x27 else {
      while let byte = peek, Self.isPlain(byte) { position += 1 }
      guard position > start else {
        throw fault(start, "\(what) is expected here, in quotation marks")
      }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    position += 1
    var text: [UInt8] = []
    var units: [UInt16] = []
    func flush() {
      guard !units.isEmpty else { return }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
      units = []
    }
    while let byte = peek {
      position += 1
      if byte == quote {
        flush()
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\"), let escape = peek {
        position += 1
        if let unit = try escaped(escape) {
          units.append(unit)
          continue
        }
        flush()
        // What has no meaning behind a backslash, also a quotation mark, is itself.
        text.append(escape)
      } else {
        flush()
        text.append(byte)
      }
    }
    throw fault(start, "the quotation mark of \(what) is not closed")
  }

  /// A unit of UTF-16 that an escape is; surrogates come in pairs.
  private mutating func escaped(_ byte: UInt8) throws(PropertyList.Fault) -> UInt16? {
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[position...].prefix(4)
      guard digits.count == 4,
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      else { throw fault(position - 2, "\\U is not followed by four hexadecimal digits") }
      position += 4
      return unit
    case 0x30...0x37:
      var value = 0
      position -= 1
      for _ in 0..<3 {
        guard let digit = peek, (0x30...0x37).contains(digit) else { break }
        value = value * 8 + Int(digit - 0x30)
        position += 1
      }
      return UInt16(value)
    default: return nil
    }
  }

  private mutating func skipBlank() {
    while let byte = peek {
      if byte <= 0x20 {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes[position...].starts(with: "/*".utf8) {
        let start = position
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        if position >= bytes.count { note(start, "the comment is not closed") }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }
}
