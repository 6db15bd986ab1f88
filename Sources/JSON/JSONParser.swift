import Graphics

/// Reads one text into nodes, with a stack of open containers in place of recursion.
struct JSONParser {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// Longer numbers are refused; the shortest exact text of any Double has fewer than 800 digits.
  static let longestNumber = 1_000

  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var offset = 0
  private var nodes: [JSONNode] = []
  /// The indices of the arrays and objects that are not closed yet, outermost first.
  private var open: [Int] = []

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func parse() throws(JSONError) -> [JSONNode] {
    guard bytes.count <= limits.byteCount else {
      throw error(.tooLarge(byteCount: bytes.count, limit: limits.byteCount), at: 0)
    }
    nodes.reserveCapacity(bytes.count / 8)
    // RFC 8259 §8.1 lets a reader ignore a byte order mark, which some editors add.
    if bytes.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
    skipSpace()
    guard offset < bytes.count else { throw error(.empty, at: offset) }

    var hasValue = try readValue()
    while let container = open.last {
      hasValue = try continueContainer(container, afterValue: hasValue)
    }
    skipSpace()
    guard offset == bytes.count else {
      throw error(.unexpected(found: found(), expected: "the end of the text"), at: offset)
    }
    return nodes
  }

  // MARK: Containers

  /// Reads up to the next value inside the innermost container, or its end.
  ///
  /// - Returns: whether a value was completed; false means that a new container was opened.
  private mutating func continueContainer(
    _ container: Int, afterValue: Bool
  ) throws(JSONError) -> Bool {
    let isObject = nodes[container].tag == .object
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    skipSpace()
    if peek() == close {
      try closeContainer(container)
      return true
    }
    if afterValue {
      guard peek() == UInt8(ascii: ",") else {
        throw unexpected(isObject ? "',' or '}'" : "',' or ']'", in: container)
      }
      let comma = offset
      offset += 1
      skipSpace()
      if peek() == close {
        throw error(.trailingComma(container: isObject ? "object" : "array"), at: comma)
      }
    }
    if isObject { try readKey(in: container, first: !afterValue) }
    guard offset < bytes.count else { throw unexpected("a value", in: container) }
    return try readValue()
  }

  private mutating func readKey(in container: Int, first: Bool) throws(JSONError) {
    guard peek() == UInt8(ascii: "\"") else {
      throw unexpected(
        first ? "a key in double quotes or '}'" : "a key in double quotes", in: container)
    }
    try readString()
    skipSpace()
    guard peek() == UInt8(ascii: ":") else { throw unexpected("':' after the key", in: container) }
    offset += 1
    skipSpace()
  }

  private mutating func closeContainer(_ container: Int) throws(JSONError) {
    offset += 1
    nodes[container].end = UInt32(offset)
    nodes[container].next = UInt32(nodes.count)
    if nodes[container].tag == .object { try refuseDuplicateKeys(in: container) }
    open.removeLast()
  }

  private mutating func openContainer(_ tag: JSONNode.Tag) throws(JSONError) {
    guard open.count + limits.outerDepth < limits.depth else {
      throw error(.tooDeep(limit: limits.depth), at: offset)
    }
    open.append(nodes.count)
    // An open container reaches to the end of what has been read, whatever that is.
    nodes.append(JSONNode(start: UInt32(offset), end: .max, next: .max, tag: tag))
    offset += 1
  }

  private func refuseDuplicateKeys(in object: Int) throws(JSONError) {
    var keys: [Int] = []
    var index = object + 1
    while index < nodes.count {
      keys.append(index)
      index = Int(nodes[index + 1].next)
    }
    guard keys.count > 1 else { return }
    if keys.count <= 12 {
      for later in 1..<keys.count {
        for earlier in 0..<later where isSameKey(keys[earlier], keys[later]) {
          throw duplicate(keys[later], of: keys[earlier])
        }
      }
      return
    }
    // By bytes: String equality would also unite keys that are only canonically equivalent.
    var seen: [[UInt8]: Int] = [:]
    seen.reserveCapacity(keys.count)
    for key in keys {
      if let earlier = seen.updateValue(key, forKey: keyBytes(key)) {
        throw duplicate(key, of: earlier)
      }
    }
  }

