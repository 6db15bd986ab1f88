/// Cuts Swift source into tokens: enough to find declarations, not to check them.
///
/// Any bytes are accepted; what is not closed ends with the file.
package struct SourceLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [SourceToken] = []

  package static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes: bytes)
    while lexer.position < bytes.count { lexer.step() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  private func isNext(_ text: StaticString, after distance: Int = 0) -> Bool {
    let text = Array("\(text)".utf8)
    let start = position + distance
    return start + text.count <= bytes.count
      && bytes[start..<start + text.count].elementsEqual(text)
  }

  private mutating func advance(_ count: Int = 1) {
    let end = min(position + count, bytes.count)
    while position < end {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func emit(_ kind: SourceToken.Kind, from start: Int, line: Int) {
    tokens.append(
      SourceToken(
        kind: kind, range: start..<position, line: line,
        text: String(decoding: bytes[start..<position], as: UTF8.self)))
  }

  private mutating func step() {
    let start = position
    let startLine = line
    switch byte() {
    case 0...0x20: advance()
    case UInt8(ascii: "/") where isNext("//"): skipLine()
    case UInt8(ascii: "/") where isNext("/*"): skipComment()
    case UInt8(ascii: "\""):
      skipString(pounds: 0)
      emit(.string, from: start, line: startLine)
    case UInt8(ascii: "#"):
      var pounds = 1
      while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
      if byte(pounds) == UInt8(ascii: "\"") {
        advance(pounds)
        skipString(pounds: pounds)
        emit(.string, from: start, line: startLine)
      } else if byte(pounds) == UInt8(ascii: "/") {
        skipPattern(pounds: pounds)
        emit(.string, from: start, line: startLine)
      } else if isCondition {
        skipLine()
        emit(.condition, from: start, line: startLine)
      } else {
        advance()
        emit(.symbol, from: start, line: startLine)
      }
    case UInt8(ascii: "`"):
      advance()
      while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") {
        advance()
      }
      advance()
      emit(.word, from: start, line: startLine)
    case let first where Self.isWord(first):
      while Self.isWord(byte()) { advance() }
      emit(.word, from: start, line: startLine)
    default:
      advance()
      emit(.symbol, from: start, line: startLine)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private var isCondition: Bool {
    for directive in ["#if", "#elseif", "#else", "#endif"] {
      let count = directive.utf8.count
      if position + count <= bytes.count,
        bytes[position..<position + count].elementsEqual(directive.utf8),
        !Self.isWord(byte(count))
      {
        return true
      }
    }
    return false
  }

  /// Up to the end of the line.
  private mutating func skipLine() {
    while position < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
      advance()
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        advance(2)
      } else if isNext("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  /// `#/pattern/#`, which may have several lines.
  private mutating func skipPattern(pounds: Int) {
    advance(pounds + 1)
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\") {
        advance(2)
      } else if byte() == UInt8(ascii: "/"), closes(pounds, after: 1) {
        return advance(pounds + 1)
      } else {
        advance()
      }
    }
  }

  private func closes(_ pounds: Int, after distance: Int) -> Bool {
    (0..<pounds).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  /// From the first quote to the end, past interpolations, which may have strings themselves.
  private mutating func skipString(pounds: Int) {
    let isLong = isNext("\"\"\"")
    let quotes = isLong ? 3 : 1
    advance(quotes)
    // Interpolations that are open, innermost last, each with the string around it.
    var open: [(quotes: Int, pounds: Int, parentheses: Int)] = []
    var around = (quotes: quotes, pounds: pounds)
    var isCode = false
    while position < bytes.count {
      if isCode {
        switch byte() {
        case UInt8(ascii: "("):
          open[open.count - 1].parentheses += 1
          advance()
        case UInt8(ascii: ")"):
          open[open.count - 1].parentheses -= 1
          advance()
          if open[open.count - 1].parentheses == 0 {
            let outer = open.removeLast()
            around = (outer.quotes, outer.pounds)
            isCode = false
          }
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
          var count = 0
          while byte(count) == UInt8(ascii: "#") { count += 1 }
          guard byte(count) == UInt8(ascii: "\"") else {
            advance(max(count, 1))
            continue
          }
          advance(count)
          around = (isNext("\"\"\"") ? 3 : 1, count)
          advance(around.quotes)
          isCode = false
        case UInt8(ascii: "/") where isNext("/*"): skipComment()
        default: advance()
        }
        continue
      }
      if byte() == UInt8(ascii: "\\"), closes(around.pounds, after: 1) {
        if byte(1 + around.pounds) == UInt8(ascii: "(") {
          open.append((around.quotes, around.pounds, 1))
          advance(2 + around.pounds)
          isCode = true
        } else {
          advance(2 + around.pounds)
        }
      } else if byte() == UInt8(ascii: "\""),
        around.quotes == 1 || isNext("\"\"\""), closes(around.pounds, after: around.quotes)
      {
        advance(around.quotes + around.pounds)
        if open.isEmpty { return }
        isCode = true
      } else if around.quotes == 1, byte() == UInt8(ascii: "\n") {
        // A string that its line does not close is an error of the file: go on after it.
        return
      } else {
        advance()
      }
    }
  }
}
