/// How far something has come, or that it goes on.
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

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(
      fraction: progressFraction(value, total: total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: progressFraction(value, total: total), label: label(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView {
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
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(
      fraction: progressFraction(value, total: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

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
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View

  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where the extent is known, spokes where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

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

  public init(tint: Color? = nil) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A ring where the extent is known, spokes where it is not.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init(tint: Color? = nil) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style that holds for the progress views of a place, its type hidden.
typealias AnyProgressViewStyle = AnyStyle<ProgressViewStyleConfiguration>

extension AnyStyle where Configuration == ProgressViewStyleConfiguration {
  @MainActor
  init(_ style: some ProgressViewStyle) {
    self.init { style.makeBody(configuration: $0) }
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
