import Foundation

/// A field for one or several lines of text.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label
  private let axis: Axis
  private let source: SourceLocation
  private var isSecure = false

  /// A field with its own label; while the text is empty, it shows the prompt or else the label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.label = label()
    self.axis = axis
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.fieldDecoration) private var decoration
  @Environment(\.textFieldStyle) private var style
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.controlChrome.field) private var chrome

  public var body: some View {
    Group {
      if !(style is any BuiltInTextFieldStyle) {
        dressed(by: style)
      } else if isSecure {
        secret
      } else {
        field
      }
    }
    .noting(.textField)
  }

  /// The field in a custom style.
  private func dressed(by style: some TextFieldStyle) -> AnyView {
    AnyView(
      style._body(configuration: TextField<_TextFieldStyleLabel>(erasing: self))
        .environment(\.textFieldStyle, PlainTextFieldStyle()))
  }

  private var field: some View {
    FieldChrome(
      content: FieldText(
        text: text, prompt: prompt, label: label, lineLimit: axis == .vertical ? lineLimit : 1,
        leastHeight: chrome.textHeight),
      text: text
    )
    .control(
      // Several lines are edited like those of an editor.
      .textField, named: axis == .vertical ? "textArea" : "textField",
      states: decoration.state.accessibilityStates, source: source
    )
    .modifier(FieldSemantics(label: label, text: text, decoration: decoration))
    .modifier(FieldFrame())
  }

  /// The field with its text as dots.
  private var secret: some View {
    let shown =
      decoration.revealsSecret ? text : String(repeating: "\u{2022}", count: text.count)
    return FieldChrome(
      content: FieldText(
        text: shown, prompt: prompt, label: label, lineLimit: 1, leastHeight: chrome.secretHeight),
      text: text, isSecure: true
    )
    .control(
      .textField, named: "secureField", states: decoration.state.accessibilityStates,
      source: source
    )
    .modifier(FieldSemantics(label: label, text: shown, decoration: decoration))
    .modifier(FieldFrame())
  }

  /// The same field with its text as dots.
  fileprivate var asSecret: TextField {
    var copy = self
    copy.isSecure = true
    return copy
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  fileprivate init<L: View>(erasing field: TextField<L>) {
    text = field.text
    prompt = field.prompt
    label = _TextFieldStyleLabel(content: AnyView(field.label))
    axis = field.axis
    source = field.source
    isSecure = field.isSecure
  }
}

extension TextField where Label == Text {
  /// A field with a title; several lines along the vertical axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis, label: { Text(titleKey) }, file: file, line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis, label: { Text(title) }, file: file, line: line)
  }
}

/// A field whose text is shown as dots.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// A field with its own label; while the text is empty, it shows the prompt or else the label.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    field = TextField(text: text, prompt: prompt, label: label, file: file, line: line).asSecret
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(text: text, prompt: prompt, label: { Text(titleKey) }, file: file, line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(text: text, prompt: prompt, label: { Text(title) }, file: file, line: line)
  }
}

/// A field's text, or its placeholder while it is empty.
private struct FieldText<Label: View>: View {
  let text: String
  let prompt: Text?
  let label: Label
  let lineLimit: Int?
  /// At the default type size; 0 for as high as the text.
  let leastHeight: CGFloat

  @Environment(\.controlChrome.field.cutsText) private var cutsText
  @Environment(\.typeGrowth) private var growth
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.textFieldStyle) private var style
  @Environment(\.fieldDecoration) private var decoration
  @Environment(\.fieldTextAlignment) private var alignment

  var body: some View {
    Group {
      if !text.isEmpty {
        Text(verbatim: text).foregroundStyle(isEnabled ? Color.textPrimary : .textDisabled)
      } else if let prompt {
        prompt.foregroundStyle(placeholder)
      } else {
        label.foregroundStyle(placeholder)
      }
    }
    .modifier(WrappingWords(wraps: text.isEmpty && shrinksFar, lines: lineLimit))
    // What was typed stays on its line; in some looks it shrinks before it is cut.
    .minimumScaleFactor(cutsText ? 1 : shrinksFar ? 0.4 : 0.8)
    .overlay(alignment: text.isEmpty ? .leading : .trailing) {
      if decoration.state == .focused, isEnabled, lineLimit == 1 {
        TextCaret(followsText: !text.isEmpty)
      }
    }
    // A field is no text to what is above and below it: the frame is along both axes.
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: leastHeight > 0 ? leastHeight + growth : 0,
      alignment: Alignment(horizontal: side, vertical: .center))
  }

  private var side: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var shrinksFar: Bool { typeSize.isAccessibilitySize && !cutsText }

  private var placeholder: Color {
    guard isEnabled else { return .textDisabled }
    return style is GlassTextFieldStyle ? .textSecondary : .textTertiary
  }
}

/// What a field is called and says: its title as the label, its text as the value.
private struct FieldSemantics<Label: View>: ViewModifier {
  let label: Label
  let text: String
  let decoration: FieldDecoration

  func body(content: Content) -> some View {
    let spoken = SpokenContent(content: content, label: label).accessibilityValue(text)
    if let title = decoration.title {
      // It is called by the title above it, and what it shows while it is empty is an example.
      spoken.accessibilityLabel(title).transformingNodes { node, _ in
        node.changingSemantics { $0.details.title = $0.label }
      }
    } else {
      spoken
    }
  }
}

/// The title above a field and the message below it.
private struct FieldFrame: ViewModifier {
  @Environment(\.theme) private var theme
  @Environment(\.fieldDecoration) private var decoration
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    if decoration.title == nil && decoration.state.message == nil {
      content
    } else {
      VStack(alignment: .leading, spacing: theme.space.xxs) {
        if let title = decoration.title {
          Text(title)
            .font(.system(.subheadline, weight: .medium))
            .foregroundStyle(isEnabled ? Color.textPrimary : .textDisabled)
            .accessibilityHidden(true)
        }
        content
        if let message = decoration.state.message {
          Label(message, systemImage: decoration.state.symbol)
            .font(.footnote)
            .foregroundStyle(decoration.state.messageColor)
        }
      }
      .transformingNodes { node, _ in
        var node = node
        node.framesField = true
        return node
      }
    }
  }
}
