import Components
import Layout
import Testing

@testable import Render
@testable import Typography

@Suite("Paragraph: breaking")
struct LineBreakingTests {
  @Test("Lines take as many words as fit, spaces at their ends hang")
  func greedy() {
    // "the quick" is 9 × 6 = 54 pt; the space after it does not count.
    let specimen = Specimen("the quick  brown fox") { $0.width = 54 }
    #expect(specimen.lines == ["the quick", "brown fox"])
    #expect(specimen.boxes == [[0, 54], [0, 54]])
    #expect(
      Specimen("the quick brown fox") { $0.width = 53 }.lines == ["the", "quick", "brown", "fox"])
  }

  @Test("A text fits the width it was measured to have")
  func measuredWidthFits() {
    for text in ["Hello, world", "שלום, עולם", "Wide 😀 emoji", "مرحبا"] {
      let natural = Specimen(text, family: .sans, size: 17).layout.metrics.size.width
      // Layout may lose the last digits of a width on the way.
      let again = Specimen(text, family: .sans, size: 17) { $0.width = natural - 1e-9 }
      #expect(again.layout.lines.count == 1, "\(text) at \(natural)")
    }
  }

  @Test("Hard breaks end lines; one at the end of the text opens an empty line")
  func hardBreaks() {
    #expect(Specimen("a\nb\r\nc\u{2028}d").lines == ["a", "b", "c", "d"])
    #expect(Specimen("a\n\n").lines == ["a", "", ""])
    #expect(Specimen("\n").layout.metrics.size.height == 40)
    #expect(Specimen("").layout.lines.isEmpty)
  }

  @Test("No-break spaces hold words together, zero-width spaces part them")
  func specialSpaces() {
    #expect(Specimen("ab\u{A0}cd ef") { $0.width = 36 }.lines == ["ab\u{A0}cd", "ef"])
    #expect(Specimen("abcd\u{200B}efgh") { $0.width = 36 }.lines.map(\.count) == [5, 4])
    #expect(Specimen("1\u{202F}000\u{2060}km x") { $0.width = 1 }.minimumWidth >= 36)
  }

  @Test("A soft hyphen shows at the end of a line only")
  func softHyphen() {
    let whole = Specimen("data\u{AD}base").layout
    #expect(whole.metrics.size.width == 48)  // 8 letters
    let broken = Specimen("data\u{AD}base") { $0.width = 40 }
    // "data-" is 5 × 6 = 30 pt.
    #expect(broken.boxes == [[0, 30], [0, 24]])
    let hyphen = EmbeddedFonts.face(named: "StillframeMono-Regular")?.glyph(for: 0x2010)
    #expect(broken.layout.lines.first?.runs.first?.glyphs.last?.glyph == hyphen)
    // No room for the hyphen: the break is not taken.
    #expect(Specimen("da ta\u{AD}base") { $0.width = 30 }.lines.first == "da")
  }

  @Test("A word wider than the line breaks between grapheme clusters, at least one per line")
  func emergencyBreaks() {
    #expect(Specimen("abcdefgh") { $0.width = 18 }.lines == ["abc", "def", "gh"])
    #expect(Specimen("e\u{301}e\u{301}") { $0.width = 1 }.layout.lines.count == 2)
    #expect(Specimen("ab") { $0.width = 0 }.lines == ["a", "b"])
    #expect(Specimen("ab") { $0.width = .nan }.lines == ["a", "b"])
  }

  @Test("Tabs advance to the next multiple of eight spaces")
  func tabs() {
    let layout = Specimen("a\tbc\td").layout
    // 8 × 6 = 48 pt between stops.
    #expect(layout.lines.first?.runs.map(\.x) == [0, 48, 96])
  }

  @Test("The minimum width is that of the longest part that cannot be broken")
  func minimumWidth() {
    #expect(Specimen("a long-winded text").minimumWidth == 36)  // "winded"
    #expect(Specimen("one\nthree").minimumWidth == 30)
    #expect(Specimen("").minimumWidth == 0)
  }

  @Test("Lines past the line limit or the height are dropped, the first never")
  func limits() {
    let text = "aa bb cc dd"
    #expect(
      Specimen(text) {
        $0.width = 12; $0.text.paragraph.lineLimit = 2
      }.layout.lines.count == 2)
    let short = Specimen(text) {
      $0.width = 12; $0.height = 45
    }
    #expect(short.layout.lines.count == 2)
    #expect(short.layout.metrics.isTruncated)
    #expect(
      Specimen(text) {
        $0.width = 12; $0.height = 0
      }.layout.lines.count == 1)
    // What is left is blank: nothing visible is missing.
    let blank = Specimen("aa \n ") { $0.text.paragraph.lineLimit = 1 }
    #expect(!blank.layout.metrics.isTruncated)
  }

  @Test("A text shrinks by whole percents until it fits, down to the minimum scale factor")
  func minimumScaleFactor() {
    // 20 characters are 120 pt; 0.83 × 120 = 99.6 fits 100 pt, 0.84 × 120 = 100.8 does not.
    let specimen = Specimen(String(repeating: "ab ", count: 6) + "cd") {
      $0.width = 100
      $0.text.paragraph.lineLimit = 1
      $0.text.paragraph.minimumScaleFactor = 0.5
    }
    #expect(specimen.layout.scale == 0.83)
    #expect(!specimen.layout.metrics.isTruncated)
    #expect(specimen.layout.lines.first?.runs.first?.size == 10 * 0.83)
    var tight = specimen
    tight.text.paragraph.minimumScaleFactor = 0.9
    #expect(tight.layout.scale == 0.9)
    #expect(tight.layout.metrics.isTruncated)
  }

  @Test("A text that may shrink gives way where a single character is too wide, and in rows")
  func shrinkingWidth() {
    let character = Specimen("a") {
      $0.width = 3
      $0.text.paragraph.minimumScaleFactor = 0.1
    }
    #expect(character.layout.scale == 0.5)
    let word = Specimen("abcd") { $0.text.paragraph.minimumScaleFactor = 0.5 }
    #expect(word.minimumWidth == 12)
  }

  @Test("A text that may shrink does so before a word is broken, if that helps")
  func shrinkingWords() {
    // 10 characters are 60 pt: 0.75 × 60 = 45; the second line is free.
    let words = Specimen("abcdefghij ab") {
      $0.width = 45
      $0.text.paragraph.minimumScaleFactor = 0.5
    }
    #expect(words.layout.scale == 0.75)
    #expect(words.layout.lines.count == 2)
    var tight = words
    tight.width = 24
    #expect(tight.layout.scale == 1)
    #expect(tight.layout.lines.count == 4)
  }
}

