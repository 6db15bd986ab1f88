import SwiftSource

/// What can be read of an expression without running it: literals, lists and calls.
indirect enum StaticValue {
  case text(String)
  case list([StaticValue])
  case call(String, [Argument])
  case name(String)
  /// Something that has to be run, with the line that it is in.
  case unknown(line: Int)

  struct Argument {
    var label: String?
    var value: StaticValue
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var elements: [StaticValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The texts of a list.
  var texts: [String] { elements.compactMap(\.text) }

  /// The argument of a call by its label.
  func argument(_ label: String) -> StaticValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The first argument of a call without a label.
  var first: StaticValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == nil }?.value
  }

  /// The lines of what has to be run.
  var unknownLines: [Int] {
    switch self {
    case .unknown(let line): [line]
    case .list(let elements): elements.flatMap(\.unknownLines)
    case .call(_, let arguments): arguments.flatMap { $0.value.unknownLines }
    case .text, .name: []
    }
  }
}

/// Reads expressions of Swift source. What is neither literal, list, call nor a constant of the file is
/// skipped and remembered.
struct StaticReader {
  private static let maximumDepth = 64

  private let tokens: [SourceToken]
  private var position = 0
  private var constants: [String: StaticValue] = [:]
  /// What the file calls `Package(…)` with.
  private(set) var package: StaticValue?
  /// Lines that change something after that.
  private(set) var laterLines: [Int] = []

  init(_ bytes: [UInt8]) {
    tokens = SourceLexer.tokens(of: bytes)
    while position < tokens.count { readStatement() }
  }

  private func text(_ distance: Int = 0) -> String {
    let index = position + distance
    return index < tokens.count ? tokens[index].text : ""
  }

  private mutating func readStatement() {
    if ["let", "var"].contains(text()), position + 2 < tokens.count {
      let name = text(1)
      position += 2
      // A type is skipped.
      while position < tokens.count, text() != "=", text() != "{", text() != "let" { position += 1 }
      guard text() == "=" else { return }
      position += 1
      let value = readValue(depth: 0)
      if case .call("Package", _) = value { package = value } else { constants[name] = value }
      return
    }
    if let package, text() == "package" || text() == "for" || text() == "if" {
      _ = package
      laterLines.append(tokens[position].line)
    }
    if text() == "{" || text() == "(" || text() == "[" { skipBrackets() } else { position += 1 }
  }

  /// Past a bracket and what it closes.
  private mutating func skipBrackets() {
    var depth = 0
    while position < tokens.count {
      switch text() {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Reads lists that are added to one another.
  private mutating func readValue(depth: Int) -> StaticValue {
    var value = readOperand(depth: depth)
    while text() == "+" {
      position += 1
      let next = readOperand(depth: depth)
      let rest = if case .list(let elements) = next { elements } else { [next] }
      value = .list((value.elements.isEmpty ? [value] : value.elements) + rest)
    }
    return value
  }

  private mutating func readOperand(depth: Int) -> StaticValue {
    let line = position < tokens.count ? tokens[position].line : 0
    guard depth < Self.maximumDepth, position < tokens.count else { return .unknown(line: line) }
    let token = tokens[position]
    if token.kind == .string {
      position += 1
      let content = token.text.dropFirst().dropLast()
      let isPlain = token.text.hasPrefix("\"") && !content.contains("\\")
      return isPlain ? .text(String(content)) : .unknown(line: line)
    }
    if token.text == "[" {
      position += 1
      var elements: [StaticValue] = []
      while position < tokens.count, text() != "]" {
        elements.append(readValue(depth: depth + 1))
        if text() == ":" {
          position += 1
          _ = readValue(depth: depth + 1)
        }
        skipToEnd()
      }
      position += 1
      return .list(elements)
    }
    guard token.text == "." || token.kind == .word else {
      if ["{", "("].contains(token.text) { skipBrackets() } else { position += 1 }
      return .unknown(line: line)
    }
    return readName(depth: depth, line: line)
  }

  /// Reads `.name(…)`, `Type.name(…)` and names of constants.
  private mutating func readName(depth: Int, line: Int) -> StaticValue {
    var name = ""
    while position < tokens.count {
      if text() == "." {
        position += 1
        continue
      }
      guard tokens[position].kind == .word else { break }
      name = text()
      position += 1
      guard text() == "." else { break }
    }
    guard text() == "(" else {
      if let constant = constants[name] { return constant }
      if ["true", "false", "nil"].contains(name) { return .name(name) }
      return text() == "?" || text() == "[" ? .unknown(line: line) : .name(name)
    }
    position += 1
    var arguments: [StaticValue.Argument] = []
    while position < tokens.count, text() != ")" {
      var label: String?
      if text(1) == ":", tokens[position].kind == .word {
        label = text()
        position += 2
      }
      arguments.append(.init(label: label, value: readValue(depth: depth + 1)))
      skipToEnd()
    }
    position += 1
    // What is asked of the result, as `.when(…)` of a product, says nothing here.
    while text() == ".", text(2) == "(" {
      position += 2
      skipBrackets()
    }
    return .call(name, arguments)
  }

  /// To the next element.
  private mutating func skipToEnd() {
    while position < tokens.count, ![",", ")", "]"].contains(text()) {
      if ["{", "(", "["].contains(text()) { skipBrackets() } else { position += 1 }
    }
    if text() == "," { position += 1 }
  }
}
