import Components
import Testing

@Suite("Paint order")
@MainActor
struct PaintOrderTests {
  private func names(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  @Test("A higher index is painted later, whatever modifiers are around it")
  func raised() {
    let text = placedText {
      ZStack {
        Text(verbatim: "a").zIndex(1).padding(4)
        Text(verbatim: "b")
        Text(verbatim: "c").zIndex(-1)
      }
    }
    #expect(names(text) == ["c", "b", "a"])
  }

  @Test("In a row the place stays and the order of painting changes")
  func row() {
    let text = placedText {
      HStack(spacing: -5) {
        Text(verbatim: "ab").zIndex(2)
        Text(verbatim: "cd").zIndex(1)
      }
    }
    // Two characters of 5 are 10 wide; the second starts 5 before the first ends.
    #expect(
      text == """
        canvas 0,0 15×10
          hstack 0,0 15×10
            text "cd" 5,0 10×10 baseline 8
            text "ab" 0,0 10×10 baseline 8

        """)
  }

  @Test("Without an index the order is that of the code")
  func unchanged() {
    let text = placedText {
      ZStack {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    }
    #expect(names(text) == ["a", "b"])
  }
}

@Suite("Dividers")
@MainActor
struct DividerTests {
  @Test("A divider lies across its stack, also inside a frame")
  func framed() {
    let text = placedText {
      HStack(spacing: 0) {
        Text(verbatim: "a")
        Divider().frame(height: 32)
        Text(verbatim: "b")
      }
    }
    // One pixel wide, 32 high, after the 5 of the first text.
    #expect(text.contains("divider 5,0 1×32"))
  }

  @Test("A divider with a colour over it lies across its stack")
  func coloured() {
    let text = placedText {
      HStack(spacing: 0) {
        Text(verbatim: "a")
        Divider().overlay(Color.red).background(Color.green).frame(maxHeight: .infinity)
        Text(verbatim: "b").overlay { Divider() }
      }
      .frame(height: 32)
    }
    #expect(text.contains("divider 5,0 1×32"))
    // What lies over a view is in no stack.
    #expect(text.contains("divider 6,16 5×1"))
  }

  @Test("A divider in a row takes the height that there is, unless the row is fixed")
  func takesHeight() {
    func row() -> some View {
      HStack(spacing: 0) {
        Text(verbatim: "a")
        Divider()
      }
    }
    #expect(placedText { row().frame(height: 90) }.contains("divider 5,0 1×90"))
    #expect(
      placedText { row().fixedSize(horizontal: false, vertical: true).frame(height: 90) }
        .contains("divider 5,40 1×10"))
  }
}
