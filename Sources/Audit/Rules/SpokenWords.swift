/// The words of a text as a voice says them: in small letters and without punctuation.
///
/// Words are found whole: "art" is not in "start". In Chinese, Japanese, Korean, Thai, Lao, Khmer and Burmese, which
/// do not put a space after each word, words may begin and end anywhere. A sign beside a digit is said, as in "$5"
/// and "20%"; others, such as an arrow or a plus before a word, are punctuation.
struct SpokenWords {
  private var characters: [Character] = []
  /// The places before, between and after characters where a word may begin or end.
  private var edges: Set<Int> = [0]
  private var hasWord = false

  init(_ text: String) {
    let text = Array(text.lowercased())
    for (index, character) in text.enumerated() {
      let (before, after) = (Self.neighbour(text, index - 1), Self.neighbour(text, index + 1))
      if character.isLetter || character.isNumber {
        // Also an edge where a word without spaces meets another one.
        if character.isWordByItself { edges.insert(characters.count) }
        characters.append(character)
        if character.isWordByItself { edges.insert(characters.count) }
        hasWord = true
      } else if character.isSign, before?.isNumber == true || after?.isNumber == true {
        edges.insert(characters.count)
        characters.append(character)
        edges.insert(characters.count)
      } else if before?.isNumber != true || after?.isNumber != true || !character.isSeparator {
        edges.insert(characters.count)
      }
    }
    edges.insert(characters.count)
  }

  private static func neighbour(_ text: [Character], _ index: Int) -> Character? {
    text.indices.contains(index) ? text[index] : nil
  }

  /// Whether there is something to call a control by: more than one letter or digit, or an ideograph, and not
  /// signs alone.
  var isName: Bool {
    let isIdeograph = characters.first?.unicodeScalars.first?.properties.isIdeographic ?? false
    return hasWord && (characters.count > 1 || isIdeograph)
  }

  /// Whether the words of another text stand one after the other among these.
  func contains(_ other: SpokenWords) -> Bool {
    guard !other.characters.isEmpty else { return true }
    let length = other.characters.count
    return edges.contains { start in
      edges.contains(start + length)
        && characters[start..<(start + length)].elementsEqual(other.characters)
    }
  }
}

extension Character {
  /// Whether it stands between the digits of one number.
  fileprivate var isSeparator: Bool { ".,:\u{2019}'\u{66B}\u{66C}".contains(self) }

  /// Whether it is said beside a number.
  fileprivate var isSign: Bool {
    isCurrencySymbol || isMathSymbol || "%\u{2030}\u{66A}\u{B0}".contains(self)
  }

  /// Whether it is of a script in which a word needs no space before it.
  fileprivate var isWordByItself: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3040...0x30FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}

/// A label as it is heard, to compare it with others: without capitals, and without spaces and marks around it, but as
/// it is where it has nothing else.
func heard(_ label: String) -> String {
  func isSilent(_ character: Character) -> Bool {
    character.isWhitespace || ".,:;!?\u{2026}".contains(character)
  }
  guard label.utf8.contains(where: { $0 < 0x61 || $0 > 0x7A }) else { return label }
  let words = label.drop(while: isSilent)
  guard let end = words.lastIndex(where: { !isSilent($0) }) else { return label }
  return words[...end].lowercased()
}
