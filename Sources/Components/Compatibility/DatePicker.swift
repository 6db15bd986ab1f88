public import Foundation

/// A choice of a date, of a time, or of both.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let date: Date
  private let components: DatePickerComponents
  private let label: Label
  private let source: SourceLocation

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    date = selection.wrappedValue
    components = displayedComponents
    self.label = label()
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  /// A choice within bounds, which a picture does not show.
  public init<Bounds: RangeExpression<Date>>(
    selection: Binding<Date>, in range: Bounds,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: label, file: file,
      line: line)
  }

  @Environment(\.datePickerStyle) private var style
  @Environment(\.theme) private var theme
  @Environment(\.labelsHidden) private var labelsHidden

  public var body: some View {
    if style == .graphical, components.contains(.date) {
      VStack(alignment: .leading, spacing: theme.space.sm) {
        MonthCalendar(date: date)
        if components.contains(.hourAndMinute) {
          LabeledControlRow(label: Text("Time")) { part(.time, label: "Time") }
        }
      }
      .accessibilityElement(children: .contain)
    } else {
      LabeledControlRow(label: label) {
        HStack(spacing: theme.space.xs) {
          if components.contains(.date) { part(.date, label: "Date") }
          if components.contains(.hourAndMinute) { part(.time, label: "Time") }
        }
      }
      .accessibilityElement(children: .contain)
      .modifier(HiddenLabel(label: label, isHidden: labelsHidden))
    }
  }

  /// The date or the time on a field of its own.
  private func part(_ part: DatePickerPart, label: LocalizedStringKey) -> some View {
    DatePickerValue(date: date, part: part)
      .padding(.horizontal, theme.space.sm)
      .padding(.vertical, theme.space.xxs)
      .background(Color.fill, in: RoundedRectangle(cornerRadius: theme.radius.small))
      .control(.button, named: "datePicker", source: source)
      .accessibilityHint(label)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(titleKey) },
      file: file, line: line)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(title) },
      file: file, line: line)
  }

  /// A choice within bounds, which a picture does not show.
  public init<Bounds: RangeExpression<Date>>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Bounds,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      titleKey, selection: selection, displayedComponents: displayedComponents, file: file,
      line: line)
  }
}

/// What a date picker lets choose.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How date pickers look; wheels and fields look like the compact one.
public struct DatePickerStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = DatePickerStyle(name: "automatic")
  public static let compact = DatePickerStyle(name: "compact")
  public static let graphical = DatePickerStyle(name: "graphical")
  public static let wheel = DatePickerStyle(name: "wheel")
  public static let field = DatePickerStyle(name: "field")
  public static let stepperField = DatePickerStyle(name: "stepperField")
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: DatePickerStyle { .automatic }
}

extension EnvironmentValues {
  var datePickerStyle: DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers in the view.
  public func datePickerStyle(_ style: DatePickerStyle) -> some View {
    transformingEnvironment { $0.datePickerStyle = style }
  }
}

/// Which part of a date a picker shows.
enum DatePickerPart { case date, time }

/// The words of a date or a time in a picker.
private struct DatePickerValue: View {
  let date: Date
  let part: DatePickerPart

  var body: some View {
    switch part {
    case .date: Text(date, format: Date.FormatStyle(date: .abbreviated, time: .omitted))
    case .time: Text(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    }
  }
}
