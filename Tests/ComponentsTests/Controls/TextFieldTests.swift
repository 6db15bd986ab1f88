import Components
import Testing

@Suite("Text fields")
@MainActor
struct TextFieldTests {
  /// Where text begins in a field that is 100 points wide.
  private func start(of text: String, in field: some View) throws -> Double {
    let dump = placedText(width: 100) { field.textFieldStyle(.plain) }
    let line = try #require(dump.split(separator: "\n").first { $0.contains("text \"\(text)\"") })
    let place = try #require(line.split(separator: "\" ").last)
    return try #require(Double(place.prefix { $0 != "," }))
  }

  @Test(
    "Text and prompt are aligned as paragraphs are",
    arguments: zip(TextAlignment.allCases, [0.0, 45, 90]))
  func alignment(alignment: TextAlignment, x: Double) throws {
    for text in ["", "ab"] {
      let field = TextField("ab", text: .constant(text)).multilineTextAlignment(alignment)
      #expect(try start(of: "ab", in: field) == x)
    }
    let secure = SecureField("ab", text: .constant("")).multilineTextAlignment(alignment)
    #expect(try start(of: "ab", in: secure) == x)
  }

  @Test("A custom style dresses secure fields, too")
  func dressedSecret() {
    struct Marked: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text("mark")
          configuration
        }
      }
    }
    let root = resolved {
      VStack {
        TextField("name", text: .constant("ab"))
        SecureField("word", text: .constant("cd"))
      }
      .textFieldStyle(Marked())
    }
    #expect(root.texts == ["mark", "ab", "mark", "\u{2022}\u{2022}"])
  }

  @Test("What aligns a value says nothing of a field there")
  func labeledContent() throws {
    let row = LabeledContent("L") { TextField("ab", text: .constant("")) }
    let moved = LabeledContent("L") {
      TextField("ab", text: .constant("")).multilineTextAlignment(.trailing)
    }
    #expect(try start(of: "ab", in: row) < 60)
    #expect(try start(of: "ab", in: moved) == 90)
  }

  @Test("A label is in the middle of content without words")
  func wordlessContent() {
    let dump = placedText(width: 100) {
      LabeledContent("L") { Rectangle().frame(width: 10, height: 30) }
    }
    // (30 − 10) / 2.
    #expect(dump.contains("text \"L\" 0,10 5×10"))
  }

  @Test("Hidden labels are those of labelled content, too")
  func labelsHidden() {
    let root = resolved { LabeledContent("Label") { Text("Value") }.labelsHidden() }
    #expect(root.texts == ["Value"])
  }
}
