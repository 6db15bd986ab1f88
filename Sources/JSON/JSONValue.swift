/// One value of a `JSONDocument`: a light cursor, cheap to copy.
package struct JSONValue: Sendable {
  package enum Kind: String, Sendable {
    case null, boolean, number, string, array, object
  }

  let document: JSONDocument
  package let index: Int

  private var node: JSONNode { document.nodes[index] }

  package var kind: Kind {
    switch node.tag {
    case .null: .null
    case .yes, .no: .boolean
    case .number: .number
    case .plainString, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The text that it was read from.
  package var text: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  /// Where its first character is.
  package var position: TextPosition { document.position(ofByte: Int(node.start)) }

  /// Its place in the document, such as `$.view.children[2]`.
  package var path: String {
    JSONPath.text(of: index, nodes: document.nodes, bytes: document.bytes)
  }

  /// How many arrays and objects are around it.
  package var depth: Int {
    var depth = 0
    var index = 0
    while index < self.index {
      let next = Int(document.nodes[index].next)
      if next > self.index {
        depth += 1
        index += 1
      } else {
        index = next
      }
    }
    return depth
  }

  /// The truth value, or nil for other kinds.
  package var boolean: Bool? {
    switch node.tag {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The number, always finite, or nil for other kinds.
  package var number: Double? {
    guard node.tag == .number else { return nil }
    return JSONText.number(in: document.bytes, from: Int(node.start), to: Int(node.end))
  }

  /// The number where it is whole and exactly an `Int`, or nil.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The text, or nil for other kinds.
  package var string: String? {
    switch node.tag {
    case .plainString, .escapedString: JSONText.string(of: node, in: document.bytes)
    default: nil
    }
  }

  /// The elements in order; none for other kinds.
  package var elements: JSONElements {
    JSONElements(document: document, container: node.tag == .array ? index : nil)
  }

  /// The members in the order of the text; none for other kinds.
  package var members: JSONMembers {
    JSONMembers(document: document, container: node.tag == .object ? index : nil)
  }

  /// The objects in it, at any depth, that have one member alone, which is called `key`.
  package func objects(withOnly key: String) -> [JSONValue] {
    var found: [JSONValue] = []
    for index in index..<Int(node.next) where document.nodes[index].tag == .object {
      let object = JSONValue(document: document, index: index)
      var members = object.members.makeIterator()
      if members.next()?.key == key, members.next() == nil { found.append(object) }
    }
    return found
  }

  /// The value at the same place of a document that replaces values of this one.
  package func counterpart(in other: JSONDocument) -> JSONValue {
    JSONValue(document: other, index: index)
  }

  /// The document that it is a value of.
  package var whole: JSONDocument { document }

  /// The value of `key`, compared by UTF-8 bytes.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}

/// The elements of an array.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var cursor: Int
  private let end: Int

  init(document: JSONDocument, container: Int?) {
    self.document = document
    self.cursor = container.map { $0 + 1 } ?? 0
    self.end = container.map { Int(document.nodes[$0].next) } ?? 0
  }

  package mutating func next() -> JSONValue? {
    guard cursor < end else { return nil }
    defer { cursor = Int(document.nodes[cursor].next) }
    return JSONValue(document: document, index: cursor)
  }
}

/// One member of an object.
package struct JSONMember: Sendable {
  package var key: String
  /// Where the key is; `value` knows its own place.
  package var keyPosition: TextPosition { value.document.position(ofByte: keyOffset) }
  package var value: JSONValue
  let keyOffset: Int
}

/// The members of an object.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var cursor: Int
  private let end: Int

  init(document: JSONDocument, container: Int?) {
    self.document = document
    self.cursor = container.map { $0 + 1 } ?? 0
    self.end = container.map { Int(document.nodes[$0].next) } ?? 0
  }

  package mutating func next() -> JSONMember? {
    guard cursor < end else { return nil }
    defer { cursor = Int(document.nodes[cursor + 1].next) }
    let key = document.nodes[cursor]
    return JSONMember(
      key: JSONText.string(of: key, in: document.bytes),
      value: JSONValue(document: document, index: cursor + 1), keyOffset: Int(key.start))
  }
}
