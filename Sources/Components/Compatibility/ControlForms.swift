public import Foundation

// The forms of controls beside the main ones.

extension Picker {
  /// The older spelling, for a label that is a value.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content, label: { label }, file: file, line: line)
  }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented look: a picture has no palettes.
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension TextField where Label == Text {
  /// A field with a title; neither closure is called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(titleKey, text: text, file: file, line: line)
  }

  /// A field whose text is a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil, file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    self.init(
      titleKey, text: .constant(Self.text(of: value.wrappedValue, in: format)), prompt: prompt,
      file: file, line: line)
  }

  /// A field whose text is a value in a format, or empty where there is none.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil, file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { Self.text(of: $0, in: format) } ?? ""
    self.init(titleKey, text: .constant(text), prompt: prompt, file: file, line: line)
  }

  /// A field whose title is not translated and whose text is a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    let text = Self.text(of: value.wrappedValue, in: format)
    self.init(title, text: .constant(text), prompt: prompt, file: file, line: line)
  }

  /// A field whose text is what a formatter makes of a value.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    FormatGaps.noteFormatter(formatter)
    self.init(
      titleKey, text: .constant(formatter.string(for: value.wrappedValue) ?? ""), file: file,
      line: line)
  }

  static func text<F: FormatStyle>(of value: F.FormatInput, in format: F) -> String
  where F.FormatOutput == String {
    let environment = EnvironmentScope.context?.environment ?? EnvironmentValues()
    return FormatContext(environment).text(value, format)
  }
}

extension Button where Label == Text {
  /// A button named by its role.
  public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let title: LocalizedStringKey =
      switch role {
      case .cancel: "Cancel"
      case .close: "Close"
      case .destructive: "Delete"
      default: "Done"
      }
    self.init(title, role: role, action: action, file: file, line: line)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title and bounds; `onEditingChanged` is never called.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(titleKey, value: value, in: bounds, step: step, file: file, line: line)
  }
}

extension TextField {
  /// A field whose text is a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    let environment = EnvironmentScope.context?.environment ?? EnvironmentValues()
    self.init(
      text: .constant(FormatContext(environment).text(value.wrappedValue, format)), prompt: prompt,
      label: label, file: file, line: line)
  }
}

extension TextField where Label == Text {
  /// A field with a part of its text chosen, which a picture does not show.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis, file: file, line: line)
  }
}

extension TextEditor {
  /// An editor with a part of its text chosen, which a picture does not show.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(text: text, file: file, line: line)
  }
}

/// A part of an attributed text that is chosen.
public struct AttributedTextSelection: Hashable, Sendable {
  /// The beginning of the text.
  public init() {}
  /// A range of the text.
  public init(range: Range<AttributedString.Index>) {}
  /// A place between two characters, where the caret would be.
  public init(insertionPoint: AttributedString.Index) {}
}

/// A part of a text that is chosen.
public struct TextSelection: Hashable, Sendable {
  /// A range of the text.
  public init(range: Range<String.Index>) {}
  /// A place between two characters, where the caret would be.
  public init(insertionPoint: String.Index) {}
}

extension ContentUnavailableView
where Label == Components.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// What a search without a result shows.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// What a search for a text without a result shows.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for \u{201C}\(text)\u{201D}", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension SecureField where Label == Text {
  /// A field with a title; `onCommit` is never called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(titleKey, text: text, file: file, line: line)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title with a value in a format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// How far a `Progress` is when the view is made; it is not followed.
  public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted)
  }

  /// How much of an interval has passed, or is left, at the moment of the picture.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(value: Self.fraction(of: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView {
  /// How much of an interval has passed, or is left, at the moment of the picture.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: Self.fraction(of: timerInterval, countsDown: countsDown), label: label,
      currentValueLabel: currentValueLabel)
  }

  fileprivate static func fraction(of interval: ClosedRange<Date>, countsDown: Bool) -> Double {
    let now = (EnvironmentScope.context?.environment ?? EnvironmentValues()).currentDate
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view of a style's configuration, with another look.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}

extension Menu where Label == Text {
  /// A menu with a title; `primaryAction` is never called.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(titleKey, content: content, file: file, line: line)
  }
}

extension Menu {
  /// A menu with its own label; `primaryAction` is never called.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(content: content, label: label, file: file, line: line)
  }
}

extension List {
  /// A list with a selected row; its rows themselves show which one it is.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with selected rows; its rows themselves show which ones they are.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a selected row; its rows themselves show which one it is.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with selected rows; its rows themselves show which ones they are.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// One row for each element that a binding leads to.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where SelectionValue == Never, Content == ForEach<Binding<C>, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// One row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where SelectionValue == Never, Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// One row for each number of a range, with a selected row.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// One row for each number of a range, with selected rows.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// The same, for elements that are told apart by a value of theirs.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where SelectionValue == Never, Content == ForEach<Binding<C>, ID, Row> {
    self.init(data, id: id, rowContent: rowContent)
  }

  /// One row for each element that a binding leads to, with edits that a picture never makes.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    SelectionValue == Never, Content == ForEach<Binding<C>, C.Element.ID, Row>,
    C.Element: Identifiable
  {
    self.init(data, rowContent: rowContent)
  }
}

/// The colour of the symbols in the rows of a list.
public struct ListItemTint: Hashable, Sendable {
  let color: Color?

  /// The colour of text.
  public static let monochrome = ListItemTint(color: .textPrimary)
  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour; it is used as `fixed` is.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

extension View {
  /// Sets the tint of the view, which the symbols of its rows take; `nil` is the theme's.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
  /// The same, for a tint of list items.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    self.tint(tint?.color)
  }
  /// Shows or hides the backgrounds of the lists, forms and text editors in the view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformingEnvironment { $0.scrollContentBackground = visibility }
  }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether lists and forms have their own background.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

/// How text editors look.
public enum TextEditorStyle: Hashable, Sendable { case automatic, plain, roundedBorder }
/// Where the items of a menu start.
public enum MenuOrder: Hashable, Sendable { case automatic, fixed, priority }
/// Whether a menu closes after a choice.
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// Whether a button acts again while it is held.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }
