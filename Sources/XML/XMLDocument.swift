/// The elements of an XML text in document order: the little of XML that drawings and property lists need.
///
/// Entities beside the five of XML itself are plain texts that the document type declares; others are refused, and so
/// is nesting that a drawing program does not write; no part of it calls itself.
package struct XMLDocument {
  package static let maximumDepth = 256
  static let maximumElements = 200_000
  private static let mostEntities = 64
  private static let longestEntity = 40
  private static let longestEntityText = 200

  /// Names without a prefix; empty where it is that of another vocabulary.
  package private(set) var names: [String] = []
  package private(set) var attributes: [[String: String]] = []
  package private(set) var offsets: [Int] = []
  package private(set) var children: [[Int]] = []
  /// The element that an element is in; -1 for the first.
  package private(set) var parents: [Int] = []
  package private(set) var texts: [String] = []
  private let bytes: [UInt8]
  private let keepsText: @Sendable (String) -> Bool
  /// Texts by the names of entities.
  private var entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// Where an element is, as editors count.
  package func place(_ element: Int) -> String { Self.place(ofByte: offsets[element], in: bytes) }

  package static func place(ofByte offset: Int, in bytes: [UInt8]) -> String {
    let before = bytes.prefix(offset)
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[start...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return "line \(line), column \(column)"
  }

  // MARK: Reading

  /// Reads a text in UTF-8.
  ///
  /// - Parameter keepsText: whether the text directly in an element of a name is kept.
  package init(
    _ bytes: [UInt8], keepsText: @escaping @Sendable (String) -> Bool = { $0 == "style" }
  ) throws(XMLError) {
    self.bytes = bytes
    self.keepsText = keepsText
    var position = 0
    var open: [(element: Int, name: ArraySlice<UInt8>)] = []
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        try addText(try unescaped(bytes[position..<end]), to: open.last?.element, at: position)
        position = end
        continue
      }
      if starts(position, "<!--") {
        position = try skip(from: position + 4, to: "-->")
      } else if starts(position, "<![CDATA[") {
        let end = try skip(from: position + 9, to: "]]>")
        let text = String(decoding: bytes[(position + 9)..<(end - 3)], as: UTF8.self)
        try addText(text, to: open.last?.element, at: position)
        position = end
      } else if starts(position, "<?") {
        position = try skip(from: position + 2, to: "?>")
      } else if starts(position, "<!") {
        position = try readDeclaration(position)
      } else if starts(position, "</") {
        guard let last = open.popLast() else {
          throw failure(position, "an element ends that is not open")
        }
        let end = try skip(from: position + 2, to: ">")
        let name = Self.trimmed(bytes[(position + 2)..<(end - 1)])
        guard name.elementsEqual(last.name) else {
          throw failure(
            position,
            "</\(Self.quoted(name))> ends <\(Self.quoted(last.name))>, which begins at "
              + place(last.element))
        }
        position = end
      } else {
        guard open.count < Self.maximumDepth else {
          throw failure(position, "elements are nested more than \(Self.maximumDepth) deep")
        }
        guard names.count < Self.maximumElements else {
          throw failure(position, "it has more than \(Self.maximumElements) elements")
        }
        let (index, isEmpty) = try readElement(&position)
        parents.append(open.last?.element ?? -1)
        if let parent = open.last { children[parent.element].append(index) }
        if !isEmpty {
          let name = bytes[(offsets[index] + 1)...].prefix { !Self.endsName($0) }
          open.append((index, name))
        }
      }
    }
    guard open.isEmpty else { throw failure(bytes.count) }
    guard !names.isEmpty else { throw failure(0, "it has no elements") }
  }

  /// A name as a message shows it, without what belongs to no name.
  private static func quoted(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.prefix(40).filter { $0 >= 0x20 }, as: UTF8.self)
  }

  private static func trimmed(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var name = name
    while let last = name.last, last <= 0x20 { name.removeLast() }
    return name
  }

  /// Keeps the text of elements that are asked for, and that of drawn texts as elements of their own
  /// between the others.
  private mutating func addText(
    _ text: String, to element: Int?, at offset: Int
  ) throws(XMLError) {
    guard let element else { return }
    switch names[element] {
    case let name where keepsText(name): texts[element] += text
    case "text", "tspan", "a":
      guard names.count < Self.maximumElements else {
        throw failure(offset, "it has more than \(Self.maximumElements) elements")
      }
      children[element].append(names.count)
      parents.append(element)
      names.append("#text")
      attributes.append([:])
      offsets.append(offset)
      children.append([])
      texts.append(text)
    default: return
    }
  }

  private func failure(_ offset: Int, _ reason: String? = nil) -> XMLError {
    XMLError(offset: offset, place: Self.place(ofByte: offset, in: bytes), reason: reason)
  }

  private func starts(_ position: Int, _ text: StaticString) -> Bool {
    bytes[position...].starts(with: text.description.utf8)
  }

  private func skip(from position: Int, to end: StaticString) throws(XMLError) -> Int {
    let last = end.description.utf8.last ?? 0
    let count = end.utf8CodeUnitCount
    var place = position
    while let next = bytes[min(place, bytes.count)...].firstIndex(of: last) {
      if next + 1 - count >= position, starts(next + 1 - count, end) { return next + 1 }
      place = next + 1
    }
    throw failure(bytes.count)
  }

  /// Reads `<!…>`: a document type with the entities that older drawing programs shorten namespaces by. A text that
  /// is made of others is refused, so that none grows.
  ///
  /// - Returns: the place behind it.
  private mutating func readDeclaration(_ start: Int) throws(XMLError) -> Int {
    let end = try skip(from: start + 2, to: ">")
    guard let open = bytes[start..<end].firstIndex(of: UInt8(ascii: "[")) else { return end }
    var position = open + 1
    while true {
      skipSpace(&position)
      guard position < bytes.count else { throw failure(bytes.count) }
      if bytes[position] == UInt8(ascii: "]") { return try skip(from: position, to: ">") }
      guard starts(position, "<!ENTITY"), entities.count < Self.mostEntities else {
        throw failure(
          position,
          "only a few entities of plain text are read in a document type; write the text itself")
      }
      let declaration = position
      position += 8
      skipSpace(&position)
      let name = readName(&position)
      skipSpace(&position)
      guard position < bytes.count, [0x22, 0x27].contains(bytes[position]), !name.isEmpty,
        name.utf8.count <= Self.longestEntity,
        let close = bytes[(position + 1)...].firstIndex(of: bytes[position])
      else {
        throw failure(declaration, "an entity has no name or plain text; write the text itself")
      }
      let text = bytes[(position + 1)..<close]
      guard text.count <= Self.longestEntityText, !text.contains(UInt8(ascii: "&")),
        !text.contains(UInt8(ascii: "<"))
      else {
        throw failure(declaration, "the entity \(name) is not plain text; write the text itself")
      }
      if entities[name] == nil { entities[name] = String(decoding: text, as: UTF8.self) }
      position = try skip(from: close + 1, to: ">")
    }
  }

  private mutating func readElement(
    _ position: inout Int
  ) throws(XMLError) -> (index: Int, isEmpty: Bool) {
    let start = position
    position += 1
    let name = readName(&position)
    guard !name.isEmpty else { throw failure(start, "an element has no name") }
    var found: [String: String] = [:]
    while true {
      skipSpace(&position)
      guard position < bytes.count else { throw failure(bytes.count) }
      if bytes[position] == UInt8(ascii: ">") || starts(position, "/>") { break }
      let key = readName(&position)
      skipSpace(&position)
      guard !key.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
        throw failure(position, "an attribute has no value")
      }
      position += 1
      skipSpace(&position)
      guard position < bytes.count, [0x22, 0x27].contains(bytes[position]) else {
        throw failure(position, "an attribute's value is not in quotes")
      }
      let quote = bytes[position]
      guard let end = bytes[(position + 1)...].firstIndex(of: quote) else {
        throw failure(bytes.count)
      }
      let local = key == "xlink:href" ? "href" : key
      if found[local] == nil || key == "href" {
        found[local] = try unescaped(bytes[(position + 1)..<end])
      }
      position = end + 1
    }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    position += isEmpty ? 2 : 1
    names.append(Self.localName(name))
    attributes.append(found)
    offsets.append(start)
    children.append([])
    texts.append("")
    return (names.count - 1, isEmpty)
  }

  private static func localName(_ name: String) -> String {
    guard let colon = name.firstIndex(of: ":") else { return name }
    return name[..<colon] == "svg" ? String(name[name.index(after: colon)...]) : ""
  }

  private func readName(_ position: inout Int) -> String {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<") || byte == 0x22 || byte == 0x27
  }

  private func skipSpace(_ position: inout Int) {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  /// Replaces the five entities of XML and numbers of characters.
  private func unescaped(_ raw: ArraySlice<UInt8>) throws(XMLError) -> String {
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    var result = ""
    var rest = raw
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: rest[..<mark], as: UTF8.self)
      let most = Self.longestEntity + 2
      guard let end = rest[mark...].prefix(most).firstIndex(of: UInt8(ascii: ";")) else {
        throw failure(mark, "a character reference has no end")
      }
      let name = String(decoding: rest[(mark + 1)..<end], as: UTF8.self)
      if let text = entities[name] {
        result += text
      } else if name.hasPrefix("#") {
        let isHex = name.hasPrefix("#x")
        let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        guard let scalar = value.flatMap(Unicode.Scalar.init) else {
          throw failure(mark, "a character reference names no character")
        }
        result.unicodeScalars.append(scalar)
      } else {
        throw failure(mark, "the entity \(name) is not known; write the text itself")
      }
      rest = rest[(end + 1)...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }
}
