public import Foundation

// Controls whose label is a title and a symbol or a picture.

extension Label where Title == Text, Icon == Image {
  /// A title that is not translated with an image by its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A title that is not translated with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

private struct LabelSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct LabelIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The room between the symbols and the titles of labels in points; `nil` for that of the place.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }

  /// The width that labels keep for their symbols in points; `nil` for that of the place.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the room between the symbols and the titles of the labels in the view, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width that the labels in the view keep for their symbols, in points; wider symbols have their own.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}

extension Button where Label == Components.Label<Text, Image> {
  /// A button with a title that is not translated and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Components.Label(title, image: resource) }, file: file,
      line: line)
  }
}

extension Toggle where Label == Components.Label<Text, Image> {
  /// A toggle with a title that is not translated and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { Components.Label(title, systemImage: systemImage) }, file: file,
      line: line)
  }

  /// A toggle with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { Components.Label(titleKey, image: resource) }, file: file, line: line)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title for several sources, which is mixed where they differ.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(sources: sources, isOn: isOn, label: { Text(titleKey) }, file: file, line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(sources: sources, isOn: isOn, label: { Text(title) }, file: file, line: line)
  }
}

extension Menu where Label == Components.Label<Text, Image> {
  /// A menu with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      content: content, label: { Components.Label(titleKey, image: resource) }, file: file,
      line: line)
  }
}

extension Tab where Label == Components.Label<Text, Image> {
  /// A tab for a value of the selection, with a title that is not translated and an image by its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content, label: { Components.Label(title, image: image) })
  }
}

extension Tab where Value == Never, Label == Components.Label<Text, Image> {
  /// A tab without a value, with a title that is not translated and an image by its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content, label: { Components.Label(title, image: image) })
  }
}

extension TabSection {
  /// Tabs under a title that is not translated, which a bar does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init("", content: content)
  }
}

extension NavigationLink where Label == Text {
  /// The older spelling for one of several links, which shows the screen while its tag is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      destination: destination, tag: tag, selection: selection, label: { Text(titleKey) },
      file: file, line: line)
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      destination: destination, tag: tag, selection: selection, label: { Text(title) }, file: file,
      line: line)
  }
}

extension NavigationLink {
  /// The link as it is: where a split view shows its screen is no part of the link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension MultiDatePicker where Label == Text {
  /// A picker with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, label: { Text(title) })
  }

  /// A picker with a title from a day on, which the picture does not show.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, label: { Text(titleKey) })
  }

  /// A picker with a title up to a day, which the picture does not show.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, label: { Text(titleKey) })
  }
}
