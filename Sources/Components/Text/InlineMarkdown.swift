/// The part of Markdown that a line of text can hold: emphasis, code, strikethrough, links.
enum InlineMarkdown {
  /// A stretch of text with what Markdown says of it.
  struct Span: Hashable, Sendable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruckThrough = false
    var link: String?
  }

  /// Splits a text into spans; markers without a partner stay as they are.
  static func spans(of source: String) -> [Span] {
    // Most labels hold no marker at all.
    guard source.utf8.contains(where: { Self.markers.contains($0) }) else {
      return [Span(text: source)]
    }
    var parser = Parser(characters: Array(source))
    return parser.parse()
  }

  private static let markers: Set<UInt8> = Set("*_`~[\\".utf8)

  private struct Parser {
    let characters: [Character]
    var index = 0
    var style = Span(text: "")
    var spans: [Span] = []

    init(characters: [Character]) {
      self.characters = characters
    }

    mutating func parse() -> [Span] {
      while index < characters.count { step() }
      return spans
    }

    mutating func step() {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && isPunctuation(characters[index + 1]):
        append(characters[index + 1])
        index += 2
      case "`":
        parseCode()
      case "[":
        parseLink()
      case "*", "_", "~":
        parseEmphasis(character)
      default:
        append(character)
        index += 1
      }
    }

    mutating func append(_ character: Character) {
      style.text = ""
      if var last = spans.last, hasSameStyle(last) {
        last.text.append(character)
        spans[spans.count - 1] = last
      } else {
        var span = style
        span.text = String(character)
        spans.append(span)
      }
    }

    func hasSameStyle(_ span: Span) -> Bool {
      var bare = span
      bare.text = ""
      return bare == style
    }

    mutating func parseCode() {
      guard let end = characters[(index + 1)...].firstIndex(of: "`") else {
        append("`")
        index += 1
        return
      }
      style.isCode = true
      for position in (index + 1)..<end { append(characters[position]) }
      style.isCode = false
      index = end + 1
    }

    mutating func parseLink() {
      guard style.link == nil, let close = characters[index...].firstIndex(of: "]"),
        close + 1 < characters.count, characters[close + 1] == "(",
        let end = characters[close...].firstIndex(of: ")")
      else {
        append("[")
        index += 1
        return
      }
      style.link = String(characters[(close + 2)..<end])
      index += 1
      while index < close { step() }
      style.link = nil
      index = end + 1
    }

    mutating func parseEmphasis(_ marker: Character) {
      let count = characters[index...].prefix { $0 == marker }.count
      let isOpen = isActive(marker, count)
      if isOpen ? isClosing(index) : isOpening(marker, count) {
        toggle(marker, count)
      } else {
        for _ in 0..<count { append(marker) }
      }
      index += count
    }

    func isActive(_ marker: Character, _ count: Int) -> Bool {
      switch (marker, count) {
      case ("~", _): style.isStruckThrough
      case (_, 1): style.isItalic
      case (_, 2): style.isBold
      default: style.isBold && style.isItalic
      }
    }

    /// A closing marker follows a character that is no space.
    func isClosing(_ position: Int) -> Bool {
      position > 0 && !characters[position - 1].isWhitespace
    }

    /// An opening marker precedes a character that is no space and has a partner further on.
    func isOpening(_ marker: Character, _ count: Int) -> Bool {
      let start = index + count
      guard start < characters.count, !characters[start].isWhitespace, count <= 3,
        marker != "~" || count == 2
      else { return false }
      // Underscores inside words, as in identifiers, are no emphasis.
      if marker == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber
      {
        return false
      }
      var run = 0
      for position in start..<characters.count {
        if characters[position] == marker {
          run += 1
          if run == count, !characters[position - count].isWhitespace { return true }
        } else {
          run = 0
        }
      }
      return false
    }

    mutating func toggle(_ marker: Character, _ count: Int) {
      if marker == "~" {
        style.isStruckThrough.toggle()
      } else {
        if count != 2 { style.isItalic.toggle() }
        if count != 1 { style.isBold.toggle() }
      }
    }

    func isPunctuation(_ character: Character) -> Bool {
      character.isASCII && !character.isLetter && !character.isNumber && !character.isWhitespace
    }
  }
}
