extension Slider {
  /// A slider with labels; `step` does not show and `onEditingChanged` is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, file: file, line: line)
  }
}

extension Slider {
  /// A slider with labels, in SwiftUI's older spelling.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, file: file, line: line)
  }
  /// A slider with a label, in SwiftUI's older spelling.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) where ValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, file: file, line: line)
  }

  /// A slider with a label, in SwiftUI's older spelling; `step` does not show.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) where ValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, file: file, line: line)
  }

  /// A slider with labels, in SwiftUI's older spelling; `step` does not show.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, file: file, line: line)
  }
}
