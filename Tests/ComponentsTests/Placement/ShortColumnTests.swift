import Components
import Testing

/// In a column that is too short, texts are shortened, as SwiftUI does it.
@Suite("Columns that are too short for their texts")
@MainActor
struct ShortColumnTests {
  /// What the dump of a picture 60 points wide says, with lines of ten characters that are 12 points high.
  private func expect(
    _ lines: String..., height: CGFloat, @ViewBuilder in content: () -> some View
  ) {
    let dump = placedText(width: 60, height: 200, environment: { $0.font = .system(size: 12) }) {
      content().frame(width: 60, height: height)
    }
    for line in lines { #expect(dump.contains(line), "\(dump)") }
  }

  /// A text of two lines.
  private var title: Text { Text(verbatim: "abcd abcd abcd abcd") }

  @Test("The text of several lines gives way to those of one, and to what has a height")
  func sharesRoom() {
    // 42 − 18 − 10 = 14 are left for one line of two; what is left over is around the column.
    expect("×12 baseline 11 truncated", "text \"below\" 15,16 30×12", height: 42) {
      VStack(spacing: 0) {
        title
        Text(verbatim: "below").padding(.vertical, 3)
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  @Test("What is in stacks and layers of the column is counted, and what scrolls is not")
  func counts() {
    let nested = VStack(alignment: .leading, spacing: 0) {
      title
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 20)
        ZStack { Text(verbatim: "a") }
      }
      ScrollView { Color.blue.frame(height: 400) }
    }
    expect("×12 baseline 10 truncated", "hstack 0,12", "scrollView 0,32 60×8", height: 40) {
      nested
    }
    expect("54×24 baseline 10\n", "hstack 0,24", "scrollView 0,44 60×16", height: 60) { nested }
  }

  @Test("Where there is room, and where a text keeps its size, it has all its lines")
  func keeps() {
    let column = VStack(spacing: 0) {
      title
      Text(verbatim: "below")
    }
    let fixed = VStack(spacing: 0) {
      title.fixedSize(horizontal: false, vertical: true)
      Text(verbatim: "below")
    }
    expect("54×24 baseline 16\n", height: 48) { column }
    expect("54×24 baseline 4\n", height: 24) { fixed }
    expect("54×24 baseline 10\n", height: 20) { ScrollView { column } }
  }

  @Test("Long texts share the height: the shorter one has an equal part, the other what is left")
  func equalShares() {
    // 72 − 12 are left by the title, and none is kept for the spacer: half of 60 holds two lines, and 36 three.
    let first = Text(verbatim: "abcd abcd abcd abcd abcd abcd abcd abcd")
    let second = Text(verbatim: "abcd abcd abcd abcd abcd abcd abcd abcd abcd abcd")
    expect("54×24 baseline 22 truncated", "54×36 baseline 46 truncated", height: 72) {
      VStack(spacing: 0) {
        Text(verbatim: "title")
        first
        second
        Spacer(minLength: 0)
      }
    }
  }

  @Test("A layer over a view of a given height is as high as that for its texts")
  func layers() {
    let texts = VStack(spacing: 0) {
      title
      Color.red.frame(width: 10, height: 30)
    }
    // 45 − 30 are left for one line.
    expect("54×12", "truncated", height: 100) {
      Color.blue.frame(width: 60, height: 45).overlay { texts }
    }
    expect("54×24 baseline", height: 100) {
      Color.blue.frame(width: 60, height: 60).overlay { texts }
    }
  }

  @Test("Columns beside each other share their heights, too")
  func narrower() {
    let long = Text(verbatim: "abcd abcd abcd abcd")
    let columns = HStack(spacing: 0) {
      ForEach(0..<2, id: \.self) { _ in
        VStack(spacing: 0) {
          long
          long
        }
      }
    }
    // 30 points of width hold a word: 4 lines each, of which 60 points hold two or three.
    expect("×24 baseline", "×36 baseline", height: 60) { columns }
  }
}