  private func isSameKey(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (nodes[one], nodes[other])
    guard a.tag == .plainString, b.tag == .plainString else {
      return keyBytes(one) == keyBytes(other)
    }
    guard a.end - a.start == b.end - b.start else { return false }
    for distance in 0..<Int(a.end - a.start)
    where bytes[Int(a.start) + distance] != bytes[Int(b.start) + distance] {
      return false
    }
    return true
  }

  private func keyBytes(_ key: Int) -> [UInt8] { JSONText.decodedBytes(of: nodes[key], in: bytes) }

  private func duplicate(_ key: Int, of earlier: Int) -> JSONError {
    let name = String(decoding: keyBytes(key), as: UTF8.self)
    let first = TextPosition(ofByte: Int(nodes[earlier].start), in: bytes)
    return error(.duplicateKey(name, first: first), at: Int(nodes[key].start))
  }

  // MARK: Values

  /// Reads a scalar whole, or opens a container.
  private mutating func readValue() throws(JSONError) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      try openContainer(.object)
      return false
    case UInt8(ascii: "["):
      try openContainer(.array)
      return false
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .yes)
    case UInt8(ascii: "f"): try readWord("false", .no)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default:
      throw error(.unexpected(found: found(), expected: "a value"), at: offset)
    }
    return true
  }

  private mutating func readWord(_ word: StaticString, _ tag: JSONNode.Tag) throws(JSONError) {
    let text = "\(word)"
    guard bytes[offset...].starts(with: text.utf8), !isWordCharacter(offset + text.utf8.count)
    else {
      throw error(.unexpected(found: found(), expected: "a value"), at: offset)
    }
    appendScalar(tag, from: offset, to: offset + text.utf8.count)
  }

  private mutating func readNumber() throws(JSONError) {
    let start = offset
    var end = offset
    if bytes[end] == UInt8(ascii: "-") { end += 1 }
    let integerStart = end
    end = endOfDigits(from: end)
    guard end > integerStart else {
      throw invalidNumber(from: start, reason: "expected a digit after '-'")
    }
    guard bytes[integerStart] != UInt8(ascii: "0") || end == integerStart + 1 else {
      throw invalidNumber(from: start, reason: "it has a leading zero")
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fractionStart = end + 1
      end = endOfDigits(from: fractionStart)
      guard end > fractionStart else {
        throw invalidNumber(from: start, reason: "expected a digit after '.'")
      }
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponentStart = end + 1
      if exponentStart < bytes.count,
        bytes[exponentStart] == UInt8(ascii: "+") || bytes[exponentStart] == UInt8(ascii: "-")
      {
        exponentStart += 1
      }
      end = endOfDigits(from: exponentStart)
      guard end > exponentStart else {
        throw invalidNumber(from: start, reason: "expected a digit in the exponent")
      }
    }
    guard !isWordCharacter(end) else {
      throw invalidNumber(from: start, reason: "it runs into other characters")
    }
    guard end - start <= Self.longestNumber else {
      throw invalidNumber(from: start, reason: "it has more than \(Self.longestNumber) characters")
    }
    // Only an exponent or very many digits can leave the range of Double.
    if end - start > 20, !JSONText.number(in: bytes, from: start, to: end).isFinite {
      throw error(.numberOutOfRange(token(from: start)), at: start)
    } else if end - start <= 20, hasExponent(start, end),
      !JSONText.number(in: bytes, from: start, to: end).isFinite
    {
      throw error(.numberOutOfRange(token(from: start)), at: start)
    }
    appendScalar(.number, from: start, to: end)
  }

  private mutating func readString() throws(JSONError) {
    let start = offset
    var index = offset + 1
    var tag = JSONNode.Tag.plainString
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        appendScalar(tag, from: start, to: index + 1)
        return
      }
      if byte == UInt8(ascii: "\\") {
        tag = .escapedString
        index = try endOfEscape(at: index)
      } else if byte >= 0x80 {
        guard let length = JSONText.scalarLength(at: index, in: bytes) else {
          throw error(.invalidUTF8(byte: byte), at: index)
        }
        index += length
      } else if byte >= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        throw error(.unclosedString, at: start)
      } else {
        throw error(.controlCharacter(byte), at: index)
      }
    }
    throw error(.unclosedString, at: start)
  }

  private func endOfEscape(at index: Int) throws(JSONError) -> Int {
    guard index + 1 < bytes.count else { throw error(.invalidEscape("\\"), at: index) }
    guard bytes[index + 1] == UInt8(ascii: "u") else {
      guard JSONText.escaped(bytes[index + 1]) != nil else {
        let next = JSONText.character(at: index + 1, in: bytes) ?? ""
        throw error(.invalidEscape("\\" + next), at: index)
      }
      return index + 2
    }
    guard let unit = JSONText.codeUnit(at: index, in: bytes) else {
      let end = min(index + 6, bytes.count)
      let text = String(
        decoding: bytes[index..<end].prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
      throw error(.invalidEscape(text), at: index)
    }
    guard unit >= 0xD800, unit < 0xE000 else { return index + 6 }
    guard unit < 0xDC00, let low = JSONText.codeUnit(at: index + 6, in: bytes),
      (0xDC00..<0xE000).contains(low)
    else {
      throw error(.loneSurrogate("\\u" + hexadecimal(unit, digits: 4)), at: index)
    }
    return index + 12
  }

  // MARK: Characters

  private mutating func appendScalar(_ tag: JSONNode.Tag, from start: Int, to end: Int) {
    nodes.append(
      JSONNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), tag: tag))
    offset = end
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    return end
  }

  private func hasExponent(_ start: Int, _ end: Int) -> Bool {
    for index in start..<end where bytes[index] | 0x20 == UInt8(ascii: "e") { return true }
    return false
  }

  /// Whether the byte continues a bare word or number, so that `truex` and `12a` are one mistake.
  private func isWordCharacter(_ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      return true
    default: return false
    }
  }

  // MARK: Errors

  private func error(_ problem: JSONError.Problem, at offset: Int) -> JSONError {
    JSONError(
      position: TextPosition(ofByte: offset, in: bytes), path: currentPath(), problem: problem)
  }

  private func invalidNumber(from start: Int, reason: String) -> JSONError {
    error(.invalidNumber(token(from: start), reason: reason), at: start)
  }

  /// Something else, or nothing, is at the offset.
  private func unexpected(_ expected: String, in container: Int) -> JSONError {
    guard offset < bytes.count else {
      let opened = TextPosition(ofByte: Int(nodes[container].start), in: bytes)
      let name = nodes[container].tag == .object ? "object" : "array"
      return error(.unclosed(container: name, opened: opened), at: offset)
    }
    return error(.unexpected(found: found(), expected: expected), at: offset)
  }

  /// The bare word or number that begins at `start`.
  private func token(from start: Int) -> String {
    var end = start
    while isWordCharacter(end), end - start < 80 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// What is at the offset, as a reader would name it.
  private func found() -> String {
    guard let byte = peek() else { return "the end of the text" }
    if isWordCharacter(offset) { return messageQuoted(token(from: offset)) }
    if byte == UInt8(ascii: "'") { return "a single quote; JSON strings stand in double quotes" }
    if byte == UInt8(ascii: "/") { return "'/'; JSON has no comments" }
    if byte == UInt8(ascii: "\"") { return "a string" }
    guard let text = JSONText.character(at: offset, in: bytes) else {
      return "byte 0x\(hexadecimal(UInt32(byte), digits: 2)), which is not valid UTF-8"
    }
    return byte < 0x20 ? messageQuoted(text) : "'\(text)'"
  }

  /// The path of the value being read, as far as it is known.
  private func currentPath() -> String {
    guard let container = open.last else { return "$" }
    var path = JSONPath.text(of: container, nodes: nodes, bytes: bytes)
    guard nodes[container].tag == .object else { return path }
    // An object's direct nodes alternate between keys and values: a key without value is current.
    var index = container + 1
    while index < nodes.count {
      guard index + 1 < nodes.count else {
        path += JSONPath.step(JSONText.string(of: nodes[index], in: bytes))
        break
      }
      index = Int(nodes[index + 1].next)
    }
    return path
  }
}
