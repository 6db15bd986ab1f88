/// A label with a pair of buttons that take one away and add one.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let canDecrement: Bool
  private let canIncrement: Bool
  /// The value as a screen reader says it.
  var spokenValue: Text?
  private let source: SourceLocation

  private init(
    canDecrement: Bool, canIncrement: Bool, label: Label, file: StaticString, line: UInt
  ) {
    self.canDecrement = canDecrement
    self.canIncrement = canIncrement
    self.label = label
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  /// A stepper without bounds; neither the value nor `step` shows.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(canDecrement: true, canIncrement: true, label: label(), file: file, line: line)
  }

  /// A stepper with bounds; its half at the bound that the value has reached is disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      canDecrement: value.wrappedValue > bounds.lowerBound,
      canIncrement: value.wrappedValue < bounds.upperBound, label: label(), file: file,
      line: line)
  }

  /// A stepper for actions, which are never called; without one, its half is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      canDecrement: onDecrement != nil, canIncrement: onIncrement != nil, label: label(),
      file: file, line: line)
  }

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.stepper) private var chrome

  public var body: some View {
    LabeledControlRow(label: label, isMark: true) {
      HStack(spacing: 0) {
        part("minus", label: .decrease, isPossible: canDecrement)
        Rectangle()
          .fill(chrome.divider)
          .frame(width: theme.control.borderWidth, height: chrome.dividerHeight ?? theme.space.md)
          .accessibilityHidden(true)
        part("plus", label: .increase, isPossible: canIncrement)
      }
      .background(
        chrome.fill, in: RoundedRectangle(cornerRadius: chrome.radius ?? theme.radius.small))
    }
    .accessibilityElement(children: .contain)
    .transformingNodes { [spokenValue] node, environment in
      guard let spokenValue else { return node }
      return node.changingSemantics {
        $0.value = TextResolution.plainText(of: spokenValue, in: environment)
      }
    }
    .component("stepper", source: source)
  }

  private func part(_ symbol: String, label: ControlWord, isPossible: Bool) -> some View {
    StepperPart(symbol: symbol)
      .control(.button, named: "stepperButton", label: label, source: source)
      .disabled(!isPossible)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title and without bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, file: file, line: line)
  }

  /// A stepper with a title and bounds; its half at the bound that is reached is disabled.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, file: file, line: line)
  }

  /// A stepper with a title for actions; without one, its half is disabled.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, file: file,
      line: line)
  }
}

/// One half of a stepper's button.
private struct StepperPart: View {
  let symbol: String

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.stepper) private var chrome
  @Environment(\.font) private var font
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Image(systemName: symbol)
      .font(chrome.font ?? font)
      .foregroundStyle(isEnabled ? Color.textPrimary : .textDisabled)
      .accessibilityHidden(true)
      .frame(
        minWidth: chrome.half?.width ?? theme.control.regular.height,
        minHeight: chrome.half?.height ?? theme.control.small.height)
  }
}
