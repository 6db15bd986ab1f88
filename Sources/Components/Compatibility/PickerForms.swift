// Pickers for several sources, whose titles are texts or labels.

extension Picker where Label == Text {
  /// A picker with a title for several sources.
  public init<C: RandomAccessCollection, Current: View>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }

  /// A picker with a title that is not translated for several sources.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, Current: View>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }
}

extension Picker where Label == Components.Label<Text, Image> {
  /// A picker with a title and a symbol for several sources.
  public init<C: RandomAccessCollection, Current: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Components.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }

  /// A picker with a title that is not translated and a symbol for several sources.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, Current: View>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Components.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }

  /// A picker with a title and a picture for several sources.
  public init<C: RandomAccessCollection, Current: View>(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Components.Label(titleKey, image: resource) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }

  /// A picker with a title that is not translated and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, Current: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { Components.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }

  /// A picker with a title and a picture.
  public init<Current: View>(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { Components.Label(titleKey, image: resource) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }
}
