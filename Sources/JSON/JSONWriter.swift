import Graphics

/// Writes JSON in the order in which it is told, with one fixed layout: two spaces a level, arrays
/// of scalars on one line.
///
/// The same calls give the same bytes on every system. Numbers are written as the shortest text that
/// reads back to the same Double, −0 as `0`, and values that are not finite as `null`.
package struct JSONWriter {
  package enum Style: Sendable {
    /// One member or element a line.
    case block
    /// Everything on one line, for short arrays such as rectangles.
    case inline
    /// Everything on one line without spaces, for data that only programs read.
    case compact
  }

  private struct Level {
    var isObject: Bool
    var style: Style
    var isEmpty = true
  }

  /// The text so far; whole once every container is closed.
  package private(set) var text = ""
  private var levels: [Level] = []
  private var hasKey = false

  package init() {}

  // MARK: Containers

  package mutating func object(
    _ style: Style = .block, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    open("{", isObject: true, style)
    try content(&self)
    close("}")
  }

  /// Begins an object that `endObject` ends, for trees that are walked without recursion.
  package mutating func beginObject() { open("{", isObject: true, .block) }

  package mutating func endObject() { close("}") }

  /// Begins an array that `endArray` ends, as a member of an object.
  package mutating func beginArray(named name: String) {
    key(name)
    open("[", isObject: false, .block)
  }

  package mutating func endArray() { close("]") }

  package mutating func array(
    _ style: Style = .block, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    open("[", isObject: false, style)
    try content(&self)
    close("]")
  }

  /// Names the value that the next call writes.
  package mutating func key(_ name: String) {
    separate()
    appendString(name)
    text += levels.last?.style == .compact ? ":" : ": "
    hasKey = true
  }

  /// Writes a value that is JSON already.
  package mutating func raw(_ json: String) {
    separate()
    text += json
  }

  // MARK: Scalars

  package mutating func value(_ string: String) {
    separate()
    appendString(string)
  }

  package mutating func value(_ number: Double) {
    separate()
    text += Self.numberText(number)
  }

  package mutating func value(_ number: Int) {
    separate()
    text += "\(number)"
  }

  package mutating func value(_ boolean: Bool) {
    separate()
    text += boolean ? "true" : "false"
  }

  package mutating func null() {
    separate()
    text += "null"
  }

  // MARK: Members

  package mutating func member(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ boolean: Bool) {
    key(name)
    value(boolean)
  }

  package mutating func member(_ name: String, _ strings: [String]) {
    key(name)
    array(.inline) { for string in strings { $0.value(string) } }
  }

  package mutating func member(_ name: String, _ numbers: [Double]) {
    key(name)
    array(.inline) { for number in numbers { $0.value(number) } }
  }

  package mutating func member(
    _ name: String, object style: Style, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    key(name)
    try object(style, content)
  }

  package mutating func member(
    _ name: String, array style: Style, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    key(name)
    try array(style, content)
  }

  // MARK: Layout of the text

  /// What holds inside a container on one line, whatever is asked for there.
  private func inherited(_ style: Style) -> Style {
    guard let outer = levels.last?.style, outer != .block else { return style }
    return outer
  }

  private mutating func open(_ bracket: String, isObject: Bool, _ style: Style) {
    separate()
    text += bracket
    levels.append(Level(isObject: isObject, style: inherited(style)))
  }

  private mutating func close(_ bracket: String) {
    guard let level = levels.popLast() else { return }
    if !level.isEmpty, level.style == .block { breakLine() }
    text += bracket
    if levels.isEmpty { text += "\n" }
  }

  /// Writes what must be before the next key, element or top-level value.
  private mutating func separate() {
    if hasKey {
      hasKey = false
      return
    }
    guard let last = levels.indices.last else { return }
    if !levels[last].isEmpty { text += "," }
    if levels[last].style == .block {
      breakLine()
    } else if levels[last].style == .inline, !levels[last].isEmpty {
      text += " "
    }
    levels[last].isEmpty = false
  }

  private mutating func breakLine() {
    text += "\n"
    // Deep trees stop moving right, so that a chain of 10,000 levels stays a small file.
    for _ in 0..<min(levels.count, 40) { text += "  " }
  }

  private mutating func appendString(_ string: String) {
    text += "\""
    // What stands for itself is appended in runs: a picture in base64 is one of a megabyte.
    let bytes = string.utf8
    var (run, place) = (bytes.startIndex, bytes.startIndex)
    while place != bytes.endIndex {
      switch bytes[place] {
      // 0xE2 is where the scalars U+2028 and U+2029 begin, and others.
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xE2:
        let scalar = string.unicodeScalars[place]
        let next = string.unicodeScalars.index(after: place)
        if let escape = Self.escape(of: scalar) {
          text.append(contentsOf: string[run..<place])
          text += escape
          run = next
        }
        place = next
      default: bytes.formIndex(after: &place)
      }
    }
    text.append(contentsOf: string[run...])
    text += "\""
  }

  /// How a scalar is written that does not stand for itself; `nil` for all others.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{0}"..<" ", "\u{2028}", "\u{2029}":
      "\\u" + hexadecimal(scalar.value, digits: 4)
    default: nil
    }
  }

  /// The shortest text that reads back to the same number.
  package static func numberText(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number.magnitude < 9_007_199_254_740_992, let whole = Int(exactly: number) {
      return "\(whole)"
    }
    return "\(number)"
  }
}
