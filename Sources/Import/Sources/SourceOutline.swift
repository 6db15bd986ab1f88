import SwiftSource

/// The declarations of a file of source and where they are: enough to take one out.
struct SourceOutline {
  /// A declaration with its attributes and modifiers; ranges are those of tokens.
  struct Declaration {
    /// `struct`, `func`, `var` and so on, `#` for a macro such as `#Preview`.
    var keyword: String
    var name: String
    var range: Range<Int>
    /// What is between the keyword and its braces.
    var head: Range<Int>
    /// What is between its braces, of a type or of code.
    var body: Range<Int>?
    /// Of a type.
    var members: [Declaration] = []

    var isType: Bool { SourceOutline.typeWords.contains(keyword) }
  }

  let tokens: [SourceToken]
  private(set) var declarations: [Declaration] = []

  private static let typeWords: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
  private static let memberWords: Set = [
    "func", "init", "deinit", "subscript", "var", "let", "case", "typealias", "associatedtype",
    "import", "operator", "precedencegroup", "macro",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "optional",
    "required", "convenience", "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix",
    "consuming", "borrowing", "distributed", "async",
  ]
  /// What a line that goes on with the one before begins with.
  private static let joints: Set = [
    ".", "?", ":", "=", "&", "|", "+", "-", "*", "/", "%", ",", "<", ">", "else", "catch",
    "where", "throws", "rethrows", "async", "as", "is", "in", "{",
  ]
  /// What a line that goes on ends with.
  private static let openEnds: Set = [
    ".", "=", "&", "|", "+", "-", "*", "/", "%", ",", "<", ":", "in", "as", "is", "where", "throw",
    "try", "await",
  ]

  init(_ bytes: [UInt8]) {
    tokens = SourceLexer.tokens(of: bytes)
    var index = 0
    declarations = read(&index, upTo: tokens.count)
  }

  /// The index of the last token that begins at or before an offset, in some of them.
  func token(at offset: Int) -> Int? {
    tokens.lastIndex { $0.range.lowerBound <= offset }
  }

  /// The declarations around a token, outermost first.
  func path(to token: Int) -> [Declaration] {
    var path: [Declaration] = []
    var level = declarations
    while let inner = level.first(where: { $0.range.contains(token) }) {
      path.append(inner)
      level = inner.members
    }
    return path
  }

  // MARK: Declarations

  private func read(_ index: inout Int, upTo end: Int) -> [Declaration] {
    var found: [Declaration] = []
    while index < end {
      let start = index
      if tokens[index].kind == .condition || tokens[index].text == ";" {
        index += 1
        continue
      }
      skipModifiers(&index, upTo: end)
      guard index < end else { break }
      if Self.typeWords.contains(tokens[index].text) {
        found.append(readType(&index, from: start, upTo: end))
      } else {
        let keyword = tokens[index].text
        let isMember = Self.memberWords.contains(keyword) || keyword == "#"
        let head = index + 1
        let stop = endOfStatement(from: index, upTo: end)
        index = max(stop, start + 1)
        guard isMember else { continue }
        let braces = codeBraces(head..<stop, isStored: keyword == "var" || keyword == "let")
        found.append(
          Declaration(
            keyword: keyword, name: head < stop ? tokens[head].text : keyword,
            range: start..<index, head: head..<(braces.map { $0.lowerBound - 1 } ?? stop),
            body: braces))
      }
    }
    return found
  }

  private func skipModifiers(_ index: inout Int, upTo end: Int) {
    while index < end {
      if tokens[index].text == "@", index + 1 < end {
        index += 2
        while index + 1 < end, tokens[index].text == "." { index += 2 }
        if index < end, tokens[index].text == "(",
          tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
        {
          index = matching(index, upTo: end) + 1
        }
      } else if Self.modifiers.contains(tokens[index].text), index + 1 < end,
        tokens[index + 1].kind == .word || tokens[index + 1].text == "("
          || tokens[index + 1].text == "@"
      {
        // `class` is a modifier in front of a member alone.
        if tokens[index].text == "class", !Self.memberWords.contains(tokens[index + 1].text),
          !Self.modifiers.contains(tokens[index + 1].text)
        {
          return
        }
        index += 1
        if index < end, tokens[index].text == "(" { index = matching(index, upTo: end) + 1 }
      } else {
        return
      }
    }
  }

