import Components
import Layout
import Testing

@Suite("Texts in a given height")
@MainActor
struct TextRoomTests {
  /// The frames of texts in a width of 50 points: ten characters a line, each line 10 points high.
  private func frames(@ViewBuilder _ content: () -> some View) -> [String] {
    placedText(width: 50) { content() }.split(separator: "\n")
      .filter { $0.contains("text") }
      .compactMap {
        $0.split(separator: "\"").last?.split(separator: " ").prefix(2).joined(separator: " ")
      }
  }

  private let text = Text(verbatim: "one two three four five six ten")

  @Test("Lines that a frame has no room for are dropped, but never the first")
  func frame() {
    #expect(frames { text } == ["0,0 50×40"])
    #expect(frames { text.frame(height: 24) } == ["0,2 50×20"])
    #expect(frames { text.frame(maxHeight: 34) } == ["0,0 50×30"])
    #expect(frames { text.frame(height: 4) } == ["0,-3 35×10"])
    #expect(frames { text.padding(.vertical, 5).frame(height: 30) } == ["0,5 50×20"])
    #expect(frames { HStack { text }.frame(height: 20) } == ["0,0 50×20"])
  }

  @Test("A text of a fixed size keeps its lines, and so does one in what scrolls")
  func fixed() {
    #expect(
      frames { text.fixedSize(horizontal: false, vertical: true).frame(height: 20) } == [
        "0,-10 50×40"
      ])
    #expect(frames { ScrollView { text }.frame(height: 20) } == ["0,0 50×40"])
  }
}
