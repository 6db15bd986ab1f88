public import Foundation

/// A field for as many lines of text as there is room for.
public struct TextEditor: View {
  private let text: Text
  private let words: String
  private let source: SourceLocation

  /// An editor with its text.
  public init(
    text: Binding<String>, file: StaticString = #filePath, line: UInt = #line
  ) {
    words = text.wrappedValue
    self.text = Text(words)
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  /// An editor of a text whose parts look different; what is chosen of it is not shown.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    words = String(text.wrappedValue.characters)
    self.text = Text(text.wrappedValue)
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.editorInset) private var inset
  @Environment(\.controlChrome.field.fill) private var fill
  @Environment(\.scrollContentBackground) private var background

  public var body: some View {
    // An editor scrolls: what there is no room for is below its edge.
    ScrollView {
      text
        .multilineTextAlignment(.leading)
        .padding(.horizontal, inset ?? theme.space.xxs)
        .padding(.vertical, theme.space.xs)
        .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .transformingEnvironment { $0.leaveScrolling() }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(background == .hidden ? Color.clear : fill)
    .control(.textField, named: "textEditor", source: source)
    .accessibilityValue(words)
  }
}
