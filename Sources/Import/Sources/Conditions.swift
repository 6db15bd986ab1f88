import SwiftSource

/// Says what the conditions of a file's `#if`s are on the platform that the app is shown as: a phone with a
/// simulator; names modules as they are compiled here; and takes away what only the runtime of Objective-C
/// understands. Nothing else of the file changes, and every line stays where it is.
struct Conditions: Sendable {
  /// Names that are set.
  var defines: Set<String>
  /// Modules that can be imported.
  var modules: Set<String>
  /// The module that the file is of.
  var module = ""
  /// Modules that are compiled by another name.
  var renames: [String: String] = [:]
  /// Types of modules, such as `struct Card`, which the library has as well: a file that imports the module
  /// means that one's.
  var preferred: [String: [String]] = [:]

  private typealias Edit = (range: Range<Int>, text: String)

  /// The file with its conditions decided, or `nil` where nothing in it depends on the platform.
  func rewritten(_ bytes: [UInt8]) -> [UInt8]? {
    let tokens = SourceLexer.tokens(of: bytes)
    let imports = Set(tokens.indices.compactMap { Import(tokens, at: $0)?.module })
    var edits: [Edit] = []
    var bodies = Bodies()
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      bodies.pass(token)
      if token.kind == .condition {
        edits += self.edits(of: token)
      } else if let statement = Import(tokens, at: index) {
        edits += self.edits(of: statement, tokens)
        index = statement.end
        continue
      } else if let (edit, end) = foreign(tokens, index) {
        edits.append(edit)
        index = end
        continue
      } else if bodies.isInExtension, let overriding = Self.override(tokens, index) {
        edits += overriding
      } else if let name = renames[token.text], token.kind == .word,
        imports.contains(token.text) || token.text == module,
        index + 1 < tokens.count, tokens[index + 1].text == ".",
        index == 0 || tokens[index - 1].text != "."
      {
        edits.append((token.range, name))
      }
      index += 1
    }
    guard !edits.isEmpty else { return nil }
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  // MARK: Imports

  /// `import Module`, `import Module.Part` or `import struct Module.Name`.
  private struct Import {
    var module: String
    /// The index of the module's name.
    var name: Int
    var hasKind: Bool
    /// The index after the last part.
    var end: Int

    private static let kinds: Set = [
      "struct", "class", "enum", "protocol", "func", "typealias", "let", "var",
    ]

    init?(_ tokens: [SourceToken], at index: Int) {
      guard tokens[index].text == "import", tokens[index].kind == .word, index + 1 < tokens.count
      else { return nil }
      let line = tokens[index].line
      var name = index + 1
      hasKind = Self.kinds.contains(tokens[name].text)
      if hasKind { name += 1 }
      guard name < tokens.count, tokens[name].kind == .word, tokens[name].line == line else {
        return nil
      }
      self.name = name
      module = tokens[name].text
      end = name + 1
      while end + 1 < tokens.count, tokens[end].text == ".", tokens[end + 1].kind == .word {
        end += 2
      }
    }
  }

  private func edits(of statement: Import, _ tokens: [SourceToken]) -> [Edit] {
    var edits: [Edit] = []
    let name = renames[statement.module] ?? statement.module
    if name != statement.module { edits.append((tokens[statement.name].range, name)) }
    guard !statement.hasKind else { return edits }
    let last = tokens[statement.end - 1].range.upperBound
    if statement.end > statement.name + 1 {
      // A part of a module, such as `os.log`: here it is in the whole one.
      edits.append((tokens[statement.name].range.upperBound..<last, ""))
    }
    let types = preferred[statement.module] ?? []
    if !types.isEmpty {
      let words = types.map { type in
        let parts = type.split(separator: " ")
        return "; import \(parts[0]) \(name).\(parts[1])"
      }
      edits.append((last..<last, words.joined()))
    }
    return edits
  }

  // MARK: Objective-C

