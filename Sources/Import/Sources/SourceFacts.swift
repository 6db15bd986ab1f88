import Resources
import SwiftSource

/// What a file of source declares, names and imports: enough to tell which files need another one.
struct SourceFacts: Sendable {
  /// The modules that it imports, each once.
  private(set) var imports: [String] = []
  /// The names of what it declares, and of the types that it extends.
  private(set) var declared: Set<String> = []
  /// The names of the types that it declares.
  private(set) var types: Set<String> = []
  /// The types outside of any other that other modules see, such as `struct Card`.
  private(set) var publicTypes: [String] = []
  /// The static members that its extensions add, by the last name of the type.
  private(set) var extensions: [String: Set<String>] = [:]
  /// All names in it.
  private(set) var words: Set<String> = []
  /// A digest of all but the bodies of its functions.
  private(set) var interface = ""

  private static let typeWords: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
  private static let members: Set = [
    "func", "var", "let", "typealias", "associatedtype", "macro", "precedencegroup",
  ]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "typealias", "let", "var",
  ]

  init(_ bytes: [UInt8]) {
    let tokens = SourceLexer.tokens(of: bytes)
    var hash = SHA256()
    // For each open brace, whether it holds declarations, and the type that it extends.
    var open: [(isType: Bool, extended: String?)] = []
    var codeDepth = 0
    var (isType, extended) = (false, String?.none)
    for (index, token) in tokens.enumerated() {
      if token.kind == .word { words.insert(token.text) }
      if token.kind == .string { addInterpolations(token.text) }
      if token.text == "import", token.kind == .word, codeDepth == 0 { readImport(tokens, index) }
      if token.text == "}" {
        if open.popLast()?.isType == false { codeDepth -= 1 }
      }
      if codeDepth == 0 { hash.update(Array(token.text.utf8) + [0]) }
      if token.text == "{" {
        open.append((isType, extended))
        if !isType { codeDepth += 1 }
        (isType, extended) = (false, nil)
      }
      guard codeDepth == 0, token.kind == .word, index + 1 < tokens.count else { continue }
      let isMember = index > 0 && tokens[index - 1].text == "."
      let next = tokens[index + 1].text
      if Self.typeWords.contains(token.text), !isMember, !Self.members.contains(next) {
        isType = true
        let last = readName(tokens, index + 1)
        if token.text == "extension" {
          extended = last
        } else {
          types.insert(next)
          let isPublic = tokens[max(0, index - 3)..<index].contains {
            ["public", "open"].contains($0.text) && $0.line == token.line
          }
          let kind = token.text == "actor" ? "class" : token.text
          if open.isEmpty, isPublic { publicTypes.append("\(kind) \(next)") }
        }
      } else if Self.members.contains(token.text), !isMember {
        declared.insert(next)
        if let extended = open.last?.extended,
          tokens[max(0, index - 4)..<index].contains(where: { $0.text == "static" })
        {
          extensions[extended, default: []].insert(next)
        }
      } else if token.text == "case", !isMember {
        readCases(tokens, index + 1)
      }
    }
    interface = hash.finish()
  }

  /// `extension Outer.Inner` names both.
  ///
  /// - Returns: the last name.
  private mutating func readName(_ tokens: [SourceToken], _ start: Int) -> String? {
    var index = start
    var last: String?
    while index < tokens.count, tokens[index].kind == .word {
      last = tokens[index].text
      declared.insert(tokens[index].text)
      guard index + 1 < tokens.count, tokens[index + 1].text == "." else { break }
      index += 2
    }
    return last
  }

  /// `case one, two(Int)`.
  private mutating func readCases(_ tokens: [SourceToken], _ start: Int) {
    var depth = 0
    for index in start..<tokens.count {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "}", ":": if depth == 0 { return }
      default:
        guard depth == 0 else { continue }
        let isFirst = index == start || tokens[index - 1].text == ","
        if tokens[index].kind == .word, isFirst {
          declared.insert(tokens[index].text)
        } else if tokens[index].text != ",", tokens[index - 1].text != "=",
          tokens[index].text != "="
        {
          return
        }
      }
    }
  }

  private mutating func readImport(_ tokens: [SourceToken], _ index: Int) {
    var position = index + 1
    if position < tokens.count, Self.kinds.contains(tokens[position].text) { position += 1 }
    guard position < tokens.count, tokens[position].kind == .word else { return }
    let name = tokens[position].text
    if !imports.contains(name) { imports.append(name) }
  }

  /// Names in what is interpolated into a text.
  private mutating func addInterpolations(_ text: String) {
    guard text.contains("\\(") || text.contains("#(") else { return }
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      words.insert(String(word))
    }
  }
}
