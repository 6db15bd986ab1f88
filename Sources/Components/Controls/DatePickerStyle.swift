public import Foundation

/// What a date picker style has to work with.
@MainActor
public struct DatePickerStyleConfiguration {
  /// The date picker's label, its type hidden.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label to show.
  public let label: Label
  /// The chosen date.
  @Binding public var selection: Date
  /// The earliest date that can be chosen, if there is one.
  public let minimumDate: Date?
  /// The latest date that can be chosen, if there is one.
  public let maximumDate: Date?
  /// The parts of a date that can be chosen.
  public let displayedComponents: DatePickerComponents
  let source: SourceLocation

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, source: SourceLocation
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    self.source = source
  }
}

/// The look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the look.
  associatedtype Body: View

  /// What a style has to work with.
  typealias Configuration = DatePickerStyleConfiguration

  /// The look of one date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A row with the date; the style where none is set.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A row with the date.
  public init() {}

  /// A row with the date.
  public func makeBody(configuration: Configuration) -> some View {
    SystemDatePicker(configuration: configuration, kind: .compact)
  }
}

/// A calendar of the month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public init() {}

  /// A calendar, and a row with the time.
  public func makeBody(configuration: Configuration) -> some View {
    SystemDatePicker(configuration: configuration, kind: .graphical)
  }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// A wheel for each part.
  public init() {}

  /// Wheels.
  public func makeBody(configuration: Configuration) -> some View {
    SystemDatePicker(configuration: configuration, kind: .wheel)
  }
}

/// The style where none is set.
public typealias DefaultDatePickerStyle = CompactDatePickerStyle

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style where none is set: a row.
  public static var automatic: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// A row with the date.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of the month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The style that applies to the date pickers of a place, its type hidden.
typealias AnyDatePickerStyle = AnyStyle<DatePickerStyleConfiguration>

extension AnyStyle where Configuration == DatePickerStyleConfiguration {
  @MainActor
  init(_ style: some DatePickerStyle) {
    self.init(style, of: "DatePickerStyle") { style.makeBody(configuration: $0) }
  }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyDatePickerStyle? { nil }
}

extension EnvironmentValues {
  var datePickerStyle: AnyDatePickerStyle? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers in the view.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    transformingEnvironment { $0.datePickerStyle = AnyDatePickerStyle(style) }
  }
}