  /// Attributes that only its runtime understands, none of which changes what a view shows.
  private static let foreignAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet",
    "IBSegueAction",
  ]

  /// What stands for an attribute of Objective-C, a selector or a key path by names, which the compiler refuses
  /// here; and the index after it. A method with a name in Objective-C is called without one.
  private func foreign(_ tokens: [SourceToken], _ index: Int) -> (edit: Edit, end: Int)? {
    let mark = tokens[index]
    guard mark.text == "@" || mark.text == "#", index + 1 < tokens.count else { return nil }
    let word = tokens[index + 1]
    guard word.kind == .word, word.range.lowerBound == mark.range.upperBound else { return nil }
    let argument = argument(tokens, after: index + 1)
    let last = argument.map { $0.end - 1 } ?? index + 1
    let range = mark.range.lowerBound..<tokens[last].range.upperBound
    switch (mark.text, word.text) {
    case ("@", "objc"): return ((range, ""), last + 1)
    case ("@", "UIApplicationMain"):
      return ((mark.range.lowerBound..<word.range.upperBound, "@main"), index + 2)
    case ("@", _) where Self.foreignAttributes.contains(word.text):
      return ((mark.range.lowerBound..<word.range.upperBound, ""), index + 2)
    case ("#", "selector"):
      guard let argument else { return nil }
      return ((range, "Selector(\"\(argument.words.joined())\")"), argument.end)
    case ("#", "keyPath"):
      guard let argument else { return nil }
      // A type in front is no part of the path.
      let names = argument.words.filter { $0 != "." }
      let path = names.drop { $0.first?.isUppercase == true }
      return ((range, "\"\(path.joined(separator: "."))\""), argument.end)
    default: return nil
    }
  }

  /// Whether what is read stands right in the body of an extension.
  private struct Bodies {
    /// For each open brace, whether it opens an extension.
    private var open: [Bool] = []
    private var isExtension = false

    var isInExtension: Bool { open.last == true }

    mutating func pass(_ token: SourceToken) {
      switch token.text {
      case "extension" where token.kind == .word: isExtension = true
      case "{":
        open.append(isExtension)
        isExtension = false
      case "}": _ = open.popLast()
      default: break
      }
    }
  }

  /// What stands for `override` in an extension, which only that runtime can call: a member by a name of its
  /// own, such as `viewDidLoad_`. Views and screens of UIKit are not shown, so that nobody asks for either.
  private static func override(_ tokens: [SourceToken], _ index: Int) -> [Edit]? {
    guard tokens[index].text == "override", tokens[index].kind == .word else { return nil }
    let members: Set = ["func", "var"]
    var position = index
    // Other modifiers may stand between.
    while position + 1 < tokens.count, tokens[position].kind == .word {
      if members.contains(tokens[position].text) {
        let end = tokens[position + 1].range.upperBound
        return [(tokens[index].range, ""), (end..<end, "_")]
      }
      position += 1
    }
    return nil
  }

  /// What stands in the parentheses right after a token, and the index after them.
  private func argument(
    _ tokens: [SourceToken], after index: Int
  ) -> (words: [String], end: Int)? {
    guard index + 1 < tokens.count, tokens[index + 1].text == "(",
      tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
    else { return nil }
    var depth = 0
    for position in (index + 1)..<tokens.count {
      // What is in quotes or on several lines is no name: it stays for the compiler to refuse.
      guard tokens[position].kind != .string, tokens[position].line == tokens[index].line else {
        return nil
      }
      if tokens[position].text == "(" { depth += 1 }
      if tokens[position].text == ")" { depth -= 1 }
      if depth == 0 {
        return (tokens[(index + 2)..<position].map(\.text), position + 1)
      }
    }
    return nil
  }

  // MARK: Conditions

  /// What changes in one directive.
  private func edits(of token: SourceToken) -> [Edit] {
    let line = Array(token.text.utf8)
    guard let name = ["#elseif", "#if"].first(where: { token.text.hasPrefix($0) }) else {
      return []
    }
    let start = name.utf8.count
    let words = SourceLexer.tokens(of: Array(line[start...]))
    let base = token.range.lowerBound + start
    var edits: [Edit] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      guard word.kind == .word else {
        index += 1
        continue
      }
      var end = index
      var argument = ""
      if index + 2 < words.count, words[index + 1].text == "(" {
        end = index + 2
        argument = words[end].text
        while end < words.count, words[end].text != ")" { end += 1 }
        end = min(end, words.count - 1)
      }
      if let answer = answer(word.text, isCall: end > index, argument) {
        let range = base + word.range.lowerBound..<base + words[end].range.upperBound
        edits.append((range, answer ? "true" : "false"))
      }
      index = end + 1
    }
    return edits
  }

  /// Whether something holds; `nil` for what the compiler is to say.
  private func answer(_ word: String, isCall: Bool, _ argument: String) -> Bool? {
    guard isCall else {
      return word == "true" || word == "false" ? nil : defines.contains(word)
    }
    switch word {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport": return modules.contains(argument)
    default: return nil
    }
  }
}
