import Graphics

/// Why a text is not the JSON that was asked for: where, and what was expected there.
package struct JSONError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case empty
    case tooLarge(byteCount: Int, limit: Int)
    case tooDeep(limit: Int)
    /// Something else was where `expected` had to be.
    case unexpected(found: String, expected: String)
    case unclosed(container: String, opened: TextPosition)
    case unclosedString
    case trailingComma(container: String)
    case duplicateKey(String, first: TextPosition)
    case invalidUTF8(byte: UInt8)
    case controlCharacter(UInt8)
    case invalidEscape(String)
    case loneSurrogate(String)
    case invalidNumber(String, reason: String)
    case numberOutOfRange(String)
  }

  package var position: TextPosition
  /// The JSON path of the value that was being read, such as `$.view.children[2]`.
  package var path: String
  package var problem: Problem

  package init(position: TextPosition, path: String, problem: Problem) {
    self.position = position
    self.path = path
    self.problem = problem
  }
}

extension JSONError: CustomStringConvertible {
  package var description: String { "\(position): \(path): \(problem)" }
}

extension JSONError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty:
      "expected a JSON value, found an empty text"
    case .tooLarge(let byteCount, let limit):
      "the text has \(byteCount) bytes; at most \(limit) are read"
    case .tooDeep(let limit):
      "nested deeper than \(limit) levels, which is the most that is read"
    case .unexpected(let found, let expected):
      "expected \(expected), found \(found)"
    case .unclosed(let container, let opened):
      "the text ends inside the \(container) opened at \(opened)"
    case .unclosedString:
      "the string is not closed: expected \" before the end of the line"
    case .trailingComma(let container):
      "the comma before the end of the \(container) has no value after it; remove it"
    case .duplicateKey(let key, let first):
      "duplicate key \(messageQuoted(key)), first given at \(first)"
    case .invalidUTF8(let byte):
      "byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not valid UTF-8; save the file as UTF-8"
    case .controlCharacter(let byte):
      "control character U+\(hexadecimal(UInt32(byte), digits: 4)) inside a string; "
        + "write it as \\u\(hexadecimal(UInt32(byte), digits: 4))"
    case .invalidEscape(let text):
      "\(messageQuoted(text)) is not an escape; JSON knows "
        + "\\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
    case .loneSurrogate(let text):
      "\(text) is half of a surrogate pair; expected both halves or the character itself"
    case .invalidNumber(let text, let reason):
      "\(messageQuoted(text)) is not a JSON number: \(reason)"
    case .numberOutOfRange(let text):
      "the number \(messageQuoted(text)) is too large"
    }
  }
}

/// Text from outside as it may be in a message: in quotes, on one line, cut where it is long.
package func messageQuoted(_ text: String) -> String {
  let longest = 60
  var result = "\""
  var count = 0
  for scalar in text.unicodeScalars {
    guard count < longest else {
      result += "…"
      break
    }
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) || isInvisibleControl(value) {
      result += "\\u{\(hexadecimal(value, digits: 1))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
    count += 1
  }
  return result + "\""
}

/// Bidi controls and separators, which would rearrange the message they are in.
private func isInvisibleControl(_ value: UInt32) -> Bool {
  (0x200E...0x200F).contains(value) || (0x2028...0x202E).contains(value)
    || (0x2066...0x2069).contains(value) || value == 0xFEFF
}
