import Components
import Testing

@Suite("Stacks in SwiftUI's words")
@MainActor
struct StackLayoutTests {
  @Test("A spacer fills its row, and the column around it takes the proposed width")
  func spacerFills() {
    let text = placedText {
      VStack {
        HStack {
          Text(verbatim: "ab")
          Spacer()
          Text(verbatim: "c")
        }
      }
    }
    // 200 wide; "ab" is 2 × 5 = 10, "c" 5 at the far end.
    #expect(
      text == """
        canvas 0,0 200×10
          vstack 0,0 200×10
            hstack 0,0 200×10
              text "ab" 0,0 10×10 baseline 8
              text "c" 195,0 5×10 baseline 8

        """)
  }
  @Test("A row that is wider than the room does not widen the text below it")
  func wideRow() {
    let text = placedText {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Rectangle().frame(width: 150, height: 10)
          Rectangle().frame(width: 90, height: 10)
        }
        Text(verbatim: String(repeating: "abcd ", count: 11) + "abcd")
        Text(verbatim: String(repeating: "b", count: 50)).fixedSize()
      }
    }
    // 150 + 90 = 240 of 200. 8 words are 8 · 25 − 5 = 195 wide, 4 are in the next line; 50 letters
    // in one line are 250. The stack is 250 wide; its children are in the middle of that, the text at
    // (250 − 195) / 2 = 27.5, which lies on the pixel grid at 28.
    let long = String(repeating: "b", count: 50)
    let words = String(repeating: "abcd ", count: 11) + "abcd"
    #expect(
      text == """
        canvas 0,0 250×40
          vstack 0,0 250×40
            hstack 5,0 240×10
              rectangle 5,0 150×10
              rectangle 155,0 90×10
            text "\(words)" 28,10 195×20 baseline 18
            text "\(long)" 0,30 250×10 baseline 38

        """)
  }

  @Test("What lies over a frame with a maximum grows along a row no further than the frame")
  func overlaidMaximum() {
    let text = placedText {
      HStack(spacing: 0) {
        Text(verbatim: "a").frame(maxWidth: 40).overlay { Rectangle() }
        Text(verbatim: "b").frame(maxWidth: 40).overlay { Rectangle() }
      }
    }
    // Half of 200 would be 100 each; the row is as wide as both: 2 · 40.
    // (40 − 5) / 2 = 17.5 lies on the pixel grid at 18.
    #expect(
      text == """
        canvas 0,0 200×10
          hstack 0,0 80×10
            text "a" 18,0 5×10 baseline 8
            rectangle 0,0 40×10
            text "b" 58,0 5×10 baseline 8
            rectangle 40,0 40×10

        """)
  }

  @Test("Headers of a lazy grid's sections are no cells: each has a line of its own")
  func gridSections() {
    let columns = Array(repeating: GridItem(.flexible(), spacing: 0, alignment: .leading), count: 2)
    let text = placedText {
      LazyVGrid(columns: columns, spacing: 0) {
        Section(header: Text(verbatim: "h").frame(maxWidth: .infinity, alignment: .leading)) {
          ForEach(0..<3) { Text(verbatim: "\($0)") }
        }
        Text(verbatim: "x")
      }
    }
    // Two columns of 100; the header is above, and what is in no section begins a new row.
    #expect(
      text == """
        canvas 0,0 200×40
          vstack 0,0 200×40
            text "h" 0,0 5×10 baseline 8
            grid 0,10 200×20
              text "0" 0,10 5×10 baseline 18
              text "1" 100,10 5×10 baseline 18
              text "2" 0,20 5×10 baseline 28
            grid 0,30 200×10
              text "x" 0,30 5×10 baseline 38

        """)
  }

  @Test("A stack hugs content that is not flexible")
  func hugs() {
    let text = placedText {
      HStack(spacing: 4) {
        Text(verbatim: "ab")
        Text(verbatim: "c")
      }
    }
    // 10 + 4 + 5 = 19.
    #expect(
      text == """
        canvas 0,0 19×10
          hstack 0,0 19×10
            text "ab" 0,0 10×10 baseline 8
            text "c" 14,0 5×10 baseline 8

        """)
  }

  @Test("Where text wraps, every stack around it shrinks to its longest line")
  func hugsWrappedText() {
    let text = placedText(width: 60) {
      VStack(spacing: 0) {
        HStack(spacing: 4) {
          Text(verbatim: "+")
          Text(verbatim: "abcd abc defg")
        }
        .padding(.horizontal, 3)
        Text(verbatim: "ab")
      }
    }
    // 60 − 6 − 4 − 5 = 45 are left for 9 characters: "abcd abc" takes 40. 5 + 4 + 40 + 6 = 55.
    // "ab" is in the middle: 22.5, on the pixel grid 23.
    #expect(
      text == """
        canvas 0,0 55×30
          vstack 0,0 55×30
            hstack 3,0 49×20
              text "+" 3,5 5×10 baseline 13
              text "abcd abc defg" 12,0 40×20 baseline 8
            text "ab" 23,20 10×10 baseline 28

        """)
  }

  @Test("Right to left, what is left over is at the other side")
  func hugsWrappedTextMirrored() {
    let text = placedText(width: 60, environment: { $0.layoutDirection = .rightToLeft }) {
      HStack(spacing: 4) {
        Text(verbatim: "+")
        Text(verbatim: "abcd abc defg")
      }
    }
    // 60 − 4 − 5 = 51 are left for 10 characters: "abcd abc" takes 40, the row 49.
    #expect(text.contains("canvas 0,0 49×20"))
    #expect(text.contains("text \"+\" 44,5 5×10"))
    #expect(text.contains("text \"abcd abc defg\" 0,0 40×20"))
  }

  @Test("A spacer takes what wrapped text leaves of the row")
  func spacerTakesTheRest() {
    let text = placedText(width: 60) {
      HStack(spacing: 0) {
        Text(verbatim: "abcd abc defg")
        Spacer(minLength: 0)
        Text(verbatim: "+")
      }
    }
    #expect(text.contains("text \"abcd abc defg\" 0,0 40×20"))
    #expect(text.contains("text \"+\" 55,5 5×10"))
  }

  @Test("Right-to-left turns a row and its insets round")
  func mirrors() {
    let text = placedText(environment: { $0.layoutDirection = .rightToLeft }) {
      HStack(spacing: 4) {
        Text(verbatim: "ab").padding(.leading, 6)
        Spacer(minLength: 0)
        Text(verbatim: "c")
      }
    }
    // "ab" starts at the right: 200 − 6 − 10 = 184.
    #expect(
      text == """
        canvas 0,0 200×10
          hstack 0,0 200×10
            text "ab" 184,0 10×10 baseline 8
            text "c" 0,0 5×10 baseline 8

        """)
  }

  @Test("A direction set on a part turns only that part")
  func mirrorsPart() {
    let text = placedText {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text(verbatim: "a")
          Text(verbatim: "bc")
        }
        HStack(spacing: 0) {
          Text(verbatim: "a")
          Text(verbatim: "bc")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(
      text == """
        canvas 0,0 15×20
          vstack 0,0 15×20
            hstack 0,0 15×10
              text "a" 0,0 5×10 baseline 8
              text "bc" 5,0 10×10 baseline 8
            hstack 0,10 15×10
              text "a" 10,10 5×10 baseline 18
              text "bc" 0,10 10×10 baseline 18

        """)
  }

  @Test("Text wraps at the width that is offered and is as wide as its longest line")
  func wraps() {
    let text = placedText(width: 30) { Text(verbatim: "ab cde fg") }
    // "ab cde" is 6 × 5 = 30 wide and fits; "fg" goes to the second line.
    #expect(
      text == """
        canvas 0,0 30×20
          text "ab cde fg" 0,0 30×20 baseline 8

        """)
  }

  @Test("A fixed frame places its child and does not shrink")
  func fixedFrame() {
    let text = placedText {
      Text(verbatim: "ab").frame(width: 50, height: 30, alignment: .bottomTrailing)
    }
    #expect(
      text == """
        canvas 0,0 50×30
          text "ab" 40,20 10×10 baseline 28

        """)
  }

  @Test("A frame with a finite maximum stays in the middle, also inside padding")
  func boundedFrame() {
    let text = placedText {
      ZStack {
        Color.red
        Rectangle().frame(maxWidth: 80, maxHeight: 10).padding(10)
      }
      .frame(height: 40)
    }
    // 80 + 2 × 10 = 100, centred in 200: the rectangle starts at 50 + 10.
    #expect(
      text == """
        canvas 0,0 200×40
          zstack 0,0 200×40
            rectangle 0,0 200×40
            rectangle 60,15 80×10

        """)
  }

  @Test("A row of bounded boxes is as wide as they are, and so are their backgrounds")
  func boundedRow() {
    let text = placedText {
      ZStack {
        Color.red
        HStack(spacing: 10) {
          Rectangle().frame(maxWidth: 20).frame(height: 10).background(.red, in: .capsule)
          Rectangle().frame(maxWidth: 20).frame(height: 10).background(.red, in: .capsule)
        }
      }
      .frame(height: 40)
    }
    // 2 × 20 + 10 = 50, centred in 200.
    #expect(
      text == """
        canvas 0,0 200×40
          zstack 0,0 200×40
            rectangle 0,0 200×40
            hstack 75,15 50×10
              capsule 75,15 20×10
              rectangle 75,15 20×10
              capsule 105,15 20×10
              rectangle 105,15 20×10

        """)
  }

  @Test("A background is as large as its base and never changes it")
  func background() {
    let text = placedText {
      Text(verbatim: "ab").padding(5).background(.red, in: .capsule)
    }
    #expect(
      text == """
        canvas 0,0 20×20
          capsule 0,0 20×20
          text "ab" 5,5 10×10 baseline 13

        """)
  }

  @Test("Equal greedy views share a row equally")
  func equalShares() {
    let text = placedText {
      HStack(spacing: 10) {
        Text(verbatim: "abcd").frame(maxWidth: .infinity)
        Text(verbatim: "e").frame(maxWidth: .infinity)
      }
    }
    // (200 − 10) / 2 = 95 each; the texts stand in their middles.
    #expect(
      text == """
        canvas 0,0 200×10
          hstack 0,0 200×10
            text "abcd" 38,0 20×10 baseline 8
            text "e" 150,0 5×10 baseline 8

        """)
  }
}
