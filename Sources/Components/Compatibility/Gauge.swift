/// A value within a range, such as a level of charge.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let configuration: GaugeStyleConfiguration

  private init(
    fraction: Double, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    configuration = GaugeStyleConfiguration(
      value: fraction, label: GaugeStyleConfiguration.Label(content: AnyView(label)),
      currentValueLabel: current.map {
        GaugeStyleConfiguration.CurrentValueLabel(content: AnyView($0))
      },
      minimumValueLabel: minimum.map {
        GaugeStyleConfiguration.BoundsLabel(content: AnyView($0))
      },
      maximumValueLabel: maximum.map {
        GaugeStyleConfiguration.BoundsLabel(content: AnyView($0))
      })
  }

  fileprivate init(configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: gaugeFraction(value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  @Environment(\.gaugeStyle) private var style

  public var body: some View {
    (style ?? AnyGaugeStyle(LinearGaugeStyle())).makeBody(configuration)
      .accessibilityElement(children: .combine)
      .accessibilityRole(.progress)
      .accessibilityValue(percentText(configuration.value))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: gaugeFraction(value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: nil, maximum: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: gaugeFraction(value, in: bounds), label: label(), current: nil, minimum: nil,
      maximum: nil)
  }
}

private func gaugeFraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double
{
  progressFraction(value - bounds.lowerBound, total: bounds.upperBound - bounds.lowerBound) ?? 0
}

/// What a style of gauges has to work with.
@MainActor
public struct GaugeStyleConfiguration {
  /// The label, its type hidden.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The description of the value, its type hidden.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The description of a bound, its type hidden.
  public struct BoundsLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// From 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: BoundsLabel?
  public let maximumValueLabel: BoundsLabel?
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View

  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar under its label.
public struct LinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value).accessibilityHidden(true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// A ring around its value.
public struct CircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ring(to: 1, Color.fill)
      ring(to: configuration.value, TintShapeStyle())
      if let current = configuration.currentValueLabel {
        current.font(.headline).minimumScaleFactor(0.5).padding(10)
      } else {
        configuration.label.font(.caption2).padding(10)
      }
    }
    .frame(width: 58, height: 58)
  }

  /// A stretch of the lower open ring, which covers three quarters of a turn.
  private func ring(to end: Double, _ style: some ShapeStyle) -> some View {
    Circle()
      .inset(by: 3)
      .trim(from: 0, to: 0.75 * end)
      .stroke(style, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(135))
      .accessibilityHidden(true)
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  public static var automatic: LinearGaugeStyle { LinearGaugeStyle() }
  public static var linearCapacity: LinearGaugeStyle { LinearGaugeStyle() }
  public static var accessoryLinear: LinearGaugeStyle { LinearGaugeStyle() }
  public static var accessoryLinearCapacity: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static var accessoryCircular: CircularGaugeStyle { CircularGaugeStyle() }
  public static var accessoryCircularCapacity: CircularGaugeStyle { CircularGaugeStyle() }
}

/// The style that holds for the gauges of a place, its type hidden.
typealias AnyGaugeStyle = AnyStyle<GaugeStyleConfiguration>

extension AnyStyle where Configuration == GaugeStyleConfiguration {
  @MainActor
  init(_ style: some GaugeStyle) {
    self.init { style.makeBody(configuration: $0) }
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the gauges in the view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    transformingEnvironment { $0.gaugeStyle = AnyGaugeStyle(style) }
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == GaugeStyleConfiguration.BoundsLabel
{
  /// The gauge of a style's configuration, with another look.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(configuration: configuration)
  }
}

extension Gauge {
  /// A gauge with labels of marks on the way, which are not shown.
  public init<V: BinaryFloatingPoint, Marks: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> Marks
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}
