import Foundation

// Titles that are resources of texts, such as the names that Xcode writes of a catalog. Literals mean keys, so that all
// of these are disfavoured.

extension Label where Title == Text, Icon == Image {
  /// A label with a title of the string tables and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// A label with a title of the string tables and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension Button where Label == Text {
  /// A button with a title of the string tables.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(titleResource) }, file: file, line: line)
  }
}

extension Button where Label == Components.Label<Text, Image> {
  /// A button with a title of the string tables and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action,
      label: { Components.Label(titleResource, systemImage: systemImage) }, file: file, line: line)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title of the string tables.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(isOn: isOn, label: { Text(titleResource) }, file: file, line: line)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a header of the string tables.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleResource) })
  }
}

extension Picker where Label == Text {
  /// A choice with a title of the string tables.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleResource) })
  }
}

extension Menu where Label == Text {
  /// A menu with a title of the string tables.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension LabeledContent where Label == Text {
  /// Content with a title of the string tables.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension View {
  /// Sets the title of the screen to one of the string tables.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// A message with a title of the string tables.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// A message with a title of the string tables.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Names the view to a screen reader by a text of the string tables.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }
}
