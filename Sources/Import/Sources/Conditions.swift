import SwiftSource

/// Says what the conditions of a file's `#if`s are on the platform that the app is shown as: a phone with a
/// simulator. Nothing else of the file changes, and every line stays where it is.
struct Conditions: Sendable {
  /// Names that are set.
  var defines: Set<String>
  /// Modules that can be imported.
  var modules: Set<String>

  /// The file with its conditions decided, or `nil` where none asks for the platform.
  func rewritten(_ bytes: [UInt8]) -> [UInt8]? {
    let tokens = SourceLexer.tokens(of: bytes)
    var edits: [(range: Range<Int>, text: String)] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .condition {
        edits += self.edits(of: token)
      } else if token.text == "import", token.kind == .word, index + 3 < tokens.count,
        tokens[index + 1].kind == .word, tokens[index + 2].text == ".",
        tokens[index + 3].line == token.line
      {
        // A part of a module, such as `os.log`: here it is in the whole one.
        edits.append(
          (tokens[index + 1].range.upperBound..<Self.endOfPath(tokens, from: index + 2), ""))
      }
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

  private static func endOfPath(_ tokens: [SourceToken], from start: Int) -> Int {
    var index = start
    while index + 1 < tokens.count, tokens[index].text == ".", tokens[index + 1].kind == .word {
      index += 2
    }
    return tokens[index - 1].range.upperBound
  }

  /// What changes in one directive.
  private func edits(of token: SourceToken) -> [(range: Range<Int>, text: String)] {
    let line = Array(token.text.utf8)
    guard let name = ["#elseif", "#if"].first(where: { token.text.hasPrefix($0) }) else {
      return []
    }
    let start = name.utf8.count
    let words = SourceLexer.tokens(of: Array(line[start...]))
    let base = token.range.lowerBound + start
    var edits: [(range: Range<Int>, text: String)] = []
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
