import Components
import Graphics
import Layout
import Render

/// `language-of-parts`: a text in a script that its language is not written in says which language it
/// is in, so that a voice of that language reads it (WCAG 3.1.2); so does a label, a value and a hint.
///
/// Latin letters may be names in any language, and two letters are none yet.
enum LanguageOfPartsRule {
  static func check(_ subject: AuditSubject, _ outcome: inout RuleOutcome) {
    for text in subject.texts {
      check(
        text.content.text.plainText, "a text", in: text.content.text.paragraph.locale,
        at: text.element, subject, &outcome)
    }
    for element in subject.spokenNodes where !element.node.semantics.isEmpty {
      let semantics = element.node.semantics
      let own = semantics.hasDetails ? semantics.details.language : nil
      let language = own ?? subject.language ?? subject.texts.first?.locale
      for (words, kind) in semantics.said where !isBlank(words) {
        // What is written there, too, has been judged.
        let isWritten =
          hasOtherLetters(words)
          && subject.texts(in: element).contains { $0.content.text.plainText == words }
        guard !isWritten else { continue }
        check(words, kind, in: language, at: element, subject, &outcome)
      }
    }
  }

  /// Whether there may be letters that are not Latin: most words have no others, which do not say in which
  /// language they are.
  private static func hasOtherLetters(_ words: String) -> Bool {
    words.unicodeScalars.contains { $0.value >= 0x370 }
  }

  /// - Parameter locale: the language that the words are said in; `nil` where it is not known.
  private static func check(
    _ words: String, _ kind: String, in locale: String?, at element: AuditedNode,
    _ subject: AuditSubject, _ outcome: inout RuleOutcome
  ) {
    guard element.speaks, hasOtherLetters(words) else { return outcome.exempt() }
    guard let locale else { return outcome.skip("the language of the picture is not known") }
    // What the story is written in is not in another language because it is tried in one.
    let written = subject.writtenIn.flatMap { WrittenScript.scripts(of: $0) } ?? []
    guard let own = WrittenScript.scripts(of: locale).map({ $0 + written }) else {
      return outcome.skip("the scripts of the language \(locale) are not known")
    }
    guard let foreign = WrittenScript.firstWord(of: words, notIn: own) else {
      return outcome.pass()
    }
    outcome.fail(
      element, measured: "\(foreign.rawValue) letters in \(kind) in \(locale)",
      required: "the language of the text",
      advice: "Say it with `.environment(\\.locale, …)` on the text.")
  }
}

extension Semantics {
  /// All that is said of an element, with what each is.
  fileprivate var said: [(words: String, kind: String)] {
    var said = [(label, "a label"), (value, "a value"), (hint, "a hint")]
      .compactMap { words, kind in words.map { ($0, kind) } }
    guard hasDetails else { return said }
    said += details.actions.map { ($0.name, "an action") }
    said += details.content.flatMap { [($0.label, "content"), ($0.value, "content")] }
    said += details.rotors.flatMap { [$0.label] + $0.entries }.map { ($0, "a rotor") }
    return said
  }
}

extension AuditedText {
  fileprivate var locale: String { content.text.paragraph.locale }
}

/// A script by which a reader's voice is chosen.
private enum WrittenScript: String {
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case kana = "Kana"
  case han = "Han"
  case hangul = "Hangul"

  private init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x370...0x3FF where scalar.value != 0x3BC: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x3040...0x30FF: self = .kana
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: self = .han
    case 0xAC00...0xD7A3, 0x1100...0x11FF: self = .hangul
    default: return nil
    }
  }

  /// The script of the first word, beside those that a language is written in.
  static func firstWord(of text: String, notIn own: [WrittenScript]) -> WrittenScript? {
    var last: WrittenScript?
    var length = 0
    for scalar in text.unicodeScalars {
      let script = WrittenScript(scalar)
      length = script == last ? length + 1 : 1
      last = script
      guard let script, !own.contains(script) else { continue }
      // A word of Han may be a single character; of the others three letters make one for certain.
      if length >= (script == .han ? 1 : 3) { return script }
    }
    return nil
  }

  /// The scripts of a language by its tag, beside Latin; `nil` where they are not known.
  static func scripts(of locale: String) -> [WrittenScript]? {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first.map(String.init) else { return nil }
    if parts.contains("latn") { return [] }
    if parts.contains("cyrl") { return [.cyrillic] }
    if parts.contains("arab") { return [.arabic] }
    return byLanguage[language] ?? (latin.contains(language) ? [] : nil)
  }

  private static let byLanguage: [String: [WrittenScript]] = [
    "el": [.greek], "ru": [.cyrillic], "uk": [.cyrillic], "be": [.cyrillic], "bg": [.cyrillic],
    "sr": [.cyrillic], "mk": [.cyrillic], "kk": [.cyrillic], "ky": [.cyrillic], "mn": [.cyrillic],
    "tg": [.cyrillic], "he": [.hebrew], "iw": [.hebrew], "yi": [.hebrew], "ar": [.arabic],
    "fa": [.arabic], "ur": [.arabic], "ps": [.arabic], "ckb": [.arabic], "ug": [.arabic],
    "hi": [.devanagari], "mr": [.devanagari], "ne": [.devanagari], "th": [.thai],
    "ja": [.kana, .han], "zh": [.han], "yue": [.han], "ko": [.hangul, .han],
  ]

  private static let latin: Set<String> = [
    "af", "az", "bs", "ca", "cs", "cy", "da", "de", "en", "es", "et", "eu", "fi", "fil", "fr",
    "ga", "gl", "hr", "hu", "id", "is", "it", "lt", "lv", "ms", "nb", "nl", "nn", "no", "pl", "pt",
    "ro", "sk", "sl", "sq", "sv", "sw", "tl", "tr", "vi", "zu",
  ]
}
