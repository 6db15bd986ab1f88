/// The part of Markdown that a line of text can hold: emphasis, code, strikethrough, links.
enum InlineMarkdown {
  /// A stretch of text with what Markdown says of it.
  struct Span: Hashable, Codable, Sendable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruckThrough = false
    var link: String?
  }

  /// Splits a text into spans; markers without a partner stay as they are.
  ///
  /// - Parameter isEnglish: whether nouns in `^[3 cup](inflect: true)` agree with their numbers.
  static func spans(of source: String, isEnglish: Bool = true) -> [Span] {
    // Most labels hold no marker at all.
    guard source.utf8.contains(where: { Self.markers.contains($0) }) else {
      return [Span(text: source)]
    }
    var parser = Parser(characters: Array(source), isEnglish: isEnglish)
    return parser.parse()
  }

  private static let markers: Set<UInt8> = Set("*_`~[\\".utf8)

  /// One pass over the characters: what a marker's partner depends on is known beforehand, or found by
  /// searches that only go forwards.
  private struct Parser {
    let characters: [Character]
    let isEnglish: Bool
    var index = 0
    var style = Span(text: "")
    /// What has been read in the style and is no span yet.
    var text = ""
    var spans: [Span] = []
    private let runs: MarkerRuns
    private var codeEnd = Search("`")
    private var labelEnd = Search("]")
    private var addressEnd = Search(")")

    init(characters: [Character], isEnglish: Bool) {
      self.characters = characters
      self.isEnglish = isEnglish
      runs = MarkerRuns(characters)
    }

    mutating func parse() -> [Span] {
      while index < characters.count { step() }
      endSpan()
      return spans
    }

    mutating func step() {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && isPunctuation(characters[index + 1]):
        text.append(characters[index + 1])
        index += 2
      case "`":
        parseCode()
      case "[":
        parseLink()
      case "^" where index + 1 < characters.count && characters[index + 1] == "[":
        parseAttributes()
      case "*", "_", "~":
        parseEmphasis(character)
      default:
        text.append(character)
        index += 1
      }
    }

    /// Makes a span of what was read, before the style changes; a stretch that goes on in the style
    /// of the last one belongs to it.
    mutating func endSpan() {
      guard !text.isEmpty else { return }
      if let last = spans.last, hasSameStyle(last) {
        spans[spans.count - 1].text += text
      } else {
        var span = style
        span.text = text
        spans.append(span)
      }
      text = ""
    }

    func hasSameStyle(_ span: Span) -> Bool {
      span.isBold == style.isBold && span.isItalic == style.isItalic
        && span.isCode == style.isCode && span.isStruckThrough == style.isStruckThrough
        && span.link == style.link
    }

    mutating func parseCode() {
      guard let end = codeEnd.first(from: index + 1, in: characters) else {
        text.append("`")
        index += 1
        return
      }
      endSpan()
      style.isCode = true
      for position in (index + 1)..<end { text.append(characters[position]) }
      endSpan()
      style.isCode = false
      index = end + 1
    }

    /// Where `[label](address)` ends its label and itself, from its bracket on.
    mutating func brackets(at open: Int) -> (close: Int, end: Int)? {
      guard let close = labelEnd.first(from: open, in: characters),
        close + 1 < characters.count, characters[close + 1] == "(",
        let end = addressEnd.first(from: close, in: characters)
      else { return nil }
      return (close, end)
    }

    /// `^[label](name: value)`: the label, with what Foundation's attributes say of it.
    mutating func parseAttributes() {
      guard let (close, end) = brackets(at: index + 1) else {
        text.append("^")
        index += 1
        return
      }
      let attributes = characters[(close + 2)..<end].filter { !$0.isWhitespace }
      var label = String(characters[(index + 2)..<close])
      if isEnglish, String(attributes).contains("inflect:true") {
        label = EnglishNumber.agreeing(label)
      }
      endSpan()
      // A label has no bracket that closes, so it holds no label of its own.
      var inner = Parser(characters: Array(label), isEnglish: isEnglish)
      inner.style = style
      spans += inner.parse()
      index = end + 1
    }

    mutating func parseLink() {
      guard style.link == nil, let (close, end) = brackets(at: index) else {
        text.append("[")
        index += 1
        return
      }
      endSpan()
      style.link = String(characters[(close + 2)..<end])
      index += 1
      while index < close { step() }
      endSpan()
      style.link = nil
      index = end + 1
    }

    mutating func parseEmphasis(_ marker: Character) {
      var count = 1
      while index + count < characters.count, characters[index + count] == marker { count += 1 }
      let isOpen = isActive(marker, count)
      if isOpen ? isClosing(index) : isOpening(marker, count) {
        endSpan()
        toggle(marker, count)
      } else {
        for _ in 0..<count { text.append(marker) }
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
      return runs.hasClosing(marker, count, from: start)
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

  /// Looks for a character from one place after another, and passes over each stretch once.
  private struct Search {
    private let character: Character
    private var start = 0
    private var found = 0

    init(_ character: Character) { self.character = character }

    /// The first place of the character at or after `place`; `nil` where there is none.
    mutating func first(from place: Int, in characters: [Character]) -> Int? {
      // What was found is still the first, unless the search begins before or behind it.
      if place < start || place > found { found = place }
      start = place
      while found < characters.count, characters[found] != character { found += 1 }
      return found < characters.count ? found : nil
    }
  }

  /// Where runs of markers that can close an emphasis are last found.
  private struct MarkerRuns {
    /// By marker and length, up to three: the start of the last run at least as long that follows a
    /// character that is no space.
    private var last: [[Int]] = [[-1, -1, -1], [-1, -1, -1], [-1, -1, -1]]

    init(_ characters: [Character]) {
      var start = 0
      while start < characters.count {
        guard let marker = Self.index(of: characters[start]) else {
          start += 1
          continue
        }
        var end = start + 1
        while end < characters.count, characters[end] == characters[start] { end += 1 }
        if start > 0, !characters[start - 1].isWhitespace {
          for length in 0..<min(end - start, 3) { last[marker][length] = start }
        }
        start = end
      }
    }

    /// Whether a run of at least `count` of the marker, one to three, begins at `place` or later.
    func hasClosing(_ marker: Character, _ count: Int, from place: Int) -> Bool {
      guard let index = Self.index(of: marker) else { return false }
      return last[index][count - 1] >= place
    }

    private static func index(of character: Character) -> Int? {
      switch character {
      case "*": 0
      case "_": 1
      case "~": 2
      default: nil
      }
    }
  }
}
