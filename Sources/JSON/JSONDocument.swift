/// A parsed JSON text (RFC 8259) that remembers the place of everything in it.
///
/// Nodes are in one flat array in document order, so a text nested a hundred thousand levels deep is
/// read, walked and freed without recursion. Strings and numbers are decoded when they are asked for.
/// Keys are unique, strings are valid UTF-8 and numbers are finite: reading refuses all else.
package struct JSONDocument: Sendable {
  private(set) var bytes: [UInt8]
  private(set) var nodes: [JSONNode]
  private let positions: TextPositions
  /// Where the text is in which values stand for others; by the place of the values.
  private var origins: [Int: Int] = [:]

  /// Reads a whole text.
  ///
  /// - Throws: `JSONError` with the place and the reason of the first fault.
  package init(parsing bytes: [UInt8], limits: JSONLimits = .document) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, limits: limits)
    self.nodes = try parser.parse()
    self.bytes = bytes
    self.positions = TextPositions(in: bytes)
  }

  /// The value that the text consists of.
  package var root: JSONValue { JSONValue(document: self, index: 0) }

  func position(ofByte offset: Int) -> TextPosition {
    positions.position(ofByte: origins[offset] ?? offset, in: bytes)
  }

  /// The same document with other values, which keep the places of those that they stand for.
  ///
  /// - Parameter values: what is replaced, and the JSON text of a boolean, a number or a string.
  package func replacing(
    _ values: [(value: JSONValue, text: String)]
  ) throws(JSONError) -> JSONDocument {
    var copy = self
    for (value, text) in values {
      let other = try JSONDocument(parsing: Array(text.utf8)).nodes[0]
      precondition(other.tag != .array && other.tag != .object, "a value without parts")
      let start = copy.bytes.count
      copy.bytes += text.utf8
      copy.origins[start + Int(other.start)] = Int(nodes[value.index].start)
      // Inner nodes stay where they are: nothing leads to them.
      copy.nodes[value.index].start = UInt32(start) + other.start
      copy.nodes[value.index].end = UInt32(start) + other.end
      copy.nodes[value.index].tag = other.tag
    }
    return copy
  }
}

/// What a reader accepts before it gives up; hostile texts must not exhaust memory or patience.
package struct JSONLimits: Equatable, Sendable {
  /// The longest accepted text, in bytes.
  package var byteCount: Int
  /// The deepest accepted nesting of arrays and objects.
  package var depth: Int
  /// How many levels the text is in already; they count.
  package var outerDepth = 0

  package init(byteCount: Int, depth: Int) {
    // Offsets are stored in 32 bits.
    self.byteCount = min(max(byteCount, 0), 1 << 30)
    self.depth = max(depth, 1)
  }

  /// For documents and themes, which people write.
  package static let document = JSONLimits(byteCount: 8_000_000, depth: 512)
  /// For data that programs write: conformance files, reports.
  package static let data = JSONLimits(byteCount: 256_000_000, depth: 100_000)
}

/// One value or key of a `JSONDocument`.
struct JSONNode: Sendable {
  enum Tag: UInt8, Sendable {
    case null, yes, no, number, plainString, escapedString, array, object
  }

  /// The byte offset of its first character.
  var start: UInt32
  /// The byte offset past its last character.
  var end: UInt32
  /// The index past the last node inside it; its next sibling, if it has one.
  var next: UInt32
  var tag: Tag
}
