/// How far something is, or that it is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// From 0 to 1, or `nil` while it is not known.
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @Environment(\.progressViewStyle) private var style

  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: ProgressViewStyleConfiguration.Label(content: AnyView(label)),
      currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel(
        content: AnyView(currentValueLabel)))
    // A progress view inside a style's body has the system's look.
    (style ?? AnyProgressViewStyle(DefaultProgressViewStyle())).makeBody(configuration)
      .transformingEnvironment { $0.progressViewStyle = nil }
      .noting(.progressView)
  }
}

/// A fraction from a value and a total; `nil` stays unknown and what is out of range is clamped.
func progressFraction<V: BinaryFloatingPoint>(_ value: V?, total: V) -> Double? {
  value.map { value in
    let share = Double(value) / Double(total)
    return share > 0 ? min(share, 1) : 0
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress of unknown extent.
  public init() {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// A share of a total, clamped to 0…1, or unknown progress if `value` is `nil`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(
      fraction: progressFraction(value, total: total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of unknown extent with its own label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// A share of a total with its own label; `nil` is unknown.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: progressFraction(value, total: total), label: label(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// A share of a total with a label and a description of the value; `nil` is unknown.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: progressFraction(value, total: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress of unknown extent with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// A share of a total with a title; `nil` is unknown.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(
      fraction: progressFraction(value, total: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// The same, for a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(
      fraction: progressFraction(value, total: total), label: Text(title),
      currentValueLabel: EmptyView())
  }
}

/// What a style of progress views has to work with.
@MainActor
public struct ProgressViewStyleConfiguration {
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

  /// From 0 to 1, or `nil` while it is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public let label: Label?
  /// The description of the value, if there is one.
  public let currentValueLabel: CurrentValueLabel?
}

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of one progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where the extent is known, spokes where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style where none is set.
  public init() {}

  /// A bar, or spokes while the extent is not known.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar in a colour, or in the accent colour if `nil`.
  public init(tint: Color? = nil) {
    self.tint = tint
  }

  /// The bar between the label and the description.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A ring where the extent is known, spokes where it is not.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A ring in a colour, or in the accent colour if `nil`.
  public init(tint: Color? = nil) {
    self.tint = tint
  }

  /// The ring above the label and the description.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style where none is set: a bar, or spokes while the extent is not known.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or spokes while the extent is not known.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style that applies to the progress views of a place, its type hidden.
typealias AnyProgressViewStyle = AnyStyle<ProgressViewStyleConfiguration>

extension AnyStyle where Configuration == ProgressViewStyleConfiguration {
  @MainActor
  init(_ style: some ProgressViewStyle) {
    self.init(style, of: "ProgressViewStyle") { style.makeBody(configuration: $0) }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress views in the view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    transformingEnvironment { $0.progressViewStyle = AnyProgressViewStyle(style) }
  }
}
