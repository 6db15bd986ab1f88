/// What a symbol's name says: a thing, and what is done with it.
indirect enum SymbolForm: Hashable, Sendable {
  /// A drawing of the library.
  case thing(String)
  /// Digits or a letter, which are symbols only inside something.
  case text(String)
  case filled(SymbolForm)
  case slashed(SymbolForm)
  case dashed(SymbolForm)
  /// One half of a closed shape is solid.
  case halfFilled(SymbolForm, SymbolHalf)
  case enclosed(SymbolForm, in: String)
  /// With a small symbol at a corner; `nil` is a dot.
  case badged(SymbolForm, with: SymbolForm?)
  /// With a small triangle at a corner that holds a mark.
  case warned(SymbolForm, with: SymbolForm)
  /// In front of another symbol.
  case stacked(SymbolForm, on: SymbolForm)
  /// Beside another symbol.
  case paired(SymbolForm, SymbolForm)
}

/// The part of a shape that is solid.
enum SymbolHalf: String, Hashable, Sendable {
  case left = "lefthalf"
  case right = "righthalf"
  case top = "tophalf"
  case bottom = "bottomhalf"
  case leading = "leadinghalf"
  case trailing = "trailinghalf"
  case inset
}

/// Reads names in the manner of SF Symbols.
///
///     name  = thing                                   as scripts/symbols.txt lists it
///           | name ".fill" | name ".slash" | name ".dashed" | name ".inverse"
///           | name "." half ".filled" | name ".inset.filled"
///           | (name | letter | digits) "." enclosure  heart.circle, 1.square, plus.bubble.left
///           | name ".badge" ["." (name | letter)]     bell.badge, folder.badge.plus
///           | name ".trianglebadge." name
///           | name ".on." name | name ".and." name
///           | ("goforward" | "gobackward") "." digits gobackward.15
///           | name ".fill." mark                      person.fill.checkmark, a badge
///           | name "." script                         textformat.ar, list.bullet.rtl
///
/// What has a drawing of its own is never taken apart. A form that its thing cannot have, such as the
/// filled one of a line, is no name.
enum SymbolGrammar {
  private static let limits = (words: 20, bytes: 140)
  /// Endings that choose the drawing for a script or direction; all draw the same here.
  private static let scripts: Set<String> = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
    "rtl", "sat", "si", "ta", "te", "th", "zh",
  ]

  /// The words that the grammar adds to those of the things.
  static let words: Set<String> = {
    var words: Set<String> = [
      "fill", "filled", "slash", "dashed", "inverse", "badge", "trianglebadge", "on", "and",
    ]
    for enclosure in SymbolEnclosure.all.keys {
      words.formUnion(enclosure.split(separator: ".").map(String.init))
    }
    return words
  }()

  /// What a name says, or `nil` where it says nothing that can be drawn.
  static func form(of name: String) -> SymbolForm? {
    guard !name.isEmpty, name.utf8.count <= limits.bytes, !name.hasPrefix("_") else { return nil }
    if IconLibrary.contains(name) { return .thing(name) }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= limits.words, !words.contains(""), let last = words.last else {
      return nil
    }
    return composed(words[...], last)
  }

  /// An array of strings, since joining anything else is slow the first time.
  private static func name(of words: ArraySlice<String>) -> String {
    Array(words).joined(separator: ".")
  }

  private static func form(_ words: ArraySlice<String>) -> SymbolForm? {
    guard let last = words.last else { return nil }
    let name = name(of: words)
    if IconLibrary.contains(name) { return .thing(name) }
    return composed(words, last)
  }

  /// What a name says that has no drawing of its own, or whose drawing has not the form asked for.
  private static func composed(_ words: ArraySlice<String>, _ last: String) -> SymbolForm? {
    let rest = words.dropLast()
    guard let before = rest.last else { return nil }
    if last == "fill" || last == "inverse" {
      // Half a thing was once said with "fill": star.leadinghalf.fill is star.leadinghalf.filled.
      return form(rest).flatMap(filled) ?? composed(rest, before).flatMap(filled)
        ?? halfFilled(rest)
    }
    if let badged = badged(words) { return badged }
    if let counted = text([last][...]), case .text(let digits) = counted,
      digits.first?.isNumber == true,
      SymbolEnclosure.rings.contains(name(of: rest))
    {
      return .enclosed(counted, in: name(of: rest))
    }
    switch last {
    case "slash": return form(rest).map(SymbolForm.slashed)
    case "dashed": return enclosed(words) ?? form(rest).map(SymbolForm.dashed)
    case "filled": return halfFilled(rest)
    case _ where scripts.contains(last): return form(rest)
    case "checkmark", "xmark", "questionmark":
      if before == "fill", let thing = form(rest) {
        return .badged(thing, with: .thing(last))
      }
    default: break
    }
    return enclosed(words) ?? stacked(words) ?? paired(words) ?? filledWithin(words)
  }

  private static func filled(_ form: SymbolForm) -> SymbolForm? {
    SymbolComposer.canFill(form) ? .filled(form) : nil
  }

  /// `phone.fill.arrow.up.right` is the filled form of `phone.arrow.up.right`.
  private static func filledWithin(_ words: ArraySlice<String>) -> SymbolForm? {
    guard let index = words.firstIndex(of: "fill"), index > words.startIndex else { return nil }
    let name = name(of: words[..<index] + words[(index + 1)...])
    return IconLibrary.contains(name) ? filled(.thing(name)) : nil
  }

  private static func halfFilled(_ words: ArraySlice<String>) -> SymbolForm? {
    guard let half = words.last.flatMap(SymbolHalf.init(rawValue:)),
      let form = form(words.dropLast()), SymbolComposer.canFill(form)
    else { return nil }
    return .halfFilled(form, half)
  }

  private static func badged(_ words: ArraySlice<String>) -> SymbolForm? {
    guard let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }),
      index > words.startIndex, let thing = form(words[..<index])
    else { return nil }
    let mark = words[(index + 1)...]
    // bell.badge.circle is a bell with its dot in a circle.
    if mark.count == 1, mark.first == "circle" || mark.first == "square" { return nil }
    if mark.isEmpty { return words[index] == "badge" ? .badged(thing, with: nil) : nil }
    guard let small = text(mark) ?? form(mark) else { return nil }
    return words[index] == "badge" ? .badged(thing, with: small) : .warned(thing, with: small)
  }

  /// The longest enclosure at the end: `bubble.left` before `left`.
  private static func enclosed(_ words: ArraySlice<String>) -> SymbolForm? {
    // Between two bubbles, "and" is what joins them.
    if let pair = split(words, at: "and"), case .thing(let name) = pair.0,
      name.hasPrefix("bubble")
    {
      return .paired(pair.0, pair.1)
    }
    for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
      let enclosure = name(of: words.suffix(count))
      guard SymbolEnclosure.all[enclosure] != nil else { continue }
      let inner = words.dropLast(count)
      if let form = text(inner) ?? form(inner) { return .enclosed(form, in: enclosure) }
    }
    return nil
  }

  private static func stacked(_ words: ArraySlice<String>) -> SymbolForm? {
    split(words, at: "on").map { .stacked($0, on: $1) }
  }

  private static func paired(_ words: ArraySlice<String>) -> SymbolForm? {
    split(words, at: "and").map { .paired($0, $1) }
  }

  private static func split(
    _ words: ArraySlice<String>, at word: String
  ) -> (SymbolForm, SymbolForm)? {
    for index in words.indices.dropFirst().dropLast() where words[index] == word {
      guard let first = form(words[..<index]), let second = form(words[(index + 1)...]) else {
        continue
      }
      return (first, second)
    }
    return nil
  }

  /// A letter of the English alphabet, or a number of up to three digits.
  private static func text(_ words: ArraySlice<String>) -> SymbolForm? {
    guard words.count == 1, let word = words.first else { return nil }
    let bytes = Array(word.utf8)
    let isNumber = (1...3).contains(bytes.count) && bytes.allSatisfy { (48...57).contains($0) }
    let isLetter = bytes.count == 1 && (97...122).contains(bytes[0])
    return isNumber || isLetter ? .text(word) : nil
  }
}
