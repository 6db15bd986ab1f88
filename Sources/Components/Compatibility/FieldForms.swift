public import Foundation

// Fields whose titles are strings that are no keys of the string tables, and whose edits nobody makes.

extension TextField where Label == Text {
  /// A field with a title; `onEditingChanged` is never called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(titleKey, text: text, file: file, line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, text: text, file: file, line: line)
  }

  /// A field with a title that is not translated; neither closure is called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, text: text, file: file, line: line)
  }

  /// A field whose title is not translated and whose text is a value in a format, or empty without one.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { Self.text(of: $0, in: format) } ?? ""
    self.init(title, text: .constant(text), prompt: prompt, file: file, line: line)
  }

  /// A field whose title is not translated and whose text is what a formatter makes of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    FormatGaps.noteFormatter(formatter)
    self.init(
      title, text: .constant(formatter.string(for: value.wrappedValue) ?? ""), file: file,
      line: line)
  }

  /// The older spelling with closures that are never called.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(titleKey, value: value, formatter: formatter, file: file, line: line)
  }
}

extension SecureField where Label == Text {
  /// A field with a title that is not translated; `onCommit` is never called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, text: text, file: file, line: line)
  }
}
