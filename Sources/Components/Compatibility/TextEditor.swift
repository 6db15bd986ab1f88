/// A field for as many lines of text as there is room for.
public struct TextEditor: View {
  private let text: String
  private let source: SourceLocation

  /// An editor with its text.
  public init(
    text: Binding<String>, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.text = text.wrappedValue
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.editorInset) private var inset
  @Environment(\.controlChrome.field.fill) private var fill
  @Environment(\.scrollContentBackground) private var background

  public var body: some View {
    Text(text)
      .multilineTextAlignment(.leading)
      .padding(.horizontal, inset ?? theme.space.xxs)
      .padding(.vertical, theme.space.xs)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(background == .hidden ? Color.clear : fill)
      .clipped()
      .control(.textField, named: "textEditor", source: source)
      .accessibilityValue(text)
  }
}
