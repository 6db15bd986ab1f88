public import Foundation

/// A row with a date, a time, or both.
///
/// Dates are shown in the environment's time zone, which is Greenwich's where none is set, and in the
/// words of its language.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: DatePickerComponents
  private let label: Label
  private let source: SourceLocation

  /// A picker with its own label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, from: nil, through: nil, displayedComponents: displayedComponents,
      label: label(), file: file, line: line)
  }

  /// A picker whose range only a custom style shows.
  public init<Range: RangeExpression<Date>>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.date, .hourAndMinute], @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let closed = range as? ClosedRange<Date>
    self.init(
      selection: selection,
      from: closed?.lowerBound ?? (range as? PartialRangeFrom<Date>)?.lowerBound,
      through: closed?.upperBound ?? (range as? PartialRangeThrough<Date>)?.upperBound,
      displayedComponents: displayedComponents, label: label(), file: file, line: line)
  }

  private init(
    selection: Binding<Date>, from minimum: Date?, through maximum: Date?,
    displayedComponents: Components, label: Label, file: StaticString, line: UInt
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    components = displayedComponents
    self.label = label
    source = SourceLocation(file: "\(file)", line: Int(line))
  }

  @Environment(\.datePickerStyle) private var style

  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: DatePickerStyleConfiguration.Label(content: AnyView(label)), selection: selection,
      minimumDate: minimum, maximumDate: maximum, displayedComponents: components, source: source)
    // A date picker inside a style's body has the system's look.
    (style ?? AnyDatePickerStyle(DefaultDatePickerStyle())).makeBody(configuration)
      .transformingEnvironment { $0.datePickerStyle = nil }
      .noting(.datePicker)
  }
}

extension DatePicker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.date, .hourAndMinute], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents,
      label: { Text(titleKey) }, file: file, line: line)
  }

  /// A picker with a title, whose range only a custom style shows.
  public init<Range: RangeExpression<Date>>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.date, .hourAndMinute], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleKey) }, file: file, line: line)
  }

  /// A picker with a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.date, .hourAndMinute], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents, label: { Text(title) },
      file: file, line: line)
  }
}

/// The parts of a date.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set by its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date picker as the system draws it.
struct SystemDatePicker: View {
  /// Which of the system's looks.
  enum Kind { case compact, graphical, wheel }

  let configuration: DatePickerStyleConfiguration
  let kind: Kind

  @Environment(\.theme) private var theme
  @Environment(\.localeIdentifier) private var locale
  @Environment(\.timeZone) private var timeZone

  private var components: DatePickerComponents { configuration.displayedComponents }
  private var label: DatePickerStyleConfiguration.Label { configuration.label }
  private var source: SourceLocation { configuration.source }

  var body: some View {
    let date = configuration.selection
    let civil = CivilDate(date, secondsFromGMT: timeZone.secondsFromGMT(for: date))
    let words = DateWords(language: locale)
    if kind == .wheel {
      DateWheels(date: civil, words: words, components: components)
        .control(.button, named: "datePicker", source: source)
        .accessibilityAdjustableAction { _ in }
        .modifier(HiddenLabel(label: label, isHidden: true))
        .accessibilityValue(parts(civil, words).joined(separator: ", "))
    } else if kind == .graphical, components.contains(.date) {
      VStack(spacing: theme.space.sm) {
        CalendarMonth(date: civil, words: words, label: AnyView(label), source: source)
        if components.contains(.hourAndMinute) {
          DateRow(
            label: AnyView(timeLabel(words)), parts: [words.time(civil)], source: source)
        }
      }
    } else {
      DateRow(label: AnyView(label), parts: parts(civil, words), source: source)
    }
  }

  private func timeLabel(_ words: DateWords) -> Text {
    words.timeLabel.map { Text(verbatim: $0) } ?? Text("Time")
  }

  private func parts(_ date: CivilDate, _ words: DateWords) -> [String] {
    var parts: [String] = []
    if components.contains(.date) { parts.append(words.date(date)) }
    if components.contains(.hourAndMinute) { parts.append(words.time(date)) }
    return parts
  }
}

/// A label with the parts of a date in tinted boxes.
private struct DateRow: View {
  let label: AnyView
  let parts: [String]
  let source: SourceLocation

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.date) private var chrome
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    LabeledControlRow(label: label, keepsControl: chrome.padding != nil) {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: theme.space.xs) { boxes }
      } else {
        HStack(spacing: theme.space.xs) { boxes }
      }
    }
    .control(.button, named: "datePicker", source: source)
  }

  private var boxes: some View {
    ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
      // AM and PM go to their own line where a box has no room for them.
      Text(verbatim: String(part.map { $0 == "\u{202F}" ? " " : $0 }))
        // The control of UIKit in it has no font to set: the environment's is the label's alone.
        .font(.body).monospacedDigit()
        .foregroundStyle(isEnabled ? Color.textPrimary : .textDisabled)
        .padding(.horizontal, chrome.padding?.width ?? theme.space.sm)
        .padding(.vertical, chrome.padding?.height ?? theme.space.xxs + theme.space.xxxs)
        .background(
          chrome.fill, in: RoundedRectangle(cornerRadius: chrome.radius ?? theme.radius.small))
    }
  }
}

