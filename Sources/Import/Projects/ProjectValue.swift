import XML

/// A value of a property list.
indirect enum ProjectValue: Equatable, Sendable {
  case text(String)
  case list([ProjectValue])
  case dictionary([String: ProjectValue])

  /// Reads a property list, in the old form of braces or in XML.
  init(_ bytes: [UInt8], path: String) throws(ImportError) {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw ImportError(
        .input, path, "it is a binary property list",
        advice: "Convert it with plutil -convert xml1.")
    }
    let start = bytes.first { $0 > 0x20 }
    if start == UInt8(ascii: "<"), bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<!".utf8)
    {
      self = try Self.xml(bytes, path: path)
    } else {
      var parser = ProjectParser(bytes: bytes, path: path)
      self = try parser.parse()
    }
  }

  subscript(key: String) -> ProjectValue? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var elements: [ProjectValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  var members: [String: ProjectValue] {
    if case .dictionary(let members) = self { members } else { [:] }
  }

  /// The texts of a list, or the one text.
  var texts: [String] {
    if let text { return [text] }
    return elements.compactMap(\.text)
  }

  private static func xml(_ bytes: [UInt8], path: String) throws(ImportError) -> ProjectValue {
    let document: XMLDocument
    do throws(XMLError) {
      document = try XMLDocument(bytes) {
        ["key", "string", "integer", "real", "date", "data"].contains($0)
      }
    } catch {
      throw ImportError(
        .input, path, place: error.place, "it is no property list: \(error.words)")
    }
    guard document.names.first == "plist", let root = document.children[0].first else {
      throw ImportError(.input, path, place: "line 1", "its outermost element is no plist")
    }
    return value(root, in: document)
  }

  // The document bounds its own depth.
  private static func value(_ element: Int, in document: XMLDocument) -> ProjectValue {
    let children = document.children[element]
    switch document.names[element] {
    case "array": return .list(children.map { value($0, in: document) })
    case "dict":
      var members: [String: ProjectValue] = [:]
      for index in stride(from: 0, to: children.count - 1, by: 2) {
        members[document.texts[children[index]]] = value(children[index + 1], in: document)
      }
      return .dictionary(members)
    case "true": return .text("YES")
    case "false": return .text("NO")
    default: return .text(document.texts[element])
    }
  }
}

/// Reads property lists in the old form: `{ key = value; }`, `( value, value )`, `"text"`, `<data>`.
private struct ProjectParser {
  static let maximumDepth = 64

  let bytes: [UInt8]
  let path: String
  private var position = 0

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  mutating func parse() throws(ImportError) -> ProjectValue {
    let value = try value(depth: 0)
    try skipSpace()
    guard position == bytes.count else { throw failure("something follows the end of the list") }
    return value
  }

  private func failure(_ reason: String) -> ImportError {
    ImportError(
      .input, path, place: XMLDocument.place(ofByte: min(position, bytes.count), in: bytes), reason)
  }

  private mutating func skipSpace() throws(ImportError) {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if starts("//") {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else if starts("/*") {
        position += 2
        while position < bytes.count, !starts("*/") { position += 1 }
        guard position < bytes.count else { throw failure("a comment has no end") }
        position += 2
      } else {
        return
      }
    }
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(ImportError) -> ProjectValue {
    guard depth < Self.maximumDepth else {
      throw failure("values are nested more than \(Self.maximumDepth) deep")
    }
    try skipSpace()
    if take("{") {
      var members: [String: ProjectValue] = [:]
      while true {
        try skipSpace()
        if take("}") { return .dictionary(members) }
        let key = try text()
        try skipSpace()
        guard take("=") else { throw failure("“=” is expected after the key \(key)") }
        members[key] = try value(depth: depth + 1)
        try skipSpace()
        guard take(";") else { throw failure("“;” is expected after the value of \(key)") }
      }
    }
    if take("(") {
      var elements: [ProjectValue] = []
      while true {
        try skipSpace()
        if take(")") { return .list(elements) }
        elements.append(try value(depth: depth + 1))
        try skipSpace()
        if take(",") { continue }
        guard take(")") else { throw failure("“,” or “)” is expected in a list") }
        return .list(elements)
      }
    }
    if take("<") {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
      guard take(">") else { throw failure("a piece of data has no end") }
      return .text(String(decoding: bytes[start..<(position - 1)], as: UTF8.self))
    }
    return .text(try text())
  }

  private mutating func text() throws(ImportError) -> String {
    guard position < bytes.count else { throw failure("the list ends before its values do") }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
      guard position > start else { throw failure("a value is expected") }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    position += 1
    var content: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "U"):
          let digits = bytes[(position + 1)...].prefix(4)
          let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
          let scalar = code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
          content += Array(String(Character(scalar)).utf8)
          position += digits.count
        default: content.append(bytes[position])
        }
      } else {
        content.append(bytes[position])
      }
      position += 1
    }
    guard position < bytes.count else { throw failure("a text has no closing quote") }
    position += 1
    return String(decoding: content, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+~@*".utf8.contains(byte)
    }
  }
}
