import Components
import Testing

@Suite("Text editors")
@MainActor
struct TextEditorTests {
  private let long = String(repeating: "A long note. ", count: 80)

  @Test("A long text leaves the room of what follows")
  func column() {
    // The line below is 16 points high in a column of 200.
    let tree = placedText(width: 100, height: 200) {
      VStack(spacing: 0) {
        TextEditor(text: .constant(long))
        Rectangle().frame(height: 16)
      }
    }
    #expect(tree.contains("textEditor 0,0 100×184"), Comment(rawValue: tree))
    #expect(tree.contains("rectangle 0,184 100×16"), Comment(rawValue: tree))
  }

  @Test("A text that is longer than the editor is not cut short")
  func framed() {
    let tree = placedText(width: 100) { TextEditor(text: .constant(long)).frame(height: 60) }
    #expect(tree.contains("textEditor 0,0 100×60"), Comment(rawValue: tree))
    #expect(!tree.contains("truncated"), Comment(rawValue: tree))
  }
}
