/// A control that is on or off.
public struct Toggle<Label: View>: View {
  /// The value of one or several sources.
  private enum Value { case off, on, mixed }

  private let value: Value
  private let isOn: Binding<Bool>
  private let label: Label
  private let source: SourceLocation

  /// A toggle with its own label.
  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.isOn = isOn
    value = isOn.wrappedValue ? .on : .off
    self.label = label()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  /// A toggle for several sources, which is mixed where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let values = sources.map { $0[keyPath: isOn].wrappedValue }
    let isAllOn = values.allSatisfy { $0 }
    value = isAllOn ? .on : values.contains(true) ? .mixed : .off
    self.isOn = .constant(isAllOn)
    self.label = label()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.toggleStyle) private var style
  @Environment(\.labelsHidden) private var labelsHidden

  public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: AnyView(ImplicitRow(content: label))),
      isOn: isOn, isMixed: value == .mixed)
    // A toggle inside a style's body has the system's look.
    let style = style ?? AnyToggleStyle(SwitchToggleStyle())
    style.makeBody(configuration)
      .transformingEnvironment { $0.toggleStyle = nil }
      .control(.toggle, named: "toggle", states: states, source: source)
      .noting(.toggle)
      .modifier(HiddenLabel(label: label, isHidden: labelsHidden))
  }

  private var states: [AccessibilityState] {
    switch value {
    case .off: []
    case .on: [.checked]
    case .mixed: [.mixed]
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(isOn: isOn, label: { Text(titleKey) }, file: file, line: line)
  }

  /// A toggle with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(isOn: isOn, label: { Text(title) }, file: file, line: line)
  }
}

extension Toggle where Label == Components.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { Components.Label(titleKey, systemImage: systemImage) }, file: file,
      line: line)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, with another look.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// Gives a control the text of a label that is not shown.
struct HiddenLabel<Label: View>: ViewModifier {
  let label: Label
  let isHidden: Bool
  /// What is spoken after the label, for a control that shows it.
  var value: AnyView?

  func body(content: Content) -> some View {
    if isHidden {
      SpokenContent(content: content, label: label, value: value)
    } else {
      content
    }
  }
}

/// A view that is spoken as another one, which is not shown.
struct SpokenContent<Content: View, Label: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label
  var value: AnyView?

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let spoken = label._resolve(in: context).map(\.plainText).joined(separator: " ")
    let value = value?._resolve(in: context).map(\.plainText).joined(separator: " ")
    return content._resolve(in: context).map { node in
      node.changingSemantics {
        $0.label = $0.label ?? spoken
        $0.value = $0.value ?? value
        $0.speak(in: context.environment)
        if $0.role?.isField == true { $0.details.title = spoken }
      }
    }
  }
}
