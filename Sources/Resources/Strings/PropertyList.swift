import XML

/// The texts, dictionaries and lists of a property list, each with its place in the file.
indirect enum PropertyList {
  case text(String)
  case dictionary([Member])
  case list([PropertyList])
  /// A number, date or piece of data.
  case other

  /// A key with its value.
  struct Member {
    let key: String
    let value: PropertyList
    fileprivate let element: Int
    fileprivate let document: XMLDocument

    /// Where the key is; lines are counted up to it.
    var place: String { document.place(element) }
  }

  /// Why a property list cannot be read.
  struct Fault: Error {
    let place: String?
    let reason: String
  }

  /// The most bytes of one file.
  static let maximumBytes = 32_000_000

  subscript(key: String) -> PropertyList? {
    guard case .dictionary(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var members: [Member]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The characters of a file in UTF-8, or in UTF-16 with a byte order mark or of mostly ASCII, as
  /// UTF-8.
  static func decoded(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    guard bytes.count <= maximumBytes else {
      throw Fault(place: nil, reason: "it is larger than \(maximumBytes) bytes")
    }
    guard !bytes.starts(with: "bplist".utf8) else {
      throw Fault(
        place: nil,
        reason: "binary property lists are not read; convert it with plutil -convert xml1")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try validated(Array(bytes.dropFirst(3))) }
    let first = Array(bytes.prefix(2))
    let isBig = first == [0xFE, 0xFF] || (first.count == 2 && first[0] == 0 && first[1] != 0)
    let isLittle = first == [0xFF, 0xFE] || (first.count == 2 && first[0] != 0 && first[1] == 0)
    guard isBig || isLittle else { return try validated(bytes) }
    guard bytes.count % 2 == 0 else {
      throw Fault(place: "byte \(bytes.count)", reason: "it ends within a character of UTF-16")
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count, by: 2) {
      let high = UInt16(bytes[isBig ? index : index + 1])
      let low = UInt16(bytes[isBig ? index + 1 : index])
      units.append(high << 8 | low)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    let text = String(decoding: units, as: UTF16.self)
    if let wrong = zip(text.utf16, units).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      throw Fault(place: "byte \(wrong * 2 + 2)", reason: "a surrogate of UTF-16 has no partner")
    }
    return Array(text.utf8)
  }

  private static func validated(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard repaired != bytes else { return bytes }
    let wrong = zip(repaired, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
    throw Fault(
      place: XMLDocument.place(ofByte: min(wrong, bytes.count), in: bytes),
      reason: "it is not UTF-8; save it as UTF-8 or as UTF-16 with a byte order mark")
  }

  // MARK: XML

  /// Reads a property list in XML.
  init(xml bytes: [UInt8]) throws(Fault) {
    let document: XMLDocument
    do throws(XMLError) {
      document = try XMLDocument(bytes) { ["key", "string"].contains($0) }
    } catch {
      guard error.reason == nil else {
        throw Fault(place: nil, reason: "it is no property list: \(error)")
      }
      throw Fault(place: error.place, reason: error.words)
    }
    guard document.names.first == "plist", let root = document.children[0].first else {
      throw Fault(place: "line 1, column 1", reason: "its outermost element is no plist")
    }
    self = try Self.value(root, in: document)
  }

  // The document bounds its own depth.
  private static func value(_ element: Int, in document: XMLDocument) throws(Fault) -> PropertyList
  {
    let children = document.children[element]
    switch document.names[element] {
    case "string": return .text(document.texts[element])
    case "array":
      var values: [PropertyList] = []
      for child in children { values.append(try value(child, in: document)) }
      return .list(values)
    case "dict":
      guard children.count % 2 == 0 else {
        throw Fault(place: document.place(element), reason: "a key of this dict has no value")
      }
      var members: [Member] = []
      for index in stride(from: 0, to: children.count, by: 2) {
        let key = children[index]
        guard document.names[key] == "key" else {
          throw Fault(
            place: document.place(key),
            reason: "\"\(document.names[key])\" is where a key of the dict is expected")
        }
        members.append(
          Member(
            key: document.texts[key], value: try value(children[index + 1], in: document),
            element: key, document: document))
      }
      return .dictionary(members)
    default: return .other
    }
  }
}
