/// A value within a range, such as a level of charge.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration

  package init(
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

  /// A gauge of a value, held within its bounds, with labels of the value and the bounds; those of marked values are
  /// in no style of iOS.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: gaugeFraction(value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  @Environment(\.gaugeStyle) private var style

  public var body: some View {
    // A gauge inside a style's body has the system's look.
    (style ?? AnyGaugeStyle(LinearCapacityGaugeStyle())).makeBody(configuration)
      .transformingEnvironment { $0.gaugeStyle = nil }
      .noting(.gauge)
      .progress(
        configuration.value, label: configuration.currentValueLabel?.content,
        name: configuration.label.content)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge of a value, held within its bounds, with labels of the value and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      markedValueLabels: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge of a value, held within its bounds, with a label of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: gaugeFraction(value, in: bounds), label: label(), current: currentValueLabel(),
      minimum: nil, maximum: nil)
  }
}

extension Gauge
where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge of a value, held within its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: gaugeFraction(value, in: bounds), label: label(), current: nil, minimum: nil,
      maximum: nil)
  }
}

package func gaugeFraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double
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
    // Its words are the value of the whole.
    public var body: some View { content.accessibilityHidden(true) }
  }

  /// The description of a bound, its type hidden.
  public struct BoundsLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The descriptions of marked values, their type hidden; no style of iOS shows them.
  public struct MarkedValueLabels: View {
    public var body: some View { EmptyView() }
  }

  /// From 0 to 1.
  public let value: Double
  /// The label to show.
  public let label: Label
  /// The description of the value, if there is one.
  public let currentValueLabel: CurrentValueLabel?
  /// The description of the lower bound, if there is one.
  public let minimumValueLabel: BoundsLabel?
  /// The description of the upper bound, if there is one.
  public let maximumValueLabel: BoundsLabel?
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = GaugeStyleConfiguration

  /// The look of one gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar under its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style where none is set.
  public init() {}

  /// The label, the bar between its bounds, and the description of the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        bound(configuration.minimumValueLabel)
        ProgressView(value: configuration.value)
          .environment(\.gradientForm, .horizontal)
          .accessibilityHidden(true)
        bound(configuration.maximumValueLabel)
      }
      configuration.currentValueLabel
        .font(.footnote.monospacedDigit())
        .defaultForeground(.textSecondary)
    }
  }
}

extension LinearCapacityGaugeStyle {
  private func bound(_ label: GaugeStyleConfiguration.BoundsLabel?) -> some View {
    label?.font(.footnote.monospacedDigit()).defaultForeground(.textSecondary)
  }
}

/// An open ring around its value, with its bounds in the opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// An open ring.
  public init() {}

  /// The open ring; the label is in it where the value has no description.
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, turn: 0.75)
  }
}

/// A closed ring around its value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A closed ring.
  public init() {}

  /// The closed ring; the label is in it where the value has no description.
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, turn: 1)
  }
}

/// A ring with a value inside, which grows with the reader's type.
private struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  /// How much of a turn the whole range covers; what is left is open at the bottom.
  let turn: Double

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.marksGauges) private var marksGauges
  @Environment(\.typeGrowth) private var growth

  var body: some View {
    let side = theme.control.progressRingLarge + growth
    ZStack {
      if marksGauges && turn < 1 {
        ZStack {
          ring(to: 1, TintShapeStyle(), side: side)
          // The mark is cut out of the ring around it.
          mark(Color.black, side: side, by: 1.7)
            .blendMode(.destinationOut)
        }
        .compositingGroup()
        mark(TintShapeStyle(), side: side)
      } else {
        ring(to: 1, Color.fill, side: side)
        ring(to: configuration.value, TintShapeStyle(), side: side)
      }
      Group {
        if let current = configuration.currentValueLabel {
          current.font(.system(size: side * 0.28, weight: .semibold).monospacedDigit())
        } else {
          configuration.label.font(.system(size: side * 0.2, weight: .medium))
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(.horizontal, side * 0.16)
    }
    .frame(width: side, height: side)
    .overlay(alignment: .bottom) {
      if turn < 1 {
        HStack(spacing: side * 0.18) {
          if showsLabelInOpening {
            configuration.label
          } else {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        }
        .font(.system(size: side * 0.18, weight: .medium).monospacedDigit())
        .defaultForeground(.textSecondary)
        .lineLimit(1)
        .fixedSize()
        .offset(y: side * 0.05)
      }
    }
  }

  /// Whether the opening has the label: where the value is described and the bounds are not.
  private var showsLabelInOpening: Bool {
    marksGauges && configuration.currentValueLabel != nil
      && configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil
  }

  /// A dot at the value: an arc that is hardly more than its round ends.
  private func mark(_ style: some ShapeStyle, side: CGFloat, by thickness: CGFloat = 1) -> some View
  {
    ring(
      from: configuration.value, to: configuration.value + 0.001, style, side: side, by: thickness)
  }

  /// An arc with round ends; `thickness` is how much thicker than the others it is.
  private func ring(
    from start: Double = 0, to end: Double, _ style: some ShapeStyle, side: CGFloat,
    by thickness: CGFloat = 1
  ) -> some View {
    let width = theme.control.progressRingWidth * side / theme.control.progressRingSide
    return Circle()
      .inset(by: width / 2)
      .trim(from: turn * start, to: turn * end)
      .stroke(style, style: StrokeStyle(lineWidth: width * thickness, lineCap: .round))
      .environment(\.gradientForm, .arc(turn * 360))
      .rotationEffect(.degrees(turn < 1 ? 135 : -90))
      .accessibilityHidden(true)
  }
}

/// The style where none is set.
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle
/// A bar under its label.
public typealias LinearGaugeStyle = LinearCapacityGaugeStyle
/// A bar under its label.
public typealias AccessoryLinearGaugeStyle = LinearCapacityGaugeStyle
/// A bar under its label.
public typealias AccessoryLinearCapacityGaugeStyle = LinearCapacityGaugeStyle
/// An open ring around its value.
public typealias CircularGaugeStyle = AccessoryCircularGaugeStyle

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style where none is set: a bar.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar.
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The style that applies to the gauges of a place, its type hidden.
typealias AnyGaugeStyle = AnyStyle<GaugeStyleConfiguration>

extension AnyStyle where Configuration == GaugeStyleConfiguration {
  @MainActor
  init(_ style: some GaugeStyle) {
    self.init(style, of: "GaugeStyle") { style.makeBody(configuration: $0) }
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
  BoundsLabel == GaugeStyleConfiguration.BoundsLabel,
  MarkedValueLabels == GaugeStyleConfiguration.MarkedValueLabels
{
  /// The gauge of a style's configuration, with another look.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(configuration: configuration)
  }
}
