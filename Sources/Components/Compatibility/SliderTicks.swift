/// Marks along the track of a slider.
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
  /// The values of the slider.
  associatedtype Value: BinaryFloatingPoint

  /// The values that are marked.
  var _values: [Value] { get }
}

/// A mark at a value of a slider; it is not drawn, which is told.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  public let _values: [V]

  /// A mark at a value.
  public init(_ value: V) { _values = [value] }

  /// A mark with a label, which is not called.
  public init(_ value: V, @ViewBuilder label: () -> some View) { _values = [value] }

  /// A mark with a title, which is not shown.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { _values = [value] }

  /// A mark with a title that is not translated, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { _values = [value] }
}

/// A mark of each element.
public struct SliderTickContentForEach<Data, ID, Content: SliderTickContent>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable {
  public let _values: [Content.Value]

  /// Marks of elements that a key path identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    _values = data.flatMap { content($0)._values }
  }

  /// Marks of elements that identify themselves.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    _values = data.flatMap { content($0)._values }
  }
}

/// Several marks of a slider.
public struct SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  public let _values: [V]
}

/// Composes the marks of a slider.
@MainActor @preconcurrency @resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Takes marks as they are.
  public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> SliderTicks<V> where Content.Value == V { SliderTicks(_values: content._values) }

  /// The marks of a block.
  public static func buildBlock(_ content: SliderTicks<V>...) -> SliderTicks<V> {
    buildArray(content)
  }

  /// The marks of a loop.
  public static func buildArray(_ content: [SliderTicks<V>]) -> SliderTicks<V> {
    SliderTicks(_values: content.flatMap(\._values))
  }

  /// The marks of an `if`, or none.
  public static func buildOptional(_ content: SliderTicks<V>?) -> SliderTicks<V> {
    content ?? SliderTicks(_values: [])
  }

  /// The marks of the first branch.
  public static func buildEither(first: SliderTicks<V>) -> SliderTicks<V> { first }

  /// The marks of the second branch.
  public static func buildEither(second: SliderTicks<V>) -> SliderTicks<V> { second }
}

extension Slider {
  /// A slider whose track is filled from a neutral value on, with marks, which are not drawn; bounds of what can be
  /// chosen and the label of the value do not show.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> SliderTicks<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, file: file, line: line)
    fill(from: neutralValue, in: bounds)
    hasTicks = !ticks()._values.isEmpty
  }

  /// The same, with steps, each of which may have a mark.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, file: file, line: line)
    fill(from: neutralValue, in: bounds)
    hasTicks = true
  }

  private mutating func fill<V: BinaryFloatingPoint>(from value: V?, in bounds: ClosedRange<V>) {
    guard let value else { return }
    let span = bounds.upperBound - bounds.lowerBound
    neutral = progressFraction(value - bounds.lowerBound, total: span) ?? 0
  }
}

extension Slider where ValueLabel == EmptyView {
  /// The same with marks, without labels at the ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> SliderTicks<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, label: label,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, ticks: ticks,
      file: file, line: line)
  }

  /// The same with steps, without labels at the ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, label: label,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      file: file, line: line)
  }

  /// A slider whose track is filled from a neutral value on, without marks.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(value: value, in: bounds, label: label, file: file, line: line)
    fill(from: neutralValue, in: bounds)
  }
}