  private func readType(_ index: inout Int, from start: Int, upTo end: Int) -> Declaration {
    let keyword = tokens[index].text
    let head = index + 1
    var open = head
    while open < end, tokens[open].text != "{" { open += 1 }
    let close = open < end ? matching(open, upTo: end) : end
    var inner = open + 1
    let members = inner < close ? read(&inner, upTo: close) : []
    index = min(close + 1, end)
    return Declaration(
      keyword: keyword, name: head < end ? tokens[head].text : keyword, range: start..<index,
      head: head..<min(open, end), body: open < close ? open + 1..<close : nil, members: members)
  }

  /// The code of a function or of a property that is computed, without its braces.
  private func codeBraces(_ range: Range<Int>, isStored: Bool) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].text {
      case "(", "[": index = matching(index, upTo: range.upperBound)
      case "=" where isStored: return nil
      case "{":
        let close = matching(index, upTo: range.upperBound)
        return close < range.upperBound ? index + 1..<close : nil
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Statements

  /// The statements of code, one after another.
  func statements(in code: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = afterSignature(code)
    while index < code.upperBound {
      if ["case", "default"].contains(tokens[index].text) {
        // A label of a switch stays.
        while index < code.upperBound, tokens[index].text != ":" { index += 1 }
        index += 1
        continue
      }
      if tokens[index].kind == .condition || tokens[index].text == ";" {
        index += 1
        continue
      }
      let end = max(endOfStatement(from: index, upTo: code.upperBound), index + 1)
      found.append(index..<end)
      index = end
    }
    return found
  }

  /// A call with its closures, without what is called on its result.
  func withoutModifiers(_ statement: Range<Int>) -> Range<Int> {
    var index = statement.lowerBound
    while index < statement.upperBound, tokens[index].text != "." || tokens[index].kind == .string {
      if ["(", "[", "{"].contains(tokens[index].text) {
        index = matching(index, upTo: statement.upperBound)
      }
      index += 1
    }
    return statement.lowerBound..<min(index, statement.upperBound)
  }

  /// The call with a dot around a token, among those on a view: `.padding(8)`. What is in brackets belongs to its call.
  func modifier(around token: Int, in statement: Range<Int>) -> Range<Int>? {
    var index = statement.lowerBound
    // `Color.brand(1)` makes a view.
    if tokens[index].text.first?.isUppercase == true, index + 1 < statement.upperBound,
      tokens[index + 1].text == "."
    {
      index += 2
    }
    while index < statement.upperBound {
      let start = index
      // After `#if` in a chain a statement begins with a dot.
      if tokens[index].text == ".", index + 2 < statement.upperBound,
        ["(", "{"].contains(tokens[index + 2].text)
      {
        index += 2
        while index < statement.upperBound, isArgument(index, upTo: statement.upperBound) {
          index = matching(index, upTo: statement.upperBound) + 1
        }
        if (start..<index).contains(token) { return start..<index }
      } else {
        if ["(", "[", "{"].contains(tokens[index].text) {
          index = matching(index, upTo: statement.upperBound)
        }
        index += 1
      }
    }
    return nil
  }

  /// Some tokens with the semicolon after them.
  func withSeparator(_ range: Range<Int>) -> Range<Int> {
    let end = range.upperBound
    return range.lowerBound..<(end < tokens.count && tokens[end].text == ";" ? end + 1 : end)
  }

  /// The innermost argument with one of some labels around a token, with a comma.
  func argument(
    labelled labels: Set<String>, around token: Int, in range: Range<Int>
  ) -> Range<Int>? {
    var found: Range<Int>?
    for index in range.dropFirst().dropLast() where index <= token {
      guard labels.contains(tokens[index].text), tokens[index + 1].text == ":",
        ["(", ","].contains(tokens[index - 1].text)
      else { continue }
      var end = index + 2
      while end < range.upperBound, ![",", ")", "]", "}"].contains(tokens[end].text) {
        if ["(", "[", "{"].contains(tokens[end].text) {
          end = matching(end, upTo: range.upperBound)
        } else if tokens[end].text == "<", tokens[end - 1].text.first?.isUppercase == true {
          end = genericEnd(end, upTo: range.upperBound)
        }
        end += 1
      }
      guard end < range.upperBound, token < end, [",", ")"].contains(tokens[end].text),
        isInParentheses(index, from: range.lowerBound)
      else { continue }
      let isFirst = tokens[index - 1].text == "("
      found = (isFirst ? index : index - 1)..<(isFirst && tokens[end].text == "," ? end + 1 : end)
    }
    return found
  }

  /// Whether what is around a token is opened by a parenthesis, not a list or code.
  private func isInParentheses(_ index: Int, from start: Int) -> Bool {
    var depth = 0
    for place in (start..<index).reversed() where tokens[place].kind == .symbol {
      switch tokens[place].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        if depth == 0 { return tokens[place].text == "(" }
        depth -= 1
      default: break
      }
    }
    return false
  }

  /// The end of the generic arguments that begin at a token; the token itself where it is a comparison.
  private func genericEnd(_ open: Int, upTo end: Int) -> Int {
    var depth = 0
    // Longer ones are not looked for: every `<` of a damaged file may ask.
    for index in open..<min(end, open + 64) {
      switch tokens[index].text {
      case "<": depth += 1
      case ">":
        depth -= 1
        // Behind generic arguments there is no value to compare with.
        if depth == 0 { return index + 1 < end && tokens[index + 1].kind == .symbol ? index : open }
      case ",", ".", ":", "?", "[", "]": break
      default: if tokens[index].kind != .word { return open }
      }
    }
    return open
  }

  /// Whether arguments or a closure begin at a token, or the label of a further closure.
  private func isArgument(_ index: Int, upTo end: Int) -> Bool {
    if ["(", "{"].contains(tokens[index].text) { return true }
    return tokens[index].kind == .word && index + 2 < end && tokens[index + 1].text == ":"
      && tokens[index + 2].text == "{"
  }

  /// The names after the colon of a type, as tokens.
  func inherited(by type: Declaration) -> [Int] {
    var depth = 0
    var found: [Int] = []
    var isList = false
    for index in type.head {
      switch tokens[index].text {
      case "<": depth += 1
      case ">": depth -= 1
      case "where" where depth == 0: return found
      case ":" where depth == 0: isList = true
      default: if isList, depth == 0, tokens[index].kind == .word { found.append(index) }
      }
    }
    return found
  }

  /// The first token after `value in` at the beginning of a closure.
  private func afterSignature(_ code: Range<Int>) -> Int {
    for index in code where tokens[index].line == tokens[code.lowerBound].line {
      if ["{", "for"].contains(tokens[index].text) { break }
      if tokens[index].text == "in" { return index + 1 }
    }
    return code.lowerBound
  }

  /// The index after a statement, or after a declaration that is no type.
  private func endOfStatement(from start: Int, upTo end: Int) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      if index > start, token.kind == .condition { return index }
      if token.text == ";" { return index }
      if index > start, isNewLine(index), !Self.joints.contains(token.text),
        !Self.openEnds.contains(tokens[index - 1].text)
      {
        return index
      }
      if ["(", "[", "{"].contains(token.text), token.kind == .symbol {
        index = matching(index, upTo: end)
      }
      index += 1
    }
    return end
  }

  private func isNewLine(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    return tokens[index].line > before.line + before.text.count { $0.isNewline }
  }

  /// The blocks in braces within some tokens, outermost ones alone, without their braces.
  func blocks(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].text == "{" {
        let close = matching(index, upTo: range.upperBound)
        found.append(index + 1..<max(close, index + 1))
        index = close
      }
      index += 1
    }
    return found
  }

  /// The token that closes a bracket, or the end.
  private func matching(_ open: Int, upTo end: Int) -> Int {
    var depth = 0
    for index in open..<end where tokens[index].kind == .symbol {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return end
  }
}