/// The days of a month with the chosen one marked.
private struct CalendarMonth: View {
  let date: CivilDate
  let words: DateWords
  let label: AnyView
  let source: SourceLocation

  /// The side of a day, which is a target.
  private static let leastSide: CGFloat = 44

  @Environment(\.theme) private var theme
  @Environment(\.controlChrome.date) private var chrome
  @Environment(\.textCase) private var textCase
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.firstWeekday) private var firstWeekday

  var body: some View {
    VStack(alignment: .leading, spacing: theme.space.xs) {
      if typeSize.isAccessibilitySize {
        ViewThatFits(in: .horizontal) {
          heading
          VStack(alignment: .leading, spacing: theme.space.xs) {
            month
            HStack(spacing: theme.space.lg) { steps }
          }
        }
      } else {
        heading
      }
      // Seven targets beside each other take more than a narrow card has.
      ViewThatFits(in: .horizontal) {
        grid
        ScrollView(.horizontal) { grid.frame(width: 7 * Self.leastSide) }
          .transformingEnvironment { $0.leaveScrolling() }
      }
      // A month is a picture of a page: its digits stop growing where they would not fit.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
    .accessibilityElement(children: .contain)
    .modifier(HiddenLabel(label: label, isHidden: true))
    .component("calendar", source: source)
  }

  private var heading: some View {
    HStack(spacing: theme.space.lg) {
      month.frame(maxWidth: .infinity, alignment: .leading)
      steps
    }
  }

  @ViewBuilder private var month: some View {
    let name = Text(verbatim: words.month(date)).font(.headline)
    if chrome.marksMonth {
      HStack(spacing: theme.space.xxs) {
        name
        Image(systemName: "chevron.forward")
          .font(.system(.subheadline, weight: .semibold))
          .imageScale(.small)
          .foregroundStyle(Color.accentColor)
          .accessibilityHidden(true)
      }
    } else {
      name
    }
  }

  @ViewBuilder private var steps: some View {
    step("chevron.backward", label: .previousMonth)
    step("chevron.forward", label: .nextMonth)
  }

  private func step(_ symbol: String, label: ControlWord) -> some View {
    Image(systemName: symbol)
      .fontWeight(.semibold)
      .foregroundStyle(Color.accentColor)
      .accessibilityHidden(true)
      .control(.button, named: "month", label: label, source: source)
  }

  private var grid: some View {
    let weekdays = words.weekdays
    return VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<7) { index in
          Text(verbatim: weekdays[(index + firstWeekday - 1) % 7])
            .font(.system(.footnote, weight: .semibold))
            .foregroundStyle(chrome.weekday)
            .textCase(chrome.capitalizesWeekdays ? .uppercase : textCase)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .frame(minWidth: Self.leastSide, maxWidth: .infinity)
        }
      }
      // The names have the width of a target: they stop growing before they touch.
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
      .accessibilityHidden(true)
      ForEach(0..<weekCount) { week in
        HStack(spacing: 0) {
          ForEach(0..<7) { index in cell(week * 7 + index - offset + 1) }
        }
      }
    }
    .hitTarget(.expand)
  }

  /// How many cells of the first week are before the first of the month.
  private var offset: Int {
    let first = CivilDate(year: date.year, month: date.month, day: 1).weekday
    return (first - (firstWeekday - 1) + 7) % 7
  }

  private var weekCount: Int { (offset + date.daysInMonth + 6) / 7 }

  @ViewBuilder
  private func cell(_ day: Int) -> some View {
    let side = chrome.daySide ?? theme.control.calendarDaySide
    if day >= 1, day <= date.daysInMonth {
      let isChosen = day == date.day
      Text(verbatim: words.number(day))
        .font(.system(.title3, weight: isChosen ? .semibold : .regular).monospacedDigit())
        .foregroundStyle(isChosen ? Color.onPrimarySubtle : .textPrimary)
        .lineLimit(1)
        .frame(width: side, height: side)
        .background { if isChosen { Circle().fill(Color.primarySubtle) } }
        .frame(minWidth: Self.leastSide, maxWidth: .infinity, minHeight: Self.leastSide)
        .control(.button, named: "day", states: isChosen ? [.selected] : [], source: source)
    } else {
      Color.clear.frame(minWidth: Self.leastSide, maxWidth: .infinity)
        .frame(height: Self.leastSide)
    }
  }
}
