import Components
import Layout
import Testing

@testable import Render

@Suite("Paragraph: placing lines")
struct LinePlacementTests {
  @Test("Line boxes have the style's leading, the face is centred in them")
  func lineBoxes() {
    let metrics = Specimen("a\nb") { $0.text.paragraph.lineSpacing = 5 }.layout.metrics
    #expect(metrics.size.height == 45)  // 20 + 5 + 20
    #expect(abs(metrics.firstBaseline - 13.6) < 1e-4)
    #expect(abs(metrics.lastBaseline - 38.6) < 1e-4)
    // Hebrew, Arabic and emoji come from other faces and leave the baseline where it is.
    let mixed = Specimen("אبًا😀").layout.metrics
    #expect(mixed.firstBaseline == metrics.firstBaseline)
    #expect(mixed.size.height == 20)
  }

  @Test("Texts that differ in colours and links share what is shaped, and keep their own")
  func colours() {
    let engine = TextEngine()
    func text(_ color: ResolvedColor, _ link: String?) -> StyledText {
      var text = Specimen("one line").text
      text.runs[0].style.color = color
      text.runs[0].style.underline = color
      text.runs.insert(StyledText.Run("", style: Specimen("").style), at: 0)
      text.runs.append(StyledText.Run(" more", style: Specimen("").style))
      text.runs[2].style.link = link
      return text
    }
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    for (color, link) in [(ResolvedColor.black, nil), (red, "a"), (.black, "b"), (.black, nil)] {
      let text = text(color, link)
      let layout = engine.layout(of: text, width: 60, height: .infinity)
      #expect(layout == TextEngine().layout(of: text, width: 60, height: .infinity))
      #expect(layout.lines[0].runs[0].color == color)
      #expect(layout.lines[0].decorations.map(\.color) == [color])
      // The empty run is not counted.
      #expect(layout.lines.flatMap(\.runs).map(\.index) == [0, 1])
    }
  }

  @Test(
    "The boxes of the runs fill the lines, in any direction and alignment, and those that share a line differ",
    arguments: [
      ("Please read the terms and the privacy policy", LayoutDirection.leftToRight),
      ("נא לקרוא את התנאים ואת מדיניות הפרטיות", .rightToLeft),
      ("Read the תנאים השימוש and 42 מדיניות now", .leftToRight),
    ], [ParagraphStyle.Alignment.leading, .center, .trailing, .justified])
  func runBoxes(
    text: (String, LayoutDirection), alignment: ParagraphStyle.Alignment
  ) throws {
    let engine = TextEngine()
    let words = text.0.split(separator: " ").map(String.init)
    var styled = Specimen("").text
    let style = styled.runs[0].style
    styled.paragraph.alignment = alignment
    styled.paragraph.layoutDirection = text.1
    styled.runs = words.enumerated().map { StyledText.Run(($0 > 0 ? " " : "") + $1, style: style) }
    // An empty run is numbered with the others, and has no box.
    styled.runs.insert(StyledText.Run("", style: style), at: 2)
    let layout = engine.layout(of: styled, width: 110, height: .infinity)
    let boxes = engine.boxes(of: styled, width: 110, height: .infinity)
    try #require(boxes.count == words.count + 1 && boxes[2].isEmpty)
    #expect(layout.lines.count > 1)
    let offset = layout.offset(inWidth: 110)
    for line in layout.lines {
      let parts = boxes.flatMap(\.self).filter { $0.minY == line.frame.minY }
        .sorted { $0.minX < $1.minX }
      let first = try #require(parts.first)
      #expect(abs(first.minX - line.frame.minX - offset) < 0.01)
      for (one, next) in zip(parts, parts.dropFirst()) { #expect(abs(one.maxX - next.minX) < 0.01) }
      #expect(abs((parts.last?.maxX ?? 0) - line.frame.maxX - offset) < 0.01)
      #expect(parts.allSatisfy { $0.height == line.frame.height })
    }
    // The first word is where reading begins.
    let start = try #require(boxes[0].first)
    let line = try #require(layout.lines.first?.frame)
    #expect(
      text.1 == .leftToRight
        ? abs(start.minX - line.minX - offset) < 0.01 : abs(start.maxX - line.maxX - offset) < 0.01)
  }

  @Test("The tallest style of a line sets its box")
  func mixedSizes() {
    let specimen = Specimen("a") {
      var large = $0.text.runs[0]
      large.style.font.size = 20
      large.style.font.leading = 40
      $0.text.runs.append(large)
    }
    // 20 pt: 20.4 up, 6 down, surplus 13.6: 20.4 + 6.8 = 27.2 to the baseline.
    #expect(abs(specimen.layout.metrics.firstBaseline - 27.2) < 1e-4)
    #expect(specimen.layout.metrics.size.height == 40)
  }

  @Test(
    "Lines are aligned within the longest one; leading and trailing follow the direction",
    arguments: [
      (ParagraphStyle.Alignment.leading, LayoutDirection.leftToRight, 0.0),
      (.center, .leftToRight, 9), (.trailing, .leftToRight, 18),
      (.leading, .rightToLeft, 18), (.trailing, .rightToLeft, 0), (.center, .rightToLeft, 9),
    ])
  func alignment(
    alignment: ParagraphStyle.Alignment, direction: LayoutDirection, expected: Double
  ) {
    // 24 pt and 6 pt: 18 pt to give away.
    let specimen = Specimen("aaaa\nb") {
      $0.text.paragraph.alignment = alignment
      $0.text.paragraph.layoutDirection = direction
    }
    #expect(specimen.boxes == [[0, 24], [expected, 6]])
  }

