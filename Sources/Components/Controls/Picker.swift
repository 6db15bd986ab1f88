/// A choice of one among several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  /// What is chosen; `nil` where the sources differ.
  private let selection: AnyHashable?
  private let label: Label
  private let content: Content
  /// What a menu shows in place of the choice.
  private let current: AnyView?
  private let source: SourceLocation

  /// A picker with its own label; the choice whose tag is the selection is chosen.
  ///
  /// - Parameter currentValueLabel: what a menu shows in place of the choice; with an `EmptyView` it shows the choice.
  public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      chosen: AnyHashable(selection.wrappedValue), content: content(), label: label(),
      current: currentValueLabel(), file: file, line: line)
  }

  /// A picker for several sources; nothing is chosen where they differ.
  ///
  /// - Parameter currentValueLabel: what a menu shows in place of the choice; with an `EmptyView` it shows the choice.
  public init<C: RandomAccessCollection, Current: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    self.init(
      chosen: values.count == 1 ? values.first.map { AnyHashable($0) } : nil, content: content(),
      label: label(), current: currentValueLabel(), file: file, line: line)
  }

  private init<Current: View>(
    chosen: AnyHashable?, content: Content, label: Label, current: Current, file: StaticString,
    line: UInt
  ) {
    selection = chosen
    self.content = content
    self.label = label
    self.current = Current.self == EmptyView.self ? nil : AnyView(current)
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let options = TagCollector.options(of: content, in: context, tagsElements: true)
    let choices = options.enumerated().map { index, option in
      PickerChoice(
        id: index, content: option.content,
        isSelected: option.isChosen(by: selection))
    }
    let picker = PickerBody(
      label: AnyView(label), choices: choices, current: current, source: source
    )
    .noting(.picker)
    return picker._resolve(in: context)
  }
}

extension Picker where Label == Text {
  /// A picker with a title.
  public init<Current: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }

  /// A picker with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, Current: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }
}

extension Picker where Label == Components.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public init<Current: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { Components.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel, file: file, line: line)
  }
}

/// The look of pickers.
public struct PickerStyleKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, menu, segmented, inline, wheel, link }

  let kind: Kind

  /// What authors call the style.
  var name: String { kind == .link ? "navigationLink" : "\(kind)" }
}

/// The look of pickers.
public protocol PickerStyle {
  /// Which of the looks it is.
  var _kind: PickerStyleKind { get }
}

/// A row or button with the chosen value; the style where none is set.
public struct MenuPickerStyle: PickerStyle {
  /// A row or button with the chosen value.
  public init() {}
  /// A menu.
  public var _kind: PickerStyleKind { PickerStyleKind(kind: .menu) }
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// All choices side by side.
  public init() {}
  /// Segments.
  public var _kind: PickerStyleKind { PickerStyleKind(kind: .segmented) }
}

/// All choices below each other, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle {
  /// All choices below each other.
  public init() {}
  /// Choices in place.
  public var _kind: PickerStyleKind { PickerStyleKind(kind: .inline) }
}

/// The chosen value between its neighbours.
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public init() {}
  /// A wheel.
  public var _kind: PickerStyleKind { PickerStyleKind(kind: .wheel) }
}

/// A row that leads to the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A row that leads to the choices.
  public init() {}
  /// A link.
  public var _kind: PickerStyleKind { PickerStyleKind(kind: .link) }
}

/// The style where none is set: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The style where none is set.
  public init() {}
  /// What the place has.
  public var _kind: PickerStyleKind { PickerStyleKind(kind: .automatic) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style where none is set: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A row or button with the chosen value.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
  /// All choices below each other.
  public static var radioGroup: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The chosen value between its neighbours.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyleKind { PickerStyleKind(kind: .automatic) }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers in the view.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    transformingEnvironment { $0.pickerStyle = style._kind }
  }
}