@Suite("Paragraph: languages")
struct LineLanguageTests {
  @Test("Thai lines end between words, in which nothing shows")
  func thai() {
    let specimen = Specimen("เด็กๆเล่นน้ำ", family: .sans) { $0.text.paragraph.locale = "th" }
    let widest = ["เด็กๆ", "เล่น", "น้ำ"].map { Specimen($0, family: .sans).layout.metrics.size.width }
      .max()
    #expect(specimen.minimumWidth == widest)
  }

  @Test("Korean lines end between words, or where asked between syllables")
  func korean() {
    func width(_ locale: String, _ strategy: LineBreakStrategy) -> Double {
      Specimen("한국어 글줄", family: .sans) {
        $0.text.paragraph.locale = locale
        $0.text.paragraph.lineBreakStrategy = strategy
      }.minimumWidth
    }
    let syllable = Specimen("한", family: .sans).layout.metrics.size.width
    let word = Specimen("한국어", family: .sans).layout.metrics.size.width
    #expect(width("ko-KR", .standard) == word)
    #expect(width("ko", []) == syllable)
    #expect(width("en", .standard) == syllable)
  }

  @Test(
    "Japanese lines begin with small kana unless they are strict",
    arguments: [
      ("ja", LineBreakStrictness.automatic, true), ("ja", .strict, false), ("ja", .normal, true),
      ("en", .automatic, false), ("en", .loose, true),
    ])
  func kinsoku(locale: String, strictness: LineBreakStrictness, breaks: Bool) {
    let specimen = Specimen("かっ", family: .sans) {
      $0.text.paragraph.locale = locale
      $0.text.paragraph.lineBreak = strictness
      $0.width = 0
    }
    let kana = Specimen("か", family: .sans).layout.metrics.size.width
    #expect((specimen.minimumWidth == kana) == breaks)
  }

  @Test("A lone last word takes another along if two stay and both fit")
  func pushOut() {
    func lines(_ text: String, _ width: Double, _ strategy: LineBreakStrategy) -> [String] {
      Specimen(text) {
        $0.width = width
        $0.text.paragraph.lineBreakStrategy = strategy
      }.lines
    }
    // 6 pt a letter: "aa bb cc" is 48 pt.
    #expect(lines("aa bb cc dd", 50, []) == ["aa bb cc", "dd"])
    #expect(lines("aa bb cc dd", 50, .pushOut) == ["aa bb", "cc dd"])
    #expect(
      lines("aa bb cc dd\nee ff gg hh", 50, .pushOut) == ["aa bb", "cc dd", "ee ff", "gg hh"])
    // One word would be left, two last words stay, and what does not fit stays.
    #expect(lines("aaaa bbb cc", 50, .pushOut) == ["aaaa bbb", "cc"])
    #expect(lines("aa bb cc d e", 50, .pushOut) == ["aa bb cc", "d e"])
    #expect(lines("a b ccccc dddddd", 58, .pushOut) == ["a b ccccc", "dddddd"])
    #expect(lines("aa bb cc dd", 100, .pushOut) == ["aa bb cc dd"])
  }
}

@Suite("Paragraph: setting again")
struct SettingAgainTests {
  private static let sentences = [
    "AVATAR. To Yo, “Wa” P. Ty… r, V. fi ffl office: 1,250.75 — self-made, Tä.",
    "בְּרֵאשִׁית שלום, hello (אבג) 12.50 עולם ועוד מילים רבות",
    "السَّلَامُ عَلَيْكُمْ، لا إله 123 hello وبركاته في الطريق",
    "Great 😀👍🏽 job Съешь же ещё\tэтих мягких co\u{AD}oper\u{AD}ation французских булок",
  ]

  @Test(
    "A text set again in the width it took has the same lines and the same ellipsis",
    arguments: [ParagraphStyle.Truncation.tail, .head, .middle], [nil, 1, 2])
  func sameLines(mode: ParagraphStyle.Truncation, limit: Int?) {
    for (index, sentence) in Self.sentences.enumerated() {
      for width in stride(from: 20.0, through: 260, by: 17.3) {
        let first = Specimen(sentence, family: .sans, size: 17) {
          $0.width = width
          $0.text.paragraph.lineLimit = limit
          $0.text.paragraph.truncation = mode
          $0.text.paragraph.layoutDirection = index == 1 || index == 2 ? .rightToLeft : .leftToRight
        }
        let layout = first.layout
        // A cluster wider than the width makes the text wider than it was told to be.
        guard layout.metrics.size.width <= width else { continue }
        var again = first
        again.width = layout.metrics.size.width
        #expect(again.layout == layout, "\(sentence) in \(width)")
      }
    }
  }
}
