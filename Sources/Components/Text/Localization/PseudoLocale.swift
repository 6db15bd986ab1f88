/// A made-up locale that shows what translation would break, without a translator.
public enum PseudoLocale: String, CaseIterable, Sendable {
  /// Accented letters, two fifths more text, brackets around it: `[Šåvé one]`.
  case accented = "en-XA"
  /// Every word from right to left, in a right-to-left layout.
  case rightToLeft = "ar-XB"

  /// The pseudo-locale of a BCP 47 tag, if it is one.
  public init?(locale: String) {
    guard let match = Self.named[LocaleTag.normalized(locale)] else { return nil }
    self = match
  }

  private static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { (LocaleTag.normalized($0.rawValue), $0) })

  /// The text as the pseudo-locale has it.
  ///
  /// Placeholders such as `%@`, and the targets of Markdown links, stay as they are.
  public func transformed(_ text: String) -> String {
    // What is only numbers and marks is the same in every language.
    guard PseudoLocalePart.parts(of: text).contains(where: \.isLetter) else { return text }
    switch self {
    case .accented: return Self.accented(text)
    case .rightToLeft: return Self.reversed(text)
    }
  }

  private static func accented(_ text: String) -> String {
    // Where the text itself has brackets, they may be a link's: ours must not become one.
    var result = text.utf8.contains(UInt8(ascii: "[")) ? "\\[" : "["
    var visible = 0
    for part in PseudoLocalePart.parts(of: text) {
      switch part {
      case .syntax(let syntax): result += syntax
      case .literal(let character):
        result.unicodeScalars.append(accents[character] ?? character)
        if character.properties.numericType == nil { visible += 1 }
      }
    }
    // At least 40 % longer, in words, so that lines break as in a longer language.
    let wanted = (visible * 2 + 4) / 5
    var added = 0
    var next = 0
    while added < wanted {
      let word = fillers[next % fillers.count]
      result += " " + word
      added += word.utf8.count + 1
      next += 1
    }
    return result + "]"
  }

  private static let fillers = ["one", "two", "three", "four", "five", "six", "seven"]

  /// Letters that the embedded faces have.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars
    let marked = "åbçđéfĝĥîĵķļmñöpqŕšţûvŵxýžÅBÇĐÉFĜĤÎĴĶĻMÑÖPQŔŠŢÛVŴXÝŽ".unicodeScalars
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()

  /// Each word between RLM RLO and PDF RLM: its letters run from right to left.
  private static func reversed(_ text: String) -> String {
    var result = ""
    var isInWord = false
    func close() -> String { "\u{202C}\u{200F}" }
    for part in PseudoLocalePart.parts(of: text) {
      switch part {
      case .literal(let character) where !" \n\t\u{A0}".unicodeScalars.contains(character):
        if !isInWord { result += "\u{200F}\u{202E}" }
        isInWord = true
        result.unicodeScalars.append(character)
      case .literal(let character):
        if isInWord { result += close() }
        isInWord = false
        result.unicodeScalars.append(character)
      case .syntax(let syntax):
        if isInWord { result += close() }
        isInWord = false
        result += syntax
      }
    }
    return isInWord ? result + close() : result
  }
}

/// A piece of a format: a character to show, or something that must not be touched.
private enum PseudoLocalePart {
  case literal(Unicode.Scalar)
  case syntax(String)

  var isLetter: Bool {
    if case .literal(let character) = self { character.properties.isAlphabetic } else { false }
  }

  static func parts(of text: String) -> [PseudoLocalePart] {
    let scalars = Array(text.unicodeScalars)
    var parts: [PseudoLocalePart] = []
    var index = 0
    while index < scalars.count {
      let end = placeholderEnd(scalars, index) ?? linkTargetEnd(scalars, index) ?? index
      if end > index {
        parts.append(.syntax(String(String.UnicodeScalarView(scalars[index..<end]))))
        index = end
      } else {
        parts.append(
          "*_`~[]\\".unicodeScalars.contains(scalars[index])
            ? .syntax(String(scalars[index])) : .literal(scalars[index]))
        index += 1
      }
    }
    return parts
  }

  /// The end of `%@`, `%lld`, `%2$@`, `%.2f` or `%%`.
  private static func placeholderEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    guard scalars[start] == "%" else { return nil }
    for index in scalars.indices[(start + 1)...].prefix(9) {
      if "@diuxXofFeEgGcsaA%".unicodeScalars.contains(scalars[index]) { return index + 1 }
      guard "0123456789.$+-hlqLzt".unicodeScalars.contains(scalars[index]) else { return nil }
    }
    return nil
  }

  /// The end of the `](target)` of a Markdown link.
  private static func linkTargetEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    guard scalars[start] == "]", start + 1 < scalars.count, scalars[start + 1] == "(" else {
      return nil
    }
    return scalars[start...].firstIndex(of: ")").map { $0 + 1 }
  }
}
