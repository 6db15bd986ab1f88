public import Foundation

/// A choice of several days, shown as the calendar of the month of the first one, which alone is
/// marked.
public struct MultiDatePicker<Label: View>: View {
  private let days: Set<DateComponents>
  private let label: Label

  /// A picker with its own label; without days, it shows the month of the picture's date.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    days = selection.wrappedValue
    self.label = label()
  }

  /// A picker whose range the picture does not show.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.currentDate) private var now

  public var body: some View {
    DatePicker(
      selection: .constant(firstDay), displayedComponents: .date, label: { label }
    )
    .datePickerStyle(.graphical)
  }

  /// The earliest day, at its midnight in the environment's time zone.
  private var firstDay: Date {
    var calendar = calendar
    calendar.timeZone = timeZone
    let dates = days.compactMap { day in
      var day = day
      // Components made by a calendar carry it along, with the zone of the machine.
      day.calendar = nil
      day.timeZone = nil
      return calendar.date(from: day)
    }
    return dates.min() ?? now
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, label: { Text(titleKey) })
  }

  /// A picker with a title, whose range the picture does not show.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, label: { Text(titleKey) })
  }
}