  @Test("Justified lines reach the width by equal shares for their spaces, the last keeps its own")
  func justified() {
    let specimen = Specimen("a b c dd") {
      $0.width = 37
      $0.text.paragraph.alignment = .justified
    }
    // "a b c" is 30 pt: 7 pt for two spaces, 3.5 each. b: 12 + 3.5, c: 24 + 7.
    #expect(specimen.boxes == [[0, 37], [0, 12]])
    #expect(specimen.layout.lines.first?.runs.first?.glyphs.map(\.x) == [0, 6, 15.5, 21.5, 31])
    // Unlimited width stretches nothing.
    #expect(Specimen("a b") { $0.text.paragraph.alignment = .justified }.boxes == [[0, 18]])
  }

  @Test("Tracking follows every cluster and does not part joined Arabic letters")
  func tracking() {
    let latin = Specimen("abc") { $0.style.tracking = 2 }.layout
    #expect(latin.lines.first?.runs.first?.glyphs.map(\.x) == [0, 8, 16])
    #expect(latin.metrics.size.width == 24)
    // س and م join: one gap after the word. د joins only backwards, so a gap follows it too.
    let plain = Specimen("سم").layout.metrics.size.width
    let tracked = Specimen("سم") { $0.style.tracking = 4 }.layout.metrics.size.width
    #expect(abs(tracked - plain - 4) < 0.02)
    let plainParted = Specimen("دم").layout.metrics.size.width
    let trackedParted = Specimen("دم") { $0.style.tracking = 4 }.layout.metrics.size.width
    #expect(abs(trackedParted - plainParted - 8) < 0.02)
  }

  @Test("Underline and strikethrough take their place and thickness from the face")
  func decorations() {
    let layout = Specimen("ab cd") {
      $0.style.underline = .black
      $0.style.strikethrough = .white
      $0.width = 20
    }.layout
    // Underline: top 155 units below the baseline, 50 thick; strikethrough: 320 above, 50 thick.
    // The space that hangs at the end of the first line is not underlined.
    #expect(
      layout.dump(showsGlyphs: false) == """
        text 12×40 baselines 13.6 33.6
          line 0,0 12×20 baseline 13.6
            run ltr StillframeMono-Regular 10 x 0 width 12 "ab"
            underline 0,1.55 12×0.5
            strikethrough 0,-3.2 12×0.5
          line 0,20 12×20 baseline 33.6
            run ltr StillframeMono-Regular 10 x 0 width 12 "cd"
            underline 0,1.55 12×0.5
            strikethrough 0,-3.2 12×0.5

        """)
  }

  @Test("A raised run moves up and so do its strokes")
  func baselineOffset() {
    let layout = Specimen("a") {
      $0.style.baselineOffset = 4
      $0.style.underline = .black
    }.layout
    #expect(layout.lines.first?.runs.first?.glyphs.first?.y == -4)
    #expect(
      layout.lines.first.map { abs(($0.decorations.first?.y ?? 0) - (1.55 - 4)) < 1e-4 } == true)
    #expect(abs(layout.metrics.firstBaseline - 17.6) < 1e-4)
  }

  @Test("A paragraph that reserves its space is as high as its line limit")
  func reservedSpace() {
    let specimen = Specimen("a") {
      $0.text.paragraph.lineLimit = 3
      $0.text.paragraph.reservedLines = 3
      $0.text.paragraph.lineSpacing = 1
    }
    #expect(specimen.layout.metrics.size.height == 62)  // 3 × 20 + 2 × 1
  }

  @Test("Right-to-left runs stand in visual order, numbers inside them from left to right")
  func visualOrder() {
    // A left-to-right paragraph: the Hebrew word with its number, then the Latin word.
    #expect(Specimen("אב 12 ab").lines == ["12| |אב| |ab"])
    let rightToLeft = Specimen("אב 12 ab") { $0.text.paragraph.layoutDirection = .rightToLeft }
    #expect(rightToLeft.lines == ["ab| |12| |אב"])
  }

  @Test(
    "The base direction of content is that of its first strong character, and the layout's without one",
    arguments: [
      // Text, language, layout direction, from left to right.
      ("Hi!", "en", LayoutDirection.rightToLeft, "Hi!"),
      ("אב!", "en", .leftToRight, "!|אב"),
      ("12!", "en", .rightToLeft, "!|12"),
      ("12!", "en", .leftToRight, "12!"),
      ("ab אב!", "en", .rightToLeft, "ab |אב|!"),
      // In a language from right to left, a name in Latin letters may come first.
      ("ab אב!", "he", .rightToLeft, "!|אב| |ab"),
      ("Hi!", "he", .rightToLeft, "Hi!"),
      // What is isolated does not count (UAX #9, P2).
      ("\u{2067}אב\u{2069} ab!", "en", .rightToLeft, "אב| |ab!"),
    ])
  func contentDirection(
    _ text: String, language: String, layout: LayoutDirection, expected: String
  ) {
    let specimen = Specimen(text) {
      $0.text.paragraph.writingDirection = .contentBased
      $0.text.paragraph.layoutDirection = layout
      $0.text.paragraph.locale = language
    }
    #expect(specimen.lines == [expected])
  }

  @Test("Lines are aligned by the layout direction, whatever the base direction of the content")
  func contentAlignment() {
    let specimen = Specimen("aaaa bb") {
      $0.text.paragraph.writingDirection = .contentBased
      $0.text.paragraph.layoutDirection = .rightToLeft
      $0.width = 30
    }
    // Four and two glyphs of 6 points.
    #expect(specimen.boxes == [[0, 24], [12, 12]])
  }
}
