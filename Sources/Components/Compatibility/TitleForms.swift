public import Foundation

// Controls whose titles are shown as they are: strings that are no keys of the string tables.

extension Stepper where Label == Text {
  /// A stepper with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(value: value, step: step, label: { Text(title) }, file: file, line: line)
  }

  /// The same, for a value within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, file: file, line: line)
  }

  /// The same, for actions, which are never called; without one, its half is disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, file: file,
      line: line)
  }

  /// A stepper whose value a screen reader says in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(titleKey) }, file: file, line: line)
    spokenValue = Text(value.wrappedValue, format: format)
  }

  /// A stepper whose value a screen reader says in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, file: file, line: line)
    spokenValue = Text(value.wrappedValue, format: format)
  }

  /// The same, with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, file: file, line: line)
    spokenValue = Text(value.wrappedValue, format: format)
  }
}

extension Stepper {
  /// A stepper with its own label, whose value a screen reader says in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label, file: file, line: line)
    spokenValue = Text(value.wrappedValue, format: format)
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a title that is not translated, whose range only a custom style shows.
  @_disfavoredOverload
  public init<S: StringProtocol, Range: RangeExpression<Date>>(
    _ title: S, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.date, .hourAndMinute], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title) }, file: file, line: line)
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker with a title that is not translated; `supportsOpacity` does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(selection: selection, label: { Text(title) }, file: file, line: line)
  }
}

extension Menu where Label == Text {
  /// A menu with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(content: content, label: { Text(title) }, file: file, line: line)
  }
}

extension Menu where Label == Components.Label<Text, Image> {
  /// A menu with a title that is not translated and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      content: content, label: { Components.Label(title, systemImage: systemImage) }, file: file,
      line: line)
  }

  /// A menu with a title and a symbol; `primaryAction` is never called.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(titleKey, systemImage: systemImage, content: content, file: file, line: line)
  }
}

extension Link where Label == Text {
  /// A link with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: URL, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(destination: destination, label: { Text(title) }, file: file, line: line)
  }
}

extension DisclosureGroup where Label == Text {
  /// A disclosure group with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(title) }, file: file, line: line)
  }
}

extension GroupBox where Label == Text {
  /// A group box with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension ContentUnavailableView
where Label == Components.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title that is not translated, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { Components.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A title, an image by its name and a description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { Components.Label(titleKey, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView {
  /// A label with actions and without a description.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
    self.init(label: label, description: { EmptyView() }, actions: actions)
  }
}

extension View {
  /// Shows a choice of actions for a value while the binding is true and there is one.
  public func confirmationDialog<T, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: .constant(isPresented.wrappedValue && data != nil),
      titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Shows a choice of actions for a value while the binding is true and there is one.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: .constant(isPresented.wrappedValue && data != nil),
      titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }
}
