/// What a toggle style has to work with.
@MainActor
public struct ToggleStyleConfiguration {
  /// The toggle's label, its type hidden.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label to show.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the sources of the toggle differ.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of one toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A switch in a colour while it is on, or in the tint of the place if `nil`.
  public init(tint: Color? = nil) {
    self.tint = tint
  }

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControlRow(label: configuration.label, isMark: true) {
      SwitchMark(isOn: configuration.isOn, tint: tint)
    }
  }
}

/// A box with a check mark before the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// A box before the label.
  public init() {}

  /// The box, with a dash where the sources differ, and the label.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedLabel(label: configuration.label) {
      CheckboxMark(isOn: configuration.isOn, isMixed: configuration.isMixed)
    }
  }
}

/// A circle with a dot before the label.
public struct RadioToggleStyle: ToggleStyle {
  /// A circle before the label.
  public init() {}

  /// The circle and the label.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedLabel(label: configuration.label) { RadioMark(isOn: configuration.isOn) }
  }
}

/// A button that looks chosen while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public init() {}

  /// The label, on a tinted background while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonChrome(
      configuration: ButtonStyleConfiguration(
        role: nil,
        label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
        isPressed: false),
      look: configuration.isOn ? .chosen : .ghost)
  }
}

/// The style where none is set: a switch.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style where none is set: a switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// A label and a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == RadioToggleStyle {
  /// A circle with a dot before the label.
  public static var radio: RadioToggleStyle { RadioToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that looks chosen while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The style that applies to the toggles of a place, its type hidden.
typealias AnyToggleStyle = AnyStyle<ToggleStyleConfiguration>

extension AnyStyle where Configuration == ToggleStyleConfiguration {
  @MainActor
  init(_ style: some ToggleStyle) {
    self.init(style, of: "ToggleStyle") { style.makeBody(configuration: $0) }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle? { nil }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles in the view.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformingEnvironment { $0.toggleStyle = AnyToggleStyle(style) }
  }
}
