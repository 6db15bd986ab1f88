/// The tokens of a placed tree by the lines of its text form: what words for a change are made of.
///
/// They are no part of what is compared, laid out or drawn.
package struct TokenNotes: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    /// The type of the line's node.
    package var type: String
    package var notes: [TokenNote]
  }

  /// By the numbers of lines, from 1.
  package private(set) var lines: [Int: Line] = [:]

  /// The most that is read of a text, in bytes and in lines of a tree.
  private static let limit = 4_000_000

  package init() {}

  package mutating func add(_ notes: [TokenNote], line: Int, type: String) {
    guard !notes.isEmpty else { return }
    lines[line, default: Line(type: type, notes: [])].notes += notes
  }

  /// A note a line: the line of the tree, the node's type, the aspect, the kind of the token, its name, the value,
  /// between tabs.
  package var text: String {
    var text = ""
    for number in lines.keys.sorted() {
      guard let line = lines[number] else { continue }
      for note in line.notes {
        let words = [
          "\(number)", line.type, note.aspect, note.token?.kind.rawValue ?? "",
          note.token?.name ?? "", note.value,
        ]
        text += words.map(Self.word).joined(separator: "\t") + "\n"
      }
    }
    return text
  }

  /// Reads a text; what is not of its form is left out.
  package init(text: String) {
    guard text.utf8.count <= Self.limit else { return }
    for row in text.split(separator: "\n") {
      let words = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 6, let number = Int(words[0]), number > 0 else { continue }
      let kind = TokenName.Kind(rawValue: words[3])
      let token = kind.map { TokenName($0, words[4]) }
      add(
        [TokenNote(aspect: words[2], token: token, value: words[5])], line: number, type: words[1])
    }
  }

  /// Names are authors': control characters would end a word.
  private static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return isPlain
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 }))
  }
}
