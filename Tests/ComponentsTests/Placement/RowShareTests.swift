import Components
import Testing

@Suite("Shares of a row")
@MainActor
struct RowShareTests {
  @Test("A row that is too narrow offers equal shares, and the short text stays whole")
  func sharesEqually() {
    let text = placedText(width: 100) {
      HStack(spacing: 0) {
        Text(verbatim: "a b c d e f g h i j k l m n o p")
        Text(verbatim: "abcdefgh")
      }
    }
    // Half of 100 is 50: the 40 of "abcdefgh" fit, the other 60 are 12 characters: "a b c d e f".
    #expect(text.contains("text \"abcdefgh\" 55,10 40×10"))
    #expect(text.contains("0,0 55×30"))
  }

  @Test("Beside what takes all there is, text is offered its share of a row that has room for all")
  func sharesWithGreedy() {
    func placed(width: Double) -> String {
      placedText(width: width) {
        HStack(spacing: 0) {
          Text(verbatim: "abcd abc defg")
          Rectangle().frame(height: 10)
        }
      }
    }
    // 65 wide: half of 100 has room for "abcd abc", half of 140 for all of it.
    #expect(placed(width: 100).contains("text \"abcd abc defg\" 0,0 40×20"))
    #expect(placed(width: 100).contains("rectangle 40,5 60×10"))
    #expect(placed(width: 140).contains("text \"abcd abc defg\" 0,0 65×10"))
    #expect(placed(width: 140).contains("rectangle 65,0 75×10"))
  }

  @Test("A share is no less than the longest word; a row that is offered nothing has none")
  func sharesHaveMinimums() {
    func placed(_ row: some View) -> String { placedText(width: 75) { row } }
    let long = placed(
      HStack(spacing: 0) {
        Text(verbatim: "abcdefghijkl m")
        Rectangle().frame(height: 10)
      })
    #expect(long.contains("text \"abcdefghijkl m\" 0,0 60×20"))
    let later = placed(
      HStack(spacing: 0) {
        Rectangle().frame(height: 10).layoutPriority(1)
        Text(verbatim: "abc")
      })
    #expect(later.contains("text \"abc\" 60,0 15×10"))
    let ideal = placed(
      VStack {
        HStack(spacing: 0) {
          Text(verbatim: "abcd abc defg")
          Rectangle().frame(height: 10)
        }
      }.fixedSize())
    #expect(ideal.contains("text \"abcd abc defg\" 0,0 65×10"))
  }

  @Test("What takes all there is up to a maximum chooses before text, which has the rest")
  func sharesWithLimited() {
    let text = placedText(width: 100) {
      HStack(spacing: 0) {
        Text(verbatim: "abcd abc defg")
        Rectangle().frame(maxWidth: 20, maxHeight: 10)
      }
    }
    #expect(text.contains("text \"abcd abc defg\" 0,0 65×10"))
    #expect(text.contains("rectangle 65,0 20×10"))
  }

  @Test("A higher layout priority takes what the others do not need at least")
  func priorityTakesFirst() {
    let text = placedText(width: 60) {
      HStack(spacing: 0) {
        Text(verbatim: "ab cd ef")
        Text(verbatim: "gh ij kl").layoutPriority(1)
      }
    }
    // The first text needs 10 for its longest word; the second has its 40, the first wraps in 20.
    #expect(text.contains("text \"gh ij kl\" 10,10 40×10"))
    #expect(text.contains("text \"ab cd ef\" 0,0 10×30"))
  }
}
