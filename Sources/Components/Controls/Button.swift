/// A control that does something when it is pressed.
///
/// Its look comes from the `buttonStyle(_:)` of the place; its hit area is at least 44 points.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  private let source: SourceLocation

  /// A button with its own label; `action` is not called while a picture is made.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(role: nil, action: action, label: label, file: file, line: line)
  }

  /// The same, with a role: a destructive button is red in most styles.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.role = role
    self.action = action
    self.label = label()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.buttonStyle) private var style
  @Environment(\.isPressed) private var isPressed
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.loadingPlacement) private var loading

  public var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: role,
      label: ButtonStyleConfiguration.Label(content: AnyView(ImplicitRow(content: label))),
      isPressed: isPressed && isEnabled)
    let style = style ?? AnyButtonStyle(DefaultButtonStyle())
    style.makeBody(configuration, action)
      .control(.button, named: "button", states: states, source: source)
      .noting(.button)
      .noting { [("role", role?.name)] }
      .transformingNodes { node, _ in
        // A label that gave way to a spinner is still what the button is called.
        guard node.semantics.states.contains(.loading) else { return node }
        var node = node
        node.semantics.label = node.plainText
        return node
      }
  }

  private var states: [AccessibilityState] {
    var states: [AccessibilityState] = []
    if isPressed { states.append(.pressed) }
    if loading != nil { states.append(.loading) }
    return states
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      action: action, label: { Text(titleKey) }, file: file, line: line)
  }

  /// A button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(titleKey) }, file: file, line: line)
  }

  /// A button with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(title) }, file: file, line: line)
  }
}

extension Button where Label == Components.Label<Text, Image> {
  /// A button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action,
      label: { Components.Label(titleKey, systemImage: systemImage) }, file: file,
      line: line)
  }

  /// A button with a title that is not translated and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action, label: { Components.Label(title, systemImage: systemImage) },
      file: file, line: line)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a primitive style's configuration, with another look.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
